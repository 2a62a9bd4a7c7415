import { type Language, languageTags } from '#domain/language.ts';

export type CsvCell = string | number | null;

/**
 * Returns the separator between the cells of a row: a semicolon in languages with a decimal comma, where Excel and
 * LibreOffice expect it, otherwise a comma.
 */
const getSeparator = (language: Language) =>
  (1.5).toLocaleString(languageTags[language]).includes(',') ? ';' : ',';

/** Byte-order mark at the start of the file. Without it, Excel does not read the file as UTF-8. */
const byteOrderMark = '\ufeff';

/** Pattern of text that a spreadsheet would treat as a formula, after any white space. */
const formulaPattern = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/;

/**
 * Pattern of text that must be quoted. The same for all languages, because the file may be opened in another language.
 */
const quotedPattern = /[",;\t\r\n]|^\s|\s$/;

/**
 * Formats a table as CSV that spreadsheet programs in the given language can open directly.
 * @param rows rows with the header row first; a null value becomes an empty cell
 */
export function formatCsv(rows: readonly (readonly CsvCell[])[], language: Language): string {
  const separator = getSeparator(language);
  const lines = rows.map((row) => row.map(formatCell).join(separator));
  return byteOrderMark + lines.map((line) => `${line}\r\n`).join('');
}

function formatCell(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const text = formulaPattern.test(cell) ? `'${cell}` : cell;
  return quotedPattern.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
