import { isSliceName } from '#rendering/fonts/sliceIndex.ts';
import { parseRecord } from '#rendering/pdfReader/parsePdfMetadata.ts';

/** Maximum number of fonts of a record. More than all slices that the longest certificate needs. */
const maxFonts = 1000;

/** Returns the fonts of the operator that a record names. Undefined if it names none, or something else. */
function readFonts(record: object): readonly string[] | undefined {
  const { fonts } = record as { fonts?: unknown };
  const isValid =
    Array.isArray(fonts) &&
    fonts.length <= maxFonts &&
    fonts.every((name) => typeof name === 'string' && isSliceName(name));
  return isValid ? fonts : undefined;
}

/**
 * Returns whether the file was drawn with the same fonts of the operator as the issued certificate, so that their
 * letters have to look the same. False for a file without a record.
 * @param json text of the attached record
 */
export function hasSameFonts(issued: object, json: string | undefined): boolean {
  const attached = json === undefined ? undefined : parseRecord(json);
  return attached !== undefined && String(readFonts(attached)) === String(readFonts(issued));
}

/** Returns the issued record with the fonts of the attached record: another operator has other ones. */
export function replaceFonts(issued: object, attached: object): object {
  const { fonts: _fonts, ...record } = issued as { fonts?: unknown };
  const fonts = readFonts(attached);
  return { ...record, ...(fonts && { fonts }) };
}
