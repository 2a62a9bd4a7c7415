import type { CertificateType } from '#model/certificate/certificate.ts';

/** What is looked for. */
export interface Finding {
  /** As typed; empty: nothing. */
  words: string;
  type: CertificateType | undefined;
  year: number | undefined;
}

/** Whether anything is looked for. */
export const isFiltering = ({ words, type, year }: Finding): boolean =>
  words.trim() !== '' || type !== undefined || year !== undefined;
