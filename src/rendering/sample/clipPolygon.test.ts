import { clipPolygon } from './clipPolygon.ts';
import type { Polygon } from './sampleWord.ts';

const square: Polygon = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

it('returns a polygon without boxes as a closed line', () => {
  expect(clipPolygon(square, [])).toEqual([[...square, [0, 0]]]);
});

it('ends lines at boxes and keeps corners between them', () => {
  expect(clipPolygon(square, [{ x: 40, y: -5, width: 20, height: 10 }])).toEqual([
    [
      [60, 0],
      [100, 0],
      [100, 100],
      [0, 100],
      [0, 0],
      [40, 0],
    ],
  ]);
});

it('clips lines in overlapping boxes and in any order', () => {
  const boxes = [
    { x: 30, y: 90, width: 40, height: 20 },
    { x: 20, y: -5, width: 30, height: 10 },
    { x: 40, y: -5, width: 20, height: 110 },
  ];
  expect(clipPolygon(square, boxes)).toEqual([
    [
      [30, 100],
      [0, 100],
      [0, 0],
      [20, 0],
    ],
    [
      [60, 0],
      [100, 0],
      [100, 100],
      [70, 100],
    ],
  ]);
});

it('leaves out lines of 8 points or less between two boxes', () => {
  const boxes = [
    { x: -5, y: -5, width: 50, height: 110 },
    { x: 52.5, y: -5, width: 52, height: 110 },
  ];
  expect(clipPolygon(square, boxes)).toEqual([]);
});

it('keeps nothing of a polygon in a box', () => {
  expect(clipPolygon(square, [{ x: -1, y: -1, width: 102, height: 102 }])).toEqual([]);
});
