import { createCertificate } from '#testing/certificates.ts';
import { indexCertificate, type UnindexedCertificate } from './indexCertificate.ts';
import { findWordMatches, parseSearchWords } from './searchWords.ts';
import { buildSearchIndex } from './searchIndex.ts';

const timeZone = 'America/Sao_Paulo';
const id = '7f3c92d1-4b8e-4c1a-9d52-e0a1b6c4f832';

function createCertificateOn(
  course: string,
  completedAt: string | null,
  fields: Partial<UnindexedCertificate> = {},
): UnindexedCertificate {
  const certificate = createCertificate({ id, course });
  return { ...certificate, course: { ...certificate.course, completedAt }, ...fields };
}

const isFound = (search: string, certificate: UnindexedCertificate) =>
  findWordMatches(
    buildSearchIndex([indexCertificate(certificate, timeZone)]),
    parseSearchWords(search),
  )[0] === 1;

const safety = createCertificateOn(
  'Eficiência e conservação de ENERGIA: nível 2',
  '2025-03-12T15:00:00Z',
);

test.each([
  '',
  '  ',
  'energia',
  'eficiencia',
  'EFICIÊNCIA',
  'eficie\u0302ncia',
  'energia eficiência',
  'servação',
  'nível 2',
  // Dates as Portuguese, English and Spanish write them, in part or whole.
  '12 de março',
  '12 de março de 2025',
  '12 de mar. de 2025',
  'mar 2025',
  'março',
  'march 12',
  'March 12, 2025',
  'Mar 12th, 2025',
  '12 of march',
  '12 de marzo de 2025',
  '12 marzo 2025',
  '12/03/2025',
  '12/3/2025',
  '12/03',
  '12/0',
  '12/',
  '12.03.2025',
  '12-03-25',
  '03/12/2025',
  '2025-03-12',
  '2025-03',
  '03/2025',
  '202',
  'energia 2025',
  // Types in every language.
  'conteúdo',
  'contents',
  'contenido energia',
  // The id: at least four characters from the beginning of a group.
  '7f3c',
  id,
  id.toUpperCase(),
  'e0a1b6c4',
  '4c1a-9d52',
])('finds the certificate by “%s”', (search) => {
  expect(isFound(search, safety)).toBe(true);
});

test.each([
  'energias',
  'energia solar',
  '13 de março',
  '12 de maio',
  'march 2024',
  '12/04/2025',
  '2025-12-03',
  '13/03',
  'missão',
  'misiones',
  '7f3',
  'f3c9',
  '2024',
])('does not find the certificate by “%s”', (search) => {
  expect(isFound(search, safety)).toBe(false);
});

test('matches the day in the configured time zone', () => {
  const late = createCertificateOn('Curso', '2026-01-01T02:59:00Z');
  expect(isFound('31/12/2025', late)).toBe(true);
  expect(isFound('2026', late)).toBe(false);
});

test('matches the written day of a time without an offset', () => {
  const late = createCertificateOn('Curso', '2026-01-01T00:30:00');
  expect(isFound('01/01/2026', late)).toBe(true);
  expect(isFound('2025', late)).toBe(false);
});

test('ignores connectives only in dates', () => {
  expect(isFound('de março', createCertificateOn('Curso', '2025-03-12'))).toBe(true);
  expect(isFound('de', createCertificateOn('Curso', '2025-03-12'))).toBe(false);
});

test('finds a certificate without a day by its name', () => {
  const undated = createCertificateOn('Curso 12', null, { createdAt: null });
  expect(isFound('curso 12', undated)).toBe(true);
  expect(isFound('12/03', undated)).toBe(false);
});

test('finds a certificate by its validation id instead of its own id', () => {
  const certificate = createCertificateOn('Curso', null, { validationId: 'AB12-CD34' });
  expect(isFound('ab12', certificate)).toBe(true);
  expect(isFound('7f3c', certificate)).toBe(false);
});

test('finds words written together or apart in all names', () => {
  const names = [
    'NR 35',
    'Norma NR-35',
    'Turma 3',
    '5 S',
    'nr',
    '35',
    'NR35 altura',
    'Müller 1',
    'NR 351',
  ];
  const entries = names.map((name) =>
    indexCertificate(createCertificateOn(name, null, { id: name }), timeZone),
  );
  const findNames = (search: string) => {
    const matches = findWordMatches(buildSearchIndex(entries), parseSearchWords(search));
    return names.filter((_, index) => matches[index] === 1);
  };
  expect(findNames('nr35')).toEqual(['NR 35', 'Norma NR-35', 'NR35 altura', 'NR 351']);
  expect(findNames('nr-35')).toEqual(['NR 35', 'Norma NR-35', 'NR35 altura', 'NR 351']);
  expect(findNames('mueller')).toEqual(['Müller 1']);
  expect(findNames('35')).toEqual(['NR 35', 'Norma NR-35', '35', 'NR35 altura', 'NR 351']);
  expect(findNames('5s')).toEqual(['5 S']);
});
