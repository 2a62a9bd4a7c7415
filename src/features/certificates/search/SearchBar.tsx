import { type ReactNode, useState, useTransition } from 'react';
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
function CertificateSearchField({ params, setSearchText, commitSearchText }: ListParamsControl) {
  const intl = useIntl();
  const { searchText } = params;
  const [isPending, startTransition] = useTransition();
  const [draft, setDraft] = useState({ text: searchText, basedOn: searchText });
  // A search text from elsewhere, such as the history, replaces the draft unless a transition is still catching up with it.
  if (!isPending && searchText !== draft.basedOn)
    setDraft({ text: searchText, basedOn: searchText });
  return (
    <SearchField
      className={styles.field}
      label={intl.formatMessage(messages.search)}
      placeholder={intl.formatMessage(messages.searchPlaceholder)}
      value={draft.text}
      onChange={(text) => {
        setDraft({ text, basedOn: draft.basedOn });
        startTransition(() => setSearchText(text));
      }}
      onBlur={commitSearchText}
    />
  );
}
