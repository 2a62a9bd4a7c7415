import { shrinkImage, maxImageWidth } from './shrink.ts';

const createImage = (
  width: number,
  height: number,
  getColor: (x: number, y: number) => readonly number[],
) => ({
  width,
  height,
  rgba: Uint8Array.from(
    Array.from({ length: width * height }, (_, index) =>
      getColor(index % width, Math.floor(index / width)),
    ).flat(),
  ),
});

test('returns an image of the maximum width unchanged', () => {
  const image = createImage(maxImageWidth, 1, () => [1, 2, 3, 4]);
  expect(shrinkImage(image)).toBe(image);
});

test('scales a wider image down by a whole factor and keeps its colours', () => {
  const half = shrinkImage(createImage(maxImageWidth + 1, 3, () => [10, 20, 30, 255]));
  expect(half).toEqual(createImage(maxImageWidth / 2 + 1, 2, () => [10, 20, 30, 255]));
  expect(shrinkImage(createImage(2 * maxImageWidth + 1, 3, () => [0, 0, 0, 255]))).toMatchObject({
    height: 1,
  });
});

test('ignores the colour of transparent pixels', () => {
  const striped = createImage(maxImageWidth + 2, 2, (x) =>
    x % 2 ? [255, 0, 0, 255] : [0, 0, 255, 0],
  );
  expect(shrinkImage(striped).rgba.subarray(0, 4)).toEqual(Uint8Array.of(255, 0, 0, 128));
  const transparent = createImage(maxImageWidth + 2, 2, () => [9, 9, 9, 0]);
  expect(shrinkImage(transparent).rgba.subarray(0, 4)).toEqual(Uint8Array.of(0, 0, 0, 0));
});
