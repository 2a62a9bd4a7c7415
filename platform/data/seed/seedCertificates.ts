import type { certificates } from '../schema.ts';
import type { SeedCourse } from './seedCourses.ts';
import {
  multiPartContents,
  multiPartMissions,
  offeredContents,
  offeredMissions,
  retiredContents,
  retiredMissions,
} from './seedCourses.ts';
import { createSeededRandom, createSeedId } from './seedRandom.ts';
import { toSortName } from '../sortName.ts';

type CertificateInsert = typeof certificates.$inferInsert;

/** A certificate to insert, without its template version, which is added later. */
export interface NewCertificate extends Omit<CertificateInsert, 'templateVersionId'> {
  /** Id of the template assigned to the course. */
  certificateTemplateId: string | null;
}

/** A mission or a content of a company. Certificates store copies of its name and details. */
export interface SeedCourseRow extends SeedCourse {
  id: string;
  type: 'MISSION' | 'CONTENT';
  thumbUrl: string | null;
  certificateTemplateId: string | null;
  offered: boolean;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const THUMBNAIL_COUNT = 12;

function findTemplateId(name: string): string | null {
  if (/^NR-|Segurança/.test(name)) return 'template-norms';
  return /Lideran|Gestores|Mentoria/.test(name) ? 'template-leadership' : null;
}

function toSeedItem(
  course: SeedCourse,
  type: 'MISSION' | 'CONTENT',
  index: number,
  offered: boolean,
): SeedCourseRow {
  const number = offered ? index : index + 100;
  return {
    ...course,
    type,
    offered,
    id: `${type.toLowerCase()}-${String(number + 1).padStart(3, '0')}`,
    thumbUrl: number % 9 === 8 ? null : `/media/thumbs/${(number % THUMBNAIL_COUNT) + 1}.svg`,
    certificateTemplateId: findTemplateId(course.name),
  };
}

/** Creates all courses of the main demo company, the offered ones first. */
export function createDemoCatalog(): SeedCourseRow[] {
  return [
    ...offeredMissions.map((course, index) => toSeedItem(course, 'MISSION', index, true)),
    ...offeredContents.map((course, index) => toSeedItem(course, 'CONTENT', index, true)),
    ...[...retiredMissions, ...multiPartMissions].map((course, index) =>
      toSeedItem(course, 'MISSION', index, false),
    ),
    ...[...retiredContents, ...multiPartContents].map((course, index) =>
      toSeedItem(course, 'CONTENT', index, false),
    ),
  ];
}

interface CertificateSpec {
  /** Index of the certificate in the user's list, newest first. The certificate's id depends on it. */
  index: number;
  userId: string;
  companyId: string;
  item: SeedCourseRow;
  earnedAt: Date;
  grade: number | null;
  recycled?: boolean;
  /** Milliseconds between the completion of the course and the issue of the certificate. */
  delay?: number;
}

function createCertificate(spec: CertificateSpec): NewCertificate {
  const { item, userId, earnedAt } = spec;
  const isMission = item.type === 'MISSION';
  return {
    id: createSeedId('certificate', userId, spec.index),
    companyId: spec.companyId,
    userId,
    type: item.type,
    missionId: isMission ? item.id : null,
    contentId: isMission ? null : item.id,
    name: item.name,
    sortName: toSortName(item.name),
    thumbUrl: item.thumbUrl,
    workload: item.workload,
    instructor: item.instructor,
    place: item.place,
    programme: item.programme,
    grade: isMission ? null : spec.grade,
    enrollmentId: isMission ? createSeedId('enrollment', userId, spec.index) : null,
    certificateTemplateId: item.certificateTemplateId,
    isFromRecycledMission: spec.recycled ?? false,
    completedAt: new Date(earnedAt.getTime() - (spec.delay ?? 0)),
    createdAt: earnedAt,
  };
}

/** The newest certificates of `demo-learner`: course name, day of issue, and grade (null for none). */
const NEWEST_CERTIFICATES: readonly (readonly [name: string, day: string, grade: number | null])[] =
  [
    ['Segurança da Informação para Lideranças', '2026-11-12', null],
    ['LGPD na prática: tratamento de dados pessoais', '2026-11-03', 10],
    ['Integração de Novos Colaboradores 2026', '2026-10-21', null],
    ['NR-10: segurança em instalações elétricas', '2026-10-08', 8.7],
    [retiredMissions[0]?.name ?? '', '2026-09-30', null],
    ['Introdução à energia solar distribuída', '2026-09-15', null],
    ['Excelência no Atendimento ao Cliente', '2026-09-02', null],
    ['Primeiros socorros no local de trabalho', '2026-08-19', 9.2],
    ['Excel avançado: tabelas dinâmicas e Power Query', '2026-08-04', 8.9],
    ['Ética e Código de Conduta', '2026-07-22', null],
  ];

/**
 * Ranges of certificates with the same timestamp, as if old records had been imported together. A range has the indices
 * of its first and last certificate in the list, newest first. Each range extends over the border between two pages of
 * ten.
 */
const TIED_RANGES: readonly (readonly [first: number, last: number])[] = [
  [9, 12],
  [18, 23],
  [47, 52],
  [96, 105],
  [128, 162],
  [198, 203],
  [248, 251],
];

const LEARNER_CERTIFICATE_COUNT = 260;

/** Creates the 260 certificates of `demo-learner`, newest first. Their dates cover three years up to November 2026. */
export function createLearnerCertificates(userId: string, companyId: string): NewCertificate[] {
  const random = createSeededRandom(260);
  const catalog = createDemoCatalog();
  const newestItems = NEWEST_CERTIFICATES.map(([name]) =>
    catalog.find((item) => item.name === name),
  ).filter((item) => item !== undefined);
  const pastItems = catalog.filter((item) => !item.offered && !newestItems.includes(item));
  const recyclableItems = pastItems.filter((item) => item.type === 'MISSION');
  const olderItems: { item: SeedCourseRow; recycled: boolean }[] = [
    ...pastItems.map((item) => ({ item, recycled: false })),
    ...recyclableItems.map((item) => ({ item, recycled: true })),
  ].slice(0, LEARNER_CERTIFICATE_COUNT - newestItems.length);
  for (let index = olderItems.length - 1; index > 0; index -= 1) {
    const swapIndex = Math.floor(random() * (index + 1));
    const [current, swapped] = [olderItems[index], olderItems[swapIndex]];
    if (current && swapped) [olderItems[index], olderItems[swapIndex]] = [swapped, current];
  }
  const times = createLearnerTimes(random);
  const selection = [...newestItems.map((item) => ({ item, recycled: false })), ...olderItems];
  return selection.map(({ item, recycled }, index) =>
    createCertificate({
      index,
      userId,
      companyId,
      item,
      recycled: recycled || item.name === 'Integração de Novos Colaboradores 2026',
      earnedAt: times[index] ?? new Date(0),
      grade:
        index < 10
          ? (NEWEST_CERTIFICATES[index]?.[2] ?? null)
          : random() < 0.2
            ? null
            : 6 + Math.round(random() * 40) / 10,
      delay: Math.floor(random() * 90) * MINUTE,
    }),
  );
}

function createLearnerTimes(random: () => number): Date[] {
  const first = NEWEST_CERTIFICATES.map(
    ([, day], index) => Date.parse(`${day}T14:00:00Z`) + index * 7 * MINUTE,
  );
  let last = first[first.length - 1] ?? 0;
  const times = [...first];
  while (times.length < LEARNER_CERTIFICATE_COUNT) {
    last -= (1 + random() * 6) * DAY;
    // Between 8 and 20 o'clock in São Paulo.
    times.push(Math.floor(last / DAY) * DAY + Math.floor((11 + random() * 12) * HOUR));
  }
  for (const [from, to] of TIED_RANGES) {
    for (let index = from; index <= to; index += 1) times[index] = times[from] ?? 0;
  }
  return times.map((time) => new Date(time));
}

/**
 * Creates a certificate of a demo user for each of the named courses, newest first, about 23 days apart.
 * @throws Error when the demo data has no course with one of the names
 */
export function createCertificatesForNamedCourses(
  userId: string,
  companyId: string,
  names: readonly string[],
): NewCertificate[] {
  const catalog = createDemoCatalog();
  const newest = Date.parse('2026-11-10T13:30:00Z');
  return names.flatMap((name, index) => {
    const item = catalog.find((candidate) => candidate.name === name);
    if (item === undefined) throw new Error(`No course "${name}" in the demo catalogue`);
    const earnedAt = new Date(newest - index * 23 * DAY - index * 11 * MINUTE);
    return [
      createCertificate({
        index,
        userId,
        companyId,
        item,
        earnedAt,
        grade: 9.5 - index / 2,
        delay: HOUR,
      }),
    ];
  });
}
