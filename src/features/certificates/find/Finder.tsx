import { Search } from 'lucide-react';
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

function SearchField({ asked, type, settle }: AskedHome) {
  const intl = useIntl();
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
        value={asked.words}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
      />
    </div>
  );
}
