import type { Certificate } from '#domain/certificate/certificate.ts';
import type { FilterResult } from './filterCertificates.ts';
import type { UnindexedCertificate } from './indexCertificate.ts';

/** Certificates that match the current search, also those not rendered yet, for selection and preview. */
export interface SearchResults {
  /** Matching certificates, in the order on screen. */
  certificates: readonly Certificate[];
  isFiltered: boolean;
  /** Whether all certificates of the user were searched. */
  isComplete: boolean;
  /** Filter in words, such as "2025, Missions, energy"; an empty string if no filter is set. */
  filterLabel: string;
  /** Counts for the filters. Undefined, like `pool` and `total`, before the code of the search is loaded. */
  filterResult?: FilterResult;
  pool?: SearchedCertificates;
  /** Number of certificates that were searched. */
  total?: number;
  /** Search text that was used because nothing matches the text of the filter; undefined if there is none. */
  suggestion?: string | undefined;
}

/** Certificates among which a search looks for matches. */
export interface SearchedCertificates {
  certificates: readonly UnindexedCertificate[];
  /** Certificates of later pages, which are placed after all others until they are merged into the list. */
  appended: readonly UnindexedCertificate[];
}
