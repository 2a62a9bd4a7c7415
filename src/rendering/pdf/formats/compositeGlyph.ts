/** A glyph made of other glyphs of a font. Lengths are in font units, and y grows upwards. */
export interface CompositeGlyph {
  components: readonly { id: number; x: number; y: number }[];
  advance: number;
}

/** Flags of a component: its offset is given as two 16-bit numbers; another component follows. */
const wordOffsets = 0x3;
const moreComponents = 0x20;

/**
 * Builds the outline of a composite glyph (OpenType specification, table `glyf`). A glyph without visible components has
 * an empty outline.
 * @param view font file
 * @param getGlyphOffset returns the offset of a glyph's outline in the file, or undefined for an invisible glyph
 * @returns the outline, and its leftmost point
 */
export function buildCompositeOutline(
  { components }: CompositeGlyph,
  view: DataView,
  getGlyphOffset: (glyph: number) => number | undefined,
): { bytes: Uint8Array; xMin: number } {
  const parts = components.flatMap(({ id, x, y }) => {
    const offset = getGlyphOffset(id);
    if (offset === undefined) return [];
    const [xMin, yMin, xMax, yMax] = [2, 4, 6, 8].map((at) => view.getInt16(offset + at)) as [
      number,
      number,
      number,
      number,
    ];
    return [{ id, x, y, box: [xMin + x, yMin + y, xMax + x, yMax + y] as const }];
  });
  if (parts.length === 0) return { bytes: new Uint8Array(), xMin: 0 };
  const outline = new DataView(new ArrayBuffer(10 + 8 * parts.length));
  const xMin = Math.min(...parts.map(({ box }) => box[0]));
  outline.setInt16(0, -1);
  outline.setInt16(2, xMin);
  outline.setInt16(4, Math.min(...parts.map(({ box }) => box[1])));
  outline.setInt16(6, Math.max(...parts.map(({ box }) => box[2])));
  outline.setInt16(8, Math.max(...parts.map(({ box }) => box[3])));
  parts.forEach(({ id, x, y }, index) => {
    const offset = 10 + 8 * index;
    const isLast = index === parts.length - 1;
    outline.setUint16(offset, wordOffsets + (isLast ? 0 : moreComponents));
    outline.setUint16(offset + 2, id);
    outline.setInt16(offset + 4, x);
    outline.setInt16(offset + 6, y);
  });
  return { bytes: new Uint8Array(outline.buffer), xMin };
}
