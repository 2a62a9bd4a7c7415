import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '#domain/language.ts';
import { formatCsv } from './formatCsv.ts';

const signs = Array.from('=+-@−﹢＋﹣－﹦＝﹫＠⁺⁻⁼‐‑–—');
const prefixes = [
  ...['', ' ', '\t', '\r', '\n', '\v', '\u00a0', '\u3000', '\u2028', "'", '"'],
  ...['\u0000', '\u0001', '\u001f', '\u007f', '\u0085', '\u009b'],
  ...['\u00ad', '\u034f', '\u061c', '\u115f', '\u180e', '\u200b', '\u200e', '\u202e', '\u2060'],
  ...['\u2066', '\u2800', '\u3164', '\ufe0f', '\ufeff', '\uffa0', '\u{e0001}', '\u{e0100}'],
  ...[' \u200b\u00ad', '\ufeff\ufeff', '\u0000\u0001', '"\u0000'],
];
const texts = prefixes.flatMap((prefix) =>
  signs.flatMap((sign) => [
    `${prefix}${sign}1+1`,
    `${prefix}${sign}SUM(1;2)`,
    `${prefix}${sign}HYPERLINK("https://elsewhere.example";"x")`,
    `${prefix}${sign}cmd|'/c calc'!A1`,
    `Text${prefix}${sign}1+1`,
  ]),
);

const hasLibreOffice = spawnSync('soffice', ['--version'], { stdio: 'ignore' }).error === undefined;
const withLibreOffice = hasLibreOffice ? describe : describe.skip;

withLibreOffice('a CSV file opened by LibreOffice', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'csv-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /**
   * Converts a CSV file to a flat spreadsheet.
   * @param separator separator that LibreOffice expects
   */
  function convert(csv: string, separator: string): string {
    writeFileSync(join(folder, 'table.csv'), csv);
    // Separator, quote, UTF-8, first line, no column formats, language, numbers detected also in quotes, formulas evaluated.
    const filter = `CSV:${separator.charCodeAt(0)},34,76,1,,0,false,true,false,false,false,-1,true`;
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const args = ['--headless', profile, `--infilter=${filter}`, '--convert-to', 'fods'];
    execFileSync('soffice', [...args, '--outdir', folder, join(folder, 'table.csv')], {
      stdio: 'ignore',
    });
    return readFileSync(join(folder, 'table.fods'), 'utf8');
  }

  const listFormulas = (sheet: string) =>
    Array.from(sheet.matchAll(/table:formula="[^"]*"/g), ([formula]) => formula);

  test('contains a formula if the text of a formula is not escaped', () => {
    expect(listFormulas(convert('=1+1\r\n', ','))).toHaveLength(1);
  });

  test.each(languages.flatMap((language) => [';', ','].map((separator) => [language, separator])))(
    'contains no formula in %s with the separator %s',
    (language, separator) => {
      const csv = formatCsv(
        texts.map((text) => [text, 1]),
        language as (typeof languages)[number],
      );
      const sheet = convert(csv, separator);
      expect(listFormulas(sheet)).toEqual([]);
      expect(sheet).toContain('HYPERLINK(');
    },
    120_000,
  );
});
