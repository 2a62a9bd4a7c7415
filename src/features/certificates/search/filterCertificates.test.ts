import type { CertificateType } from '#domain/certificate/certificate.ts';
import { createCertificate } from '#testing/certificates.ts';
import type { OrderBy } from '../certificatesState.ts';
import type { SearchFilter } from './searchFilter.ts';
import { indexCertificate, type UnindexedCertificate } from './indexCertificate.ts';
import { filterCertificates } from './filterCertificates.ts';
import { buildSearchIndex } from './searchIndex.ts';
import { sortCertificates } from './sortCertificates.ts';

const timeZone = 'America/Sao_Paulo';
const emptyFilter: SearchFilter = { searchText: '', type: undefined, year: undefined };

function createCertificateOn(
  name: string,
  day: string,
  type: CertificateType = 'CONTENT',
): UnindexedCertificate {
  const { course, ...certificate } = createCertificate({ id: `${name} ${day}` });
  return {
    ...certificate,
    type,
    createdAt: `${day}T12:00:00Z`,
    course: { ...course, name, completedAt: day, workload: 60 },
  };
}

const certificates = [
  createCertificateOn('Solda', '2024-05-01', 'MISSION'),
  createCertificateOn('Solda elétrica', '2024-04-01'),
  createCertificateOn('Energia', '2025-03-01', 'MISSION'),
  createCertificateOn('Energia solar', '2025-02-01'),
  createCertificateOn('Energia solar', '2024-01-01'),
];

const searchIndex = buildSearchIndex(
  certificates.map((certificate) => indexCertificate(certificate, timeZone)),
);
const filterBy = (filter: Partial<SearchFilter>) =>
  filterCertificates(searchIndex, { ...emptyFilter, ...filter });

test.each<[Partial<SearchFilter>, number, object, object, object]>([
  [{}, 5, { MISSION: 2, CONTENT: 3 }, { 2025: 2, 2024: 3 }, { searchText: 5, type: 5, period: 5 }],
  [
    { searchText: 'energia' },
    3,
    { MISSION: 1, CONTENT: 2 },
    { 2025: 2, 2024: 1 },
    { searchText: 5, type: 3, period: 3 },
  ],
  [
    { searchText: 'energia', year: 2025 },
    2,
    { MISSION: 1, CONTENT: 1 },
    { 2025: 2, 2024: 1 },
    { searchText: 2, type: 2, period: 3 },
  ],
  [
    { searchText: 'energia', year: 2024, type: 'MISSION' },
    0,
    { CONTENT: 1 },
    { 2025: 1 },
    { searchText: 1, type: 1, period: 1 },
  ],
  [{ searchText: 'solda', year: 2025 }, 0, {}, { 2024: 2 }, { searchText: 2, type: 0, period: 2 }],
])(
  'counts the matches of %j, per type, per year and without one condition',
  (filter, n, types, years, without) => {
    const result = filterBy(filter);
    expect(result.certificates).toHaveLength(n);
    expect(result.minutes).toBe(60 * n);
    expect(result.typeCounts).toEqual({ MISSION: 0, CONTENT: 0, ...types });
    expect(Object.fromEntries(result.yearCounts)).toEqual(years);
    expect(result.countWithout).toEqual(without);
  },
);

const sort = (names: readonly string[], order: OrderBy, days = ['2025-01-01']) =>
  sortCertificates(
    names.map((name, index) =>
      indexCertificate(createCertificateOn(name, days[index] ?? days[0] ?? ''), timeZone),
    ),
    order,
    'pt-BR',
  ).map(({ certificate }) => certificate);

test('sorts names with numeric collation, ignoring accents and case', () => {
  const names = ['Nível 10', 'nível 2', 'Álgebra', 'zebra', 'Energia'];
  const ascending = sort(names, { field: 'name', direction: 'asc' }).map(
    ({ course }) => course.name,
  );
  expect(ascending).toEqual(['Álgebra', 'Energia', 'nível 2', 'Nível 10', 'zebra']);
  const descending = sort(names, { field: 'name', direction: 'desc' }).map(
    ({ course }) => course.name,
  );
  expect(descending).toEqual(ascending.toReversed());
});

test.each<[OrderBy, string[]]>([
  [{ field: 'created_at', direction: 'desc' }, ['2025-03-01', '2025-02-01', '2025-01-01']],
  [{ field: 'created_at', direction: 'asc' }, ['2025-01-01', '2025-02-01', '2025-03-01']],
  [{ field: 'name', direction: 'asc' }, ['2025-03-01', '2025-02-01', '2025-01-01']],
  [{ field: 'name', direction: 'desc' }, ['2025-03-01', '2025-02-01', '2025-01-01']],
])('sorts certificates of equal names by %j', (order, expected) => {
  const days = ['2025-02-01', '2025-03-01', '2025-01-01'];
  const daysInOrder = sort(['a', 'a', 'a'], order, days).map(({ course }) => course.completedAt);
  expect(daysInOrder).toEqual(expected);
});

test.each<[Partial<SearchFilter>, string[]]>([
  [{ from: '2024-04-01', to: '2025-02-01' }, ['2024-05-01', '2024-04-01', '2025-02-01']],
  [{ from: '2025-02-02' }, ['2025-03-01']],
  [{ to: '2024-03-31' }, ['2024-01-01']],
  [{ from: '2024-05-01', year: 2025 }, ['2025-03-01', '2025-02-01']],
  [{ from: '2026-01-01' }, []],
])('filters by the range of days %j', (filter, days) => {
  const { certificates: matches, countWithout, yearCounts } = filterBy(filter);
  expect(matches.map(({ course }) => course.completedAt)).toEqual(days);
  expect(countWithout).toMatchObject({ period: 5 });
  // A year replaces the range.
  expect(Object.fromEntries(yearCounts)).toEqual({ 2025: 2, 2024: 3 });
});
