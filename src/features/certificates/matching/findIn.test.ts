import type { CertificateType } from '#model/certificate/certificate.ts';
import { certificateOf } from '#testing/certificates.ts';
import type { OrderBy } from '../certificatesSlice.ts';
import type { Finding } from '../find/finding.ts';
import { cardOf, type Findable } from './card.ts';
import { findIn } from './findIn.ts';
import { marksOf } from './marks.ts';
import { shelfOf } from './shelf.ts';
import { sorted } from './sorted.ts';

const timeZone = 'America/Sao_Paulo';
const nothing: Finding = { words: '', type: undefined, year: undefined };

function earned(name: string, day: string, type: CertificateType = 'CONTENT'): Findable {
  const { course, ...rest } = certificateOf({ id: `${name} ${day}` });
  return {
    ...rest,
    type,
    createdAt: `${day}T12:00:00Z`,
    course: { ...course, name, completedAt: day, workload: 60 },
  };
}

const all = [
  earned('Solda', '2024-05-01', 'MISSION'),
  earned('Solda elétrica', '2024-04-01'),
  earned('Energia', '2025-03-01', 'MISSION'),
  earned('Energia solar', '2025-02-01'),
  earned('Energia solar', '2024-01-01'),
];

const shelf = shelfOf(all.map((one) => cardOf(one, timeZone)));
const found = (finding: Partial<Finding>) => findIn(shelf, { ...nothing, ...finding });

test.each<[Partial<Finding>, number, object, object, object]>([
  [{}, 5, { MISSION: 2, CONTENT: 3 }, { 2025: 2, 2024: 3 }, { words: 5, type: 5, year: 5 }],
  [
    { words: 'energia' },
    3,
    { MISSION: 1, CONTENT: 2 },
    { 2025: 2, 2024: 1 },
    { words: 5, type: 3, year: 3 },
  ],
  [
    { words: 'energia', year: 2025 },
    2,
    { MISSION: 1, CONTENT: 1 },
    { 2025: 2, 2024: 1 },
    { words: 2, type: 2, year: 3 },
  ],
  [
    { words: 'energia', year: 2024, type: 'MISSION' },
    0,
    { CONTENT: 1 },
    { 2025: 1 },
    { words: 1, type: 1, year: 1 },
  ],
  [{ words: 'solda', year: 2025 }, 0, {}, { 2024: 2 }, { words: 2, type: 0, year: 2 }],
])(
  '%j: how many, by type, by year, and with one condition less',
  (finding, n, types, years, without) => {
    const tally = found(finding);
    expect(tally.certificates).toHaveLength(n);
    expect(tally.minutes).toBe(60 * n);
    expect(Object.fromEntries(tally.types)).toEqual(types);
    expect(Object.fromEntries(tally.years)).toEqual(years);
    expect(tally.without).toEqual(without);
  },
);

const inOrder = (names: readonly string[], order: OrderBy, days = ['2025-01-01']) =>
  sorted(
    names.map((name, index) => cardOf(earned(name, days[index] ?? days[0] ?? ''), timeZone)),
    order,
    'pt-BR',
  ).map(({ certificate }) => certificate);

test('names sort as people count, whatever their accents and case', () => {
  const names = ['Nível 10', 'nível 2', 'Álgebra', 'zebra', 'Energia'];
  const up = inOrder(names, { field: 'name', direction: 'asc' }).map(({ course }) => course.name);
  expect(up).toEqual(['Álgebra', 'Energia', 'nível 2', 'Nível 10', 'zebra']);
  const down = inOrder(names, { field: 'name', direction: 'desc' }).map(
    ({ course }) => course.name,
  );
  expect(down).toEqual(up.toReversed());
});

test.each<[OrderBy, string[]]>([
  [{ field: 'created_at', direction: 'desc' }, ['2025-03-01', '2025-02-01', '2025-01-01']],
  [{ field: 'created_at', direction: 'asc' }, ['2025-01-01', '2025-02-01', '2025-03-01']],
  [{ field: 'name', direction: 'asc' }, ['2025-03-01', '2025-02-01', '2025-01-01']],
  [{ field: 'name', direction: 'desc' }, ['2025-03-01', '2025-02-01', '2025-01-01']],
])('%j of equal names', (order, expected) => {
  const days = ['2025-02-01', '2025-03-01', '2025-01-01'];
  const inThatOrder = inOrder(['a', 'a', 'a'], order, days).map(({ course }) => course.completedAt);
  expect(inThatOrder).toEqual(expected);
});

test.each<[string, string[], string]>([
  ['Introdução à energia', ['energia'], 'Introdução à [energia]'],
  ['Introdução à energia', ['introducao', 'a'], '[Introdução] [à] energi[a]'],
  ['Introduça\u0303o', ['cao'], 'Introdu[ça\u0303o]'],
  ['ana', ['an', 'na'], '[ana]'],
  ['😀 Olá', ['ola'], '😀 [Olá]'],
  ['Solda', ['2025'], 'Solda'],
  ['', ['a'], ''],
])('in “%s” %j are marked', (text, words, expected) => {
  const marked = marksOf(text, words)
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join('');
  expect(marked).toBe(expected);
});
