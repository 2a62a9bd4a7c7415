import type { Box } from '../scene.ts';
import { createBoundingBox, isOverlapping } from './boxes.ts';
import type { Point, Polygon } from './sampleWord.ts';

/** Length below which a line between two boxes is left out, points. Shorter ones look like specks. */
const minLineLength = 8;

/** Returns the parts of a polygon's outline outside boxes. The line of a whole polygon ends at its first point. */
export function clipPolygon(polygon: Polygon, boxes: readonly Box[]): Point[][] {
  const lines: Point[][] = [];
  const bounds = createBoundingBox(polygon);
  const nearBoxes = boxes.filter((box) => isOverlapping(box, bounds));
  for (const [index, start] of polygon.entries()) {
    const end = polygon[(index + 1) % polygon.length] ?? start;
    for (const { from, to } of listVisibleParts(start, end, nearBoxes)) {
      const line = lines.at(-1);
      // At a corner of the polygon, the previous line continues.
      if (from === 0 && line?.at(-1) === start) line.push(getPoint(start, end, to));
      else lines.push([getPoint(start, end, from), getPoint(start, end, to)]);
    }
  }
  joinAtStart(lines, polygon[0]);
  return lines.filter((line) => measureLine(line) > minLineLength);
}

/** Joins the last line with the first if both touch at the start of the polygon. */
function joinAtStart(lines: Point[][], start: Point | undefined): void {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last || first === last || first[0] !== start || last.at(-1) !== start) return;
  lines.pop();
  first.unshift(...last.slice(0, -1));
}

/** A part of a straight line, whose start is 0 and whose end is 1. */
interface LinePart {
  from: number;
  to: number;
}

/** Lists the parts of a straight line that no box covers. */
function listVisibleParts(start: Point, end: Point, boxes: readonly Box[]): LinePart[] {
  const coveredParts = boxes
    .flatMap((box) => getCoveredPart(start, end, box) ?? [])
    .toSorted((first, second) => first.from - second.from);
  const parts: LinePart[] = [];
  let visibleFrom = 0;
  for (const { from, to } of coveredParts) {
    if (from > visibleFrom) parts.push({ from: visibleFrom, to: from });
    visibleFrom = Math.max(visibleFrom, to);
  }
  if (visibleFrom < 1) parts.push({ from: visibleFrom, to: 1 });
  return parts;
}

/** Returns the part of a straight line in a box, by the algorithm of Liang and Barsky. */
function getCoveredPart([x1, y1]: Point, [x2, y2]: Point, box: Box): LinePart | undefined {
  let [from, to] = [0, 1];
  const limits = [
    [x1, x2 - x1, box.x, box.x + box.width],
    [y1, y2 - y1, box.y, box.y + box.height],
  ] as const;
  for (const [position, length, min, max] of limits) {
    if (length === 0) {
      if (position <= min || position >= max) return undefined;
      continue;
    }
    const [first, second] = [(min - position) / length, (max - position) / length];
    from = Math.max(from, Math.min(first, second));
    to = Math.min(to, Math.max(first, second));
  }
  return from < to ? { from, to } : undefined;
}

/** Returns a point of a straight line. Its ends are the same objects, so that lines that touch are joined. */
function getPoint(start: Point, end: Point, share: number): Point {
  if (share === 0) return start;
  if (share === 1) return end;
  return [start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])];
}

const measureLine = (line: readonly Point[]): number =>
  line.reduce((sum, [x, y], index) => {
    const [previousX, previousY] = line[index - 1] ?? [x, y];
    return sum + Math.hypot(x - previousX, y - previousY);
  }, 0);
