import type { certificates } from '../schema.ts';
import type { SeedCourse } from './seedCourses.ts';
import {
  contentSeries,
  missionSeries,
  offeredContents,
  offeredMissions,
  pastContents,
  pastMissions,
} from './seedCourses.ts';
import { seededRandom, seedId } from './seedRandom.ts';
import { sortName } from '../sortName.ts';

type CertificateInsert = typeof certificates.$inferInsert;

/** A certificate before the design is known that it is issued with. */
export interface NewCertificate extends Omit<CertificateInsert, 'templateVersionId'> {
  /** The template that its course names. */
  certificateTemplateId: string | null;
}

/** A mission or a content of a company, as certificates copy it. */
export interface SeedThing extends SeedCourse {
  id: string;
  type: 'MISSION' | 'CONTENT';
  thumbUrl: string | null;
  certificateTemplateId: string | null;
  offered: boolean;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const THUMBNAILS = 12;

function templateFor(name: string): string | null {
  if (/^NR-|Segurança/.test(name)) return 'template-norms';
  return /Lideran|Gestores|Mentoria/.test(name) ? 'template-leadership' : null;
}

function asThing(
  course: SeedCourse,
  type: 'MISSION' | 'CONTENT',
  index: number,
  offered: boolean,
): SeedThing {
  const place = offered ? index : index + 100;
  return {
    ...course,
    type,
    offered,
    id: `${type.toLowerCase()}-${String(place + 1).padStart(3, '0')}`,
    thumbUrl: place % 9 === 8 ? null : `/media/thumbs/${(place % THUMBNAILS) + 1}.svg`,
    certificateTemplateId: templateFor(course.name),
  };
}

/** The main demo company's whole catalogue, first what is still offered. */
export function demoCatalogue(): SeedThing[] {
  return [
    ...offeredMissions.map((course, index) => asThing(course, 'MISSION', index, true)),
    ...offeredContents.map((course, index) => asThing(course, 'CONTENT', index, true)),
    ...[...pastMissions, ...missionSeries].map((course, index) =>
      asThing(course, 'MISSION', index, false),
    ),
    ...[...pastContents, ...contentSeries].map((course, index) =>
      asThing(course, 'CONTENT', index, false),
    ),
  ];
}

interface Earned {
  /** Place among the user's certificates from the newest; makes the identifier. */
  place: number;
  userId: string;
  companyId: string;
  thing: SeedThing;
  at: Date;
  grade: number | null;
  recycled?: boolean;
  /** How long before the certificate the course was completed, in milliseconds. */
  delay?: number;
}

function certificateOf(earned: Earned): NewCertificate {
  const { thing, userId, at } = earned;
  const isMission = thing.type === 'MISSION';
  return {
    id: seedId('certificate', userId, earned.place),
    companyId: earned.companyId,
    userId,
    type: thing.type,
    missionId: isMission ? thing.id : null,
    contentId: isMission ? null : thing.id,
    name: thing.name,
    sortName: sortName(thing.name),
    thumbUrl: thing.thumbUrl,
    workload: thing.workload,
    instructor: thing.instructor,
    place: thing.place,
    programme: thing.programme,
    grade: isMission ? null : earned.grade,
    enrollmentId: isMission ? seedId('enrollment', userId, earned.place) : null,
    certificateTemplateId: thing.certificateTemplateId,
    isFromRecycledMission: earned.recycled ?? false,
    completedAt: new Date(at.getTime() - (earned.delay ?? 0)),
    createdAt: at,
  };
}

/** What the learner earned last: place in the catalogue and day. */
const NEWEST: readonly (readonly [name: string, day: string, grade: number | null])[] = [
  ['Segurança da Informação para Lideranças', '2026-11-12', null],
  ['LGPD na prática: tratamento de dados pessoais', '2026-11-03', 10],
  ['Integração de Novos Colaboradores 2026', '2026-10-21', null],
  ['NR-10: segurança em instalações elétricas', '2026-10-08', 8.7],
  [pastMissions[0]?.name ?? '', '2026-09-30', null],
  ['Introdução à energia solar distribuída', '2026-09-15', null],
  ['Excelência no Atendimento ao Cliente', '2026-09-02', null],
  ['Primeiros socorros no local de trabalho', '2026-08-19', 9.2],
  ['Excel avançado: tabelas dinâmicas e Power Query', '2026-08-04', 8.9],
  ['Ética e Código de Conduta', '2026-07-22', null],
];

/** Groups earned in the same millisecond (imports of old records), as places from the newest: each crosses a page of ten. */
const TIES: readonly (readonly [first: number, last: number])[] = [
  [9, 12],
  [18, 23],
  [47, 52],
  [96, 105],
  [128, 162],
  [198, 203],
  [248, 251],
];

const LEARNER_TOTAL = 260;

/** The 260 certificates of `demo-learner`, newest first: three years up to November 2026. */
export function learnerCertificates(userId: string, companyId: string): NewCertificate[] {
  const random = seededRandom(260);
  const catalogue = demoCatalogue();
  const newest = NEWEST.map(([name]) => catalogue.find((thing) => thing.name === name)).filter(
    (thing) => thing !== undefined,
  );
  const past = catalogue.filter((thing) => !thing.offered && !newest.includes(thing));
  const again = past.filter((thing) => thing.type === 'MISSION');
  const rest: { thing: SeedThing; recycled: boolean }[] = [
    ...past.map((thing) => ({ thing, recycled: false })),
    ...again.map((thing) => ({ thing, recycled: true })),
  ].slice(0, LEARNER_TOTAL - newest.length);
  for (let place = rest.length - 1; place > 0; place -= 1) {
    const other = Math.floor(random() * (place + 1));
    const [here, there] = [rest[place], rest[other]];
    if (here && there) [rest[place], rest[other]] = [there, here];
  }
  const moments = learnerMoments(random);
  const chosen = [...newest.map((thing) => ({ thing, recycled: false })), ...rest];
  return chosen.map(({ thing, recycled }, place) =>
    certificateOf({
      place,
      userId,
      companyId,
      thing,
      recycled: recycled || thing.name === 'Integração de Novos Colaboradores 2026',
      at: moments[place] ?? new Date(0),
      grade:
        place < 10
          ? (NEWEST[place]?.[2] ?? null)
          : random() < 0.2
            ? null
            : 6 + Math.round(random() * 40) / 10,
      delay: Math.floor(random() * 90) * MINUTE,
    }),
  );
}

function learnerMoments(random: () => number): Date[] {
  const first = NEWEST.map(([, day], index) => Date.parse(`${day}T14:00:00Z`) + index * 7 * MINUTE);
  let last = first[first.length - 1] ?? 0;
  const moments = [...first];
  while (moments.length < LEARNER_TOTAL) {
    last -= (1 + random() * 6) * DAY;
    // Between 8 and 20 o'clock in São Paulo, as people learn.
    moments.push(Math.floor(last / DAY) * DAY + Math.floor((11 + random() * 12) * HOUR));
  }
  for (const [from, to] of TIES) {
    for (let place = from; place <= to; place += 1) moments[place] = moments[from] ?? 0;
  }
  return moments.map((moment) => new Date(moment));
}

/** A few certificates of another demo user: the named courses, some weeks apart, newest first. */
export function fewCertificates(
  userId: string,
  companyId: string,
  names: readonly string[],
): NewCertificate[] {
  const catalogue = demoCatalogue();
  const newest = Date.parse('2026-11-10T13:30:00Z');
  return names.flatMap((name, place) => {
    const thing = catalogue.find((one) => one.name === name);
    if (thing === undefined) throw new Error(`No course "${name}" in the demo catalogue`);
    const at = new Date(newest - place * 23 * DAY - place * 11 * MINUTE);
    return [
      certificateOf({ place, userId, companyId, thing, at, grade: 9.5 - place / 2, delay: HOUR }),
    ];
  });
}
