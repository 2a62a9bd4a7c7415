import type { CSSProperties } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { formatGrade } from '#i18n/formatGrade.ts';
import { formatWorkload as formatWorkloadWithMessages } from '#i18n/formatWorkload.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { useCertificateDateFormatter } from '#i18n/useCertificateDateFormatter.ts';
import { type Certificate, getEarnedIsoDate } from '#domain/certificate/certificate.ts';
import { messages } from './messages.ts';

/**
 * Columns of the list after the name. `width` is in em of the list's font size. `emptyLabel` is for screen readers when
 * there is no value.
 */
export const detailColumns = [
  { key: 'date', label: messages.columnCompleted, width: 9.6, emptyLabel: undefined },
  { key: 'workload', label: messages.columnWorkload, width: 7.6, emptyLabel: undefined },
  { key: 'grade', label: messages.columnGrade, width: 3.8, emptyLabel: messages.noGrade },
] as const;

export type DetailColumn = (typeof detailColumns)[number];

/** Widths of the columns, for the style sheet of the list. */
export const columnWidths = {
  '--detail-widths': detailColumns.map(({ width }) => `calc(var(--fs-m) * ${width})`).join(' '),
} as CSSProperties;

/** Returns the texts of a certificate that a row or card displays. A missing value is an empty string. */
export function useCertificateRowTexts(certificate: Certificate) {
  const intl = useIntl();
  const formatDate = useCertificateDateFormatter();
  const { name, workload, grade } = certificate.course;
  return {
    // The name is the text of a link, which must not be empty.
    name: name || intl.formatMessage(sharedMessages.unnamed),
    date: formatDate(getEarnedIsoDate(certificate)),
    workload: formatWorkload(intl, workload),
    grade: grade === null ? '' : formatGrade(intl, grade),
  };
}

/** Formats a workload in minutes for the list. Returns an empty string if the certificate has no workload. */
export const formatWorkload = (intl: IntlShape, workload: number | null): string =>
  formatWorkloadWithMessages(intl, workload, messages);
