import type { Orientation } from './patches.ts';

/** Builds EXIF metadata with an orientation and, if given, a location as the image description. */
export function buildExif(
  orientation: Orientation,
  { isLittleEndian = false, location = '' } = {},
): Buffer {
  const write16 = (value: number) => {
    const bytes = Buffer.alloc(2);
    return isLittleEndian
      ? (bytes.writeUInt16LE(value), bytes)
      : (bytes.writeUInt16BE(value), bytes);
  };
  const write32 = (value: number) => {
    const bytes = Buffer.alloc(4);
    return isLittleEndian
      ? (bytes.writeUInt32LE(value), bytes)
      : (bytes.writeUInt32BE(value), bytes);
  };
  const buildEntry = (tag: number, type: number, count: number, value: Buffer) =>
    Buffer.concat([write16(tag), write16(type), write32(count), value]);
  const text = Buffer.from(`${location}\0`, 'latin1');
  const entries = [
    buildEntry(0x112, 3, 1, Buffer.concat([write16(orientation), write16(0)])),
    ...(location === '' ? [] : [buildEntry(0x10e, 2, text.length, write32(8 + 2 + 2 * 12 + 4))]),
  ].sort(Buffer.compare);
  return Buffer.concat([
    Buffer.from(isLittleEndian ? 'II*\0' : 'MM\0*', 'latin1'),
    write32(8),
    write16(entries.length),
    ...entries,
    write32(0),
    ...(location === '' ? [] : [text]),
  ]);
}
