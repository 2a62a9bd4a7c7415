import { type Language, languageTags } from '#model/language.ts';

export type Cell = string | number | null;

/** Where a comma stands before decimals, Excel and LibreOffice part cells by semicolons. */
const separatorOf = (language: Language) =>
  (1.5).toLocaleString(languageTags[language]).includes(',') ? ';' : ',';

/** Without it Excel reads UTF-8 as something else. */
const byteOrderMark = '\ufeff';

/** What a spreadsheet would take for a formula, whatever blanks stand before it. */
const formula = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/;

/** What parts cells or rows in any language: the file may be opened in another one. */
const parting = /[",;\t\r\n]|^\s|\s$/;

/**
 * A table as CSV that spreadsheets of a language open by a double click.
 * @param rows the heads first; null leaves a cell empty
 */
export function csvText(rows: readonly (readonly Cell[])[], language: Language): string {
  const separator = separatorOf(language);
  const lines = rows.map((row) => row.map(written).join(separator));
  return byteOrderMark + lines.map((line) => `${line}\r\n`).join('');
}

function written(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return parting.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
