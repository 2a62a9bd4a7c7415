import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { applyMatrix, combineMatrices, type Matrix } from './matrix.ts';

type Point = readonly [x: number, y: number];
type OperatorList = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>;

/** Minimum thickness of a shape, points. */
const minThickness = 0.02;
/** Minimum length of an edge from which the outline can turn back, points. */
const minEdgeLength = 0.5;
/** Cosine of the angle between two edges from which the outline turns back: two degrees. */
const turningCosine = -Math.cos(Math.PI / 90);
/** Number of parts into which a curve is divided. */
const curveSteps = 8;

const identity: Matrix = [1, 0, 0, 1, 0, 0];
/** Operators that fill a path. */
const fillingOperators = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

/**
 * Returns whether a page fills or clips to a shape that is too thin to be seen in the pictures that are compared. Some
 * programs draw each pixel that such a shape touches, so that many of them are a black area.
 */
export function hasThinShapes({ fnArray, argsArray }: OperatorList): boolean {
  const states: Matrix[] = [];
  let matrix = identity;
  let isClip = false;
  for (const [index, operator] of fnArray.entries()) {
    const operands = (argsArray[index] ?? []) as unknown[];
    if (operator === OPS.save) states.push(matrix);
    else if (operator === OPS.paintFormXObjectBegin || operator === OPS.beginGroup) {
      states.push(matrix);
      const [group] = operands;
      const inner = operator === OPS.beginGroup ? (group as { matrix?: unknown }).matrix : group;
      matrix = combineMatrices(matrix, toMatrix(inner) ?? identity);
    } else if (
      operator === OPS.restore ||
      operator === OPS.paintFormXObjectEnd ||
      operator === OPS.endGroup
    )
      matrix = states.pop() ?? matrix;
    else if (operator === OPS.transform)
      matrix = combineMatrices(matrix, toMatrix(operands) ?? identity);
    else if (operator === OPS.clip || operator === OPS.eoClip) isClip = true;
    else if (operator === OPS.constructPath) {
      const [painting, [path]] = operands as [number, [unknown]];
      const isFilled = isClip || fillingOperators.has(painting);
      if (
        isFilled &&
        ArrayBuffer.isView(path) &&
        readOutlines(path as Float32Array, matrix).some(isThin)
      )
        return true;
      isClip = false;
    }
  }
  return false;
}

function toMatrix(operand: unknown): Matrix | undefined {
  const isList = Array.isArray(operand) || ArrayBuffer.isView(operand);
  const numbers = isList ? Array.from(operand as ArrayLike<number>) : [];
  return numbers.length === 6 ? (numbers as unknown as Matrix) : undefined;
}

/** Number of coordinates of the parts of a path of pdf.js: a start, a line, two kinds of curves, and an end. */
const coordinateCounts = [2, 2, 6, 4, 0] as const;
const startPart = 0;

/** Reads the outlines of a path, with curves as several lines, in points. */
function readOutlines(path: Float32Array, matrix: Matrix): Point[][] {
  const outlines: Point[][] = [];
  for (let index = 0; index < path.length;) {
    const part = path[index++] ?? startPart;
    const end = index + (coordinateCounts[part] ?? 0);
    const points: Point[] = [];
    for (; index < end; index += 2)
      points.push(applyMatrix(matrix, [path[index] ?? 0, path[index + 1] ?? 0]));
    const outline = outlines.at(-1);
    const last = outline?.at(-1);
    if (part === startPart || !outline || !last) outlines.push(points);
    else if (points.length < 2) outline.push(...points);
    else outline.push(...splitCurve([last, ...points]));
  }
  // A start without a line is not drawn.
  return outlines.filter(({ length }) => length > 1);
}

/** Returns points on a curve after its start, which is given by its start, its control points and its end. */
const splitCurve = (controls: readonly Point[]): Point[] =>
  Array.from({ length: curveSteps }, (_, step) => {
    const share = (step + 1) / curveSteps;
    let points = controls;
    while (points.length > 1)
      points = points.slice(1).map(([x, y], index): Point => {
        const [startX, startY] = points[index] ?? [0, 0];
        return [startX + share * (x - startX), startY + share * (y - startY)];
      });
    return points[0] ?? [0, 0];
  });

/** Returns whether an outline encloses nearly no area for its length, or goes back beside itself. */
function isThin(outline: readonly Point[]): boolean {
  if (getAverageThickness(outline) < minThickness) return true;
  const corners: Point[] = [];
  for (const point of outline) {
    const last = corners.at(-1);
    if (!last || getDistance(last, point) >= minThickness) corners.push(point);
  }
  const [first] = corners;
  while (first && getDistance(corners.at(-1) ?? first, first) < minThickness && corners.length > 1)
    corners.pop();
  return corners.some((corner, index) => {
    const previous = corners.at(index - 1) ?? corner;
    const next = corners[(index + 1) % corners.length] ?? corner;
    const [length, nextLength] = [getDistance(previous, corner), getDistance(corner, next)];
    const product =
      (corner[0] - previous[0]) * (next[0] - corner[0]) +
      (corner[1] - previous[1]) * (next[1] - corner[1]);
    return (
      Math.min(length, nextLength) > minEdgeLength && product < turningCosine * length * nextLength
    );
  });
}

/** Returns the thickness of a long rectangle that has the area and the length of an outline. */
function getAverageThickness(outline: readonly Point[]): number {
  let [area, length] = [0, 0];
  outline.forEach((point, index) => {
    const previous = outline.at(index - 1) ?? point;
    area += (previous[0] * point[1] - point[0] * previous[1]) / 2;
    length += getDistance(previous, point);
  });
  return length > 0 ? (2 * Math.abs(area)) / length : 0;
}

const getDistance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
