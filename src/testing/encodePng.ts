import { crc32, deflateSync } from 'node:zlib';

/** An image to encode as PNG: its format, and the samples of all pixels, row by row from the top. */
export interface PngImage {
  width: number;
  height: number;
  /** Colour type: 0 grey, 2 RGB, 3 palette, 4 grey with alpha, 6 RGB with alpha. */
  type: 0 | 2 | 3 | 4 | 6;
  depth: 1 | 2 | 4 | 8 | 16;
  samples: readonly number[];
  /** PNG filter types of the rows, repeated if there are fewer filters than rows. Default: 0 (none). */
  filters?: readonly number[];
  isInterlaced?: boolean;
  /** Content of the PLTE chunk. */
  palette?: readonly number[];
  /** Content of the tRNS chunk. */
  transparency?: readonly number[];
}

const samplesPerPixel = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 } as const;
const adam7Passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

const toUint32Bytes = (number: number) => [
  number >>> 24,
  (number >>> 16) & 255,
  (number >>> 8) & 255,
  number & 255,
];

/** Builds a PNG chunk with length and CRC. */
export function buildPngChunk(name: string, content: readonly number[]): Uint8Array {
  const nameAndContent = Uint8Array.from([...Buffer.from(name, 'latin1'), ...content]);
  return Uint8Array.from([
    ...toUint32Bytes(content.length),
    ...nameAndContent,
    ...toUint32Bytes(crc32(nameAndContent)),
  ]);
}

/** Encodes a complete PNG file. */
export function encodePng(image: PngImage): Uint8Array<ArrayBuffer> {
  const { width, height, type, depth, palette, transparency, isInterlaced = false } = image;
  const passes = isInterlaced ? adam7Passes : ([[0, 0, 1, 1]] as const);
  const rows = passes.flatMap((pass) => encodePass(image, pass));
  return Uint8Array.from([
    ...Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...buildPngChunk('IHDR', [
      ...toUint32Bytes(width),
      ...toUint32Bytes(height),
      depth,
      type,
      0,
      0,
      Number(isInterlaced),
    ]),
    ...(palette ? buildPngChunk('PLTE', palette) : []),
    ...(transparency ? buildPngChunk('tRNS', transparency) : []),
    ...buildPngChunk('IDAT', [...deflateSync(Uint8Array.from(rows.flat()))]),
    ...buildPngChunk('IEND', []),
  ]);
}

/** Encodes the rows of one interlace pass, each preceded by its filter type. */
function encodePass(
  { width, height, type, depth, samples, filters = [0] }: PngImage,
  [startX, startY, stepX, stepY]: readonly [number, number, number, number],
): number[][] {
  const count = samplesPerPixel[type];
  const step = Math.max(1, (count * depth) >> 3);
  const rows: number[][] = [];
  let above: number[] = [];
  for (let y = startY; y < height; y += stepY) {
    const row: number[] = [];
    for (let x = startX; x < width; x += stepX)
      for (let channel = 0; channel < count; channel++)
        row.push(samples[(y * width + x) * count + channel] ?? 0);
    if (row.length === 0) return [];
    const bytes = packSamples(row, depth);
    const filter = filters[rows.length % filters.length] ?? 0;
    rows.push([
      filter,
      ...bytes.map(
        (byte, index) => (byte - computePrediction(filter, bytes, above, index, step)) & 255,
      ),
    ]);
    above = bytes;
  }
  return rows;
}

/** Packs samples of 1 to 16 bits into bytes. The last byte is padded with zero bits. */
function packSamples(row: readonly number[], depth: number): number[] {
  const bits = row.map((sample) => sample.toString(2).padStart(depth, '0')).join('');
  return (bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
}

function computePrediction(
  filter: number,
  row: readonly number[],
  above: readonly number[],
  index: number,
  step: number,
) {
  const [a, b, c] = [row[index - step] ?? 0, above[index] ?? 0, above[index - step] ?? 0];
  if (filter < 4) return [0, a, b, Math.floor((a + b) / 2)][filter] ?? 0;
  const nearest = Math.min(...[a, b, c].map((value) => Math.abs(a + b - c - value)));
  return [a, b, c].find((value) => Math.abs(a + b - c - value) === nearest) ?? 0;
}
