import { crc32 } from 'node:zlib';
import { createOrientationExif, parseExifOrientation } from './exifOrientation.ts';

/**
 * Removes the metadata of an image file: EXIF (with location and camera), XMP, captions, comments, dates and previews.
 * Pixels, colours and orientation stay.
 * @param file image file whose structure was already validated
 */
export function removeImageMetadata(mediaType: string, file: Buffer): Buffer {
  switch (mediaType) {
    case 'image/png':
      return removeFromPng(file);
    case 'image/jpeg':
      return removeFromJpeg(file);
    default:
      return removeFromWebp(file);
  }
}

const decodeLatin1 = (file: Buffer, start: number, end: number) =>
  file.toString('latin1', start, end);

/** Names of the PNG chunks that stay: those with pixels, colours, physical size and animation. */
const KEPT_PNG_CHUNKS = new Set([
  ...['tRNS', 'bKGD', 'pHYs', 'acTL', 'fcTL', 'fdAT'],
  ...['cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI'],
]);
const isCritical = (name: string) => name < 'a';

function removeFromPng(file: Buffer): Buffer {
  const parts = [file.subarray(0, 8)];
  for (let chunk = 8; chunk < file.length;) {
    const end = chunk + 12 + file.readUInt32BE(chunk);
    const name = decodeLatin1(file, chunk + 4, chunk + 8);
    if (KEPT_PNG_CHUNKS.has(name) || isCritical(name)) parts.push(file.subarray(chunk, end));
    if (name === 'eXIf')
      parts.push(...createExifChunk(parseExifOrientation(file.subarray(chunk + 8, end - 4))));
    chunk = end;
  }
  return Buffer.concat(parts);
}

function createExifChunk(orientation: number): Buffer[] {
  if (orientation === 1) return [];
  const nameAndContent = Buffer.concat([
    Buffer.from('eXIf', 'latin1'),
    createOrientationExif(orientation),
  ]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(nameAndContent.length - 4);
  checksum.writeUInt32BE(crc32(nameAndContent));
  return [Buffer.concat([length, nameAndContent, checksum])];
}

const SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const COMMENT = 0xfe;
const EXIF = 0xe1;
const isApplicationMarker = (code: number) => code >= 0xe0 && code <= 0xef;
/**
 * Returns whether a byte after FF belongs to JPEG scan data: 00 for a literal FF, a restart marker (D0 to D7) or a fill
 * byte (FF).
 */
const isScanByte = (code: number) => code === 0 || code === 0xff || (code >= 0xd0 && code <= 0xd7);

/**
 * JPEG application segments that stay, because decoding depends on them: JFIF, colour profiles, Adobe's colour
 * transform.
 */
const KEPT_JPEG_SEGMENTS: Readonly<Record<number, string>> = {
  0xe0: 'JFIF\0',
  0xe2: 'ICC_PROFILE\0',
  0xee: 'Adobe',
};

function removeFromJpeg(file: Buffer): Buffer {
  const parts = [file.subarray(0, 2)];
  let orientation = 1;
  let hasScan = false;
  let offset = findNextMarker(file, 2);
  while (file[offset + 1] !== END_OF_IMAGE) {
    const code = file.readUInt8(offset + 1);
    const end = offset + 2 + file.readUInt16BE(offset + 2);
    const isExif = code === EXIF && decodeLatin1(file, offset + 4, offset + 9) === 'Exif\0';
    if (isExif && orientation === 1)
      orientation = parseExifOrientation(file.subarray(offset + 10, end));
    const nextOffset = findNextMarker(file, end);
    // Bytes between segments before the first scan are not part of the image.
    hasScan ||= code === SCAN;
    if (isImageSegment(file, offset, code))
      parts.push(removePreview(file.subarray(offset, end), code));
    if (hasScan) parts.push(file.subarray(end, nextOffset));
    offset = nextOffset;
  }
  parts.push(file.subarray(offset, offset + 2));
  if (orientation !== 1) parts.splice(1, 0, createExifSegment(orientation));
  return Buffer.concat(parts);
}

function findNextMarker(file: Buffer, start: number): number {
  for (let offset = file.indexOf(0xff, start); ; offset = file.indexOf(0xff, offset + 1)) {
    if (offset < 0 || offset + 1 >= file.length) throw new RangeError('A JPEG without an end');
    if (!isScanByte(file.readUInt8(offset + 1))) return offset;
  }
}

function isImageSegment(file: Buffer, offset: number, code: number): boolean {
  if (code === COMMENT) return false;
  if (!isApplicationMarker(code)) return true;
  const name = KEPT_JPEG_SEGMENTS[code];
  return name !== undefined && decodeLatin1(file, offset + 4, offset + 4 + name.length) === name;
}

const JFIF = 0xe0;

/**
 * Removes the thumbnail that a JFIF segment may contain after its first 18 bytes. Returns other JPEG segments
 * unchanged.
 */
function removePreview(segment: Buffer, code: number): Buffer {
  if (code !== JFIF || segment.length < 18) return segment;
  const head = Buffer.from(segment.subarray(0, 18));
  head.writeUInt16BE(16, 2);
  head.writeUInt16BE(0, 16);
  return head;
}

function createExifSegment(orientation: number): Buffer {
  const content = Buffer.concat([
    Buffer.from('Exif\0\0', 'latin1'),
    createOrientationExif(orientation),
  ]);
  const head = Buffer.of(0xff, EXIF, 0, content.length + 2);
  return Buffer.concat([head, content]);
}

const KEPT_WEBP_CHUNKS = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const FLAGS = { exif: 0x08, xmp: 0x04 } as const;

function removeFromWebp(file: Buffer): Buffer {
  const parts: Buffer[] = [];
  let exif: Buffer | undefined;
  for (let chunk = 12; chunk + 8 <= file.length;) {
    const size = file.readUInt32LE(chunk + 4);
    const end = Math.min(file.length, chunk + 8 + size + (size % 2));
    const name = decodeLatin1(file, chunk, chunk + 4);
    if (KEPT_WEBP_CHUNKS.has(name)) parts.push(file.subarray(chunk, end));
    if (name === 'EXIF') exif ??= convertWebpExif(file.subarray(chunk + 8, end));
    chunk = end;
  }
  if (exif) parts.push(exif);
  const [first = Buffer.alloc(0)] = parts;
  if (decodeLatin1(first, 0, 4) === 'VP8X') {
    const header = Buffer.from(first);
    const flags = header.readUInt8(8) & ~FLAGS.xmp & ~FLAGS.exif;
    header.writeUInt8(flags | (exif ? FLAGS.exif : 0), 8);
    parts[0] = header;
  }
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  const output = Buffer.concat([head, ...parts]);
  output.writeUInt32LE(output.length - 8, 4);
  return output;
}

/**
 * Reduces the EXIF chunk of a WebP to the orientation. Returns undefined if there is no orientation. Accepts a chunk
 * that begins with the prefix `Exif`: the prefix belongs to JPEG files, but some programs also write it in WebP files.
 */
function convertWebpExif(content: Buffer): Buffer | undefined {
  const start = decodeLatin1(content, 0, 4) === 'Exif' ? 6 : 0;
  const orientation = parseExifOrientation(content.subarray(start));
  if (orientation === 1) return undefined;
  const exif = createOrientationExif(orientation);
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
  head.writeUInt32LE(exif.length, 4);
  return Buffer.concat([head, exif]);
}
