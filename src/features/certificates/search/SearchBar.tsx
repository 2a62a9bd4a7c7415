import { type ReactNode, startTransition, useOptimistic } from 'react';
import { useIntl } from 'react-intl';
import { SearchField } from '#ui/controls/SearchField.tsx';
import { messages } from '../messages.ts';
import styles from './SearchBar.module.css';
import type { ListParamsControl } from './useListParams.ts';

interface SearchBarProps {
  listParams: ListParamsControl;
  /** Controls beside the search field: filters, sort order, and switch between list and grid. */
  children: ReactNode;
}

/** Search bar: the search field, with further controls around it. */
export function SearchBar({ listParams, children }: SearchBarProps) {
  return (
    <search className={styles.searchBar}>
      <CertificateSearchField {...listParams} />
      {children}
    </search>
  );
}

/** Search field. The search runs in a React transition, so that it does not delay typing. */
function CertificateSearchField({ filter, setSearchText, commitSearchText }: ListParamsControl) {
  const intl = useIntl();
  const [text, setDisplayedText] = useOptimistic(filter.searchText);
  const changeText = (nextText: string) =>
    startTransition(() => {
      setDisplayedText(nextText);
      setSearchText(nextText);
    });
  return (
    <SearchField
      className={styles.field}
      label={intl.formatMessage(messages.search)}
      placeholder={intl.formatMessage(messages.searchPlaceholder)}
      value={text}
      onChange={changeText}
      onBlur={commitSearchText}
    />
  );
}
