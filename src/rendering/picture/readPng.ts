import { unzlibSync } from 'fflate';
import { DamagedPicture, pictureHeader, type PictureHeader } from './pictureHeader.ts';
import { pixelPainter, type PngFormat, unfilter } from './pngRows.ts';

/** Pixels in rows from the top, four bytes each: red, green, blue, opacity. */
export interface Pixels {
  width: number;
  height: number;
  rgba: Uint8Array;
}

/** Most pixels that are taken apart: 64 MB of memory. */
const mostPixels = 16_000_000;

/**
 * The pixels of a PNG, the same in every engine: a canvas gives back what it has multiplied by the opacity and rounded. The
 * colours are taken for sRGB.
 * @returns undefined for what is no PNG, is damaged, or has more than 16 million pixels
 */
export function readPng(bytes: Uint8Array): Pixels | undefined {
  try {
    const header = pictureHeader(bytes);
    if (header?.mediaType !== 'image/png' || header.width * header.height > mostPixels)
      return undefined;
    return pixelsOf(storedIn(bytes, header));
  } catch (error) {
    if (error instanceof RangeError || error instanceof DamagedPicture) return undefined;
    throw error;
  }
}

interface StoredPng extends PngFormat {
  width: number;
  height: number;
  isInterlaced: boolean;
  deflated: Uint8Array;
}

/** By colour type: grey, RGB, palette, grey with opacity, RGB with opacity. */
const samplesOfType: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const depths = [1, 2, 4, 8, 16];

function storedIn(bytes: Uint8Array, { width, height }: PictureHeader): StoredPng {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = new Map<string, Uint8Array[]>();
  for (let chunk = 8; ;) {
    const length = file.getUint32(chunk);
    const name = String.fromCharCode(...bytes.subarray(chunk + 4, chunk + 8));
    if (name === 'IEND') break;
    found.set(name, [...(found.get(name) ?? []), bytes.subarray(chunk + 8, chunk + 8 + length)]);
    chunk += 12 + length;
  }
  const [depth = 0, type = -1, , , interlace = 0] = bytes.subarray(24, 29);
  const samples = samplesOfType[type];
  if (samples === undefined || !depths.includes(depth)) throw new DamagedPicture('Unknown colours');
  const only = (name: string) => found.get(name)?.[0] ?? new Uint8Array();
  return {
    width,
    height,
    depth,
    samples,
    isIndexed: type === 3,
    isInterlaced: interlace === 1,
    palette: only('PLTE'),
    transparency: only('tRNS'),
    deflated: joined(found.get('IDAT') ?? []),
  };
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.length;
  }
  return whole;
}

/** Every so many-th pixel of every so many-th row. */
interface Pass {
  left: number;
  top: number;
  across: number;
  down: number;
}

const whole: readonly Pass[] = [{ left: 0, top: 0, across: 1, down: 1 }];
/** Adam7, by which a picture comes in seven finer and finer ones. */
const interlaced: readonly Pass[] = [
  { left: 0, top: 0, across: 8, down: 8 },
  { left: 4, top: 0, across: 8, down: 8 },
  { left: 0, top: 4, across: 4, down: 8 },
  { left: 2, top: 0, across: 4, down: 4 },
  { left: 0, top: 2, across: 2, down: 4 },
  { left: 1, top: 0, across: 2, down: 2 },
  { left: 0, top: 1, across: 1, down: 2 },
];

function pixelsOf(png: StoredPng): Pixels {
  const { width, height, depth, samples } = png;
  const passes = (png.isInterlaced ? interlaced : whole)
    .map((pass) => {
      const columns = Math.ceil((width - pass.left) / pass.across);
      const rows = Math.ceil((height - pass.top) / pass.down);
      return { ...pass, columns, rows, rowLength: Math.ceil((columns * depth * samples) / 8) };
    })
    .filter(({ columns, rows }) => columns > 0 && rows > 0);
  const length = passes.reduce((sum, { rows, rowLength }) => sum + rows * (rowLength + 1), 0);
  const stored = inflated(png.deflated, length);
  const rgba = new Uint8Array(width * height * 4);
  const paint = pixelPainter(png, rgba);
  let start = 0;
  for (const { left, top, across, down, columns, rows, rowLength } of passes) {
    let above = new Uint8Array(rowLength);
    for (let row = 0; row < rows; row++) {
      const line = stored.subarray(start + 1, start + 1 + rowLength);
      unfilter(stored[start] ?? 0, line, above, Math.max(1, (depth * samples) >> 3));
      for (let column = 0; column < columns; column++)
        paint(line, column, (top + row * down) * width + left + column * across);
      above = line;
      start += 1 + rowLength;
    }
  }
  return { width, height, rgba };
}

/** No more than what a picture of its size has, however much there is. */
function inflated(deflated: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  let bytes: Uint8Array;
  try {
    bytes = unzlibSync(deflated, { out: new Uint8Array(length) });
  } catch (error) {
    throw new DamagedPicture('Not deflated', { cause: error });
  }
  if (bytes.length < length) throw new DamagedPicture('Too few pixels');
  return bytes as Uint8Array<ArrayBuffer>;
}
