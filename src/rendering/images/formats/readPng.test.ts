import { deflateSync } from 'node:zlib';
import { encodePng, buildPngChunk, type PngImage } from '#testing/encodePng.ts';
import { buildMinimalJpeg, buildMinimalPng } from '#testing/minimalImages.ts';
import { readPngChunks } from './pngFile.ts';
import { readPng } from './readPng.ts';

const [width, height] = [11, 9];
const pixels = Array.from({ length: width * height }, (_, index) => index);

/** Creates samples that differ between pixels and channels. */
const createSamples = (count: number, maxSample: number) =>
  pixels.flatMap((pixel) =>
    Array.from(
      { length: count },
      (_, channel) => (pixel * (37 + 20 * channel) + 5 * channel) % (maxSample + 1),
    ),
  );

const filters = [0, 1, 2, 3, 4];
const encodeAndRead = (options: Omit<PngImage, 'width' | 'height'>) =>
  readPng(encodePng({ width, height, filters, ...options }));

const createRgba = (getColor: (pixel: number) => readonly number[]) =>
  Uint8Array.from(pixels.flatMap((pixel) => [...getColor(pixel)]));

const storageOrders = [
  ['row by row', false],
  ['interlaced', true],
] as const;

describe.each(storageOrders)('readPng with a PNG stored %s', (_order, isInterlaced) => {
  test.each([1, 2, 4, 8, 16] as const)('reads %d-bit grey', (depth) => {
    const maxSample = 2 ** depth - 1;
    const samples = createSamples(1, maxSample);
    const toByte = (value = 0) => (depth === 16 ? value >> 8 : (value * 255) / maxSample);
    const expected = createRgba((pixel) => [...Array<number>(3).fill(toByte(samples[pixel])), 255]);
    expect(encodeAndRead({ type: 0, depth, samples, isInterlaced })).toEqual({
      width,
      height,
      rgba: expected,
    });
  });

  test.each([8, 16] as const)('reads %d-bit grey with opacity', (depth) => {
    const samples = createSamples(2, 2 ** depth - 1);
    const toByte = (value = 0) => value >> (depth - 8);
    const expected = createRgba((pixel) => {
      const grey = toByte(samples[2 * pixel]);
      return [grey, grey, grey, toByte(samples[2 * pixel + 1])];
    });
    expect(encodeAndRead({ type: 4, depth, samples, isInterlaced })?.rgba).toEqual(expected);
  });

  test.each([
    [2, 8],
    [2, 16],
    [6, 8],
    [6, 16],
  ] as const)('reads colour type %d with %d bits', (type, depth) => {
    const count = type === 2 ? 3 : 4;
    const samples = createSamples(count, 2 ** depth - 1);
    const toByte = (value = 0) => value >> (depth - 8);
    const expected = createRgba((pixel) => {
      const channels = samples.slice(pixel * count, (pixel + 1) * count).map(toByte);
      return type === 2 ? [...channels, 255] : channels;
    });
    expect(encodeAndRead({ type, depth, samples, isInterlaced })?.rgba).toEqual(expected);
  });

  test.each([1, 2, 4, 8] as const)('reads a palette with %d-bit indices', (depth) => {
    const palette = [255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 8, 7];
    const samples = createSamples(1, Math.min(3, 2 ** depth - 1));
    const expected = createRgba((pixel) => {
      const entry = samples[pixel] ?? 0;
      return [...palette.slice(3 * entry, 3 * entry + 3), [0, 128][entry] ?? 255];
    });
    const options = { type: 3, depth, samples, palette, transparency: [0, 128] } as const;
    expect(encodeAndRead({ ...options, isInterlaced })?.rgba).toEqual(expected);
  });
});

test.each([
  ['grey', 0, 1, [0, 40]],
  ['RGB', 2, 3, [0, 40, 0, 41, 0, 42]],
] as const)('reads one transparent %s colour', (_what, type, count, transparency) => {
  const colored = [40, 41, 42].slice(0, count);
  const samples = pixels.flatMap((pixel) =>
    pixel % 2 ? colored : colored.map((sample) => sample + 1),
  );
  const opacities = encodeAndRead({ type, depth: 8, samples, transparency })?.rgba.filter(
    (_byte, index) => index % 4 === 3,
  );
  expect(opacities).toEqual(Uint8Array.from(pixels, (pixel) => (pixel % 2 ? 0 : 255)));
});

/** Moves the chunk tRNS of a PNG in front of the first chunk with a name. */
function moveTransparency(png: Uint8Array, name: string): Uint8Array {
  const chunks = readPngChunks(png);
  const transparency = chunks.find((chunk) => chunk.name === 'tRNS')?.bytes ?? new Uint8Array();
  return Buffer.concat([
    png.subarray(0, 8),
    ...chunks.flatMap((chunk) => {
      if (chunk.name === 'tRNS') return [];
      return chunk.name === name ? [transparency, chunk.bytes] : [chunk.bytes];
    }),
  ]);
}

test.each([
  ['a palette', 3, { palette: [255, 0, 0, 0, 255, 0], transparency: [0, 0] }, 'PLTE', false],
  ['indexed pixels', 3, { palette: [255, 0, 0, 0, 255, 0], transparency: [0, 0] }, 'IEND', false],
  ['grey pixels', 0, { transparency: [0, 1] }, 'IEND', false],
  ['a suggested palette', 0, { palette: [0, 0, 0], transparency: [0, 1] }, 'PLTE', true],
] as const)('reads opacities before or after %s like browsers', (...row) => {
  const [, type, options, next, isRead] = row;
  const samples = pixels.map((pixel) => pixel % 2);
  const png = encodePng({ width, height, type, depth: 8, samples, ...options });
  const countTransparent = (file: Uint8Array) =>
    readPng(file)?.rgba.filter((byte, index) => index % 4 === 3 && byte === 0).length;
  expect(countTransparent(png)).toBeGreaterThan(0);
  expect(countTransparent(moveTransparency(png, next))).toBe(isRead ? countTransparent(png) : 0);
});

const validPng = encodePng({ width, height, type: 6, depth: 8, samples: createSamples(4, 255) });

/** Replaces a byte of the valid PNG. */
const replaceByte = (offset: number, byte: number) =>
  Uint8Array.from(validPng).fill(byte, offset, offset + 1);

test.each([
  ['an empty file', new Uint8Array()],
  ['a JPEG', buildMinimalJpeg(3, 2)],
  ['a truncated PNG', validPng.slice(0, -20)],
  ['a PNG whose pixels are not deflated', buildMinimalPng(3, 2)],
  ['a PNG with fewer pixels than declared', replaceByte(23, height + 1)],
  ['a PNG with an unknown depth', replaceByte(24, 3)],
  ['a PNG with an unknown colour type', replaceByte(25, 5)],
  ['a PNG with a wrong checksum', replaceByte(validPng.length - 14, 0)],
  ['a PNG without columns', encodePng({ width: 0, height, type: 0, depth: 8, samples: [] })],
  ['a PNG without rows', encodePng({ width, height: 0, type: 0, depth: 8, samples: [] })],
  [
    'a PNG without its palette',
    encodePng({ width: 1, height: 1, type: 3, depth: 8, samples: [0] }),
  ],
  ['a PNG of 50,000 × 50,000', buildMinimalPng(50_000, 50_000)],
  [
    'a PNG with an unknown filter',
    encodePng({ width, height, type: 0, depth: 8, samples: createSamples(1, 255), filters: [5] }),
  ],
])('returns undefined for %s', (_what, bytes) => {
  expect(readPng(bytes)).toBeUndefined();
});

test('decodes only the declared pixels of a PNG with more', () => {
  const [width, height] = [500, 400];
  const samples = Array<number>(width * height).fill(255);
  const fullPng = encodePng({ width, height, type: 0, depth: 8, samples });
  const [header, ...remainingChunks] = readPngChunks(fullPng);
  const size = header?.content.slice() ?? new Uint8Array();
  size.set([0, 2], 6);
  const declaredSmaller = Buffer.concat([
    fullPng.subarray(0, 8),
    buildPngChunk('IHDR', [...size]),
    ...remainingChunks.map(({ bytes }) => bytes),
  ]);
  expect(readPng(declaredSmaller)).toEqual({
    width,
    height: 2,
    rgba: new Uint8Array(width * 2 * 4).fill(255),
  });
});

describe('a 10 × 10 PNG that holds hundreds of megabytes', () => {
  const size = [10, 10] as const;
  const tenByTen = encodePng({
    width: size[0],
    height: size[1],
    type: 2,
    depth: 8,
    samples: Array<number>(300).fill(90),
  });
  const chunks = readPngChunks(tenByTen);
  const bomb = deflateSync(Buffer.alloc(300_000_000), { level: 9 });

  /** Replaces the pixels of the PNG, and adds chunks before them. */
  const build = (deflated: Uint8Array, chunksBeforePixels: readonly Uint8Array[] = []) =>
    Buffer.concat([
      tenByTen.subarray(0, 8),
      ...chunks.flatMap(({ name, bytes }) =>
        name === 'IDAT' ? [...chunksBeforePixels, buildPngChunk('IDAT', [...deflated])] : [bytes],
      ),
    ]);
  /** Measures the processor time of reading a file, in milliseconds. */
  function measure(file: Uint8Array) {
    const start = process.cpuUsage();
    const result = readPng(file);
    return { result, milliseconds: process.cpuUsage(start).user / 1000 };
  }

  test('is read as 10 × 10 pixels', () => {
    const { result, milliseconds } = measure(build(bomb));
    expect(result).toEqual({ width: 10, height: 10, rgba: expect.any(Uint8Array) as Uint8Array });
    expect(milliseconds).toBeLessThan(1000);
  });

  test('is rejected if they are in its colour profile', () => {
    const profile = buildPngChunk('iCCP', [...Buffer.from('x\0\0', 'latin1'), ...bomb]);
    const { result, milliseconds } = measure(
      build(readPngChunks(tenByTen)[1]?.content ?? new Uint8Array(), [profile]),
    );
    expect(result).toBeUndefined();
    expect(milliseconds).toBeLessThan(1000);
  });
});
