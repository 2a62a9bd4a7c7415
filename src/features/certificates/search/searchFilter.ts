import type { CertificateType } from '#domain/certificate/certificate.ts';

/** The conditions of a certificate search: text, type and year. */
export interface SearchFilter {
  /** The search text as typed; empty for none. */
  searchText: string;
  type: CertificateType | undefined;
  year: number | undefined;
}

/** Returns whether a filter has any condition. */
export const hasFilter = ({ searchText, type, year }: SearchFilter): boolean =>
  searchText.trim() !== '' || type !== undefined || year !== undefined;
