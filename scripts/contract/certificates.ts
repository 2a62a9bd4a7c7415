import * as v from 'valibot';
import type { CertificatePage } from '#data/graphql/listUserCertificates.ts';
import { type ListedCertificate, maxListedCertificates } from '#data/rest/missionsApi.ts';
import { isoDateSchema, listOrEnvelopeSchema } from '#data/schemas/schemas.ts';
import { listFields } from '#domain/template/areaText.ts';
import { type Certificate, getEarnedIsoDate } from '#domain/certificate/certificate.ts';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import { toDuration } from '#domain/certificate/workload.ts';
import type { RecordedExchange } from './exchanges.ts';
import {
  collectFindings,
  type Finding,
  formatCount,
  reportFault,
  reportNote,
  reportOk,
} from './findings.ts';
import { inspectIssuer } from './issuer.ts';

interface DisplayedField {
  field: string;
  isPresent: (certificate: Certificate) => boolean;
  /** Text of a finding: the effect on the screen if the field is missing. */
  consequence: string;
}

/** Fields of a certificate that screens display. */
const displayedFields: readonly DisplayedField[] = [
  {
    field: 'name',
    isPresent: (certificate) => certificate.course.name !== '',
    consequence: 'shown as "Certificate without a name"',
  },
  {
    field: 'completed_at',
    isPresent: (certificate) => getEarnedIsoDate(certificate) !== null,
    consequence: 'created_at is missing too, so no date is shown',
  },
  {
    field: 'completed_at',
    isPresent: (certificate) =>
      certificate.course.completedAt !== null || certificate.createdAt === null,
    consequence: 'the day of created_at is shown instead',
  },
  {
    field: 'workload',
    isPresent: (certificate) => toDuration(certificate.course.workload) !== undefined,
    consequence: 'no duration is shown',
  },
  {
    field: 'grade',
    isPresent: (certificate) => certificate.type === 'MISSION' || certificate.course.grade !== null,
    consequence: 'a dash is shown',
  },
];

/** Reports fields that are missing in certificates, and what users see on screen as a result. */
export function inspectCertificateFields(
  certificates: readonly Certificate[],
  [exchange]: readonly RecordedExchange[],
): Finding[] {
  const missing = displayedFields.flatMap(({ field, isPresent, consequence }) => {
    const missingCount = certificates.filter((certificate) => !isPresent(certificate)).length;
    if (missingCount === 0) return [];
    const all = formatCount(certificates.length, 'certificate');
    return [reportNote(`${field} is missing in ${missingCount} of ${all}: ${consequence}`)];
  });
  return [...inspectDates(JSON.parse(exchange?.body ?? 'null')), ...missing];
}

const dateKeys = new Set(['completed_at', 'completedAt', 'created_at', 'createdAt']);

/** Reports dates that cannot be parsed. The plugin treats such dates as missing. */
function inspectDates(body: unknown): Finding[] {
  const unreadable = findDates(body).filter(
    ([, date]) => date !== null && date !== '' && v.parse(isoDateSchema, date) === null,
  );
  const [first] = unreadable;
  if (!first) return [];
  const example = `${first[0]}: ${JSON.stringify(first[1])}`;
  const dates = formatCount(unreadable.length, 'date');
  return [reportFault(`${dates} not in ISO 8601 format (${example}): read as missing`)];
}

/**
 * Finds the dates of certificates anywhere in a response. Skips templates, because the plugin does not read their
 * dates.
 */
function findDates(value: unknown): [key: string, date: unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    if (key === 'template') return [];
    return dateKeys.has(key) ? [[key, child] as [string, unknown]] : findDates(child);
  });
}

const reportOmitted = (count: number, consequence: string) =>
  count !== 0 &&
  reportFault(`${formatCount(count, 'certificate')} without an id left out: ${consequence}`);

/** Parses the list in a response. */
const parseList = (exchange: RecordedExchange | undefined) =>
  v.parse(listOrEnvelopeSchema, JSON.parse(exchange?.body ?? 'null') as unknown);

/** Inspects the response with the plain list of certificates (`GET /certificates`). */
export function inspectPlainList(
  certificates: readonly ListedCertificate[],
  exchanges: readonly RecordedExchange[],
): Finding[] {
  const { length } = parseList(exchanges[0]);
  const beyond = Math.max(0, length - maxListedCertificates);
  const isNamed = certificates.some(({ user }) => user?.name);
  return collectFindings(
    reportOk(`the title shows ${formatCount(certificates.length, 'certificate')} and their hours`),
    reportOmitted(length - beyond - certificates.length, 'they are not counted'),
    beyond > 0 && reportNote(`more than ${maxListedCertificates}: ${beyond} are left out`),
    !isNamed &&
      certificates.length > 0 &&
      reportNote('no user.name: miniatures show the name of users/current'),
    ...inspectCertificateFields(certificates, exchanges),
  );
}

const getRows = ([exchange]: readonly RecordedExchange[]) =>
  (JSON.parse(exchange?.body ?? '{}') as { data?: { certificates?: unknown[] } }).data
    ?.certificates ?? [];

const getErrors = ([exchange]: readonly RecordedExchange[]) =>
  (JSON.parse(exchange?.body ?? '{}') as { errors?: { message?: unknown }[] }).errors ?? [];

/** Inspects a page of certificates from the query service. @param limit requested number of certificates */
export function inspectCertificatePage(
  { certificates, received, isPartial }: CertificatePage,
  exchanges: readonly RecordedExchange[],
  limit: number,
): Finding[] {
  const errors = getErrors(exchanges);
  const surplus = getRows(exchanges).length - received;
  const days = certificates.flatMap(({ createdAt }) => (createdAt ? [Date.parse(createdAt)] : []));
  const isSorted = days.every((day, index) => index === 0 || day <= (days[index - 1] ?? day));
  const more = received >= limit ? ', and "Load more" below them' : '';
  return collectFindings(
    reportOk(`${formatCount(certificates.length, 'certificate')} on screen${more}`),
    reportOmitted(received - certificates.length, 'the page says that something may be missing'),
    errors.length > 0 &&
      isPartial &&
      reportNote(
        `the response has errors ("${String(errors[0]?.message)}") as well as data: the data is shown, with a message that something may be missing`,
      ),
    surplus > 0 &&
      reportNote(
        `limit or offset is ignored: the plugin uses only its page of the ${surplus + received} certificates`,
      ),
    !isSorted && reportNote('not sorted by created_at, latest first: shown in the received order'),
    ...inspectCertificateFields(certificates, exchanges),
  );
}

/** Inspects the second page of certificates, which starts after a certificate of the first page. */
export function inspectNextPage(
  page: CertificatePage,
  exchanges: readonly RecordedExchange[],
  first: CertificatePage,
  offset: string,
): Finding[] {
  const at = first.certificates.findIndex(({ id }) => id === offset);
  const previousIds = new Set(first.certificates.slice(0, at + 1).map(({ id }) => id));
  const repeated = page.certificates.filter(({ id }) => previousIds.has(id)).length;
  return collectFindings(
    reportOk(
      `${formatCount(page.certificates.length, 'certificate')} after the one whose id is offset`,
    ),
    repeated > 0 &&
      reportFault(
        `${repeated} of them were on the previous page: a page starts after the certificate whose id is offset`,
      ),
    ...inspectCertificateFields(page.certificates, exchanges),
    getErrors(exchanges).length > 0 &&
      reportNote(
        'the response has errors as well as data: the page says that something may be missing',
      ),
  );
}

/** Inspects the response with a single certificate and everything that it shows. */
export function inspectCertificate(
  certificate: IssuedCertificate,
  exchanges: readonly RecordedExchange[],
): Finding[] {
  const { template, user, company, registeredData } = certificate;
  const texts = Object.values(template.customFields).flat();
  const unknown = [...new Set(texts.flatMap(listFields))].filter(
    (field) => registeredData[field] == null,
  );
  const description =
    template.id === null && exchanges.length > 1
      ? 'the certificate uses the built-in template'
      : `the certificate uses the template "${template.name}"`;
  return collectFindings(
    exchanges.length === 1
      ? reportOk(description)
      : reportNote(`no template in the response: requested separately; ${description}`),
    !user.name && reportNote('no user.name: the certificate shows no name'),
    !company.name && reportNote('no company.name: the public page does not say who issued it'),
    unknown.length > 0 &&
      reportNote(
        `no registered_data for ${unknown.join(', ')}: left blank in the template's texts`,
      ),
    ...inspectIssuer(certificate),
    ...inspectCertificateFields([certificate], exchanges),
  );
}
