import { findTable } from './fontFile.ts';

/**
 * Adds a distance to the advance width of each glyph that has one (OpenType specification, table `hmtx`), after the
 * glyph. Checksums are not updated: the subsetter writes them again.
 * @param distance font units
 */
export function extendAdvances(ttf: Buffer, distance: number): Buffer {
  const font = Buffer.from(ttf);
  const metricCount = font.readUInt16BE(findTable(font, 'hhea') + 34);
  const start = findTable(font, 'hmtx');
  for (let metric = 0; metric < metricCount; metric++) {
    const position = start + 4 * metric;
    const advance = font.readUInt16BE(position);
    if (advance > 0) font.writeUInt16BE(advance + distance, position);
  }
  return font;
}
