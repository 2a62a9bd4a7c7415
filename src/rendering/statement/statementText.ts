import { formatISO } from 'date-fns/formatISO';
import type { IntlShape, TypedMessageDescriptor } from 'react-intl';
import { formatCertificateDate, formatCalendarDate } from '#i18n/dateLocale.ts';
import { formatGrade } from '#i18n/formatGrade.ts';
import { formatWorkload } from '#i18n/formatWorkload.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { getPublicCertificateUrl } from '#domain/urls.ts';
import {
  type Certificate,
  certificateTypes,
  getEarnedDay,
} from '#domain/certificate/certificate.ts';
import { toDuration } from '#domain/certificate/workload.ts';
import type { Language } from '#domain/language.ts';
import { toSingleLineText } from '#domain/text/plainText.ts';
import type { LabeledValue, DocumentLocale } from '../certificateText.ts';
import { messages } from './messages.ts';

/** A certificate in a statement of learning. It comes from the list of certificates, or has all its details loaded. */
export interface StatementRowCertificate extends Certificate {
  /** Id printed for verification. Default: the id of the certificate. */
  validationId?: string;
}

/** All data from which a statement of learning is created. */
export interface Statement {
  learner: string;
  company: string;
  /** Colour of the company, `#RRGGBB`. If text in this colour is not legible, a darker variant is used. */
  color: string;
  /** Certificates in the order in which the statement lists them. */
  certificates: readonly StatementRowCertificate[];
  /** Date of issue of the statement, in ISO 8601 with or without time. */
  issuedAt: string;
  /**
   * Short name for the selection of certificates, such as "2025". Undefined if the statement lists all certificates.
   */
  selectionName?: string;
}

/** Texts of a certificate in a row of a statement's table. Missing values are empty texts. */
export interface StatementRow {
  course: string;
  validationId: string;
  /** Link target of the QR code and the id. `verify` is the description of this link. */
  url: string;
  verify: string;
  type: string;
  date: string;
  workload: string;
  grade: string;
}

/** Totals of the certificates of one type. */
export interface WorkloadTotal {
  label: string;
  count: string;
  /** Total workload of these certificates. Empty if none of them has a workload. */
  workload: string;
  /**
   * Text with the number of certificates without workload, such as "Without workload: 4". Empty if all have a workload.
   */
  without: string;
}

/** All texts of a statement in one language, as plain text without markup. */
export interface StatementText {
  language: Language;
  title: string;
  learner: string;
  company: string;
  issued: string;
  selectionName: string;
  period: string;
  figures: readonly LabeledValue[];
  /**
   * Headers of the table columns, by column. The table leaves out the columns `type` and `grade` if they have no
   * header.
   */
  columns: Partial<Record<StatementColumnName, string>>;
  rows: readonly StatementRow[];
  totals: {
    heading: string;
    head: { type: string; count: string; workload: string };
    /** Totals for each type of certificate. Empty if all certificates are of the same type. */
    types: readonly WorkloadTotal[];
    all: WorkloadTotal;
  };
  verification: LabeledValue;
  formatPageNumber(page: number, pages: number): string;
}

export type StatementColumnName = 'course' | 'type' | 'date' | 'workload' | 'grade' | 'verify';

/** Creates the texts of a statement in one language. */
export function createStatementText(
  statement: Statement,
  documentLocale: DocumentLocale,
): StatementText {
  const { certificates } = statement;
  const { language, intl, dateLocale, timeZone } = documentLocale;
  const format = (message: TypedMessageDescriptor) => intl.formatMessage(message);
  const types = certificateTypes.filter((type) =>
    certificates.some((certificate) => certificate.type === type),
  );
  const hasTypes = types.length > 1;
  const hasGrades = certificates.some(({ course }) => course.grade !== null);
  const typeTotals = types.map((type) =>
    createTotal(
      format(type === 'MISSION' ? messages.missions : messages.contents),
      certificates.filter((certificate) => certificate.type === type),
      intl,
    ),
  );
  const all = createTotal(format(messages.total), certificates, intl);
  const counts = { label: format(messages.certificates), value: all.count };
  const hours = { label: format(messages.workload), value: all.workload };
  return {
    language,
    title: format(messages.title),
    learner: toSingleLineText(statement.learner),
    company: toSingleLineText(statement.company),
    issued: intl.formatMessage(messages.issued, {
      date: formatCertificateDate(statement.issuedAt, dateLocale, timeZone, 'long'),
    }),
    selectionName: toSingleLineText(statement.selectionName ?? ''),
    period: formatPeriod(certificates, documentLocale),
    figures: [
      counts,
      ...(hours.value === '' ? [] : [hours]),
      ...(hasTypes ? typeTotals.map(({ label, count }) => ({ label, value: count })) : []),
    ],
    columns: {
      course: format(messages.course),
      ...(hasTypes && { type: format(messages.type) }),
      date: format(messages.completed),
      workload: format(messages.workload),
      ...(hasGrades && { grade: format(messages.grade) }),
      verify: format(messages.verify),
    },
    rows: certificates.map((certificate) => createRow(certificate, documentLocale)),
    totals: {
      heading: format(messages.totals),
      head: {
        type: format(messages.type),
        count: format(messages.certificates),
        workload: format(messages.workload),
      },
      types: hasTypes ? typeTotals : [],
      all,
    },
    verification: { label: format(messages.how), value: format(messages.howText) },
    formatPageNumber: (page, pages) => intl.formatMessage(messages.page, { page, pages }),
  };
}

/** Lists the texts of a statement that depend on its data. They determine which fonts are loaded. */
export function listStatementTextsToLoadFonts({
  rows,
  learner,
  company,
  selectionName,
}: StatementText): string[] {
  return [
    learner,
    company,
    selectionName,
    ...rows.flatMap((row) => [row.course, row.validationId]),
  ];
}

function createRow(
  certificate: StatementRowCertificate,
  documentLocale: DocumentLocale,
): StatementRow {
  const { id, course, type, isFromRecycledMission, validationId = id } = certificate;
  const { intl, language, dateLocale, timeZone } = documentLocale;
  const day = getEarnedDay(certificate, timeZone);
  const name = toSingleLineText(course.name) || intl.formatMessage(sharedMessages.unnamed);
  const kind = isFromRecycledMission ? 'refresher' : type === 'MISSION' ? 'mission' : 'content';
  return {
    course: name,
    validationId: toSingleLineText(validationId),
    url: getPublicCertificateUrl(id, language, documentLocale),
    verify: intl.formatMessage(messages.verifyCourse, { course: name }),
    type: intl.formatMessage(messages[kind]),
    date: day ? formatCalendarDate(day, dateLocale, 'numeric') : '',
    workload: formatWorkload(intl, course.workload, messages),
    grade: course.grade === null ? '' : formatGrade(intl, course.grade),
  };
}

function createTotal(
  label: string,
  certificates: readonly Certificate[],
  intl: IntlShape,
): WorkloadTotal {
  const workloads = certificates.flatMap(({ course: { workload } }) =>
    toDuration(workload) ? [workload ?? 0] : [],
  );
  const n = certificates.length - workloads.length;
  return {
    label,
    count: intl.formatNumber(certificates.length),
    workload: formatWorkload(
      intl,
      workloads.reduce((sum, workload) => sum + workload, 0),
      messages,
    ),
    without: n === 0 ? '' : intl.formatMessage(messages.without, { n }),
  };
}

/** Formats the period from the first to the last completion date of the certificates. */
function formatPeriod(
  certificates: readonly Certificate[],
  { intl, dateLocale, timeZone }: DocumentLocale,
): string {
  const days = certificates
    .flatMap((certificate) => getEarnedDay(certificate, timeZone) ?? [])
    .map((day) => formatISO(day, { representation: 'date' }))
    .sort();
  const [from, to] = [days[0] ?? '', days.at(-1) ?? ''].map((day) =>
    formatCertificateDate(day, dateLocale, timeZone, 'long'),
  ) as [string, string];
  return from === to ? from : intl.formatMessage(messages.period, { from, to });
}
