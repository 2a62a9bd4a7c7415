import { shrink, widest } from './shrink.ts';

const of = (
  width: number,
  height: number,
  colorOf: (x: number, y: number) => readonly number[],
) => ({
  width,
  height,
  rgba: Uint8Array.from(
    Array.from({ length: width * height }, (_, place) =>
      colorOf(place % width, Math.floor(place / width)),
    ).flat(),
  ),
});

test('a picture as wide as paper shows stays as it is', () => {
  const picture = of(widest, 1, () => [1, 2, 3, 4]);
  expect(shrink(picture)).toBe(picture);
});

test('a wider one becomes half as wide and high, or a third, in the same colours', () => {
  const half = shrink(of(widest + 1, 3, () => [10, 20, 30, 255]));
  expect(half).toEqual(of(widest / 2 + 1, 2, () => [10, 20, 30, 255]));
  expect(shrink(of(2 * widest + 1, 3, () => [0, 0, 0, 255]))).toMatchObject({ height: 1 });
});

test('what cannot be seen gives no colour', () => {
  const striped = of(widest + 2, 2, (x) => (x % 2 ? [255, 0, 0, 255] : [0, 0, 255, 0]));
  expect(shrink(striped).rgba.subarray(0, 4)).toEqual(Uint8Array.of(255, 0, 0, 128));
  const unseen = of(widest + 2, 2, () => [9, 9, 9, 0]);
  expect(shrink(unseen).rgba.subarray(0, 4)).toEqual(Uint8Array.of(0, 0, 0, 0));
});
