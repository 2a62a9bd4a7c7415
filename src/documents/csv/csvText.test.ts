import type { Language } from '#model/language.ts';
import { type Cell, csvText } from './csvText.ts';

/** Reads CSV as RFC 4180 has it. */
function readCsv(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /("(?:[^"]|"")*"|[^"\r\n;,]*)([;,]|\r\n)/y;
  while (cell.lastIndex < text.length) {
    const [, found = '', end] = cell.exec(text) ?? [];
    if (end === undefined) throw new Error(`No cell at ${cell.lastIndex}`);
    rows.at(-1)?.push(found.startsWith('"') ? found.slice(1, -1).replaceAll('""', '"') : found);
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
  'a table in %s has cells parted by %s, a mark and whole lines',
  (language, separator) => {
    const text = csvText(
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

test.each(languages)('whatever texts hold comes back in %s', (language, separator) => {
  const rows: Cell[][] = [
    ['a;b', 'a,b', 'a\tb', 'say "hi"', ''],
    ['two\r\nlines', 'one\nbreak', ' blank ', '"', '王小明 🎓'],
  ];
  const read = readCsv(csvText(rows, language).slice(1), separator);
  expect(read).toEqual(rows);
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
  ["'quoted'", "'quoted'"],
  ['1 = 1', '1 = 1'],
])('%j is no formula: %j', (text, cell) => {
  for (const [language] of languages) expect(csvText([[text]], language)).toBe(`\ufeff${cell}\r\n`);
});

test('numbers stay numbers, also below zero', () => {
  expect(csvText([[-5, 0, 12.5]], 'en')).toBe('\ufeff-5,0,12.5\r\n');
});
