import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { useSearch } from './useCertificateSearch.ts';

/** Returns the sentence that another search text is used instead of the typed one; undefined if it is not. */
export function useSuggestionText(): string | undefined {
  const intl = useIntl();
  const { filter, suggestion } = useSearch();
  if (suggestion === undefined) return undefined;
  return intl.formatMessage(messages.suggestion, { q: filter.searchText.trim(), suggestion });
}
