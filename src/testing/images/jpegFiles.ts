/**
 * JPEG files of the test image, a grid of coloured squares. Every 8×8 block has one colour, so that all decoders
 * produce the same pixels.
 */
import { buildExif } from './exif.ts';
import {
  getPatchColor,
  getPatchGrey,
  type Rgb,
  patchSize,
  getStoredPatchGrid,
  type Orientation,
} from './patches.ts';

export interface JpegOptions {
  /** Colour encoding of the file. Default: `YCbCr`. */
  colors?: 'grey' | 'YCbCr' | 'RGB' | 'RGB by name' | 'CMYK' | 'unmarked CMYK' | 'YCCK';
  isProgressive?: boolean;
  orientation?: Orientation;
  profile?: Uint8Array;
  /** Complete JPEG segments that are written before all others. */
  leadingSegments?: readonly Buffer[];
}

const toUint16Bytes = (value: number) => Buffer.of(value >> 8, value & 255);

export const buildJpegSegment = (code: number, ...content: (Uint8Array | string)[]): Buffer => {
  const body = Buffer.concat(
    content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
  return Buffer.concat([Buffer.of(0xff, code), toUint16Bytes(body.length + 2), body]);
};

export const buildExifSegment = (exif: Uint8Array): Buffer =>
  buildJpegSegment(0xe1, 'Exif\0\0', exif);

const maxProfilePart = 60_000;

const buildProfileSegments = (profile: Uint8Array): Buffer[] => {
  const count = Math.ceil(profile.length / maxProfilePart);
  return Array.from({ length: count }, (_, part) =>
    buildJpegSegment(
      0xe2,
      'ICC_PROFILE\0',
      Buffer.of(part + 1, count),
      profile.subarray(part * maxProfilePart, (part + 1) * maxProfilePart),
    ),
  );
};

const clampByte = (value: number) => Math.min(255, Math.max(0, Math.round(value)));

const toYcc = ([red, green, blue]: Rgb) =>
  [
    0.299 * red + 0.587 * green + 0.114 * blue,
    128 - 0.168736 * red - 0.331264 * green + 0.5 * blue,
    128 + 0.5 * red - 0.418688 * green - 0.081312 * blue,
  ].map(clampByte);

/** Converts an RGB colour to CMYK with no black ink. The values are inverted, as Adobe stores them. */
const toCmyk = (color: Rgb) => [...color, 255];

const getPatchSamples = (
  colors: NonNullable<JpegOptions['colors']>,
  column: number,
  row: number,
) => {
  const color = getPatchColor(column, row);
  switch (colors) {
    case 'grey':
      return [getPatchGrey(column, row)];
    case 'CMYK':
    case 'unmarked CMYK':
      return toCmyk(color);
    case 'YCCK':
      return [...toYcc([255 - color[0], 255 - color[1], 255 - color[2]]), 255];
    case 'YCbCr':
      return toYcc(color);
    default:
      return [...color];
  }
};

/** Builds Adobe's marker. @param transform 0 for RGB and CMYK, 1 for YCbCr, 2 for YCCK */
export const buildAdobeSegment = (transform: number) =>
  buildJpegSegment(0xee, 'Adobe', Buffer.of(0, 100, 0, 0, 0, 0, transform));
const jfifSegment = buildJpegSegment(0xe0, 'JFIF\0', Buffer.of(1, 1, 0, 0, 1, 0, 1, 0, 0));

/** JPEG segments by which decoders recognize the colour encoding. */
const colorSegments = {
  grey: [jfifSegment],
  YCbCr: [jfifSegment],
  RGB: [buildAdobeSegment(0)],
  'RGB by name': [],
  CMYK: [buildAdobeSegment(0)],
  'unmarked CMYK': [],
  YCCK: [buildAdobeSegment(2)],
} as const;

/**
 * Number of Huffman codes of each length, from 1 to 16 bits. The codes represent the bit lengths 0 to 11 of differences
 * between DC coefficients.
 */
const huffmanCodeCounts = [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0];
const huffmanCodes = [
  '00',
  '010',
  '011',
  '100',
  '101',
  '110',
  '1110',
  '11110',
  '111110',
  '1111110',
];
/** Huffman code of "end of block", the only code in the table for AC coefficients. */
const endOfBlock = '0';

/** Builds a JPEG of the test image. */
export function buildPatchesJpeg(options: JpegOptions = {}): Buffer {
  const {
    colors = 'YCbCr',
    isProgressive = false,
    orientation = 1,
    profile,
    leadingSegments = [],
  } = options;
  const grid = getStoredPatchGrid(orientation);
  const names = colors === 'RGB by name' ? Array.from(Buffer.from('RGB')) : [1, 2, 3, 4];
  const count = getPatchSamples(colors, 0, 0).length;
  const components = Array.from({ length: count }, (_, index) => names[index] ?? 0);
  const [width, height] = [grid.columns * patchSize, grid.rows * patchSize];
  return Buffer.concat([
    Buffer.of(0xff, 0xd8),
    ...leadingSegments,
    ...colorSegments[colors],
    ...(orientation === 1 ? [] : [buildExifSegment(buildExif(orientation))]),
    ...(profile ? buildProfileSegments(profile) : []),
    buildJpegSegment(0xdb, Buffer.of(0), Buffer.alloc(64, 8)),
    buildJpegSegment(
      isProgressive ? 0xc2 : 0xc0,
      Buffer.of(8, ...toUint16Bytes(height), ...toUint16Bytes(width), count),
      Buffer.from(components.flatMap((name) => [name, 0x11, 0])),
    ),
    buildJpegSegment(0xc4, Buffer.of(0, ...huffmanCodeCounts, ...Array(12).keys())),
    buildJpegSegment(0xc4, Buffer.of(0x10, 1, ...Array<number>(15).fill(0), 0)),
    buildJpegSegment(
      0xda,
      Buffer.of(count, ...components.flatMap((name) => [name, 0])),
      Buffer.of(0, isProgressive ? 0 : 63, 0),
    ),
    encodeScan((x, y) => getPatchSamples(colors, ...grid.toUpright(x, y)), grid, isProgressive),
    // Without AC scans, decoders smooth the image.
    ...(isProgressive ? components.flatMap((name) => encodeEmptyAcScan(name, grid)) : []),
    Buffer.of(0xff, 0xd9),
  ]);
}

function encodeScan(
  getSamples: (column: number, row: number) => readonly number[],
  grid: { columns: number; rows: number },
  isProgressive: boolean,
): Buffer {
  const blocks = patchSize / 8;
  const previous = [0, 0, 0, 0];
  let bits = '';
  for (let y = 0; y < grid.rows * blocks; y++)
    for (let x = 0; x < grid.columns * blocks; x++)
      getSamples(Math.floor(x / blocks), Math.floor(y / blocks)).forEach((sample, component) => {
        const value = sample - 128;
        bits +=
          encodeDifference(value - (previous[component] ?? 0)) + (isProgressive ? '' : endOfBlock);
        previous[component] = value;
      });
  const bytes = (bits.match(/.{1,8}/g) ?? []).map((byte) =>
    Number.parseInt(byte.padEnd(8, '1'), 2),
  );
  return Buffer.from(bytes.flatMap((byte) => (byte === 255 ? [255, 0] : [byte])));
}

/**
 * Encodes the AC coefficients of a colour component as a scan. Every block in the scan has only the one-bit code "end
 * of block".
 */
const encodeEmptyAcScan = (name: number, grid: { columns: number; rows: number }): Buffer[] => [
  buildJpegSegment(0xda, Buffer.of(1, name, 0), Buffer.of(1, 63, 0)),
  Buffer.alloc((grid.columns * grid.rows * (patchSize / 8) ** 2) / 8),
];

/** Encodes the difference of two DC coefficients: the Huffman code of its bit length, then its bits. */
function encodeDifference(difference: number): string {
  if (difference === 0) return huffmanCodes[0] ?? '';
  const length = Math.abs(difference).toString(2).length;
  const value = difference > 0 ? difference : difference + 2 ** length - 1;
  return (huffmanCodes[length] ?? '') + value.toString(2).padStart(length, '0');
}
