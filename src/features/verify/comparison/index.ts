export { type FileCheckContext, checkFile } from './checkFile.ts';
export type { DifferenceReason } from './compareCertificate.ts';
export { diffTexts, type TextDiffPart } from './compareText.ts';
export type { FieldDifference, ComparedFieldName } from './fields.ts';
export {
  type CertificateCheckResult,
  type FileCheckReport,
  maxCheckedFileSize,
  type Verdict,
} from './verdicts.ts';
