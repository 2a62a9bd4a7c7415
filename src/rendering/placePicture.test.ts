import { asFigure, containedPicture, coveringPicture } from './placePicture.ts';

const box = { x: 100, y: 50, width: 200, height: 100 };
const picture = (width: number, height: number) => ({ url: 'a.png', width, height });

test.each([
  ['as wide as high', picture(10, 10), [100, 0, 200, 200]],
  ['very wide', picture(40, 10), [0, 50, 400, 100]],
  ['of the window’s shape', picture(20, 10), [100, 50, 200, 100]],
])('a picture %s fills its window, which cuts it', (_how, given, [x, y, width, height]) => {
  const shape = coveringPicture(given, box);
  expect(shape).toEqual({ kind: 'image', url: 'a.png', x, y, width, height, window: box });
});

test.each([
  ['in the middle', {}, [150, 50]],
  ['at the left', { align: 'left' }, [100, 50]],
] as const)('a narrow picture stands whole %s of its box', (_where, alignment, [x, y]) => {
  const shape = containedPicture(picture(10, 10), box, alignment);
  expect(shape).toMatchObject({ x, y, width: 100, height: 100 });
  expect(shape).not.toHaveProperty('window');
});

test('a low picture stands on the lower edge of its box where it is asked to', () => {
  const shape = containedPicture(picture(40, 10), box, { valign: 'bottom' });
  expect(shape).toMatchObject({ x: 100, y: 100, width: 200, height: 50 });
});

test('a picture with words for it is a figure with its box, one without is decoration', () => {
  const shape = containedPicture(picture(20, 10), box);
  expect(asFigure(shape, 'Aurora').block).toEqual({
    role: 'Figure',
    alt: 'Aurora',
    box: [100, 50, 200, 100],
  });
  expect(asFigure(shape, '')).toBe(shape);
});
