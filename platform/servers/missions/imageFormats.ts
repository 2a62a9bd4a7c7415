/** Width and height of an image in pixels, as stated in the header of the file. */
export interface PixelSize {
  width: number;
  height: number;
}

/** Width and height of an image in pixels, and the offset of the end of the image in the file, in bytes. */
export interface ParsedImageHeader extends PixelSize {
  end: number;
}

/**
 * A minimal parser for an image format. It reads the size of an image without decoding the image. Images that are too
 * expensive to decode can thus be rejected.
 */
export interface ImageFormat {
  mediaType: string;
  /** Returns whether a file begins with the signature of the format. */
  hasSignature: (file: Buffer) => boolean;
  /**
   * Reads the size of an image and the offset of its end. Returns undefined when the structure is invalid.
   * @throws RangeError when the file ends too early
   */
  readExtent: (file: Buffer) => ParsedImageHeader | undefined;
}

export const imageFormats: readonly ImageFormat[] = [
  {
    mediaType: 'image/png',
    hasSignature: (file) => decodeLatin1(file, 0, 8) === '\x89PNG\r\n\x1a\n',
    readExtent: readPngExtent,
  },
  {
    mediaType: 'image/jpeg',
    hasSignature: (file) => decodeLatin1(file, 0, 3) === '\xff\xd8\xff',
    readExtent: readJpegExtent,
  },
  {
    mediaType: 'image/webp',
    hasSignature: (file) =>
      decodeLatin1(file, 0, 4) === 'RIFF' && decodeLatin1(file, 8, 12) === 'WEBP',
    readExtent: readWebpExtent,
  },
];

const decodeLatin1 = (file: Buffer, start: number, end: number) =>
  file.toString('latin1', start, end);

/**
 * Reads the width and height of a PNG, and the byte offset at which it ends. Goes through all chunks, because a complete
 * file has an IEND chunk.
 */
function readPngExtent(file: Buffer): ParsedImageHeader | undefined {
  if (decodeLatin1(file, 12, 16) !== 'IHDR') return undefined;
  const size = { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
  for (let chunk = 8; ; chunk += 12 + file.readUInt32BE(chunk)) {
    if (decodeLatin1(file, chunk + 4, chunk + 8) !== 'IEND') continue;
    file.readUInt32BE(chunk + 8);
    return { ...size, end: chunk + 12 };
  }
}

const END_OF_IMAGE = 0xd9;
const NOT_FRAME_MARKERS = new Set([0xc4, 0xc8, 0xcc]);

/**
 * Returns whether a byte after FF belongs to JPEG scan data: 00 for a literal FF, a restart marker (D0 to D7) or a fill
 * byte (FF).
 */
const isScanByte = (code: number) => code === 0 || code === 0xff || (code >= 0xd0 && code <= 0xd7);

/** Reads the size and end of a JPEG. Reads all segments and scans up to the end marker. */
function readJpegExtent(file: Buffer): ParsedImageHeader | undefined {
  let size: PixelSize | undefined;
  let position = 2;
  for (;;) {
    const markerStart = file.indexOf(0xff, position);
    const code = file.readUInt8(markerStart === -1 ? file.length : markerStart + 1);
    position = markerStart + 1;
    if (isScanByte(code)) continue;
    if (code === END_OF_IMAGE) return size && { ...size, end: position + 1 };
    const isFrame = code >= 0xc0 && code <= 0xcf && !NOT_FRAME_MARKERS.has(code);
    if (isFrame) {
      size ??= { height: file.readUInt16BE(position + 4), width: file.readUInt16BE(position + 6) };
    }
    position += 1 + file.readUInt16BE(position + 1);
  }
}

function readWebpExtent(file: Buffer): ParsedImageHeader | undefined {
  const bytes = file.readUInt32LE(4);
  const size = bytes + 8 > file.length ? undefined : readWebpSize(file);
  return size && { ...size, end: 8 + bytes + (bytes % 2) };
}

/** Reads the size of a WebP from its first chunk, which has one of three formats. */
function readWebpSize(file: Buffer): PixelSize | undefined {
  switch (decodeLatin1(file, 12, 16)) {
    case 'VP8 ':
      return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = file.readUInt32LE(21);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
    }
    case 'VP8X':
      return { width: 1 + file.readUIntLE(24, 3), height: 1 + file.readUIntLE(27, 3) };
    default:
      return undefined;
  }
}
