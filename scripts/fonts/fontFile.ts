import { create, type Font } from 'fontkit';

/** Opens a font file. @throws Error when it contains several fonts */
export function openFont(file: Buffer): Font {
  const font = create(file);
  if ('fonts' in font) throw new Error('The file is a collection of fonts.');
  return font;
}

/** Returns the position of a table's entry in the directory of a font file (OpenType specification). */
export function findTableEntry(font: Buffer, name: string): number {
  const tableCount = font.readUInt16BE(4);
  for (let index = 0; index < tableCount; index++) {
    const entry = 12 + 16 * index;
    if (font.toString('latin1', entry, entry + 4) === name) return entry;
  }
  throw new Error(`The font has no ${name} table.`);
}

/** Returns the offset of a table in a font file. */
export const findTable = (font: Buffer, name: string): number =>
  font.readUInt32BE(findTableEntry(font, name) + 8);

/** Joins sorted code points to ranges: the first and the last code point of each. */
export function toRanges(codePoints: readonly number[]): [first: number, last: number][] {
  const ranges: [number, number][] = [];
  for (const codePoint of codePoints) {
    const range = ranges.at(-1);
    if (range?.[1] === codePoint - 1) range[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges;
}
