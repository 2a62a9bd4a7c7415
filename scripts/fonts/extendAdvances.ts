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

/** Returns the offset of a table in a font file. */
export function findTable(font: Buffer, name: string): number {
  const tableCount = font.readUInt16BE(4);
  for (let index = 0; index < tableCount; index++) {
    const entry = 12 + 16 * index;
    if (font.toString('latin1', entry, entry + 4) === name) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`The font has no ${name} table.`);
}
