import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import type { CertificateSearch } from './useCertificateSearch.ts';

/** Returns the sentence that another search text is used instead of the typed one; undefined if it is not. */
export function useSuggestionText({ filter, suggestion }: CertificateSearch): string | undefined {
  const intl = useIntl();
  if (suggestion === undefined) return undefined;
  return intl.formatMessage(messages.suggestion, { q: filter.searchText.trim(), suggestion });
}
