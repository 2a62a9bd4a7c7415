const ORIENTATION = 0x112;
const SHORT = 3;

/** Parses the orientation in EXIF data, 1 (as stored) to 8. Returns 1 when it is missing or invalid. */
export function parseExifOrientation(exif: Buffer): number {
  try {
    return readOrientationTag(exif);
  } catch (error) {
    if (error instanceof RangeError) return 1;
    throw error;
  }
}

function readOrientationTag(exif: Buffer): number {
  const byteOrder = exif.toString('latin1', 0, 2);
  if (byteOrder !== 'II' && byteOrder !== 'MM') return 1;
  const read16 = (offset: number) =>
    byteOrder === 'II' ? exif.readUInt16LE(offset) : exif.readUInt16BE(offset);
  const read32 = (offset: number) =>
    byteOrder === 'II' ? exif.readUInt32LE(offset) : exif.readUInt32BE(offset);
  const directory = read32(4);
  const count = read16(directory);
  for (let entry = directory + 2; entry < directory + 2 + 12 * count; entry += 12) {
    if (read16(entry) !== ORIENTATION) continue;
    const value = read16(entry + 8);
    return read16(entry + 2) === SHORT && value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** Creates EXIF data with only an orientation: a header and a directory of one entry. */
export function createOrientationExif(orientation: number): Buffer {
  const exif = Buffer.alloc(26);
  exif.write('MM\0*\0\0\0\x08\0\x01', 'latin1');
  exif.writeUInt16BE(ORIENTATION, 10);
  exif.writeUInt16BE(SHORT, 12);
  exif.writeUInt32BE(1, 14);
  exif.writeUInt16BE(orientation, 18);
  return exif;
}
