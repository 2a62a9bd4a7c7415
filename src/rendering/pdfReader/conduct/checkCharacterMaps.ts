import { AmbiguousPdfError } from '../structure/pdfValues.ts';

/** Codes from here on repeat those of one byte, in fonts with symbols. */
const symbolStart = 0xf000;

/** The glyphs of a font by their characters or codes. */
export interface CharacterMap {
  glyphs: ReadonlyMap<number, number>;
  /** Systems for which the font has tables. */
  platforms: ReadonlySet<number>;
}

/**
 * Checks that all tables of a font that lead from a character to its glyph (OpenType specification, `cmap`) lead to the
 * same glyph, because each program chooses another table.
 * @returns the glyphs
 * @throws AmbiguousPdfError if they do not, or have another format than known programs write
 * @throws RangeError for an incomplete table
 */
export function checkCharacterMaps(cmap: DataView): CharacterMap {
  const count = Math.min(100, cmap.getUint16(2));
  const platforms = new Set<number>();
  const maps = Array.from({ length: count }, (_, index) => {
    platforms.add(cmap.getUint16(4 + 8 * index));
    const start = cmap.byteOffset + cmap.getUint32(8 + 8 * index);
    const length = cmap.byteOffset + cmap.byteLength - start;
    const glyphs = readGlyphs(new DataView(cmap.buffer, start, length));
    return [...glyphs].filter(([, glyph]) => glyph > 0);
  });
  if (new Set(maps.map((map) => map.join(' '))).size > 1)
    throw new AmbiguousPdfError('A character has two glyphs.');
  return { glyphs: new Map(maps[0]), platforms };
}

/** Reads the glyphs of all codes, in their order. */
function readGlyphs(table: DataView): Map<number, number> {
  const glyphs = new Map<number, number>();
  let previous = -1;
  const add = (code: number, glyph: number) => {
    const key = code >= symbolStart && code < symbolStart + 256 ? code - symbolStart : code;
    if (key <= previous) throw new AmbiguousPdfError('A character has two glyphs.');
    glyphs.set((previous = key), glyph & 0xffff);
  };
  const format = table.getUint16(0);
  if (format === 0) for (let code = 0; code < 256; code++) add(code, table.getUint8(6 + code));
  else if (format === 6) {
    const [first, count] = [table.getUint16(6), table.getUint16(8)];
    for (let index = 0; index < count; index++) add(first + index, table.getUint16(10 + 2 * index));
  } else if (format === 4) addSegments(table, add);
  else throw new AmbiguousPdfError('A table of characters has another format.');
  return glyphs;
}

function addSegments(table: DataView, add: (code: number, glyph: number) => void): void {
  const length = table.getUint16(6);
  for (let offset = 14; offset < 14 + length; offset += 2) {
    const [end, start] = [table.getUint16(offset), table.getUint16(offset + 2 + length)];
    const delta = table.getUint16(offset + 2 + 2 * length);
    const rangeStart = offset + 2 + 3 * length;
    const range = table.getUint16(rangeStart);
    for (let code = start; code <= end; code++) {
      const glyph = range === 0 ? code : table.getUint16(rangeStart + range + 2 * (code - start));
      add(code, range > 0 && glyph === 0 ? 0 : glyph + delta);
    }
  }
}
