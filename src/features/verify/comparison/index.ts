export { type CheckContext, checkFile } from './checkFile.ts';
export type { DifferenceReason } from './compareCertificate.ts';
export { splitIntoTextParts, type TextPart } from './compareText.ts';
export type { FieldDifference, FieldName } from './fields.ts';
export { type CertificateResult, type CheckResult, maxFileSize, type Verdict } from './verdicts.ts';
