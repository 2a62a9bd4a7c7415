import { type Language, languageTags } from '#domain/language.ts';
import { replaceControlCharacters } from '#domain/text/controlCharacters.ts';

export type CsvCell = string | number | null;

/** Returns the separator of cells. Excel and LibreOffice expect a semicolon in languages with a decimal comma. */
const getSeparator = (language: Language) =>
  (1.5).toLocaleString(languageTags[language]).includes(',') ? ';' : ',';

/** Byte-order mark at the start of the file. Without it, Excel does not read the file as UTF-8. */
const byteOrderMark = '\ufeff';

/** White space, control characters and invisible characters, before which a formula sign is still harmful. */
const blankCharacters = String.raw`[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]`;

/**
 * A sign that begins a formula. Excel documents `=`, `+`, `-` and `@`; LibreOffice reads U+2212 as minus. Signs that
 * look like these, such as dashes and full-width signs, are included, because programs convert some of them.
 */
const formulaSign = String.raw`[=+@\p{Pd}\u2212\u02d7\u207a-\u207c\u208a-\u208c\u2795\u2796\ufe62\ufe66\ufe6b\uff0b\uff1d\uff20]`;

/** Pattern of text that a spreadsheet could treat as a formula. */
const formulaPattern = new RegExp(String.raw`^[\t\r\n]|^${blankCharacters}*${formulaSign}`, 'u');

/** Line breaks before a formula sign. A program with another separator splits the file at quoted line breaks. */
const breaksBeforeFormula = new RegExp(
  String.raw`[\r\n]+(?=${blankCharacters}*${formulaSign})`,
  'gu',
);

/** Pattern of text that must be quoted in any language, in which the file may be opened. */
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
  const visible = replaceControlCharacters(cell).replace(breaksBeforeFormula, ' ');
  const text = formulaPattern.test(visible) ? `'${visible}` : visible;
  return quotedPattern.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
