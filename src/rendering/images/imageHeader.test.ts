import {
  unsupportedFiles,
  buildMinimalJpeg,
  buildMinimalPng,
  buildMinimalWebp,
} from '#testing/minimalImages.ts';
import { DamagedImageError } from './formats/damagedImage.ts';
import { readImageHeader } from './imageHeader.ts';

const concatenate = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const html = new TextEncoder().encode('<script>alert(1)</script>');

test.each([
  ['PNG', buildMinimalPng(2480, 1754), 'image/png', 2480, 1754],
  ['PNG followed by HTML', concatenate(buildMinimalPng(2480, 1754), html), 'image/png', 2480, 1754],
  ['PNG of 50,000 × 50,000', buildMinimalPng(50_000, 50_000), 'image/png', 50_000, 50_000],
  [
    'PNG of the maximum size',
    buildMinimalPng(2 ** 31, 2 ** 32 - 1),
    'image/png',
    2 ** 31,
    2 ** 32 - 1,
  ],
  ['JPEG', buildMinimalJpeg(2480, 1754), 'image/jpeg', 2480, 1754],
  ['progressive JPEG', buildMinimalJpeg(65_535, 1, 0xc2), 'image/jpeg', 65_535, 1],
  [
    'JPEG followed by zeros',
    concatenate(buildMinimalJpeg(3, 2), new Uint8Array(9)),
    'image/jpeg',
    3,
    2,
  ],
  ['lossy WebP', buildMinimalWebp(1, 16_383), 'image/webp', 1, 16_383],
  ['lossless WebP', buildMinimalWebp(16_384, 16_383, 'VP8L'), 'image/webp', 16_384, 16_383],
  ['extended WebP', buildMinimalWebp(2 ** 24, 70_000, 'VP8X'), 'image/webp', 2 ** 24, 70_000],
])('detects type and size of a %s', (_type, bytes, mediaType, width, height) => {
  expect(readImageHeader(bytes)).toEqual({ mediaType, width, height });
});

test('reads a file at any offset of a buffer', () => {
  const buffer = concatenate(html, buildMinimalJpeg(7, 5), html);
  const bytes = buffer.subarray(html.length, buffer.length - html.length);
  expect(readImageHeader(bytes)).toMatchObject({ width: 7, height: 5 });
});

test.each(Object.entries(unsupportedFiles))('returns undefined for %s', (_what, bytes) => {
  expect(readImageHeader(bytes)).toBeUndefined();
});

const completeFiles = [
  ['PNG', buildMinimalPng(3, 2), 8],
  ['JPEG', buildMinimalJpeg(3, 2), 3],
  ['WebP', buildMinimalWebp(3, 2), 12],
  ['lossless WebP', buildMinimalWebp(3, 2, 'VP8L'), 12],
  ['extended WebP', buildMinimalWebp(3, 2, 'VP8X'), 12],
] as const;

test.each(completeFiles)('throws for a %s truncated at any byte', (_type, bytes, from) => {
  for (let length = from; length < bytes.length; length++) {
    expect(() => readImageHeader(bytes.subarray(0, length))).toThrow(DamagedImageError);
  }
});

test.each([
  ['a PNG that does not start with IHDR', buildPngWithout('IHDR')],
  ['a PNG with a chunk beyond its end', Uint8Array.from(buildMinimalPng(3, 2)).fill(0xff, 33, 37)],
  ['a PNG without pixels', buildMinimalPng(0, 2)],
  ['a JPEG without pixels', buildMinimalJpeg(3, 0)],
  ['a JPEG without a frame', Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)],
  ['a WebP without an image', buildWebpWith('EXIF')],
])('throws for %s', (_what, bytes) => {
  expect(() => readImageHeader(bytes)).toThrow(DamagedImageError);
});

function buildPngWithout(chunk: string): Uint8Array {
  const bytes = buildMinimalPng(3, 2);
  bytes.fill(0x61, 12, 12 + chunk.length);
  return bytes;
}

function buildWebpWith(chunk: string): Uint8Array {
  const bytes = buildMinimalWebp(3, 2);
  bytes.set(new TextEncoder().encode(chunk), 12);
  return bytes;
}

test('scans 10 MB of image data in less than 10 seconds', () => {
  const [head, scan, end] = [
    buildMinimalJpeg(3, 2).slice(0, -2),
    new Uint8Array(1e7),
    Uint8Array.of(0xff, 0xd9),
  ];
  for (let index = 0; index < scan.length; index += 100) scan[index] = 0xff;
  const started = performance.now();
  expect(readImageHeader(concatenate(head, scan, end))).toMatchObject({ width: 3 });
  expect(performance.now() - started).toBeLessThan(10_000);
});
