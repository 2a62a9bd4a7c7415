import { createContext, use } from 'react';
import type { Certificate } from '#model/certificate/certificate.ts';

/** What Home shows now, loaded or not: what selecting acts on, and the preview goes through. */
export interface Found {
  /** In the order in which they are shown. */
  certificates: readonly Certificate[];
  isFiltered: boolean;
  /** There are no others. */
  isComplete: boolean;
  /** What they have in common, "2025, Missions, energy"; empty without a filter. */
  choice: string;
}

/** Before there is anything that finds. */
export const nothingFound: Found = {
  certificates: [],
  isFiltered: false,
  isComplete: false,
  choice: '',
};

export const FoundContext = createContext(nothingFound);

export const useFound = (): Found => use(FoundContext);
