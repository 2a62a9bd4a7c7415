import { formatISO } from 'date-fns/formatISO';
import { formatGrade } from '#i18n/formatGrade.ts';
import type { CsvCell } from './formatCsv.ts';
import { getPublicCertificateUrl } from '#domain/urls.ts';
import type { ListedCertificate } from '#data/rest/missionsApi.ts';
import { type Certificate, getEarnedDay } from '#domain/certificate/certificate.ts';
import type { DocumentLocale } from '#rendering/certificateText.ts';
import { messages as certificateMessages } from '#rendering/messages.ts';
import { messages as homeMessages } from '../messages.ts';
import { formatWorkload } from '../useCertificateRowTexts.ts';
import { messages } from './messages.ts';

/** Certificate with all values that its row in the CSV file contains. */
export interface CsvCertificate extends Certificate {
  user: { name: string };
  validationId: string;
}

/** Converts a listed certificate for the CSV file; undefined if the learner's name or the validation id is missing. */
export function toCsvCertificate(
  certificate: ListedCertificate | undefined,
): CsvCertificate | undefined {
  const { user, validationId } = certificate ?? {};
  if (!certificate || !user?.name || !validationId) return undefined;
  return { ...certificate, user: { name: user.name }, validationId };
}

/** Builds the rows of the CSV file in one language, with the column headers as first row. */
export function buildCsvTable(
  certificates: readonly CsvCertificate[],
  documentLocale: DocumentLocale,
): CsvCell[][] {
  const { intl, language, timeZone } = documentLocale;
  const headers = [
    messages.course,
    messages.type,
    homeMessages.columnCompleted,
    messages.minutes,
    homeMessages.columnWorkload,
    homeMessages.columnGrade,
    certificateMessages.validationId,
    messages.link,
  ].map((header) => intl.formatMessage(header));
  const rows = certificates.map((certificate): CsvCell[] => {
    const { id, type, course, validationId } = certificate;
    const day = getEarnedDay(certificate, timeZone);
    return [
      course.name,
      intl.formatMessage(type === 'MISSION' ? homeMessages.mission : homeMessages.content),
      day ? formatISO(day, { representation: 'date' }) : '',
      course.workload,
      formatWorkload(intl, course.workload),
      course.grade === null ? '' : formatGrade(intl, course.grade),
      validationId,
      getPublicCertificateUrl(id, language, documentLocale),
    ];
  });
  return [headers, ...rows];
}
