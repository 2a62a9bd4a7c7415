import { foreignFiles, jpeg, png, webp } from '#testing/pictureFiles.ts';
import { DamagedPicture, pictureHeader } from './pictureHeader.ts';

const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const html = new TextEncoder().encode('<script>alert(1)</script>');

test.each([
  ['PNG', png(2480, 1754), 'image/png', 2480, 1754],
  ['PNG with HTML behind it', joined(png(2480, 1754), html), 'image/png', 2480, 1754],
  ['PNG of 50,000 × 50,000', png(50_000, 50_000), 'image/png', 50_000, 50_000],
  [
    'PNG of the largest size there is',
    png(2 ** 31, 2 ** 32 - 1),
    'image/png',
    2 ** 31,
    2 ** 32 - 1,
  ],
  ['JPEG', jpeg(2480, 1754), 'image/jpeg', 2480, 1754],
  ['progressive JPEG', jpeg(65_535, 1, 0xc2), 'image/jpeg', 65_535, 1],
  ['JPEG with zeros behind it', joined(jpeg(3, 2), new Uint8Array(9)), 'image/jpeg', 3, 2],
  ['lossy WebP', webp(1, 16_383), 'image/webp', 1, 16_383],
  ['lossless WebP', webp(16_384, 16_383, 'VP8L'), 'image/webp', 16_384, 16_383],
  ['extended WebP', webp(2 ** 24, 70_000, 'VP8X'), 'image/webp', 2 ** 24, 70_000],
])('%s is told by its first bytes, with its size', (_what, bytes, mediaType, width, height) => {
  expect(pictureHeader(bytes)).toEqual({ mediaType, width, height });
});

test('a file may lie anywhere in its memory', () => {
  const memory = joined(html, jpeg(7, 5), html);
  const bytes = memory.subarray(html.length, memory.length - html.length);
  expect(pictureHeader(bytes)).toMatchObject({ width: 7, height: 5 });
});

test.each(Object.entries(foreignFiles))('%s is foreign', (_what, bytes) => {
  expect(pictureHeader(bytes)).toBeUndefined();
});

const whole = [
  ['PNG', png(3, 2), 8],
  ['JPEG', jpeg(3, 2), 3],
  ['WebP', webp(3, 2), 12],
  ['lossless WebP', webp(3, 2, 'VP8L'), 12],
  ['extended WebP', webp(3, 2, 'VP8X'), 12],
] as const;

test.each(whole)('a %s cut short at any byte is damaged', (_what, bytes, from) => {
  for (let length = from; length < bytes.length; length++) {
    expect(() => pictureHeader(bytes.subarray(0, length))).toThrow(DamagedPicture);
  }
});

test.each([
  ['a PNG that does not begin with its size', pngWithout('IHDR')],
  ['a PNG whose chunk reaches beyond its end', Uint8Array.from(png(3, 2)).fill(0xff, 33, 37)],
  ['a PNG without pixels', png(0, 2)],
  ['a JPEG without pixels', jpeg(3, 0)],
  ['a JPEG without a frame', Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)],
  ['a WebP without a picture', webpOf('EXIF')],
])('%s is damaged', (_what, bytes) => {
  expect(() => pictureHeader(bytes)).toThrow(DamagedPicture);
});

function pngWithout(chunk: string): Uint8Array {
  const bytes = png(3, 2);
  bytes.fill(0x61, 12, 12 + chunk.length);
  return bytes;
}

function webpOf(chunk: string): Uint8Array {
  const bytes = webp(3, 2);
  bytes.set(new TextEncoder().encode(chunk), 12);
  return bytes;
}

test('10 MB of scan are looked through in a moment', () => {
  const [head, scan, end] = [
    jpeg(3, 2).slice(0, -2),
    new Uint8Array(1e7),
    Uint8Array.of(0xff, 0xd9),
  ];
  for (let place = 0; place < scan.length; place += 100) scan[place] = 0xff;
  const started = performance.now();
  expect(pictureHeader(joined(head, scan, end))).toMatchObject({ width: 3 });
  expect(performance.now() - started).toBeLessThan(10_000);
});
