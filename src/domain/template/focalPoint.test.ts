import { centerPoint, isSameFocalPoint, clampFocalPoint } from './focalPoint.ts';

test.each([
  [
    { x: -0.2, y: 1.4 },
    { x: 0, y: 1 },
  ],
  [
    { x: 1 / 3, y: 0.5 },
    { x: 0.333, y: 0.5 },
  ],
])('clampFocalPoint moves %j to %j', (point, nearest) =>
  expect(clampFocalPoint(point)).toEqual(nearest),
);

test('isSameFocalPoint compares coordinates and treats two missing points as the same', () => {
  expect(isSameFocalPoint({ x: 0.5, y: 0.5 }, centerPoint)).toBe(true);
  expect(isSameFocalPoint({ x: 0.5, y: 0.4 }, centerPoint)).toBe(false);
  expect(isSameFocalPoint(undefined, centerPoint)).toBe(false);
  expect(isSameFocalPoint(undefined, undefined)).toBe(true);
});
