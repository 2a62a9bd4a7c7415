import { asFigure, containedPicture, coveringPicture, seenPart } from './placePicture.ts';

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
  ['in the middle', { x: 0.5, y: 0.5 }, [0, 50, 400, 100]],
  ['a little to the left', { x: 0.4, y: 0.9 }, [40, 50, 400, 100]],
  ['at its left edge', { x: 0, y: 0 }, [100, 50, 400, 100]],
  ['near its right edge', { x: 0.98, y: 0.5 }, [-100, 50, 400, 100]],
])('a focal point %s is as near to the middle as the picture allows', (_where, focalPoint, to) => {
  const shape = coveringPicture({ ...picture(40, 10), focalPoint }, box);
  expect([shape.x, shape.y, shape.width, shape.height]).toEqual(to);
});

test.each([
  ['wide', { width: 400, height: 100 }, { x: 0.7, y: 0.2 }, [180, 0, 200, 100]],
  ['high', { width: 100, height: 400 }, { x: 0.7, y: 0.2 }, [0, 55, 100, 50]],
  ['of its shape', { width: 400, height: 200 }, { x: 0.7, y: 0.2 }, [0, 0, 400, 200]],
])('of a %s picture a window shows a part, in its pixels', (_shape, size, point, [x, y, w, h]) =>
  expect(seenPart(size, box, point)).toEqual({ x, y, width: w, height: h }),
);

test('the part that is seen, drawn in the middle, looks as the whole with its point does', () => {
  const whole = { ...picture(1240, 877), focalPoint: { x: 0.73, y: 0.31 } };
  const part = seenPart(whole, box, whole.focalPoint);
  const { x, y, width, height } = coveringPicture({ url: 'part.png', ...part }, box);
  const scale = width / part.width;
  const shape = coveringPicture(whole, box);
  expect(shape.x).toBeCloseTo(x - part.x * scale, 9);
  expect(shape.y).toBeCloseTo(y - part.y * scale, 9);
  expect(shape.width).toBeCloseTo(scale * whole.width, 9);
  expect(shape.height).toBeCloseTo(height * (whole.height / part.height), 9);
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
  for (const nothing of ['', ' \u00a0']) expect(asFigure(shape, nothing)).toBe(shape);
});
