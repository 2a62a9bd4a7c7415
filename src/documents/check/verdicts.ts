import type { IssuedCertificate } from '#model/certificate/issuedCertificate.ts';
import type { Reason } from './compareCertificate.ts';
import type { Difference } from './fields.ts';

/** Bytes. Five hundred certificates with a picture take a tenth of it. */
export const largestFile = 60_000_000;

/** `same`: every byte is as issued. `unsure`: the bytes are not, though nothing says otherwise than the record. */
export type CheckedVerdict = 'same' | 'differs' | 'unsure' | 'unknown';

/** What became of one certificate of a file. */
export interface CheckedCertificate {
  id: string;
  /** Undefined: nothing was issued under the id. */
  certificate: IssuedCertificate | undefined;
  verdict: CheckedVerdict;
  differences: readonly Difference[];
  reasons: readonly Reason[];
}

export type CheckedFile =
  | { kind: 'refused'; why: 'size' | 'kind' | 'nothing' }
  | { kind: 'checked'; certificates: readonly CheckedCertificate[] };
