/** What a picture file says of itself before anything of it is decoded. */
export interface PictureHeader {
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp';
  /** Pixels, as stored: a camera's turning is not applied. */
  width: number;
  height: number;
}

/** A PNG, JPEG or WebP that is broken or cut short. */
export class DamagedPicture extends Error {
  override name = 'DamagedPicture';
}

const readers: Readonly<Record<PictureHeader['mediaType'], (file: DataView) => PixelSize>> = {
  'image/png': pngSize,
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
};

/**
 * Tells a PNG, JPEG or WebP by its first bytes, whatever it is called, and reads its size from its header.
 * @param bytes the whole file, since whether it ends as it should is looked at too
 * @returns undefined for any other file
 * @throws DamagedPicture
 */
export function pictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const mediaType = mediaTypeOf(file);
  if (!mediaType) return undefined;
  const size = orCutShort(() => readers[mediaType](file));
  if (size.width === 0 || size.height === 0) throw new DamagedPicture('No pixels');
  return { mediaType, ...size };
}

interface PixelSize {
  width: number;
  height: number;
}

function mediaTypeOf(file: DataView): PictureHeader['mediaType'] | undefined {
  if (text(file, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(file, 0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (text(file, 0, 4) === 'RIFF' && text(file, 8, 4) === 'WEBP') return 'image/webp';
  return undefined;
}

/** Reading beyond the end is what happens in a file that was cut short. */
function orCutShort<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw new DamagedPicture('Cut short', { cause: error });
    throw error;
  }
}

/** Chunks of length, name, content and check sum, from IHDR to IEND. */
function pngSize(file: DataView): PixelSize {
  if (text(file, 12, 4) !== 'IHDR') throw new DamagedPicture('A PNG without IHDR');
  const size = { width: file.getUint32(16), height: file.getUint32(20) };
  let chunk = 8;
  while (text(file, chunk + 4, 4) !== 'IEND') chunk += 12 + file.getUint32(chunk);
  file.getUint32(chunk + 8);
  return size;
}

const jpegMarkers = { end: 0xd9, start: 0xd8, lone: 0x01, firstRestart: 0xd0, lastRestart: 0xd7 };
/** Of the range of frame headers: tables of codes, an extension and arithmetic coding. */
const noFrames = [0xc4, 0xc8, 0xcc];

/** Segments, of which one or more are followed by a scan, up to the end marker. */
function jpegSize(file: DataView): PixelSize {
  let size: PixelSize | undefined;
  let marker = nextMarker(file, 2);
  for (;;) {
    const code = file.getUint8(marker);
    if (code === jpegMarkers.end) break;
    if (!size && code >= 0xc0 && code <= 0xcf && !noFrames.includes(code)) {
      size = { width: file.getUint16(marker + 6), height: file.getUint16(marker + 4) };
    }
    const isBare = code === jpegMarkers.start || code === jpegMarkers.lone;
    marker = nextMarker(file, marker + 1 + (isBare ? 0 : file.getUint16(marker + 1)));
  }
  if (!size) throw new DamagedPicture('A JPEG without a frame');
  return size;
}

/** Where the code of the next marker stands that is neither filling nor part of a scan. */
function nextMarker(file: DataView, from: number): number {
  for (let place = from; ; place++) {
    if (file.getUint8(place) !== 0xff) continue;
    const code = file.getUint8(place + 1);
    const isRestart = code >= jpegMarkers.firstRestart && code <= jpegMarkers.lastRestart;
    if (code !== 0 && code !== 0xff && !isRestart) return place + 1;
  }
}

/** One chunk tells the size: lossy, lossless or extended. Everything in it is little-endian. */
function webpSize(file: DataView): PixelSize {
  const length = file.getUint32(4, true) + 8;
  if (length > file.byteLength) throw new DamagedPicture('Cut short');
  const short = (place: number) => file.getUint16(place, true);
  switch (text(file, 12, 4)) {
    case 'VP8 ':
      return { width: short(26) & 0x3fff, height: short(28) & 0x3fff };
    case 'VP8L': {
      const bits = file.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X': {
      const three = (place: number) => short(place) | (file.getUint8(place + 2) << 16);
      return { width: three(24) + 1, height: three(27) + 1 };
    }
    default:
      throw new DamagedPicture('A WebP without a picture');
  }
}

/** Bytes as characters; fewer at the end of the file. */
function text(file: DataView, start: number, length: number): string {
  const bytes = new Uint8Array(file.buffer, file.byteOffset, file.byteLength);
  return String.fromCharCode(...bytes.subarray(start, start + length));
}
