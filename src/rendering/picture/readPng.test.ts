import { encodePng, type PngWish } from '#testing/encodePng.ts';
import { jpeg, png } from '#testing/pictureFiles.ts';
import { readPng } from './readPng.ts';

const [width, height] = [11, 9];
const pixels = Array.from({ length: width * height }, (_, place) => place);

/** Samples that differ from pixel to pixel and from each other. */
const varied = (count: number, most: number) =>
  pixels.flatMap((place) =>
    Array.from({ length: count }, (_, one) => (place * (37 + 20 * one) + 5 * one) % (most + 1)),
  );

const filters = [0, 1, 2, 3, 4];
const read = (wish: Omit<PngWish, 'width' | 'height'>) =>
  readPng(encodePng({ width, height, filters, ...wish }));

const rgbaOf = (colorOf: (place: number) => readonly number[]) =>
  Uint8Array.from(pixels.flatMap((place) => [...colorOf(place)]));

const ways = [
  ['row by row', false],
  ['interlaced', true],
] as const;

describe.each(ways)('a PNG stored %s', (_how, isInterlaced) => {
  test.each([1, 2, 4, 8, 16] as const)('in grey of %d bits', (depth) => {
    const most = 2 ** depth - 1;
    const samples = varied(1, most);
    const byteOf = (value = 0) => (depth === 16 ? value >> 8 : (value * 255) / most);
    const expected = rgbaOf((place) => [...Array<number>(3).fill(byteOf(samples[place])), 255]);
    expect(read({ type: 0, depth, samples, isInterlaced })).toEqual({
      width,
      height,
      rgba: expected,
    });
  });

  test.each([8, 16] as const)('in grey with opacity of %d bits', (depth) => {
    const samples = varied(2, 2 ** depth - 1);
    const byteOf = (value = 0) => value >> (depth - 8);
    const expected = rgbaOf((place) => {
      const grey = byteOf(samples[2 * place]);
      return [grey, grey, grey, byteOf(samples[2 * place + 1])];
    });
    expect(read({ type: 4, depth, samples, isInterlaced })?.rgba).toEqual(expected);
  });

  test.each([
    [2, 8],
    [2, 16],
    [6, 8],
    [6, 16],
  ] as const)('in colours of type %d and %d bits', (type, depth) => {
    const count = type === 2 ? 3 : 4;
    const samples = varied(count, 2 ** depth - 1);
    const byteOf = (value = 0) => value >> (depth - 8);
    const expected = rgbaOf((place) => {
      const own = samples.slice(place * count, (place + 1) * count).map(byteOf);
      return type === 2 ? [...own, 255] : own;
    });
    expect(read({ type, depth, samples, isInterlaced })?.rgba).toEqual(expected);
  });

  test.each([1, 2, 4, 8] as const)('with a palette and places of %d bits', (depth) => {
    const palette = [255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 8, 7];
    const samples = varied(1, Math.min(3, 2 ** depth - 1));
    const expected = rgbaOf((place) => {
      const entry = samples[place] ?? 0;
      return [...palette.slice(3 * entry, 3 * entry + 3), [0, 128][entry] ?? 255];
    });
    const wish = { type: 3, depth, samples, palette, transparency: [0, 128] } as const;
    expect(read({ ...wish, isInterlaced })?.rgba).toEqual(expected);
  });
});

test.each([
  ['grey', 0, 1, [0, 40]],
  ['RGB', 2, 3, [0, 40, 0, 41, 0, 42]],
] as const)('one colour of %s may be left out', (_what, type, count, transparency) => {
  const colored = [40, 41, 42].slice(0, count);
  const samples = pixels.flatMap((place) => (place % 2 ? colored : colored.map((one) => one + 1)));
  const opacities = read({ type, depth: 8, samples, transparency })?.rgba.filter(
    (_byte, at) => at % 4 === 3,
  );
  expect(opacities).toEqual(Uint8Array.from(pixels, (place) => (place % 2 ? 0 : 255)));
});

const sound = encodePng({ width, height, type: 6, depth: 8, samples: varied(4, 255) });

/** The same with one byte of its head, at `place`, as it should not be. */
const spoilt = (place: number, byte: number) => Uint8Array.from(sound).fill(byte, place, place + 1);

test.each([
  ['nothing', new Uint8Array()],
  ['a JPEG', jpeg(3, 2)],
  ['a PNG that ends too early', sound.slice(0, -20)],
  ['a PNG whose pixels are not deflated', png(3, 2)],
  ['a PNG with fewer pixels than it says', spoilt(23, height + 1)],
  ['a PNG of a depth that there is not', spoilt(24, 3)],
  ['a PNG of colours that there are not', spoilt(25, 5)],
  ['a PNG of 50,000 × 50,000', png(50_000, 50_000)],
  [
    'a PNG with a filter that there is not',
    encodePng({ width, height, type: 0, depth: 8, samples: varied(1, 255), filters: [5] }),
  ],
])('%s is not taken apart', (_what, bytes) => {
  expect(readPng(bytes)).toBeUndefined();
});

test('of a PNG with more pixels than it says only those are unpacked', () => {
  const [width, height] = [500, 400];
  const samples = Array<number>(width * height).fill(255);
  const more = encodePng({ width, height, type: 0, depth: 8, samples });
  more.set([0, 2], 22);
  expect(readPng(more)).toEqual({
    width,
    height: 2,
    rgba: new Uint8Array(width * 2 * 4).fill(255),
  });
});
