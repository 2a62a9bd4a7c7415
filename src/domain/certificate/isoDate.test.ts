import { formatISO } from 'date-fns/formatISO';
import { normalizeIsoDate, toCalendarDay, toInstant } from './isoDate.ts';

const formatCalendarDay = (text: string, timeZone = 'America/Sao_Paulo') => {
  const day = toCalendarDay(text, timeZone);
  return day && formatISO(day, { representation: 'date' });
};

const zones = [
  'America/Sao_Paulo',
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Pacific/Apia',
  'America/Havana',
  'Africa/Cairo',
  'Asia/Kathmandu',
];

describe('toCalendarDay of a date without a time', () => {
  test.each([
    ['2026-03-10', '2026-03-10'],
    ['20260310', '2026-03-10'],
    [' 2026-03-10 ', '2026-03-10'],
    ['\u00a02026-03-10\n', '2026-03-10'],
    ['2024-02-29', '2024-02-29'],
    ['1900-01-01', '1900-01-01'],
    ['9999-12-31', '9999-12-31'],
    // In one of the zones clocks went forward at midnight on this day, or the whole day was skipped.
    ['2018-11-04', '2018-11-04'],
    ['2011-12-30', '2011-12-30'],
    ['2024-03-10', '2024-03-10'],
    ['2024-04-26', '2024-04-26'],
  ])('%j is %s in every time zone', (text, day) => {
    expect(zones.map((zone) => formatCalendarDay(text, zone))).toEqual(zones.map(() => day));
  });
});

describe('toCalendarDay of a time without an offset', () => {
  test.each([
    ['2026-03-01T00:30:00', '2026-03-01'],
    ['2026-03-01 00:30:00', '2026-03-01'],
    ['2026-03-01T23:59:59.999999', '2026-03-01'],
    ['2026-03-01T23:30', '2026-03-01'],
    ['2026-03-01T24:00', '2026-03-02'],
    ['20260301T003000', '2026-03-01'],
    ['2026-03-01T10', '2026-03-01'],
    ['2026-03-01t00:30:00', '2026-03-01'],
    ['2018-11-04T00:30:00', '2018-11-04'],
    ['2011-12-30 12:00:00', '2011-12-30'],
  ])('%j is %s in every time zone', (text, day) => {
    expect(zones.map((zone) => formatCalendarDay(text, zone))).toEqual(zones.map(() => day));
  });
});

describe('toCalendarDay of an instant', () => {
  test.each([
    ['2026-03-10T02:30:00.000Z', '2026-03-09', '2026-03-10', '2026-03-10', '2026-03-09'],
    ['2026-03-10T10:30:00Z', '2026-03-10', '2026-03-10', '2026-03-11', '2026-03-09'],
    ['2026-03-09T23:30:00-03:00', '2026-03-09', '2026-03-10', '2026-03-10', '2026-03-09'],
    ['2026-03-10T00:30:00+14:00', '2026-03-09', '2026-03-09', '2026-03-10', '2026-03-08'],
    ['2026-03-01 00:30:00+00', '2026-02-28', '2026-03-01', '2026-03-01', '2026-02-28'],
    ['2026-03-01T06:00:00+0530', '2026-02-28', '2026-03-01', '2026-03-01', '2026-02-28'],
    ['20260301T003000Z', '2026-02-28', '2026-03-01', '2026-03-01', '2026-02-28'],
    ['2026-03-01T00:30:00.1234567Z', '2026-02-28', '2026-03-01', '2026-03-01', '2026-02-28'],
    ['2026-03-01T00:30:00,5Z', '2026-02-28', '2026-03-01', '2026-03-01', '2026-02-28'],
    ['2026-03-01t00:30:00z', '2026-02-28', '2026-03-01', '2026-03-01', '2026-02-28'],
    // Summer time of São Paulo ended in 2019.
    ['2018-11-05T01:30:00Z', '2018-11-04', '2018-11-05', '2018-11-05', '2018-11-04'],
    ['2018-11-05T02:30:00Z', '2018-11-05', '2018-11-05', '2018-11-05', '2018-11-04'],
  ])('converts %s to the day in the time zone', (text, saoPaulo, utc, kiritimati, pagoPago) => {
    expect(zones.slice(0, 4).map((zone) => formatCalendarDay(text, zone))).toEqual([
      saoPaulo,
      utc,
      kiritimati,
      pagoPago,
    ]);
  });
});

describe('text that is not a complete ISO 8601 date', () => {
  test.each([
    '',
    ' ',
    'yesterday',
    'null',
    'Invalid date',
    'N/A',
    '-',
    // Orders of day and month that differ between countries.
    '10/03/2026',
    '3/10/2026',
    '10-03-2026',
    '10.03.2026',
    '2026/03/10',
    '10 Mar 2026',
    'March 10, 2026',
    'Tue, 10 Mar 2026 12:00:00 GMT',
    'Tue Mar 10 2026 12:00:00 GMT-0300 (Brasilia Standard Time)',
    // Nonexistent days.
    '2026-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-03-00',
    '1900-02-29',
    '2026-02-30T12:00:00Z',
    // Parts of a date.
    '2026',
    '2026-03',
    '202603',
    '2026-3-1',
    '2026-W11',
    '26-03-10',
    '--03-10',
    'T10:00:00Z',
    // Zero and extreme dates of databases and programming languages.
    '0000-00-00',
    '0000-00-00 00:00:00',
    '0001-01-01',
    '0001-01-01T00:00:00',
    '0001-01-01T00:00:00Z',
    '1753-01-01T00:00:00',
    '1899-12-30T00:00:00',
    '1899-12-31',
    '10000-01-01',
    '+010000-01-01',
    '+002026-03-10',
    '-000001-01-01T00:00:00Z',
    'infinity',
    // Numbers: seconds, milliseconds, and spreadsheet day counts.
    '0',
    '1773100800',
    '1773100800000',
    '46091',
    '/Date(1773100800000)/',
    // Nonexistent times and offsets.
    '2026-03-10T25:00:00Z',
    '2026-03-10T24:30:00Z',
    '2026-03-10T12:60:00Z',
    '2026-03-10T12:00:00+25:00',
    '2026-03-10T12:00:00+03:60',
    '2026-03-10T',
    '2026-03-10Z',
    '2026-03-10T12:00:00 UTC',
    '2026-03-10T12:00:00-03:00[America/Sao_Paulo]',
    '2026-03-10 to 2026-03-12',
    '2026-03-10,2026-03-12',
    '２０２６-０３-１０',
    '٢٠٢٦-٠٣-١٠',
  ])('rejects %j', (text) => {
    expect(normalizeIsoDate(text)).toBeNull();
    expect(toCalendarDay(text, 'UTC')).toBeUndefined();
    expect(toInstant(text, 'UTC')).toBeUndefined();
  });
});

test('normalizeIsoDate trims white space and changes nothing else', () => {
  expect(normalizeIsoDate(' 2026-03-10T02:30:00.000-03:00 ')).toBe('2026-03-10T02:30:00.000-03:00');
  expect(normalizeIsoDate('2026-03-10 02:30:00')).toBe('2026-03-10 02:30:00');
});

test.each([
  ['2026-03-10', '2026-03-10T03:00:00.000Z'],
  ['2026-03-10 00:30:00', '2026-03-10T03:30:00.000Z'],
  ['2026-03-10T00:30:00Z', '2026-03-10T00:30:00.000Z'],
  ['2026-03-10T00:30:00-03:00', '2026-03-10T03:30:00.000Z'],
])('toInstant interprets %j in the given time zone', (text, instant) => {
  expect(toInstant(text, 'America/Sao_Paulo')?.toISOString()).toBe(instant);
});
