import { DamagedImageError } from './damagedImage.ts';
import { joinBytes } from './joinBytes.ts';
import { type Orientation, readOrientation } from './orientation.ts';

/** A marker segment of a JPEG file: a marker and its content. */
interface JpegSegment {
  code: number;
  /** Offset of the segment's marker in the file, in bytes. */
  start: number;
  contentStart: number;
  end: number;
}

/** Structure of a JPEG file, read without decoding the pixels. */
export interface JpegFile {
  /** Number of pixels in a stored row, before the EXIF orientation is applied. `height` is the number of rows. */
  width: number;
  height: number;
  components: number;
  orientation: Orientation;
  /** ICC colour profile in the file. Undefined if there is none or it is incomplete. */
  profile: Uint8Array | undefined;
  /**
   * Whether the file uses an encoding that every PDF reader can decode: baseline, extended or progressive with Huffman
   * coding and eight bits per sample.
   */
  isCommon: boolean;
  /**
   * Colour transform that the Adobe marker declares; 0 means that the components are not transformed. Undefined for a
   * file without the marker.
   */
  adobeTransform: number | undefined;
  /** Whether the three components are red, green and blue. Otherwise, three components are YCbCr. */
  isRgb: boolean;
  /** Whether the only sign of RGB colours is that the components are named R, G and B. */
  isRgbByName: boolean;
  /** Whether a JFIF marker declares YCbCr, which browsers follow, and Adobe's marker RGB, which some PDF readers follow. */
  isAmbiguous: boolean;
  /** Segments before the first scan (part of the compressed pixels). */
  segments: readonly JpegSegment[];
  /** Offset of the first scan (part of the compressed pixels) in the file, in bytes. */
  scanStart: number;
  /** Offset of the first byte after the end marker. */
  end: number;
}

const marker = {
  temporary: 0x01,
  huffmanTables: 0xc4,
  extension: 0xc8,
  arithmeticTables: 0xcc,
  firstRestart: 0xd0,
  lastRestart: 0xd7,
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  jfif: 0xe0,
  exif: 0xe1,
  profile: 0xe2,
  adobe: 0xee,
  lastApplication: 0xef,
  comment: 0xfe,
} as const;
const commonFrames: readonly number[] = [0xc0, 0xc1, 0xc2];

const isFrame = (code: number) =>
  code >= 0xc0 &&
  code <= 0xcf &&
  code !== marker.huffmanTables &&
  code !== marker.extension &&
  code !== marker.arithmeticTables;

/**
 * Parses the segments of a JPEG file up to the end marker.
 * @throws DamagedImageError for a file without a frame or a scan; RangeError for a truncated file
 */
export function parseJpeg(bytes: Uint8Array): JpegFile {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const segments: JpegSegment[] = [];
  let scanStart: number | undefined;
  let frame: JpegSegment | undefined;
  let offset = findNextMarker(bytes, 2);
  for (; file.getUint8(offset) !== marker.end;) {
    const code = file.getUint8(offset);
    const isBare = code === marker.start || code === marker.temporary;
    const end = offset + 1 + (isBare ? 0 : file.getUint16(offset + 1));
    if (code === marker.scan) scanStart ??= offset - 1;
    const segment = { code, start: offset - 1, contentStart: offset + 3, end };
    if (!isBare && scanStart === undefined) segments.push(segment);
    if (isFrame(code)) frame ??= segment;
    offset = findNextMarker(bytes, end);
  }
  if (!frame || scanStart === undefined) throw new DamagedImageError('A JPEG without a picture');
  const names = bytes.subarray(frame.contentStart, frame.end);
  const isRgbByName = hasRgbNames(names) && !hasColorMarker(bytes, segments);
  const components = file.getUint8(frame.contentStart + 5);
  const adobeTransform = findAdobeTransform(bytes, segments);
  const isAmbiguous = components === 3 && adobeTransform === 0 && hasJfifMarker(bytes, segments);
  return {
    width: file.getUint16(frame.contentStart + 3),
    height: file.getUint16(frame.contentStart + 1),
    components,
    orientation: findOrientation(bytes, segments),
    profile: joinProfile(bytes, segments),
    isCommon: commonFrames.includes(frame.code) && names[0] === 8,
    adobeTransform,
    isRgb: isRgbByName || (adobeTransform === 0 && !isAmbiguous),
    isRgbByName,
    isAmbiguous,
    segments,
    scanStart,
    end: offset + 1,
  };
}

/**
 * Finds the next marker in a JPEG file. Skips fill bytes and compressed pixels.
 * @returns the offset of the marker's code, its second byte
 * @throws RangeError if the file ends before a marker
 */
function findNextMarker(bytes: Uint8Array, from: number): number {
  for (
    let offset = bytes.indexOf(0xff, from);
    offset >= 0;
    offset = bytes.indexOf(0xff, offset + 1)
  ) {
    const code = bytes[offset + 1];
    if (code === undefined) break;
    const isRestart = code >= marker.firstRestart && code <= marker.lastRestart;
    if (code !== 0 && code !== 0xff && !isRestart) return offset + 1;
  }
  throw new RangeError('The file ends before the picture');
}

/**
 * Returns the content of a segment after its identifier. Returns undefined if the segment starts with another
 * identifier.
 */
function getContentAfter(bytes: Uint8Array, segment: JpegSegment, identifier: string) {
  const content = bytes.subarray(segment.contentStart, segment.end);
  const hasIdentifier = Array.from(identifier).every(
    (letter, offset) => letter.charCodeAt(0) === content[offset],
  );
  return hasIdentifier ? content.subarray(identifier.length) : undefined;
}

/** Reads the orientation from the first EXIF segment. In this segment, a padding byte follows the identifier. */
function findOrientation(bytes: Uint8Array, segments: readonly JpegSegment[]): Orientation {
  for (const segment of segments) {
    const exif = segment.code === marker.exif && getContentAfter(bytes, segment, 'Exif\0');
    if (exif) return readOrientation(exif.subarray(1));
  }
  return 1;
}

/**
 * Joins the ICC profile of a JPEG file, which is stored in several numbered segments.
 * @returns undefined if there is no profile or a part is missing
 */
function joinProfile(bytes: Uint8Array, segments: readonly JpegSegment[]): Uint8Array | undefined {
  const parts: Uint8Array[] = [];
  let count: number | undefined;
  for (const segment of segments) {
    const content =
      segment.code === marker.profile && getContentAfter(bytes, segment, 'ICC_PROFILE\0');
    if (!content) continue;
    const [number = 0, total = 0] = content;
    count ??= total;
    if (total !== count || number < 1 || number > total || parts[number - 1]) return undefined;
    parts[number - 1] = content.subarray(2);
  }
  if (count === undefined || parts.filter(Boolean).length < count) return undefined;
  return joinBytes(parts);
}

const rgbNames = Array.from('RGB', (letter) => letter.charCodeAt(0));

const hasRgbNames = (frame: Uint8Array) =>
  frame[5] === 3 && rgbNames.every((name, index) => frame[6 + 3 * index] === name);

const hasColorMarker = (bytes: Uint8Array, segments: readonly JpegSegment[]) =>
  hasJfifMarker(bytes, segments) || findAdobeTransform(bytes, segments) !== undefined;

const hasJfifMarker = (bytes: Uint8Array, segments: readonly JpegSegment[]) =>
  segments.some(
    (segment) => segment.code === marker.jfif && getContentAfter(bytes, segment, 'JFIF\0'),
  );

function findAdobeTransform(
  bytes: Uint8Array,
  segments: readonly JpegSegment[],
): number | undefined {
  const segment = segments.find(({ code }) => code === marker.adobe);
  return segment && getContentAfter(bytes, segment, 'Adobe')?.[6];
}

const adobeSegment = Uint8Array.of(
  ...[0xff, marker.adobe, 0, 14, ...Array.from('Adobe', (letter) => letter.charCodeAt(0))],
  ...[0, 100, 0, 0, 0, 0, 0],
);

/** Inserts an Adobe marker into a JPEG file. The marker declares that the CMYK colours are inverted. */
export const addAdobeMarker = (bytes: Uint8Array, { end }: JpegFile): Uint8Array =>
  joinBytes([bytes.subarray(0, 2), adobeSegment, bytes.subarray(2, end)]);

/**
 * Removes the Adobe marker from a JPEG file. Without the marker, the caller can tell the decoder not to transform the
 * colour components.
 */
export const removeAdobeMarker = (
  bytes: Uint8Array,
  { segments, scanStart, end }: JpegFile,
): Uint8Array =>
  joinBytes([
    bytes.subarray(0, 2),
    ...segments.flatMap((segment) =>
      segment.code === marker.adobe ? [] : [bytes.subarray(segment.start, segment.end)],
    ),
    bytes.subarray(scanStart, end),
  ]);

/**
 * Removes all data from a JPEG file that is not needed to decode the image: EXIF data with its GPS position, comments,
 * previews, colour profiles, and data after the end marker.
 * @returns the same array if there is nothing to remove
 */
export function removeJpegMetadata(bytes: Uint8Array, file: JpegFile): Uint8Array {
  const isNeeded = (segment: JpegSegment) =>
    (isImageSegment(segment.code) && !(file.isAmbiguous && segment.code === marker.adobe)) ||
    (segment.code === marker.jfif && getContentAfter(bytes, segment, 'JFIF\0') !== undefined);
  const segments = file.segments.filter(isNeeded);
  const headerLength = segments.reduce((length, { start, end }) => length + end - start, 2);
  if (headerLength === file.scanStart && file.end === bytes.length) return bytes;
  return joinBytes([
    bytes.subarray(0, 2),
    ...segments.map(({ start, end }) => bytes.subarray(start, end)),
    bytes.subarray(file.scanStart, file.end),
  ]);
}

/**
 * Returns whether segments with this marker code are needed to decode the image. These are the decoding tables, the
 * frame header, and Adobe's colour transform.
 */
const isImageSegment = (code: number) =>
  code === marker.adobe ||
  (code !== marker.comment && (code < marker.jfif || code > marker.lastApplication));
