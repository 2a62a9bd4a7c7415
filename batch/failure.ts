/** A certificate for which no PDF could be created, and the reason. */
export interface BatchFailure {
  /** Index of the certificate in the list, from 0. */
  index: number;
  id: string | undefined;
  /** Readable reason: the wrong field, the characters that no font has, or the missing image. */
  message: string;
}

/** Thrown if some certificates of a PDF with several certificates cannot be rendered. */
export class BatchError extends Error {
  override name = 'BatchError';
  readonly failures: readonly BatchFailure[];

  constructor(failures: readonly BatchFailure[]) {
    super(failures.map(formatFailure).join('\n'));
    this.failures = failures;
  }
}

/** Formats the failure of a certificate as one line. */
export function formatFailure({ index, id, message }: BatchFailure): string {
  return `Certificate ${index + 1}${id === undefined ? '' : ` (${id})`}: ${message}`;
}
