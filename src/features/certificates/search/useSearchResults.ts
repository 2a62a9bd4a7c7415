import { createContext, use } from 'react';
import type { Certificate } from '#domain/certificate/certificate.ts';

/** Certificates that match the current search, also those not rendered yet, for selection and preview. */
export interface SearchResults {
  /** Matching certificates, in the order on screen. */
  certificates: readonly Certificate[];
  isFiltered: boolean;
  /** Whether all certificates of the user were searched. */
  isComplete: boolean;
  /** Filter in words, such as "2025, Missions, energy"; an empty string if no filter is set. */
  filterLabel: string;
}

/** Results before the code of the search is loaded: no certificates. */
export const noSearchResults: SearchResults = {
  certificates: [],
  isFiltered: false,
  isComplete: false,
  filterLabel: '',
};

export const SearchResultsContext = createContext(noSearchResults);

export const useSearchResults = (): SearchResults => use(SearchResultsContext);
