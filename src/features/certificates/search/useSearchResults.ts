import { createContext, use } from 'react';
import type { Certificate } from '#domain/certificate/certificate.ts';

/**
 * The certificates that match the current search, including those not rendered yet. Selection and preview use this
 * list.
 */
export interface SearchResults {
  /** The matching certificates, sorted as on screen. */
  certificates: readonly Certificate[];
  isFiltered: boolean;
  /** Whether all certificates of the user were searched. */
  isComplete: boolean;
  /** The filter in words, such as "2025, Missions, energy"; empty without a filter. */
  filterLabel: string;
}

/** The results before the search code is loaded. */
export const noSearchResults: SearchResults = {
  certificates: [],
  isFiltered: false,
  isComplete: false,
  filterLabel: '',
};

export const SearchResultsContext = createContext(noSearchResults);

export const useSearchResults = (): SearchResults => use(SearchResultsContext);
