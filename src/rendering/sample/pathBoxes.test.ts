import { createFilledPath, createStrokedPath } from '../scene.ts';
import { listPathBoxes } from './pathBoxes.ts';

const d = 'M10 20l30 0l0 -5zm100 0c0 9 4 0 8 0';

it('lists the box of each part of a filled path, with the control points of curves', () => {
  expect(listPathBoxes(createFilledPath(d, '#000000'))).toEqual([
    { x: 10, y: 15, width: 30, height: 5 },
    { x: 110, y: 20, width: 8, height: 9 },
  ]);
});

it('lists the box of each line of a path without fill', () => {
  expect(listPathBoxes(createStrokedPath(d, '#000000', 1))).toEqual([
    { x: 10, y: 20, width: 0, height: 0 },
    { x: 10, y: 20, width: 30, height: 0 },
    { x: 40, y: 15, width: 0, height: 5 },
    { x: 10, y: 15, width: 30, height: 5 },
    { x: 110, y: 20, width: 0, height: 0 },
    { x: 110, y: 20, width: 8, height: 9 },
  ]);
});

it('lists boxes in the coordinates of the page', () => {
  const frame = { x: 100, y: 200, unit: 0.5 };
  expect(listPathBoxes({ ...createFilledPath('M10 20l30 40', '#000000'), frame })).toEqual([
    { x: 105, y: 210, width: 15, height: 20 },
  ]);
});
