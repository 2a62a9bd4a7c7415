import type { CertificateType } from '#domain/certificate/certificate.ts';

/** Conditions of a certificate search: text, type and year. */
export interface SearchFilter {
  /** Search text as the user typed it; an empty string if there is none. */
  searchText: string;
  type: CertificateType | undefined;
  year: number | undefined;
}

/** Returns whether a filter has at least one condition. */
export const hasFilter = ({ searchText, type, year }: SearchFilter): boolean =>
  searchText.trim() !== '' || type !== undefined || year !== undefined;
