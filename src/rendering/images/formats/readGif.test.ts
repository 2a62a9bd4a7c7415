import { buildPatchesGif } from '#testing/images/gifFiles.ts';
import { DamagedImageError } from './damagedImage.ts';
import { parseGif, readGif, truncateToFirstFrame } from './readGif.ts';

const toLittleEndian16 = (value: number) => [value & 255, value >> 8];

/** Builds a GIF of 4 × 4 with one frame of one colour, without compression. */
function buildGif({
  left = 0,
  top = 0,
  size = [2, 2] as readonly [number, number],
  hasLocalPalette = false,
} = {}) {
  const [width, height] = size;
  const palette = [1, 2, 3, 4, 5, 6, 0, 0, 0, 0, 0, 0];
  const codes = [4, ...Array<number>(width * height).fill(1), 5];
  // Each code has three bits, since the table is cleared before it grows.
  const bits = codes
    .flatMap((code) => (code === 1 ? [4, 1] : [code]))
    .map((code) => Array.from(code.toString(2).padStart(3, '0')).reverse().join(''))
    .join('');
  const bytes = (bits.match(/.{1,8}/g) ?? []).map((byte) =>
    Number.parseInt(Array.from(byte.padEnd(8, '0')).reverse().join(''), 2),
  );
  return Uint8Array.from([
    ...Buffer.from('GIF89a'),
    ...[...toLittleEndian16(4), ...toLittleEndian16(4), hasLocalPalette ? 0 : 0x81, 0, 0],
    ...(hasLocalPalette ? [] : palette),
    ...[
      0x2c,
      ...toLittleEndian16(left),
      ...toLittleEndian16(top),
      ...toLittleEndian16(width),
      ...toLittleEndian16(height),
    ],
    ...(hasLocalPalette ? [0x81, ...palette] : [0]),
    ...[2, bytes.length, ...bytes, 0, 0x3b],
  ]);
}

test('reads a frame that covers a part of the image and leaves the rest transparent', () => {
  const { width, height, rgba } = readGif(buildGif({ left: 1, top: 2 }));
  const opacities = Array.from({ length: 16 }, (_, pixel) => rgba[4 * pixel + 3]);
  expect([width, height]).toEqual([4, 4]);
  expect(opacities).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 0, 0, 255, 255, 0]);
  expect([...rgba.subarray(36, 40)]).toEqual([4, 5, 6, 255]);
});

test('reads a frame with a local palette', () => {
  expect([...readGif(buildGif({ hasLocalPalette: true })).rgba.subarray(0, 4)]).toEqual([
    4, 5, 6, 255,
  ]);
});

test('reads codes of one bit, as some programs write for two colours', () => {
  // Clear and 1 have two bits; then 0, 1 and the end have three bits. The lowest bit comes first.
  const codes = [0b1000_0110, 0b1100];
  const gif = [
    ...[...Buffer.from('GIF89a'), 3, 0, 1, 0, 0x80, 0, 0, 1, 2, 3, 4, 5, 6],
    ...[0x2c, 0, 0, 0, 0, 3, 0, 1, 0, 0, 1, codes.length, ...codes, 0, 0x3b],
  ];
  const { rgba } = readGif(Uint8Array.from(gif));
  expect([...rgba]).toEqual([4, 5, 6, 255, 1, 2, 3, 255, 4, 5, 6, 255]);
});

test('enlarges the image for a larger frame', () => {
  expect(readGif(buildGif({ size: [5, 3] }))).toMatchObject({ width: 5, height: 4 });
});

test('detects and removes further frames', () => {
  const animated = buildPatchesGif({ isAnimated: true });
  const file = parseGif(animated);
  expect(file.isAnimated).toBe(true);
  const still = truncateToFirstFrame(animated, file);
  expect(parseGif(still).isAnimated).toBe(false);
  expect(readGif(still)).toEqual(readGif(buildPatchesGif()));
});

const validGif = buildPatchesGif();

test.each([
  ['a GIF without a frame', Uint8Array.from([...buildGif().subarray(0, 25), 0x3b])],
  ['a GIF with invalid codes', Uint8Array.from(buildGif()).fill(12, 35, 36)],
])('throws for %s', (_what, bytes) => {
  expect(() => readGif(bytes)).toThrow(DamagedImageError);
});

test.each([20, 100, 200, validGif.length - 300, validGif.length - 2])(
  'throws for a GIF truncated after %d bytes',
  (length) => {
    expect(() => readGif(validGif.subarray(0, length))).toThrow();
  },
);
