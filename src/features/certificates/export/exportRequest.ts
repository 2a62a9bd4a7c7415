import type { IntlShape } from 'react-intl';
import type { Language } from '#domain/language.ts';
import { toSingleLineText } from '#domain/text/plainText.ts';
import { messages } from '../messages.ts';
import type { CsvCertificate } from './csvTable.ts';

export type ExportFormat = 'pdf' | 'print' | 'csv';

/** A request to export certificates: as PDF, CSV or print. */
export interface ExportRequest {
  format: ExportFormat;
  ids: readonly string[];
  language: Language;
  /** Whether a statement of learning precedes the certificates, if there are several. */
  hasStatement: boolean;
  /** Filter in words, such as "2025", if the export contains exactly the certificates that match it. */
  filterLabel: string | undefined;
}

/** Returns the filter label of an export; undefined if some certificates failed, because it no longer fits. */
export const getExportFilterLabel = (
  certificates: readonly unknown[],
  { ids, filterLabel }: ExportRequest,
): string | undefined => (certificates.length === ids.length ? filterLabel : undefined);

/**
 * Returns the parts of an export's file name. The first part is the learner. The second is the course if there is one
 * certificate; if there are several, it is the filter label or else their number.
 */
export function getExportFileNameParts(
  certificates: readonly Pick<CsvCertificate, 'user' | 'course'>[],
  request: ExportRequest,
  intl: IntlShape,
): [string, string] {
  const [first] = certificates;
  const n = certificates.length;
  const getSharedName = () =>
    getExportFilterLabel(certificates, request) ?? intl.formatMessage(messages.count, { n });
  return [
    toSingleLineText(first?.user.name ?? ''),
    n === 1 ? toSingleLineText(first?.course.name ?? '') : getSharedName(),
  ];
}
