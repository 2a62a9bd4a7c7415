import type { IntlShape } from 'react-intl';
import type { Language } from '#domain/language.ts';
import { toPlainLine } from '#domain/text/plainText.ts';
import { messages } from '../messages.ts';
import type { CsvCertificate } from './csvTable.ts';

export type ExportFormat = 'pdf' | 'print' | 'csv';

/** A request to export certificates: as PDF, CSV or print. */
export interface ExportRequest {
  format: ExportFormat;
  ids: readonly string[];
  language: Language;
  /** Whether a statement of learning (a summary page) is put before the certificates, if there are several. */
  hasStatement: boolean;
  /** The filter in words, such as "2025", if it matches exactly these certificates. */
  filterLabel: string | undefined;
}

/** Returns the filter label of an export request; undefined if some of its certificates failed. */
export const getExportFilterLabel = (
  certificates: readonly unknown[],
  { ids, filterLabel }: ExportRequest,
): string | undefined => (certificates.length === ids.length ? filterLabel : undefined);

/**
 * Returns the parts of an export's file name: the learner, then the course of a single certificate, or the filter label
 * or number of several certificates.
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
    toPlainLine(first?.user.name ?? ''),
    n === 1 ? toPlainLine(first?.course.name ?? '') : getSharedName(),
  ];
}
