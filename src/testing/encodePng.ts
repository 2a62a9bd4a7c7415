import { deflateSync } from 'node:zlib';

/** A PNG to be made: its format, and every sample of every pixel in rows from the top. */
export interface PngWish {
  width: number;
  height: number;
  /** 0 grey, 2 RGB, 3 palette, 4 grey with opacity, 6 RGB with opacity. */
  type: 0 | 2 | 3 | 4 | 6;
  depth: 1 | 2 | 4 | 8 | 16;
  samples: readonly number[];
  /** By which rows are stored, in turn. Default: as they are. */
  filters?: readonly number[];
  isInterlaced?: boolean;
  /** Content of PLTE and tRNS. */
  palette?: readonly number[];
  transparency?: readonly number[];
}

const perPixel = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 } as const;
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

const big32 = (number: number) => [
  number >>> 24,
  (number >>> 16) & 255,
  (number >>> 8) & 255,
  number & 255,
];

/** Of the polynomial that PNG and zip have. */
function checkSum(bytes: readonly number[]): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

function chunk(name: string, content: readonly number[]): number[] {
  const named = [...Buffer.from(name, 'latin1'), ...content];
  return [...big32(content.length), ...named, ...big32(checkSum(named))];
}

/** A whole PNG file, as browsers read it. */
export function encodePng(wish: PngWish): Uint8Array<ArrayBuffer> {
  const { width, height, type, depth, palette, transparency, isInterlaced = false } = wish;
  const passes = isInterlaced ? adam7 : ([[0, 0, 1, 1]] as const);
  const rows = passes.flatMap((pass) => passRows(wish, pass));
  return Uint8Array.from([
    ...Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...chunk('IHDR', [...big32(width), ...big32(height), depth, type, 0, 0, Number(isInterlaced)]),
    ...(palette ? chunk('PLTE', palette) : []),
    ...(transparency ? chunk('tRNS', transparency) : []),
    ...chunk('IDAT', [...deflateSync(Uint8Array.from(rows.flat()))]),
    ...chunk('IEND', []),
  ]);
}

/** The rows of one pass, filtered. */
function passRows(
  { width, height, type, depth, samples, filters = [0] }: PngWish,
  [left, top, across, down]: readonly [number, number, number, number],
): number[][] {
  const count = perPixel[type];
  const step = Math.max(1, (count * depth) >> 3);
  const rows: number[][] = [];
  let above: number[] = [];
  for (let y = top; y < height; y += down) {
    const row: number[] = [];
    for (let x = left; x < width; x += across)
      for (let one = 0; one < count; one++) row.push(samples[(y * width + x) * count + one] ?? 0);
    if (row.length === 0) return [];
    const bytes = packed(row, depth);
    const filter = filters[rows.length % filters.length] ?? 0;
    rows.push([
      filter,
      ...bytes.map((byte, at) => (byte - guess(filter, bytes, above, at, step)) & 255),
    ]);
    above = bytes;
  }
  return rows;
}

/** Samples of any depth as bytes, the last one filled up. */
function packed(row: readonly number[], depth: number): number[] {
  const bits = row.map((sample) => sample.toString(2).padStart(depth, '0')).join('');
  return (bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
}

function guess(
  filter: number,
  row: readonly number[],
  above: readonly number[],
  at: number,
  step: number,
) {
  const [a, b, c] = [row[at - step] ?? 0, above[at] ?? 0, above[at - step] ?? 0];
  if (filter < 4) return [0, a, b, Math.floor((a + b) / 2)][filter] ?? 0;
  const nearest = Math.min(...[a, b, c].map((one) => Math.abs(a + b - c - one)));
  return [a, b, c].find((one) => Math.abs(a + b - c - one) === nearest) ?? 0;
}
