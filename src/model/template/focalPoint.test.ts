import { framed, isCropped, middle, samePoint, withinPicture } from './focalPoint.ts';
import { defaultTemplate, shownImage } from './template.ts';

const cropped = { ...defaultTemplate(), backgroundImage: '/part.jpg', rawImage: '/whole.jpg' };

test.each([
  [
    { x: -0.2, y: 1.4 },
    { x: 0, y: 1 },
  ],
  [
    { x: 1 / 3, y: 0.5 },
    { x: 0.333, y: 0.5 },
  ],
])('the point nearest to %j within a picture is %j', (point, nearest) =>
  expect(withinPicture(point)).toEqual(nearest),
);

test('points are the same by where they are, and so are none', () => {
  expect(samePoint({ x: 0.5, y: 0.5 }, middle)).toBe(true);
  expect(samePoint({ x: 0.5, y: 0.4 }, middle)).toBe(false);
  expect(samePoint(undefined, middle)).toBe(false);
  expect(samePoint(undefined, undefined)).toBe(true);
});

test('a stored part is drawn with the layout it was made for, with another one the middle of the whole', () => {
  expect(framed(cropped, 'Layout1')).toBe(cropped);
  const turned = framed({ ...cropped, layout: 'Layout2' }, 'Layout1');
  expect(turned.focalPoint).toEqual(middle);
  expect(shownImage(turned)).toBe('/whole.jpg');
});

test('a point that was chosen stays with every layout', () => {
  const chosen = { ...cropped, layout: 'Layout2', focalPoint: { x: 0.2, y: 0.3 } } as const;
  expect(framed(chosen, 'Layout1')).toBe(chosen);
});

test.each([
  ['no picture', '', ''],
  ['a whole one', '/whole.jpg', '/whole.jpg'],
  ['a new one', '', 'data:image/jpeg;base64,AA'],
  ['one whose original is gone', '/part.jpg', ''],
])('%s is no part of another', (_what, backgroundImage, rawImage) => {
  const template = { ...cropped, backgroundImage, rawImage, layout: 'Layout2' } as const;
  expect(isCropped(template)).toBe(false);
  expect(framed(template, 'Layout1')).toBe(template);
});
