import { getOrCreate } from '#runtime/getOrCreate.ts';
import { writePath } from '../pdf/content/pathOperators.ts';
import type { Box, PathShape } from '../scene.ts';
import { createBoundingBox } from './boxes.ts';
import type { Point } from './sampleWord.ts';

/** Boxes of paths that are in several scenes, such as those of a background. */
const boxesByPath = new WeakMap<PathShape, Box[]>();

/**
 * Lists boxes on the page that contain a path, in points: one around each part of a filled path that begins with a move,
 * and one around each line of a path without fill. The edges of curves are those of their control points.
 */
export const listPathBoxes = (shape: PathShape): Box[] =>
  getOrCreate(boxesByPath, shape, () => {
    const { d, fill, frame = { x: 0, y: 0, unit: 1 } } = shape;
    const areas = readParts(d).flatMap((lines) => (fill === undefined ? lines : [lines.flat()]));
    return areas.map((points) => {
      const { x, y, width, height } = createBoundingBox(points);
      return {
        x: frame.x + frame.unit * x,
        y: frame.y + frame.unit * y,
        width: frame.unit * width,
        height: frame.unit * height,
      };
    });
  });

/** Reads the lines of each part of a path. A line is its start, its control points and its end. */
function readParts(d: string): Point[][][] {
  const parts: Point[][][] = [];
  let numbers: number[] = [];
  const write = (operator: string) => {
    const points = Array.from({ length: numbers.length / 2 }, (_, index): Point => [
      numbers[2 * index] ?? 0,
      numbers[2 * index + 1] ?? 0,
    ]);
    numbers = [];
    if (operator === 'm\n') parts.push([points]);
    const lines = parts.at(-1);
    const [start, end] = [lines?.[0]?.[0], lines?.at(-1)?.at(-1)];
    if (operator !== 'm\n' && start && end)
      lines?.push([end, ...(operator === 'h\n' ? [start] : points)]);
  };
  writePath({ write, writeNumber: (value) => numbers.push(value) }, d);
  return parts;
}
