import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { DifferenceReason } from './compareCertificate.ts';
import type { FieldDifference } from './fields.ts';

/**
 * Maximum size of a file to check, in bytes. For comparison, a PDF of 500 certificates with a background image has
 * about 6 million bytes.
 */
export const maxCheckedFileSize = 60_000_000;

/**
 * Result of checking a certificate in a file.
 * - `same`: every byte is as issued, perhaps followed by a digital signature
 * - `differs`: a value differs from the issued certificate
 * - `unsure`: the bytes differ from the issued document, but no different value was found
 * - `unknown`: the server has no such certificate
 */
export type Verdict = 'same' | 'differs' | 'unsure' | 'unknown';

/** Result of the check for one certificate of a file, with details. */
export interface CertificateCheckResult {
  id: string;
  /** Issued certificate; undefined if the server has no certificate with this id. */
  certificate: IssuedCertificate | undefined;
  verdict: Verdict;
  differences: readonly FieldDifference[];
  reasons: readonly DifferenceReason[];
  /** Whether the file has a digital signature. The check does not verify the signature. */
  isSigned: boolean;
}

export type FileCheckReport =
  | { kind: 'rejected'; reason: 'size' | 'kind' | 'nothing' }
  | { kind: 'checked'; certificates: readonly CertificateCheckResult[] };
