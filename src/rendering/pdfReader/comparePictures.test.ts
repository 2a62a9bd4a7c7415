import { comparePictures, type Picture } from './comparePictures.ts';

/** Creates a grey picture. @param getLevel returns the brightness of a pixel, 0 to 255 */
function createPicture(getLevel: (x: number, y: number) => number): Picture {
  const [width, height] = [64, 128];
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data.fill(getLevel(x, y), 4 * (y * width + x), 4 * (y * width + x) + 3);
  return { width, height, data };
}

describe('comparePictures', () => {
  it('finds another shade at the place to which a line has moved', () => {
    const isIn = (x: number, y: number, top: number, bottom: number) =>
      y >= top && y < bottom && x >= 20 && x < 36;
    const plain = createPicture(() => 200);
    const moved = createPicture((x, y) => {
      // A pattern is where the line was, and a darker area where it is.
      if (isIn(x, y, 32, 40)) return (x + y) % 2 === 0 ? 0 : 255;
      return isIn(x, y, 68, 84) ? 192 : 200;
    });
    const box = { left: 16, top: 32, right: 40, bottom: 40 };
    const boxes = comparePictures(plain, moved, [{ box, left: 0, right: 0, vertical: 40 }]);
    expect(boxes).toContainEqual({ left: 16, top: 32, right: 40, bottom: 40 });
  });
});
