export { type FileCheckContext, type FileCheckStep, checkFile } from './checkFile.ts';
export { diffTexts, type TextDiffPart } from './compareText.ts';
export type { FieldDifference, ComparedFieldName } from './fields.ts';
export {
  type CertificateCheckResult,
  type FileCheckReport,
  type FileWarning,
  type DifferingPage,
  maxCheckedFileSize,
  type RejectionReason,
  type Verdict,
  type VerdictNote,
  type WarningKind,
} from './verdicts.ts';
