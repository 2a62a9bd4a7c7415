import { escapeInvisible } from './escapeText.ts';

/** A certificate for which no PDF could be created, and the reason. */
export interface FailedCertificate {
  /** Position of the certificate in the list, from 0. */
  index: number;
  id: string | undefined;
  /** Reason in English: for example the invalid field, the characters that no font has, or the missing image. */
  message: string;
}

/** Thrown if some of the certificates cannot be rendered for a PDF that is to contain all certificates of a list. */
export class BatchError extends Error {
  override name = 'BatchError';
  readonly failures: readonly FailedCertificate[];

  constructor(failures: readonly FailedCertificate[]) {
    super(failures.map(formatFailure).join('\n'));
    this.failures = failures;
  }
}

const maxIdLength = 100;

/** Formats a failed certificate and the reason as one line of text. Characters that are not displayed are escaped. */
export function formatFailure({ index, id, message }: FailedCertificate): string {
  return escapeInvisible(`Certificate ${index + 1}${formatId(id)}: ${message}`);
}

function formatId(id: string | undefined): string {
  if (id === undefined) return '';
  return id.length > maxIdLength ? ` (${id.slice(0, maxIdLength)}…)` : ` (${id})`;
}
