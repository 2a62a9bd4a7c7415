import * as v from 'valibot';
import type { CertificatePage } from '#api/query/listUserCertificates.ts';
import { type ListedCertificate, listedCertificatesLimit } from '#api/rest/missionsApi.ts';
import { list } from '#api/rest/reading.ts';
import { fieldsIn } from '#model/template/areaText.ts';
import { type Certificate, earnedAt } from '#model/certificate/certificate.ts';
import type { IssuedCertificate } from '#model/certificate/issuedCertificate.ts';
import { durationOf } from '#model/certificate/workload.ts';
import type { Exchange } from './exchanges.ts';
import { counted, fault, type Finding, note, ok } from './findings.ts';
import { judgeIssuer } from './issuer.ts';

interface Shown {
  field: string;
  isThere: (certificate: Certificate) => boolean;
  /** What the screens do without it. */
  without: string;
}

/** What screens show of a certificate beside its type. */
const shown: readonly Shown[] = [
  {
    field: 'name',
    isThere: (one) => one.course.name !== '',
    without: 'they are called "Certificate without a name"',
  },
  {
    field: 'completed_at',
    isThere: (one) => earnedAt(one) !== null,
    without: 'neither is created_at there, so no date is shown for them',
  },
  {
    field: 'completed_at',
    isThere: (one) => one.course.completedAt !== null || one.createdAt === null,
    without: 'the day of created_at is shown for them',
  },
  {
    field: 'workload',
    isThere: (one) => durationOf(one.course.workload) !== undefined,
    without: 'their duration is not shown',
  },
  {
    field: 'grade',
    isThere: (one) => one.type === 'MISSION' || one.course.grade !== null,
    without: 'a dash stands for it',
  },
];

/** What certificates do not say, and what the screens do then. */
export function judgeFields(certificates: readonly Certificate[]): Finding[] {
  return shown.flatMap(({ field, isThere, without }) => {
    const lacking = certificates.filter((one) => !isThere(one)).length;
    if (lacking === 0) return [];
    const all = counted(certificates.length, 'certificate');
    return [note(`${field} is missing in ${lacking} of ${all}: ${without}`)];
  });
}

const leftOut = (count: number, told: string): Finding[] =>
  count === 0 ? [] : [fault(`${counted(count, 'certificate')} without an id left out; ${told}`)];

/** The list that the plugin read, element for element. */
const sent = (exchange: Exchange | undefined) =>
  v.parse(list, JSON.parse(exchange?.body ?? 'null') as unknown);

/** The plain list of the caller's certificates. */
export function judgePlainList(
  certificates: readonly ListedCertificate[],
  [exchange]: readonly Exchange[],
): Finding[] {
  const { length } = sent(exchange);
  const beyond = Math.max(0, length - listedCertificatesLimit);
  const isNamed = certificates.some(({ user }) => user?.name);
  return [
    ok(`${counted(certificates.length, 'certificate')}: the number in the title, and the hours`),
    ...leftOut(length - beyond - certificates.length, 'they count for nothing'),
    ...(beyond > 0 ? [note(`more than ${listedCertificatesLimit}: ${beyond} are left out`)] : []),
    ...(isNamed || certificates.length === 0
      ? []
      : [note('no user.name: miniatures bear the name of users/current')]),
    ...judgeFields(certificates),
  ];
}

const rowsOf = ([exchange]: readonly Exchange[]) =>
  (JSON.parse(exchange?.body ?? '{}') as { data?: { certificates?: unknown[] } }).data
    ?.certificates ?? [];

const errorsOf = ([exchange]: readonly Exchange[]) =>
  (JSON.parse(exchange?.body ?? '{}') as { errors?: { message?: unknown }[] }).errors ?? [];

/** One page of the query service's list. @param limit how many were asked for */
export function judgePage(
  { certificates, received, isPartial }: CertificatePage,
  exchanges: readonly Exchange[],
  limit: number,
): Finding[] {
  const errors = errorsOf(exchanges);
  const surplus = rowsOf(exchanges).length - received;
  const days = certificates.flatMap(({ createdAt }) => (createdAt ? [Date.parse(createdAt)] : []));
  const isSorted = days.every((day, index) => index === 0 || day <= (days[index - 1] ?? day));
  const more = received >= limit ? ', and "Load more" below them' : '';
  return [
    ok(`${counted(certificates.length, 'certificate')} on screen${more}`),
    ...leftOut(received - certificates.length, 'the page says that something may be missing'),
    ...(errors.length > 0 && isPartial
      ? [
          note(
            `errors beside the data ("${String(errors[0]?.message)}"): what came is shown, and the page says that something may be missing`,
          ),
        ]
      : []),
    ...(surplus > 0
      ? [note(`limit or offset is not kept: of ${surplus + received} the page's own are taken`)]
      : []),
    ...(isSorted
      ? []
      : [note('the order is not by created_at, the latest first: shown as it came')]),
    ...judgeFields(certificates),
  ];
}

/** The page after a certificate of the first one. */
export function judgeNextPage(
  page: CertificatePage,
  exchanges: readonly Exchange[],
  first: CertificatePage,
  offset: string,
): Finding[] {
  const at = first.certificates.findIndex(({ id }) => id === offset);
  const before = new Set(first.certificates.slice(0, at + 1).map(({ id }) => id));
  const repeated = page.certificates.filter(({ id }) => before.has(id)).length;
  return [
    ok(`${counted(page.certificates.length, 'certificate')} after the one with the id of offset`),
    ...(repeated > 0
      ? [
          fault(
            `${repeated} of them came before: offset is the id of the last certificate there was, and "Load more" brings the rest`,
          ),
        ]
      : []),
    ...judgeFields(page.certificates),
    ...(errorsOf(exchanges).length > 0 ? [note('errors beside the data: said on the page')] : []),
  ];
}

/** One certificate with all that its paper says. */
export function judgeCertificate(
  certificate: IssuedCertificate,
  exchanges: readonly Exchange[],
): Finding[] {
  const { template, user, company, registeredData } = certificate;
  const texts = Object.values(template.customFields).flat();
  const unknown = [...new Set(texts.flatMap(fieldsIn))].filter(
    (field) => registeredData[field] == null,
  );
  const drawn =
    template.id === null && exchanges.length > 1
      ? 'the built-in template is drawn'
      : `template "${template.name}" is drawn`;
  return [
    exchanges.length === 1
      ? ok(drawn)
      : note(`no template in the answer: asked for by itself; ${drawn}`),
    ...(user.name ? [] : [note('no user.name: the paper bears no name')]),
    ...(company.name ? [] : [note('no company.name: the public page does not say who issued it')]),
    ...(unknown.length > 0
      ? [note(`no registered_data for ${unknown.join(', ')}: left blank in the template's texts`)]
      : []),
    ...judgeIssuer(certificate),
    ...judgeFields([certificate]),
  ];
}
