import type { IndexedCertificate } from './indexCertificate.ts';

/** Index for searching words in thousands of certificates. The certificates are in their sort order. */
export interface SearchIndex {
  entries: readonly IndexedCertificate[];
  /**
   * Cached matches of the most recent search words, by word. Each array has one number per certificate: 1 if the
   * certificate contains the word, else 0.
   */
  matchCache: Map<string, Uint8Array>;
}

export const buildSearchIndex = (entries: readonly IndexedCertificate[]): SearchIndex => ({
  entries,
  matchCache: new Map(),
});
