/** A certificate of which no PDF was made. */
export interface BatchFailure {
  /** Its place in the list, from 0. */
  index: number;
  /** When it has one. */
  id: string | undefined;
  /** For people: which field is wrong, which characters no font has, which picture is missing. */
  message: string;
}

/** Some certificates cannot be drawn, so that their common document was not made. */
export class BatchError extends Error {
  override name = 'BatchError';
  readonly failures: readonly BatchFailure[];

  constructor(failures: readonly BatchFailure[]) {
    super(failures.map(sentenceOf).join('\n'));
    this.failures = failures;
  }
}

/** A failure in one line. */
export function sentenceOf({ index, id, message }: BatchFailure): string {
  return `Certificate ${index + 1}${id === undefined ? '' : ` (${id})`}: ${message}`;
}
