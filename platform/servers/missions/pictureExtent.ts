/** Width and height as a picture's header says. */
export interface PixelSize {
  width: number;
  height: number;
}

/** What a file says of its picture; from `end` on it is no longer the picture. */
export interface PictureExtent extends PixelSize {
  end: number;
}

/** What a PNG, JPEG or WebP lets read of itself: enough to refuse what no reader should be made to decode. */
export interface PictureKind {
  mediaType: string;
  /** Whether these are its first bytes. */
  begins: (file: Buffer) => boolean;
  /** @throws RangeError where the file ends too early; undefined where it makes no sense */
  extent: (file: Buffer) => PictureExtent | undefined;
}

export const pictureKinds: readonly PictureKind[] = [
  {
    mediaType: 'image/png',
    begins: (file) => latin(file, 0, 8) === '\x89PNG\r\n\x1a\n',
    extent: pngExtent,
  },
  {
    mediaType: 'image/jpeg',
    begins: (file) => latin(file, 0, 3) === '\xff\xd8\xff',
    extent: jpegExtent,
  },
  {
    mediaType: 'image/webp',
    begins: (file) => latin(file, 0, 4) === 'RIFF' && latin(file, 8, 12) === 'WEBP',
    extent: webpExtent,
  },
];

const latin = (file: Buffer, start: number, end: number) => file.toString('latin1', start, end);

/** Goes from chunk to chunk, since the last one must be there. */
function pngExtent(file: Buffer): PictureExtent | undefined {
  if (latin(file, 12, 16) !== 'IHDR') return undefined;
  const size = { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
  for (let chunk = 8; ; chunk += 12 + file.readUInt32BE(chunk)) {
    if (latin(file, chunk + 4, chunk + 8) !== 'IEND') continue;
    file.readUInt32BE(chunk + 8);
    return { ...size, end: chunk + 12 };
  }
}

const END_OF_IMAGE = 0xd9;
const NO_FRAME = new Set([0xc4, 0xc8, 0xcc]);

/** In a scan these stand for a byte FF, or only part it; FF FF is filling. */
const isInScan = (code: number) => code === 0 || code === 0xff || (code >= 0xd0 && code <= 0xd7);

/** Goes from segment to segment, over the scans, to the end marker. */
function jpegExtent(file: Buffer): PictureExtent | undefined {
  let size: PixelSize | undefined;
  let place = 2;
  for (;;) {
    const found = file.indexOf(0xff, place);
    const code = file.readUInt8(found === -1 ? file.length : found + 1);
    place = found + 1;
    if (isInScan(code)) continue;
    if (code === END_OF_IMAGE) return size && { ...size, end: place + 1 };
    const isFrame = code >= 0xc0 && code <= 0xcf && !NO_FRAME.has(code);
    if (isFrame) {
      size ??= { height: file.readUInt16BE(place + 4), width: file.readUInt16BE(place + 6) };
    }
    place += 1 + file.readUInt16BE(place + 1);
  }
}

function webpExtent(file: Buffer): PictureExtent | undefined {
  const bytes = file.readUInt32LE(4);
  const size = bytes + 8 > file.length ? undefined : webpSize(file);
  return size && { ...size, end: 8 + bytes + (bytes % 2) };
}

/** The first chunk says the size, in one of three ways. */
function webpSize(file: Buffer): PixelSize | undefined {
  switch (latin(file, 12, 16)) {
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
