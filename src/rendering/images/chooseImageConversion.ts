import { DamagedImageError, rejectTruncated } from './formats/damagedImage.ts';
import { detectImageType, type ImageType } from './formats/detectImageType.ts';
import { readJpegColorSpace } from './formats/readJpegColorSpace.ts';
import { parseJpeg } from './formats/jpegFile.ts';
import { readPngColorSpace } from './formats/pngColors.ts';
import {
  extractFirstFrame,
  isAnimatedPng,
  readPngChunks,
  serializePng,
} from './formats/pngFile.ts';
import { parseGif, truncateToFirstFrame } from './formats/readGif.ts';

/** Conversion that an image file needs for the screen and for print. */
export type ImageConversion =
  /** No conversion: the file is shown. */
  | { kind: 'file' }
  /** The file is animated: a new file with only the first frame is shown. */
  | { kind: 'still'; bytes: Uint8Array<ArrayBuffer>; mediaType: string }
  /**
   * A copy drawn on a canvas is shown. Needed for animations that only a browser can decode, and for colours that would
   * look different in print and that only a browser can convert.
   */
  | { kind: 'drawn' };

/**
 * Inspects an image file and decides how to convert it, so that it looks the same on screen, in print and in a PDF.
 * @throws DamagedImageError for a file that is damaged, truncated or no raster image
 */
export const chooseImageConversion = (bytes: Uint8Array): ImageConversion =>
  rejectTruncated(() => inspectByFormat(bytes));

const inspectors: Readonly<Record<ImageType, (bytes: Uint8Array) => ImageConversion>> = {
  'image/png': inspectPng,
  'image/jpeg': inspectJpeg,
  'image/gif': inspectGif,
  'image/webp': inspectWebp,
};

function inspectByFormat(bytes: Uint8Array): ImageConversion {
  const type = detectImageType(bytes);
  if (type) return inspectors[type](bytes);
  if (isMarkup(bytes)) throw new DamagedImageError('A drawing, not a picture of pixels');
  // An image sequence, which browsers play.
  const isSequence = String.fromCharCode(...bytes.subarray(4, 12)) === 'ftypavis';
  return { kind: isSequence ? 'drawn' : 'file' };
}

function inspectPng(bytes: Uint8Array): ImageConversion {
  const chunks = readPngChunks(bytes);
  if (readPngColorSpace(chunks) === 'unknown') return { kind: 'drawn' };
  if (!isAnimatedPng(chunks)) return { kind: 'file' };
  const frame = extractFirstFrame(chunks);
  return frame
    ? { kind: 'still', bytes: serializePng(frame), mediaType: 'image/png' }
    : { kind: 'drawn' };
}

/**
 * Inspects a JPEG file and decides how to convert it. A grey image with an RGB colour profile must be converted,
 * because browsers ignore its profile in print.
 */
function inspectJpeg(bytes: Uint8Array): ImageConversion {
  const file = parseJpeg(bytes);
  if (file.width * file.height === 0) throw new DamagedImageError('No pixels');
  const { components, profile } = file;
  const isColorProfile = profile && String.fromCharCode(...profile.subarray(16, 19)) === 'RGB';
  const differsInPrint =
    (components === 1 && isColorProfile) || readJpegColorSpace(file) === 'unknown';
  return { kind: differsInPrint ? 'drawn' : 'file' };
}

function inspectGif(bytes: Uint8Array): ImageConversion {
  const gif = parseGif(bytes);
  return gif.isAnimated
    ? { kind: 'still', bytes: truncateToFirstFrame(bytes, gif), mediaType: 'image/gif' }
    : { kind: 'file' };
}

const animationFlag = 2;

function inspectWebp(bytes: Uint8Array): ImageConversion {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Throws if the file is shorter than its header says.
  file.getUint8(file.getUint32(4, true) + 7);
  const isExtended = String.fromCharCode(...bytes.subarray(12, 16)) === 'VP8X';
  const isAnimation = isExtended && (file.getUint8(20) & animationFlag) !== 0;
  return { kind: isAnimation ? 'drawn' : 'file' };
}

const markupStart = /^[\s\uFEFF]*</;
const inspectedBytes = 256;

/**
 * Returns whether a file is an SVG image or an HTML page. A server may return an HTML page instead of a missing image.
 */
const isMarkup = (bytes: Uint8Array) =>
  markupStart.test(new TextDecoder().decode(bytes.subarray(0, inspectedBytes)));
