import type { CertificateType } from '#domain/certificate/certificate.ts';

/** Conditions of a certificate search: text, type, and year or range of days. */
export interface SearchFilter {
  /** Search text as the user typed it; an empty string if there is none. */
  searchText: string;
  type: CertificateType | undefined;
  year: number | undefined;
  /** First day of the range, such as `2025-01-31`; undefined if the range has no first day. */
  from?: string | undefined;
  /** Last day of the range, which is part of it. */
  to?: string | undefined;
}

/** Returns whether a filter has at least one condition. */
export const hasFilter = ({ searchText, type, year, from, to }: SearchFilter): boolean =>
  Boolean(searchText.trim() || type || year || from || to);
