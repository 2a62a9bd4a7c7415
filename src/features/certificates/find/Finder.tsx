import { Search } from 'lucide-react';
import { useState, useTransition } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import styles from './Finder.module.css';
import { type FinderToolsProps } from './FinderTools.tsx';
import { LaterFinderTools } from './later.ts';
import type { AskedHome } from './useAsked.ts';

interface FinderProps extends FinderToolsProps {
  home: AskedHome;
  /** There is something to find in. */
  hasTools: boolean;
}

/** The search field, and around it what narrows and arranges the certificates. */
export function Finder({ hasTools, ...tools }: FinderProps) {
  return (
    <search className={styles.finder}>
      <SearchField {...tools.home} />
      {hasTools && <LaterFinderTools {...tools} />}
    </search>
  );
}

/** What is typed is in the field at once, whatever it takes to find it. */
function SearchField({ asked, type, settle }: AskedHome) {
  const intl = useIntl();
  const { words } = asked;
  const [isBehind, startTransition] = useTransition();
  const [{ text, seen }, setTyped] = useState({ text: words, seen: words });
  if (!isBehind && words !== seen) setTyped({ text: words, seen: words });
  return (
    <div className={styles.field}>
      <Search aria-hidden />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        aria-label={intl.formatMessage(messages.search)}
        placeholder={intl.formatMessage(messages.searchBy)}
        value={text}
        onChange={({ target: { value } }) => {
          setTyped({ text: value, seen });
          startTransition(() => type(value));
        }}
        onBlur={settle}
      />
    </div>
  );
}
