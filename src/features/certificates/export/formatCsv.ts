import { type Language, languageTags } from '#domain/language.ts';

export type CsvCell = string | number | null;

/** Returns the separator between cells. In languages with a decimal comma, Excel and LibreOffice expect semicolons. */
const getSeparator = (language: Language) =>
  (1.5).toLocaleString(languageTags[language]).includes(',') ? ';' : ',';

/** Byte-order mark, without which Excel does not read the file as UTF-8. */
const byteOrderMark = '\ufeff';

/** Pattern of text that a spreadsheet would treat as a formula, after any white space. */
const formulaPattern = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/;

/** Pattern of text that must be quoted, whatever the language, because the file may be opened in another language. */
const quotedPattern = /[",;\t\r\n]|^\s|\s$/;

/**
 * Formats a table as CSV that spreadsheet programs in the given language can open directly.
 * @param rows the header row first; null is an empty cell
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
