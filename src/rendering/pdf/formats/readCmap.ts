/**
 * Reads the first subtable of a font's `cmap` table, which has format 4 or 12 (OpenType specification). Returns the glyph
 * id of each code point.
 * @param cmap offset of the table
 */
export function readCmap(view: DataView, cmap: number): Map<number, number> {
  const offset = cmap + view.getUint32(cmap + 8);
  return view.getUint16(offset) === 4 ? readFormat4(view, offset) : readFormat12(view, offset);
}

function readFormat4(view: DataView, offset: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  const size = view.getUint16(offset + 6);
  for (let end = offset + 14; end < offset + 14 + size; end += 2) {
    const start = end + 2 + size;
    const [delta, rangeOffset] = [view.getUint16(start + size), view.getUint16(start + 2 * size)];
    const first = view.getUint16(start);
    for (let code = first; code <= view.getUint16(end); code++) {
      const position = start + 2 * size + rangeOffset + 2 * (code - first);
      const glyph = rangeOffset === 0 ? code : view.getUint16(position);
      if (glyph !== 0) glyphs.set(code, (glyph + delta) & 0xffff);
    }
  }
  return glyphs;
}

function readFormat12(view: DataView, offset: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let group = 0; group < view.getUint32(offset + 12); group++) {
    const position = offset + 16 + 12 * group;
    const [first, last] = [view.getUint32(position), view.getUint32(position + 4)];
    const glyph = view.getUint32(position + 8);
    for (let code = first; code <= last; code++) glyphs.set(code, glyph + code - first);
  }
  return glyphs;
}
