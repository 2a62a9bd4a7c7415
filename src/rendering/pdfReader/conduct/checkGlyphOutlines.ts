import { AmbiguousPdfError } from '../structure/pdfValues.ts';

/** Returns a table of a font. @throws AmbiguousPdfError if it is missing */
type FindTable = (tag: string) => DataView;

/** Flags of a part of a glyph (OpenType specification, `glyf`). */
const partFlags = {
  hasWords: 0x1,
  hasOffset: 0x2,
  hasScale: 0x8,
  hasMore: 0x20,
  hasTwoScales: 0x40,
  hasMatrix: 0x80,
  hasInstructions: 0x100,
  scalesOffset: 0x800,
} as const;

const minPartLength = 6;

/** Share of an em by which the metrics of fonts that Ghostscript saves may differ from the outlines. */
const maxShift = 1 / 32;

/**
 * Checks that the outlines of a TrueType font are drawn as they are. Some programs move them to the left bearing that
 * another table names, or attach parts of a glyph to each other's points.
 * @returns whether an outline has instructions, which move its points in some programs
 * @throws AmbiguousPdfError for such an outline
 * @throws RangeError for an incomplete font
 */
export function checkGlyphOutlines(findTable: FindTable): boolean {
  const [head, hhea, hmtx] = [findTable('head'), findTable('hhea'), findTable('hmtx')];
  const glyf = findTable('glyf');
  const getOffset = createOffsetReader(findTable);
  const glyphCount = findTable('maxp').getUint16(4);
  const metricCount = hhea.getUint16(34);
  let hasInstructions = false;
  const maxDistance = maxShift * head.getUint16(18);
  for (let glyph = 0; glyph < glyphCount; glyph++) {
    const [start, end] = [getOffset(glyph), getOffset(glyph + 1)];
    if (end === start) continue;
    if (end < start) throw new AmbiguousPdfError('Outlines are in another order.');
    // The last metrics have no widths.
    const bearing = hmtx.getInt16(glyph < metricCount ? 4 * glyph + 2 : 2 * (metricCount + glyph));
    if (Math.abs(bearing - glyf.getInt16(start + 2)) > maxDistance)
      throw new AmbiguousPdfError('An outline has two places.');
    const contourCount = glyf.getInt16(start);
    if (contourCount < 0) hasInstructions = checkParts(glyf, start + 10) || hasInstructions;
    else if (glyf.getUint16(start + 10 + 2 * contourCount) > 0) hasInstructions = true;
  }
  return hasInstructions;
}

/**
 * Creates a function that returns the place of the outline of a glyph, which ends where the next begins.
 * @throws AmbiguousPdfError for an unknown format
 */
export function createOffsetReader(findTable: FindTable): (glyph: number) => number {
  const [loca, format] = [findTable('loca'), findTable('head').getInt16(50)];
  if (format !== 0 && format !== 1)
    throw new AmbiguousPdfError('The places of outlines have another format.');
  return (glyph) => (format === 1 ? loca.getUint32(4 * glyph) : 2 * loca.getUint16(2 * glyph));
}

/** Checks the parts of a glyph that consists of others. @returns whether instructions follow them */
function checkParts(glyf: DataView, firstPart: number): boolean {
  let flags: number = partFlags.hasMore;
  for (let offset = firstPart; flags & partFlags.hasMore;) {
    flags = glyf.getUint16(offset);
    if (!(flags & partFlags.hasOffset) || flags & partFlags.scalesOffset)
      throw new AmbiguousPdfError('A part of a glyph has an unusual place.');
    offset += minPartLength + (flags & partFlags.hasWords ? 2 : 0);
    if (flags & partFlags.hasScale) offset += 2;
    else if (flags & partFlags.hasTwoScales) offset += 4;
    else if (flags & partFlags.hasMatrix) offset += 8;
  }
  return (flags & partFlags.hasInstructions) > 0;
}
