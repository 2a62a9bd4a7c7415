import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '#ui/controls/IconButton.tsx';
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
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    type('');
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') focusFirst(event);
    else if (event.key === 'Escape' && asked.words) {
      event.preventDefault();
      type('');
    } else if (event.key === 'Escape') field.current?.blur();
  };
  return (
    <div className={styles.field}>
      <Search aria-hidden />
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        aria-label={intl.formatMessage(messages.search)}
        placeholder={intl.formatMessage(messages.searchBy)}
        value={asked.words}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={settle}
      />
      {asked.words && (
        <IconButton
          size="small"
          label={intl.formatMessage(messages.clearSearch)}
          icon={<X aria-hidden />}
          onClick={clear}
        />
      )}
    </div>
  );
}

function focusFirst(event: KeyboardEvent): void {
  const screen = event.currentTarget.closest('search')?.parentElement;
  const first = screen?.querySelector<HTMLElement>('[role=listitem] :is(a, input)');
  if (!first) return;
  event.preventDefault();
  first.focus();
}
