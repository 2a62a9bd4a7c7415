import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { ConductKind } from '#rendering/pdfReader/conduct/Inspection.ts';
import type { PageDifference, UnreadableReason } from '#rendering/pdfReader/pdfContent.ts';
import type { FieldDifference } from './fields.ts';

/**
 * Maximum size of a file to check, in bytes. For comparison, a PDF of 500 certificates with a background image has
 * about 6 million bytes.
 */
export const maxCheckedFileSize = 60_000_000;

/** Result of checking a certificate in a file. */
export type Verdict =
  | 'exact' // every byte is as issued, perhaps followed by a digital signature
  | 'resaved' // other bytes, but the pages look and read as issued, and the file does nothing else
  | 'differs' // a value or the look of a page differs from the issued certificate
  | 'untrusted' // the file does or carries what no issued file does, or it contradicts itself
  | 'unconfirmed' // nothing differs in what can be compared, but a part cannot be compared
  | 'unreadable' // the file cannot be read
  | 'unknown'; // the server has no such certificate

/** A reason not to trust a file. */
export type WarningKind =
  | ConductKind // the file does or carries something that issued files never do
  | 'pages' // the number of pages differs
  | 'pageOrder' // the pages are in another order
  | 'appended' // the issued file is complete, but other data follow it
  | 'looks' // a page looks different, though its text is the same
  | 'reads' // the text for programs is not that of the issued page, though the page looks the same
  | 'statement'; // the statement of learning before the certificates is not as issued

export interface FileWarning {
  kind: WarningKind;
  /** Address, name or key of what was found; an empty text if there is none. */
  detail: string;
}

/** Explanation of a verdict that is not a warning. */
export type VerdictNote =
  | 'images' // the pages are images without text
  | 'otherText' // the file contains hardly any line of the certificate
  | 'fallbackText' // letters that each system or operator draws with its own fonts look different
  | 'selection' // the date or selection of the statement in front is not known to be true
  | 'printShop' // the pages are on sheets for a print shop, with bleed and crop marks
  | UnreadableReason; // why the file cannot be read

/** A page that looks different, for showing. */
export interface DifferingPage extends PageDifference {
  /** Issued texts in the areas that differ. */
  textsInAreas: readonly string[];
}

/** Comparison of a certificate of a file with the issued one. */
export interface CertificateComparison {
  verdict: Verdict;
  differences: readonly FieldDifference[];
  warnings: readonly FileWarning[];
  notes: readonly VerdictNote[];
  /** Pages that look different, at most a few. */
  pages: readonly DifferingPage[];
}

/** Result of the check for one certificate of a file, with details. */
export interface CertificateCheckResult extends CertificateComparison {
  id: string;
  /** Issued certificate; undefined if the server has no certificate with this id. */
  certificate: IssuedCertificate | undefined;
  /** Whether the file has a digital signature. The check does not verify the signature. */
  isSigned: boolean;
}

/** Reason why a whole file cannot be checked: `size` too large, `kind` not a PDF, `nothing` without a certificate id. */
export type RejectionReason = 'size' | 'kind' | 'nothing';

export type FileCheckReport =
  | { kind: 'rejected'; reason: RejectionReason }
  | {
      kind: 'checked';
      certificates: readonly CertificateCheckResult[];
      /** Number of further certificates that were not requested, because the server does not know many ids of the file. */
      uncheckedCount: number;
    };
