import type { Language } from '#domain/language.ts';
import { type CsvCell, formatCsv } from './formatCsv.ts';

/** Parses CSV according to RFC 4180. */
function parseCsv(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /("(?:[^"]|"")*"|[^"\r\n;,]*)([;,]|\r\n)/y;
  while (cell.lastIndex < text.length) {
    const [, value = '', end] = cell.exec(text) ?? [];
    if (end === undefined) throw new Error(`No cell at ${cell.lastIndex}`);
    rows.at(-1)?.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value);
    if (end === '\r\n') rows.push([]);
    else expect(end).toBe(separator);
  }
  return rows.slice(0, -1);
}

const languages: [Language, string][] = [
  ['pt', ';'],
  ['en', ','],
  ['es', ';'],
];

test.each(languages)(
  'formats a table in %s with the separator %s, a byte-order mark and CRLF line ends',
  (language, separator) => {
    const text = formatCsv(
      [
        ['Curso', 'Minutos'],
        ['Ética', 90],
        ['Excel', null],
      ],
      language,
    );
    expect(text).toBe(
      `\ufeffCurso${separator}Minutos\r\nÉtica${separator}90\r\nExcel${separator}\r\n`,
    );
  },
);

test.each(languages)('formats texts in %s that parse to the same texts', (language, separator) => {
  const rows: CsvCell[][] = [
    ['a;b', 'a,b', 'a\tb', 'say "hi"', ''],
    ['two\r\nlines', 'one\nbreak', ' blank ', '"', '王小明 🎓'],
  ];
  const parsed = parseCsv(formatCsv(rows, language).slice(1), separator);
  expect(parsed).toEqual(rows);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+55 11', "'+55 11"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', '"\'\tx"'],
  ['\rx', '"\'\rx"'],
  ['  =1', "'  =1"],
  ['＝1', "'＝1"],
  ['=HYPERLINK("http://x";"y")', '"\'=HYPERLINK(""http://x"";""y"")"'],
  ['a;=1', '"a;=1"'],
  ['\u2212 2', "'\u2212 2"],
  ['\ufe62 1', "'\ufe62 1"],
  ['\u200b=1', "'\u200b=1"],
  ['\u2060\u00ad\u202e\ufeff=1', "'\u2060\u00ad\u202e\ufeff=1"],
  ['\u0000=1', "' =1"],
  ['\u0001+1', "' +1"],
  ['\u3164\u2800@x', "'\u3164\u2800@x"],
  ['a\u0000b\u009b', '"a b "'],
  ['a\r\n=1', 'a =1'],
  ["'quoted'", "'quoted'"],
  ['1 = 1', '1 = 1'],
])('escapes %j as %j', (text, cell) => {
  for (const [language] of languages)
    expect(formatCsv([[text]], language)).toBe(`\ufeff${cell}\r\n`);
});

test('formats negative numbers as numbers', () => {
  expect(formatCsv([[-5, 0, 12.5]], 'en')).toBe('\ufeff-5,0,12.5\r\n');
});
