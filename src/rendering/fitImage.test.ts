import { addAltText, fitImageToContain, fitImageToCover, getVisibleArea } from './fitImage.ts';

const box = { x: 100, y: 50, width: 200, height: 100 };
const createImage = (width: number, height: number) => ({ url: 'a.png', width, height });

test.each([
  ['as wide as high', createImage(10, 10), [100, 0, 200, 200]],
  ['very wide', createImage(40, 10), [0, 50, 400, 100]],
  ['of the same aspect ratio', createImage(20, 10), [100, 50, 200, 100]],
])(
  'fitImageToCover fills the box with an image that is %s and clips it',
  (_how, image, [x, y, width, height]) => {
    const shape = fitImageToCover(image, box);
    expect(shape).toEqual({ kind: 'image', url: 'a.png', x, y, width, height, clip: box });
  },
);

test.each([
  ['in the middle', { x: 0.5, y: 0.5 }, [0, 50, 400, 100]],
  ['a little to the left', { x: 0.4, y: 0.9 }, [40, 50, 400, 100]],
  ['at its left edge', { x: 0, y: 0 }, [100, 50, 400, 100]],
  ['near its right edge', { x: 0.98, y: 0.5 }, [-100, 50, 400, 100]],
])(
  'fitImageToCover moves a focal point %s as near to the middle as the image allows',
  (_where, focalPoint, to) => {
    const shape = fitImageToCover({ ...createImage(40, 10), focalPoint }, box);
    expect([shape.x, shape.y, shape.width, shape.height]).toEqual(to);
  },
);

test.each([
  ['wide', { width: 400, height: 100 }, { x: 0.7, y: 0.2 }, [180, 0, 200, 100]],
  ['high', { width: 100, height: 400 }, { x: 0.7, y: 0.2 }, [0, 55, 100, 50]],
  ['same aspect ratio', { width: 400, height: 200 }, { x: 0.7, y: 0.2 }, [0, 0, 400, 200]],
])(
  'getVisibleArea returns the visible pixels of an image: %s',
  (_shape, size, point, [x, y, w, h]) =>
    expect(getVisibleArea(size, box, point)).toEqual({ x, y, width: w, height: h }),
);

test('drawing only the visible area centred looks like drawing the whole image with its focal point', () => {
  const image = { ...createImage(1240, 877), focalPoint: { x: 0.73, y: 0.31 } };
  const part = getVisibleArea(image, box, image.focalPoint);
  const { x, y, width, height } = fitImageToCover({ url: 'part.png', ...part }, box);
  const scale = width / part.width;
  const shape = fitImageToCover(image, box);
  expect(shape.x).toBeCloseTo(x - part.x * scale, 9);
  expect(shape.y).toBeCloseTo(y - part.y * scale, 9);
  expect(shape.width).toBeCloseTo(scale * image.width, 9);
  expect(shape.height).toBeCloseTo(height * (image.height / part.height), 9);
});

test.each([
  ['in the middle', {}, [150, 50]],
  ['at the left', { align: 'left' }, [100, 50]],
] as const)(
  'fitImageToContain places a narrow image %s of its box',
  (_where, alignment, [x, y]) => {
    const shape = fitImageToContain(createImage(10, 10), box, alignment);
    expect(shape).toMatchObject({ x, y, width: 100, height: 100 });
    expect(shape).not.toHaveProperty('clip');
  },
);

test('fitImageToContain aligns a low image with the bottom of its box', () => {
  const shape = fitImageToContain(createImage(40, 10), box, { valign: 'bottom' });
  expect(shape).toMatchObject({ x: 100, y: 100, width: 200, height: 50 });
});

test('toFigure makes an image with alternative text a figure, and one without decoration', () => {
  const shape = fitImageToContain(createImage(20, 10), box);
  expect(addAltText(shape, 'Aurora').block).toEqual({
    role: 'Figure',
    alt: 'Aurora',
    box: [100, 50, 200, 100],
  });
  for (const nothing of ['', ' \u00a0']) expect(addAltText(shape, nothing)).toBe(shape);
});
