import { formatCertificateDate } from './dateLocale.ts';
import { catalog as en } from './en.ts';
import { catalog as es } from './es.ts';
import { catalog as pt } from './pt.ts';

const formatEnglish = (iso: string, zone: string) =>
  formatCertificateDate(iso, en.dateLocale, zone);

test('formatCertificateDate formats the day in the given time zone', () => {
  expect(formatEnglish('2026-03-10T02:30:00.000Z', 'America/Sao_Paulo')).toBe('Mar 9, 2026');
  expect(formatEnglish('2026-03-10T02:30:00.000Z', 'UTC')).toBe('Mar 10, 2026');
});

test.each(['', 'yesterday', '2026-02-30', '10/03/2026', '0001-01-01T00:00:00Z'])(
  'formatCertificateDate returns empty text for %j',
  (iso) => expect(formatEnglish(iso, 'America/Sao_Paulo')).toBe(''),
);

describe('formatCertificateDate in the short style', () => {
  const months = Array.from({ length: 12 }, (_, month) => {
    return `2026-${String(month + 1).padStart(2, '0')}-05`;
  });

  test('abbreviates months in Portuguese', () =>
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

  test('abbreviates months in English', () =>
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

  test('abbreviates months in Spanish', () =>
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

describe('formatCertificateDate in the long style', () => {
  test.each([
    ['Portuguese', pt.dateLocale, '12 de novembro de 2026', '1 de março de 2026'],
    ['English', en.dateLocale, 'November 12, 2026', 'March 1, 2026'],
    ['Spanish', es.dateLocale, '12 de noviembre de 2026', '1 de marzo de 2026'],
  ] as const)('spells out months in %s', (_language, locale, november, march) => {
    expect(formatCertificateDate('2026-11-12', locale, 'UTC', 'long')).toBe(november);
    expect(formatCertificateDate('2026-03-01', locale, 'UTC', 'long')).toBe(march);
  });
});

test.each([
  ['Portuguese', pt.dateLocale, '05/03/2026', 'março de 2026'],
  ['English', en.dateLocale, '03/05/2026', 'March 2026'],
  ['Spanish', es.dateLocale, '05/03/2026', 'marzo de 2026'],
] as const)(
  'formatCertificateDate has numeric and month styles in %s',
  (_language, locale, day, month) => {
    expect(formatCertificateDate('2026-03-05', locale, 'UTC', 'numeric')).toBe(day);
    expect(formatCertificateDate('2026-03-05', locale, 'UTC', 'month')).toBe(month);
  },
);
