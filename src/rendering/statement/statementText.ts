import type { IntlShape, TypedMessageDescriptor } from 'react-intl';
import { earnedDay, formatCertificateDate } from '#i18n/dateLocale.ts';
import { formatGrade } from '#i18n/formatGrade.ts';
import { formatWorkload } from '#i18n/formatWorkload.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { publicAddress } from '#model/addresses.ts';
import {
  type Certificate,
  type CertificateType,
  certificateTypes,
} from '#model/certificate/certificate.ts';
import { durationOf } from '#model/certificate/workload.ts';
import type { Language } from '#model/language.ts';
import { plainLine } from '#model/text/plainText.ts';
import type { Fact, Wording } from '../certificateText.ts';
import { messages } from './messages.ts';

/** A certificate as a statement lists it, of a list or opened. */
export interface StatedCertificate extends Certificate {
  /** Default: its id. */
  validationId?: string;
}

/** What a statement of learning is made of. Nothing else decides about it. */
export interface Statement {
  learner: string;
  company: string;
  /** The company's, `#RRGGBB`; it is toned until it reads. */
  color: string;
  /** In the order in which they are listed. */
  certificates: readonly StatedCertificate[];
  /** ISO 8601 instant or day. */
  issuedAt: string;
  /** Which certificates these are, in a word or two: "2025". Default: all there are. */
  choice?: string;
}

/** A certificate in words; what it lacks is empty. */
export interface StatementRow {
  course: string;
  validationId: string;
  /** Where its code and its id lead, and how that is told. */
  url: string;
  verify: string;
  type: string;
  date: string;
  workload: string;
  grade: string;
}

/** Certificates of one type, counted. */
export interface Total {
  label: string;
  count: string;
  /** Empty when none of them has any. */
  workload: string;
  /** "Without workload: 4"; empty when each of them has one. */
  without: string;
}

/** A statement merged and worded in one language. Plain text, nothing in it is markup. */
export interface StatementText {
  language: Language;
  title: string;
  learner: string;
  company: string;
  issued: string;
  choice: string;
  period: string;
  figures: readonly Fact[];
  /** Heads of the columns. Without `type` or `grade` the statement has no such column. */
  columns: Partial<Record<ColumnName, string>>;
  rows: readonly StatementRow[];
  totals: {
    heading: string;
    head: { type: string; count: string; workload: string };
    /** One for each type; empty when there is one type. */
    types: readonly Total[];
    all: Total;
  };
  how: Fact;
  pageOf(page: number, pages: number): string;
}

export type ColumnName = 'course' | 'type' | 'date' | 'workload' | 'grade' | 'verify';

/** Words a statement in one language. */
export function statementText(statement: Statement, wording: Wording): StatementText {
  const { certificates } = statement;
  const { language, intl, dateLocale, timeZone } = wording;
  const say = (message: TypedMessageDescriptor) => intl.formatMessage(message);
  const present = certificateTypes.filter((type) => certificates.some((one) => one.type === type));
  const hasTypes = present.length > 1;
  const hasGrades = certificates.some(({ course }) => course.grade !== null);
  const typeTotals = present.map((type) =>
    totalOf(
      say(type === 'MISSION' ? messages.missions : messages.contents),
      ofType(certificates, type),
      intl,
    ),
  );
  const all = totalOf(say(messages.total), certificates, intl);
  const counts = { label: say(messages.certificates), value: all.count };
  const hours = { label: say(messages.workload), value: all.workload };
  return {
    language,
    title: say(messages.title),
    learner: plainLine(statement.learner),
    company: plainLine(statement.company),
    issued: intl.formatMessage(messages.issued, {
      date: formatCertificateDate(statement.issuedAt, dateLocale, timeZone, 'long'),
    }),
    choice: plainLine(statement.choice ?? ''),
    period: periodOf(certificates, wording),
    figures: [
      counts,
      ...(hours.value === '' ? [] : [hours]),
      ...(hasTypes ? typeTotals.map(({ label, count }) => ({ label, value: count })) : []),
    ],
    columns: {
      course: say(messages.course),
      ...(hasTypes && { type: say(messages.type) }),
      date: say(messages.completed),
      workload: say(messages.workload),
      ...(hasGrades && { grade: say(messages.grade) }),
      verify: say(messages.verify),
    },
    rows: certificates.map((certificate) => rowOf(certificate, wording)),
    totals: {
      heading: say(messages.totals),
      head: {
        type: say(messages.type),
        count: say(messages.certificates),
        workload: say(messages.workload),
      },
      types: hasTypes ? typeTotals : [],
      all,
    },
    how: { label: say(messages.how), value: say(messages.howText) },
    pageOf: (page, pages) => intl.formatMessage(messages.page, { page, pages }),
  };
}

/** All that is written in it, for those who ask which characters there are. */
export function textsOfStatement({ rows, learner, company, choice }: StatementText): string[] {
  return [learner, company, choice, ...rows.flatMap((row) => [row.course, row.validationId])];
}

function rowOf(certificate: StatedCertificate, wording: Wording): StatementRow {
  const { id, course, type, isFromRecycledMission, validationId = id } = certificate;
  const { intl, language, timeZone } = wording;
  const name = plainLine(course.name) || intl.formatMessage(sharedMessages.unnamed);
  const kind = isFromRecycledMission ? 'refresher' : type === 'MISSION' ? 'mission' : 'content';
  return {
    course: name,
    validationId: plainLine(validationId),
    url: publicAddress(id, language, wording),
    verify: intl.formatMessage(messages.verifyCourse, { course: name }),
    type: intl.formatMessage(messages[kind]),
    date: writeDay(intl, earnedDay(certificate, timeZone)),
    workload: formatWorkload(intl, course.workload, messages),
    grade: course.grade === null ? '' : formatGrade(intl, course.grade),
  };
}

function totalOf(label: string, certificates: readonly Certificate[], intl: IntlShape): Total {
  const workloads = certificates.flatMap(({ course: { workload } }) =>
    durationOf(workload) ? [workload ?? 0] : [],
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

const ofType = (certificates: readonly StatedCertificate[], wanted: CertificateType) =>
  certificates.filter(({ type }) => type === wanted);

/** From the first to the last day of completion. */
function periodOf(
  certificates: readonly Certificate[],
  { intl, dateLocale, timeZone }: Wording,
): string {
  const days = certificates
    .flatMap((certificate) => earnedDay(certificate, timeZone) ?? [])
    .map((day) => day.toISOString().slice(0, 10))
    .sort();
  const [from, to] = [days[0] ?? '', days.at(-1) ?? ''].map((day) =>
    formatCertificateDate(day, dateLocale, timeZone, 'long'),
  ) as [string, string];
  return from === to ? from : intl.formatMessage(messages.period, { from, to });
}

/** In digits of one width, so that a column of them can be looked down. */
function writeDay(intl: IntlShape, day: Date | undefined): string {
  const digits = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
  return day ? intl.formatDate(day, digits) : '';
}
