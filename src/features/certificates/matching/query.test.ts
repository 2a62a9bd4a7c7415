import { certificateOf } from '#testing/certificates.ts';
import { cardOf, type Findable } from './card.ts';
import { markFound, wordsOf } from './query.ts';
import { shelfOf } from './shelf.ts';

const timeZone = 'America/Sao_Paulo';
const id = '7f3c92d1-4b8e-4c1a-9d52-e0a1b6c4f832';

function earned(
  course: string,
  completedAt: string | null,
  more: Partial<Findable> = {},
): Findable {
  const certificate = certificateOf({ id, course });
  return { ...certificate, course: { ...certificate.course, completedAt }, ...more };
}

const finds = (search: string, certificate: Findable) =>
  markFound(shelfOf([cardOf(certificate, timeZone)]), wordsOf(search))[0] === 1;

const safety = earned('Eficiência e conservação de ENERGIA: nível 2', '2025-03-12T15:00:00Z');

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
  // Types in the three languages.
  'conteúdo',
  'contents',
  'contenido energia',
  // The id from four characters, from the beginning of a group on.
  '7f3c',
  id,
  id.toUpperCase(),
  'e0a1b6c4',
  '4c1a-9d52',
])('“%s” finds it', (search) => {
  expect(finds(search, safety)).toBe(true);
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
])('“%s” does not', (search) => {
  expect(finds(search, safety)).toBe(false);
});

test('the day is that of the configured zone', () => {
  const late = earned('Curso', '2026-01-01T02:59:00Z');
  expect(finds('31/12/2025', late)).toBe(true);
  expect(finds('2026', late)).toBe(false);
});

test('a word between the parts of a date is left out, and any other stands in the name', () => {
  expect(finds('de março', earned('Curso', '2025-03-12'))).toBe(true);
  expect(finds('de', earned('Curso', '2025-03-12'))).toBe(false);
});

test('without a day it is found by everything else', () => {
  const undated = earned('Curso 12', null, { createdAt: null });
  expect(finds('curso 12', undated)).toBe(true);
  expect(finds('12/03', undated)).toBe(false);
});

test('it is found by the id that verifies it, where that is not its own', () => {
  const other = earned('Curso', null, { validationId: 'AB12-CD34' });
  expect(finds('ab12', other)).toBe(true);
  expect(finds('7f3c', other)).toBe(false);
});
