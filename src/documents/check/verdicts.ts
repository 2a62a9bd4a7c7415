import type { IssuedCertificate } from '#model/certificate/issuedCertificate.ts';
import type { Reason } from './compareCertificate.ts';
import type { Difference } from './fields.ts';

/** Bytes. Five hundred certificates with a picture take a tenth of it. */
export const largestFile = 60_000_000;

/**
 * `same`: every byte is as issued, and behind them is nothing, or only a digital signature. `unsure`: the bytes are not,
 * though nothing says otherwise than the record.
 */
export type CheckedVerdict = 'same' | 'differs' | 'unsure' | 'unknown';

/** What became of one certificate of a file. */
export interface CheckedCertificate {
  id: string;
  /** Undefined: nothing was issued under the id. */
  certificate: IssuedCertificate | undefined;
  verdict: CheckedVerdict;
  differences: readonly Difference[];
  reasons: readonly Reason[];
  /** Its file has a digital signature, which nobody judges here. */
  isSigned: boolean;
}

export type CheckedFile =
  | { kind: 'refused'; why: 'size' | 'kind' | 'nothing' }
  | { kind: 'checked'; certificates: readonly CheckedCertificate[] };
