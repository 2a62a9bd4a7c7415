import { convertToSrgb, type PixelSamples } from './colorSpace.ts';
import { DamagedImageError, readIfUndamaged } from './damagedImage.ts';
import { inflateUpTo } from './inflateUpTo.ts';
import { joinBytes } from './joinBytes.ts';
import { applyOrientation, readOrientation } from './orientation.ts';
import type { Pixels } from './pixels.ts';
import { readPngColorSpace } from './pngColors.ts';
import {
  extractFirstFrame,
  isAncillaryPngChunk,
  hasValidChecksum,
  type PngChunk,
  readPngChunks,
} from './pngFile.ts';
import { createPixelWriter, type PngFormat, reversePngRowFilter } from './pngRows.ts';

/** Maximum number of pixels to decode. So many decoded pixels take 64 MB of memory. */
const maxPixels = 16_000_000;

/**
 * Decodes a PNG file, or the first frame of an animated PNG file, to sRGB pixels and applies its EXIF orientation. The
 * result is the same in every JavaScript engine. Pixels read from a canvas would be less exact, because a canvas
 * multiplies colours by the opacity and rounds.
 * @returns undefined for a file that is damaged, has more than 16 million pixels, or can be decoded only by browsers
 */
export const readPng = (bytes: Uint8Array): Pixels | undefined =>
  readIfUndamaged(() => {
    const chunks = readPngChunks(bytes);
    const frame = extractFirstFrame(chunks);
    const colors = readPngColorSpace(chunks);
    if (!frame || colors === 'unknown') return undefined;
    const png = parseStoredPng(frame);
    if (png.width * png.height > maxPixels) return undefined;
    const { width, height } = png;
    const isWide = png.depth === 16 && colors !== 'sRGB';
    const stored = decodeSamples(png, new (isWide ? Uint16Array : Uint8Array)(width * height * 4));
    const rgba = colors === 'sRGB' ? (stored as Uint8Array) : convertToSrgb(stored, colors);
    return applyOrientation({ width, height, rgba }, readPngOrientation(chunks));
  });

/**
 * Reads the EXIF orientation of a PNG file from its `eXIf` chunk. Like browsers, ignores the chunk if it follows the
 * first pixels.
 */
function readPngOrientation(chunks: readonly PngChunk[]) {
  const pixels = chunks.findIndex(({ name }) => name === 'IDAT');
  const exif = chunks
    .slice(0, pixels)
    .find((chunk) => chunk.name === 'eXIf' && hasValidChecksum(chunk));
  return exif ? readOrientation(exif.content) : 1;
}

interface StoredPng extends PngFormat {
  width: number;
  height: number;
  isInterlaced: boolean;
  deflated: Uint8Array;
}

/**
 * Number of samples per pixel for each colour type of PNG. Colour types: 0 grey, 2 RGB, 3 palette index, 4 grey with
 * opacity, 6 RGB with opacity.
 */
const samplesByType: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const depths = [1, 2, 4, 8, 16];

const criticalChunks = ['IHDR', 'PLTE', 'IDAT', 'IEND'];

/**
 * Reads the header and the compressed pixels of a PNG file.
 * @throws DamagedImageError for a file that browsers cannot decode
 */
function parseStoredPng(chunks: readonly PngChunk[]): StoredPng {
  for (const chunk of chunks) {
    const isKnown = isAncillaryPngChunk(chunk) || criticalChunks.includes(chunk.name);
    const isIntact = isAncillaryPngChunk(chunk) || chunk.name === 'IEND' || hasValidChecksum(chunk);
    if (!isKnown || !isIntact) throw new DamagedImageError(`The chunk ${chunk.name}`);
  }
  const getContent = (name: string) =>
    chunks.find((chunk) => chunk.name === name)?.content ?? new Uint8Array();
  const header = getContent('IHDR');
  const view = new DataView(header.buffer, header.byteOffset);
  const [depth = 0, type = -1, , , interlace = 0] = header.subarray(8);
  const samples = samplesByType[type];
  if (samples === undefined || !depths.includes(depth))
    throw new DamagedImageError('Unknown colours');
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  if (width === 0 || height === 0) throw new DamagedImageError('No pixels');
  const isIndexed = type === 3;
  const palette = getContent('PLTE');
  if (isIndexed && palette.length === 0) throw new DamagedImageError('No palette');
  const pixels = chunks.flatMap(({ name, content }) => (name === 'IDAT' ? [content] : []));
  return {
    width,
    height,
    depth,
    samples,
    isIndexed,
    isInterlaced: interlace === 1,
    palette,
    transparency: isTransparencyInPlace(chunks, isIndexed) ? getContent('tRNS') : new Uint8Array(),
    deflated: joinBytes(pixels),
  };
}

/** Returns whether the chunk `tRNS` precedes the pixels and follows the palette. Browsers ignore it elsewhere. */
function isTransparencyInPlace(chunks: readonly PngChunk[], isIndexed: boolean): boolean {
  const [palette = -1, transparency = -1, pixels = -1] = ['PLTE', 'tRNS', 'IDAT'].map((name) =>
    chunks.findIndex((chunk) => chunk.name === name),
  );
  return transparency < pixels && (!isIndexed || palette < transparency);
}

/**
 * Pixels that an interlaced PNG file stores together: the column and row of the first pixel, and the steps to the next
 * column (`across`) and to the next row (`down`).
 */
interface Pass {
  left: number;
  top: number;
  across: number;
  down: number;
}

const singlePass: readonly Pass[] = [{ left: 0, top: 0, across: 1, down: 1 }];
/** The seven passes in which an interlaced PNG file stores its pixels, according to the Adam7 method. */
const adam7Passes: readonly Pass[] = [
  { left: 0, top: 0, across: 8, down: 8 },
  { left: 4, top: 0, across: 8, down: 8 },
  { left: 0, top: 4, across: 4, down: 8 },
  { left: 2, top: 0, across: 4, down: 4 },
  { left: 0, top: 2, across: 2, down: 4 },
  { left: 1, top: 0, across: 2, down: 2 },
  { left: 0, top: 1, across: 1, down: 2 },
];

/** Decompresses and decodes the colour samples of a PNG file. Stores them in `target` and returns `target`. */
function decodeSamples<Target extends PixelSamples>(png: StoredPng, target: Target): Target {
  const { width, height, depth, samples } = png;
  const passes = (png.isInterlaced ? adam7Passes : singlePass)
    .map((pass) => {
      const columns = Math.ceil((width - pass.left) / pass.across);
      const rows = Math.ceil((height - pass.top) / pass.down);
      return { ...pass, columns, rows, rowLength: Math.ceil((columns * depth * samples) / 8) };
    })
    .filter(({ columns, rows }) => columns > 0 && rows > 0);
  const length = passes.reduce((sum, { rows, rowLength }) => sum + rows * (rowLength + 1), 0);
  const stored = inflatePixels(png.deflated, length);
  const writePixel = createPixelWriter(png, target);
  let start = 0;
  for (const { left, top, across, down, columns, rows, rowLength } of passes) {
    let above = new Uint8Array(rowLength);
    for (let row = 0; row < rows; row++) {
      const line = stored.subarray(start + 1, start + 1 + rowLength);
      reversePngRowFilter(stored[start] ?? 0, line, above, Math.max(1, (depth * samples) >> 3));
      for (let column = 0; column < columns; column++)
        writePixel(line, column, (top + row * down) * width + left + column * across);
      above = line;
      start += 1 + rowLength;
    }
  }
  return target;
}

/**
 * Decompresses the pixels of a PNG file. Further compressed data is ignored.
 * @throws DamagedImageError if the data is damaged or too short
 */
function inflatePixels(deflated: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = inflateUpTo(deflated, length);
  } catch (error) {
    throw new DamagedImageError('Not deflated', { cause: error });
  }
  if (bytes.length < length) throw new DamagedImageError('Too few pixels');
  return bytes;
}
