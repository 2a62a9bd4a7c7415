import { DamagedImageError, readIfUndamaged } from './damagedImage.ts';
import type { Pixels } from './pixels.ts';

/** Structure of a GIF file up to the end of its first frame. The pixels are not decoded. */
export interface GifFile {
  /** Width of the whole image in pixels. Frames can be smaller. */
  width: number;
  height: number;
  /** Position and size of the first frame in the image, in pixels. */
  frame: { left: number; top: number; width: number; height: number };
  /** Palette of the first frame, three bytes per colour: red, green, blue. */
  palette: Uint8Array;
  /** Palette index of the colour that means transparent. Undefined if the frame has none. */
  transparent: number | undefined;
  isInterlaced: boolean;
  /** Minimum size of the LZW codes (compressed pixels), in bits. */
  codeSize: number;
  /**
   * Offset of the LZW codes (compressed pixels) of the first frame. They are divided into blocks that start with their
   * length.
   */
  codes: number;
  /** Offset of the first byte after the first frame. */
  end: number;
  /** Whether the file has more than one frame. */
  isAnimated: boolean;
}

const extension = 0x21;
const graphicControl = 0xf9;
const image = 0x2c;

/**
 * Parses a GIF file up to the end of its first frame.
 * @throws DamagedImageError for a file without a frame; RangeError for a file that is truncated before the end of its
 * first frame
 */
export function parseGif(bytes: Uint8Array): GifFile {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const globalPalette = readPalette(bytes, 13, file.getUint8(10));
  let transparent: number | undefined;
  let offset = 13 + globalPalette.length;
  for (; file.getUint8(offset) === extension; offset = skipBlocks(file, offset + 2)) {
    if (file.getUint8(offset + 1) !== graphicControl) continue;
    transparent = file.getUint8(offset + 3) & 1 ? file.getUint8(offset + 6) : undefined;
  }
  if (file.getUint8(offset) !== image) throw new DamagedImageError('A GIF without a picture');
  const [left, top, width, height] = [1, 3, 5, 7].map((position) =>
    file.getUint16(offset + position, true),
  ) as [number, number, number, number];
  const flags = file.getUint8(offset + 9);
  const ownPalette = readPalette(bytes, offset + 10, flags);
  const start = offset + 10 + ownPalette.length;
  const end = skipBlocks(file, start + 1);
  return {
    // A frame beyond the declared size enlarges the image.
    width: Math.max(file.getUint16(6, true), left + width),
    height: Math.max(file.getUint16(8, true), top + height),
    frame: { left, top, width, height },
    palette: ownPalette.length > 0 ? ownPalette : globalPalette,
    transparent,
    isInterlaced: (flags & 0x40) !== 0,
    codeSize: file.getUint8(start),
    codes: start + 1,
    end,
    isAnimated: hasAnotherFrame(bytes, end),
  };
}

const readPalette = (bytes: Uint8Array, offset: number, flags: number): Uint8Array =>
  bytes.subarray(offset, flags & 0x80 ? offset + 3 * 2 ** ((flags & 7) + 1) : offset);

/** Skips data blocks in a GIF file up to the empty block that ends them. @returns the offset after the blocks */
function skipBlocks(file: DataView, from: number): number {
  let offset = from;
  while (file.getUint8(offset) !== 0) offset += 1 + file.getUint8(offset);
  return offset + 1;
}

/** Returns whether a GIF file contains another frame after an offset. */
function hasAnotherFrame(bytes: Uint8Array, from: number): boolean {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const hasFrame = readIfUndamaged(() => {
    let offset = from;
    while (file.getUint8(offset) === extension) offset = skipBlocks(file, offset + 2);
    return file.getUint8(offset) === image;
  });
  return hasFrame ?? false;
}

const trailer = 0x3b;

/** Shortens a GIF file to its first frame. */
export function truncateToFirstFrame(bytes: Uint8Array, { end }: GifFile): Uint8Array<ArrayBuffer> {
  const still = new Uint8Array(end + 1);
  still.set(bytes.subarray(0, end));
  still[end] = trailer;
  return still;
}

/**
 * Decodes the first frame of a GIF file.
 * @throws DamagedImageError for a damaged file; RangeError for a truncated file
 */
export function readGif(bytes: Uint8Array): Pixels {
  const gif = parseGif(bytes);
  const { width, height, frame, palette, transparent } = gif;
  const indices = decodeCodes(bytes, gif);
  const rgba = new Uint8Array(width * height * 4);
  const rows = gif.isInterlaced ? listInterlacedRows(frame.height) : undefined;
  for (let row = 0; row < frame.height; row++) {
    const y = frame.top + (rows?.[row] ?? row);
    for (let column = 0; column < frame.width; column++) {
      const color = indices[row * frame.width + column] ?? 0;
      if (color === transparent) continue;
      const offset = 4 * (y * width + frame.left + column);
      rgba[offset] = palette[3 * color] ?? 0;
      rgba[offset + 1] = palette[3 * color + 1] ?? 0;
      rgba[offset + 2] = palette[3 * color + 2] ?? 0;
      rgba[offset + 3] = 255;
    }
  }
  return { width, height, rgba };
}

/** Lists the row indices of an interlaced frame in the order in which the rows are stored in the file. */
function listInterlacedRows(height: number): number[] {
  const passes = [
    [0, 8],
    [4, 8],
    [2, 4],
    [1, 2],
  ] as const;
  return passes.flatMap(([from, step]) => {
    const rows: number[] = [];
    for (let row = from; row < height; row += step) rows.push(row);
    return rows;
  });
}

const maxCodes = 4096;

/**
 * Decodes the LZW codes of a GIF frame.
 * @returns a palette index for each pixel
 * @throws DamagedImageError if there are fewer pixels than the frame has
 */
function decodeCodes(bytes: Uint8Array, { frame, codeSize, codes }: GifFile): Uint8Array {
  const indices = new Uint8Array(frame.width * frame.height);
  const clear = 2 ** codeSize;
  if (codeSize < 1 || codeSize > 8) throw new DamagedImageError('A GIF of other codes');
  const prefix = new Uint16Array(maxCodes);
  const suffix = new Uint8Array(maxCodes);
  const lengths = new Uint16Array(maxCodes).fill(1, 0, clear);
  for (let index = 0; index < clear; index++) suffix[index] = index;
  const readCode = createCodeReader(bytes, codes);
  let [size, next, previous, filled] = [codeSize + 1, clear + 2, -1, 0];
  while (filled < indices.length) {
    const code = readCode(size);
    if (code === clear) {
      [size, next, previous] = [codeSize + 1, clear + 2, -1];
      continue;
    }
    if (code === undefined || code === clear + 1 || code > next || (code === next && previous < 0))
      throw new DamagedImageError('Too few pixels');
    const isNew = code === next;
    const source = isNew ? previous : code;
    const length = lengths[source] ?? 0;
    let [offset, step] = [filled + length - 1, source];
    for (; offset > filled; offset--, step = prefix[step] ?? 0)
      if (offset < indices.length) indices[offset] = suffix[step] ?? 0;
    const first = suffix[step] ?? 0;
    indices[filled] = first;
    filled += length;
    if (isNew && filled < indices.length) indices[filled] = first;
    if (isNew) filled++;
    if (previous >= 0 && next < maxCodes) {
      prefix[next] = previous;
      suffix[next] = first;
      lengths[next] = (lengths[previous] ?? 0) + 1;
      next++;
    }
    // Codes of one bit grow after the first code, before the table has a new entry.
    if (next === 2 ** size && size < 12) size++;
    previous = code;
  }
  return indices;
}

/**
 * Creates a function that reads the next LZW code, whose number of bits varies. The function returns undefined at the
 * end of the data.
 */
function createCodeReader(bytes: Uint8Array, start: number) {
  let [offset, blockEnd, bits, count] = [start, start, 0, 0];
  return (size: number): number | undefined => {
    while (count < size) {
      if (offset === blockEnd) {
        const length = bytes[offset++] ?? 0;
        if (length === 0) return undefined;
        blockEnd = offset + length;
      }
      bits |= (bytes[offset++] ?? 0) << count;
      count += 8;
    }
    const code = bits & (2 ** size - 1);
    bits >>>= size;
    count -= size;
    return code;
  };
}
