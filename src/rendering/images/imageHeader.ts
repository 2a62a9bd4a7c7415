import { DamagedImageError, rejectTruncated } from './formats/damagedImage.ts';
import { detectImageType, type ImageType } from './formats/detectImageType.ts';
import { parseJpeg } from './formats/jpegFile.ts';
import { readPngChunks } from './formats/pngFile.ts';

/** Media type and size of an image file, read from its header without decoding the pixels. */
export interface ImageHeader {
  mediaType: Exclude<ImageType, 'image/gif'>;
  /** Number of pixels in a stored row, before the EXIF orientation is applied. `height` is the number of rows. */
  width: number;
  height: number;
}

const readers: Readonly<Record<ImageHeader['mediaType'], (bytes: Uint8Array) => PixelSize>> = {
  'image/png': readPngSize,
  'image/jpeg': parseJpeg,
  'image/webp': readWebpSize,
};

/**
 * Detects a PNG, JPEG or WebP file by its first bytes, and reads the image size from the header.
 * @param bytes the whole file, because the function also checks that it is not truncated
 * @returns undefined for files of other types
 * @throws DamagedImageError for a damaged or truncated file
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const mediaType = detectImageType(bytes);
  if (!mediaType || mediaType === 'image/gif') return undefined;
  const { width, height } = rejectTruncated(() => readers[mediaType](bytes));
  if (width === 0 || height === 0) throw new DamagedImageError('No pixels');
  return { mediaType, width, height };
}

interface PixelSize {
  width: number;
  height: number;
}

function readPngSize(bytes: Uint8Array): PixelSize {
  const [header] = readPngChunks(bytes);
  const view = new DataView(bytes.buffer, header?.content.byteOffset);
  return { width: view.getUint32(0), height: view.getUint32(4) };
}

/**
 * Reads the image size from the first chunk of a WebP file. This chunk is of type lossy, lossless or extended. All
 * numbers are little-endian.
 */
function readWebpSize(bytes: Uint8Array): PixelSize {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = file.getUint32(4, true) + 8;
  if (length > file.byteLength) throw new DamagedImageError('Cut short');
  const readUint16 = (offset: number) => file.getUint16(offset, true);
  switch (String.fromCharCode(...bytes.subarray(12, 16))) {
    case 'VP8 ':
      return { width: readUint16(26) & 0x3fff, height: readUint16(28) & 0x3fff };
    case 'VP8L': {
      const bits = file.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X': {
      const readUint24 = (offset: number) => readUint16(offset) | (file.getUint8(offset + 2) << 16);
      return { width: readUint24(24) + 1, height: readUint24(27) + 1 };
    }
    default:
      throw new DamagedImageError('A WebP without a picture');
  }
}
