import { formatCertificateDate, weekStartOf } from './dateLocale.ts';
import { catalogue as en } from './en.ts';
import { catalogue as es } from './es.ts';
import { catalogue as pt } from './pt.ts';

const english = (iso: string, zone: string) => formatCertificateDate(iso, en.dateLocale, zone);

describe('the calendar day of a certificate is the one in the configured zone', () => {
  // 23:30 on 9 March and 00:30 on 10 March, each written as the instant it is.
  test.each([
    ['America/Sao_Paulo', '2026-03-10T02:30:00.000Z', 'Mar 9, 2026'],
    ['America/Sao_Paulo', '2026-03-10T03:30:00.000Z', 'Mar 10, 2026'],
    ['Europe/Madrid', '2026-03-09T22:30:00.000Z', 'Mar 9, 2026'],
    ['Europe/Madrid', '2026-03-09T23:30:00.000Z', 'Mar 10, 2026'],
    ['Pacific/Kiritimati', '2026-03-09T09:30:00.000Z', 'Mar 9, 2026'],
    ['Pacific/Kiritimati', '2026-03-09T10:30:00.000Z', 'Mar 10, 2026'],
    ['Pacific/Honolulu', '2026-03-10T09:30:00.000Z', 'Mar 9, 2026'],
    ['Pacific/Honolulu', '2026-03-10T10:30:00.000Z', 'Mar 10, 2026'],
  ])('%s: %s is %s', (zone, iso, day) => expect(english(iso, zone)).toBe(day));

  test.each([
    ['23:30', '2026-03-09T23:30:00-03:00', 'Mar 9, 2026'],
    ['00:30', '2026-03-10T00:30:00-03:00', 'Mar 10, 2026'],
  ])('an instant with an offset, %s in São Paulo', (_hour, iso, day) =>
    expect(english(iso, 'America/Sao_Paulo')).toBe(day),
  );

  test.each([
    ['2026-07-01T21:30:00.000Z', 'Jul 1, 2026'],
    ['2026-07-01T22:30:00.000Z', 'Jul 2, 2026'],
  ])('summer time counts: %s in Madrid is %s', (iso, day) =>
    expect(english(iso, 'Europe/Madrid')).toBe(day),
  );

  test.each(['America/Sao_Paulo', 'Europe/Madrid', 'Pacific/Kiritimati', 'Pacific/Honolulu'])(
    'a bare calendar day is taken as it is in %s',
    (zone) => {
      expect(english('2026-12-31', zone)).toBe('Dec 31, 2026');
      expect(english('2027-01-01', zone)).toBe('Jan 1, 2027');
    },
  );

  test.each(['', 'yesterday', '2026-13-01', '2026-02-32', '10/03/2026 25:00'])(
    '%j is no date and gives no text',
    (iso) => expect(english(iso, 'America/Sao_Paulo')).toBe(''),
  );
});

describe('each language has its own locale data', () => {
  const months = Array.from({ length: 12 }, (_, month) => {
    return `2026-${String(month + 1).padStart(2, '0')}-05`;
  });

  test('Portuguese', () =>
    expect(months.map((day) => formatCertificateDate(day, pt.dateLocale, 'UTC'))).toEqual([
      '5 de jan. de 2026',
      '5 de fev. de 2026',
      '5 de mar. de 2026',
      '5 de abr. de 2026',
      '5 de mai. de 2026',
      '5 de jun. de 2026',
      '5 de jul. de 2026',
      '5 de ago. de 2026',
      '5 de set. de 2026',
      '5 de out. de 2026',
      '5 de nov. de 2026',
      '5 de dez. de 2026',
    ]));

  test('English', () =>
    expect(months.map((day) => formatCertificateDate(day, en.dateLocale, 'UTC'))).toEqual([
      'Jan 5, 2026',
      'Feb 5, 2026',
      'Mar 5, 2026',
      'Apr 5, 2026',
      'May 5, 2026',
      'Jun 5, 2026',
      'Jul 5, 2026',
      'Aug 5, 2026',
      'Sep 5, 2026',
      'Oct 5, 2026',
      'Nov 5, 2026',
      'Dec 5, 2026',
    ]));

  test('Spanish', () =>
    expect(months.map((day) => formatCertificateDate(day, es.dateLocale, 'UTC'))).toEqual([
      '5 ene 2026',
      '5 feb 2026',
      '5 mar 2026',
      '5 abr 2026',
      '5 may 2026',
      '5 jun 2026',
      '5 jul 2026',
      '5 ago 2026',
      '5 sep 2026',
      '5 oct 2026',
      '5 nov 2026',
      '5 dic 2026',
    ]));
});

describe('paper has the month in full', () => {
  test.each([
    ['Portuguese', pt.dateLocale, '12 de novembro de 2026', '1 de março de 2026'],
    ['English', en.dateLocale, 'November 12, 2026', 'March 1, 2026'],
    ['Spanish', es.dateLocale, '12 de noviembre de 2026', '1 de marzo de 2026'],
  ] as const)('%s', (_language, locale, november, march) => {
    expect(formatCertificateDate('2026-11-12', locale, 'UTC', 'long')).toBe(november);
    expect(formatCertificateDate('2026-03-01', locale, 'UTC', 'long')).toBe(march);
  });
});

describe('for pt and es, weeks start on Monday', () => {
  test.each([
    ['pt', 1],
    ['es', 1],
    ['en', 0],
  ] as const)('%s: %d', (language, day) => expect(weekStartOf(language)).toBe(day));
});
