import type { Certificate } from '#model/certificate/certificate.ts';
import { certificateOf } from '#testing/certificates.ts';
import { completedIn, type Period, yearsOf } from './periods.ts';

const timeZone = 'America/Sao_Paulo';

function earned(completedAt: string): Certificate {
  const certificate = certificateOf({ id: completedAt });
  return { ...certificate, course: { ...certificate.course, completedAt } };
}

const certificates = [
  '2026-11-18T12:00:00Z',
  // Sunday, and the Saturday before it.
  '2026-11-15T12:00:00Z',
  '2026-11-14T12:00:00Z',
  '2026-11-01T02:59:00Z',
  '2026-01-01T03:00:00Z',
  '2026-01-01T02:59:00Z',
  '2024-05-05',
].map(earned);

const chosen = (period: Period, language: 'pt' | 'en' = 'pt') =>
  completedIn(period, certificates, { language, timeZone, now: '2026-11-18T15:00:00Z' }).map(
    ({ id }) => id.slice(0, 10),
  );

test.each<[Period, string[]]>([
  ['week', ['2026-11-18']],
  ['month', ['2026-11-18', '2026-11-15', '2026-11-14']],
  ['year', ['2026-11-18', '2026-11-15', '2026-11-14', '2026-11-01', '2026-01-01']],
  ['2025', ['2026-01-01']],
  ['2024', ['2024-05-05']],
  ['2023', []],
])('%s holds what was completed in it, by the day in the configured zone', (period, expected) => {
  expect(chosen(period)).toEqual(expected);
});

test('all holds everything', () => {
  expect(chosen('all')).toHaveLength(certificates.length);
});

test('a week begins on Sunday in English', () => {
  expect(chosen('week', 'en')).toEqual(['2026-11-18', '2026-11-15']);
});

test('the years are those with certificates, latest first', () => {
  expect(yearsOf(certificates, timeZone)).toEqual([2026, 2025, 2024]);
});
