/** PNG files of the test image, a grid of coloured squares, with additional chunks. */
import { deflateSync } from 'node:zlib';
import { encodePng, buildPngChunk } from '../encodePng.ts';
import {
  getPatchColor,
  getPatchGrey,
  patchSize,
  getStoredPatchGrid,
  type Orientation,
} from './patches.ts';

export interface PngOptions {
  /** Colour type of the file. Default: `RGB`. */
  colors?: 'grey' | 'RGB' | 'RGBA' | 'palette';
  depth?: 8 | 16;
  isInterlaced?: boolean;
  orientation?: Orientation;
  /** PNG chunks directly before and after the image data. */
  chunksBeforePixels?: readonly Uint8Array[];
  chunksAfterPixels?: readonly Uint8Array[];
}

const colorTypes = { grey: 0, RGB: 2, RGBA: 6, palette: 3 } as const;
/** Alpha of every square in RGBA images, 0 to 255. */
const alpha = 128;

export function buildPatchesPng(options: PngOptions = {}): Buffer {
  const { colors = 'RGB', depth = 8, isInterlaced = false, orientation = 1 } = options;
  const grid = getStoredPatchGrid(orientation);
  const [width, height] = [grid.columns * patchSize, grid.rows * patchSize];
  const scale = depth === 16 ? 257 : 1;
  const getPatchSamples = (column: number, row: number) => {
    if (colors === 'palette') return [(column + 5 * row) % 13];
    if (colors === 'grey') return [getPatchGrey(column, row) * scale];
    const color = getPatchColor(column, row).map((value) => value * scale);
    return colors === 'RGBA' ? [...color, alpha * scale] : color;
  };
  const palette = Array.from({ length: 13 }, (_, index) => getPatchColor(index, 0)).flat();
  const format = { width, height, type: colorTypes[colors], depth } as const;
  const getSamples = (x: number, y: number) =>
    getPatchSamples(...grid.toUpright(Math.floor(x / patchSize), Math.floor(y / patchSize)));
  const png = isInterlaced
    ? encodePng({ ...format, isInterlaced, samples: collectSamples(format, getSamples) })
    : encodePlainPng(format, getSamples, colors === 'palette' ? palette : []);
  return insertPngChunks(Buffer.from(png), options);
}

type GetSamples = (x: number, y: number) => readonly number[];

function collectSamples(
  { width, height }: { width: number; height: number },
  getSamples: GetSamples,
) {
  const samples: number[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) samples.push(...getSamples(x, y));
  return samples;
}

/**
 * Encodes an image as a PNG without row filters. Faster than `encodePng` for an image whose rows are all equal, because
 * the row is encoded only once.
 */
function encodePlainPng(
  { width, height, type, depth }: { width: number; height: number; type: number; depth: 8 | 16 },
  getSamples: GetSamples,
  palette: readonly number[],
): Buffer {
  const rows = Array.from({ length: Math.ceil(height / patchSize) }, (_, patch) => {
    const values = Array.from({ length: width }, (__, x) =>
      getSamples(x, patch * patchSize),
    ).flat();
    const bytes = depth === 16 ? values.flatMap((value) => [value >> 8, value & 255]) : values;
    return Array<Buffer>(patchSize).fill(Buffer.of(0, ...bytes));
  });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    buildPngChunk('IHDR', [
      ...toUint32Bytes(width),
      ...toUint32Bytes(height),
      depth,
      type,
      0,
      0,
      0,
    ]),
    ...(palette.length > 0 ? [buildPngChunk('PLTE', palette)] : []),
    buildPngChunk('IDAT', [...deflateSync(Buffer.concat(rows.flat()))]),
    buildPngChunk('IEND', []),
  ]);
}

/** Inserts PNG chunks directly after the header and before the end chunk. */
export function insertPngChunks(
  png: Buffer,
  {
    chunksBeforePixels = [],
    chunksAfterPixels = [],
  }: Pick<PngOptions, 'chunksBeforePixels' | 'chunksAfterPixels'>,
): Buffer {
  const [header, end] = [33, png.length - 12];
  return Buffer.concat([
    png.subarray(0, header),
    ...chunksBeforePixels,
    png.subarray(header, end),
    ...chunksAfterPixels,
    png.subarray(end),
  ]);
}

const toUint32Bytes = (value: number) => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];
const unit = 100_000;

export const pngChunkBuilders = {
  gamma: (value: number) => buildPngChunk('gAMA', toUint32Bytes(Math.round(value * unit))),
  /** Creates a cHRM chunk with the x and y chromaticities of white, red, green and blue. */
  primaries: (...coordinates: readonly number[]) =>
    buildPngChunk(
      'cHRM',
      coordinates.flatMap((coordinate) => toUint32Bytes(Math.round(coordinate * unit))),
    ),
  srgb: buildPngChunk('sRGB', [0]),
  profile: (profile: Uint8Array) =>
    buildPngChunk('iCCP', [...Buffer.from('profile\0\0'), ...deflateSync(profile)]),
  /**
   * Creates a cICP chunk, which describes the colour space by the ITU-T H.273 codes of its primaries and transfer
   * curve.
   */
  video: (primaries: number, curve: number) => buildPngChunk('cICP', [primaries, curve, 0, 1]),
  exif: (exif: Uint8Array) => buildPngChunk('eXIf', [...exif]),
  /** Creates a tRNS chunk, with the opacity of each colour of the palette. */
  opacities: (...opacities: readonly number[]) => buildPngChunk('tRNS', opacities),
  text: (text: string) => buildPngChunk('tEXt', [...Buffer.from(`Comment\0${text}`, 'latin1')]),
} as const;

export const buildAnimationControlChunk = (frames: number) =>
  buildPngChunk('acTL', [...toUint32Bytes(frames), ...toUint32Bytes(0)]);

export const buildFrameControl = (sequence: number, width: number, height: number) =>
  buildPngChunk('fcTL', [
    ...toUint32Bytes(sequence),
    ...toUint32Bytes(width),
    ...toUint32Bytes(height),
    ...toUint32Bytes(0),
    ...toUint32Bytes(0),
    ...[0, 100, 3, 232, 0, 0],
  ]);

/**
 * Builds an animated PNG of two frames.
 * @param hasSeparateDefault whether viewers without animation show a blank image instead of one of the frames
 */
export function buildAnimatedPng(hasSeparateDefault: boolean): Buffer {
  const still = buildPatchesPng();
  const size = [still.readUInt32BE(16), still.readUInt32BE(20)] as const;
  const pixels = still.subarray(still.indexOf('IDAT') + 4, still.length - 16);
  const blank = deflateSync(Buffer.alloc(size[1] * (1 + 3 * size[0])));
  const frame = (sequence: number, deflated: Uint8Array) => [
    buildFrameControl(sequence, ...size),
    buildPngChunk('fdAT', [...toUint32Bytes(sequence + 1), ...deflated]),
  ];
  const animation = buildAnimationControlChunk(2);
  if (!hasSeparateDefault) {
    const chunksBeforePixels = [animation, buildFrameControl(0, ...size)];
    return insertPngChunks(still, {
      chunksBeforePixels,
      chunksAfterPixels: frame(1, blank).slice(0, 2),
    });
  }
  return Buffer.concat([
    still.subarray(0, 33),
    animation,
    buildPngChunk('IDAT', [...blank]),
    ...frame(0, pixels),
    ...frame(2, blank),
    still.subarray(still.length - 12),
  ]);
}
