import type { ImageShape, PageSize, PathShape } from '../scene.ts';
import { bleedWidth, millimetre } from './bleed.ts';
import { writePath } from './content/pathOperators.ts';
import { Painter, type PainterResources } from './Painter.ts';
import { decodeLatin1, encodeLatin1, formatNumbers } from './syntax.ts';

type BackgroundShape = PathShape | ImageShape;

/**
 * Width of the edge of the page where its mirror image covers it. Viewers smooth the edges of what they draw: where two
 * drawings only touch, the colour below them is visible between them as a thin line.
 */
const overlap = 0.25 * millimetre;

/**
 * Paints the background of a page. With bleed, it continues there: layouts end at the edge of the page, and a mirror
 * image of each shape near an edge continues colours, lines and pictures, whatever the layout draws there. Each shape is
 * completed before the next, so that no lower shape is visible at the edge.
 * @returns operators of a content stream
 */
export function paintBackground(
  shapes: readonly BackgroundShape[],
  size: PageSize,
  resources: PainterResources,
  hasBleed: boolean,
): Uint8Array {
  const paint = (group: readonly BackgroundShape[]) => {
    const painter = new Painter(resources);
    painter.paintBackground(group);
    return painter.bytes;
  };
  if (!hasBleed) return paint(shapes);
  const operators = shapes.map((shape) =>
    formatShapeWithBleed(shape, size, decodeLatin1(paint([shape]))),
  );
  return encodeLatin1(operators.join(''));
}

function formatShapeWithBleed(
  shape: BackgroundShape,
  { width, height }: PageSize,
  operators: string,
): string {
  const { left, top, right, bottom } = getBounds(shape);
  const columns = listMirrors(left, right, width);
  const rows = listMirrors(top, bottom, height);
  if (columns.length === 0 && rows.length === 0) return operators;
  // Where transparent shapes overlap, they would be darker.
  const inset = shape.kind === 'path' && shape.opacity !== undefined ? overlap : 0;
  const pageHeight = height - 2 * inset;
  const row =
    formatClipped([inset, inset, width - 2 * inset, pageHeight], operators) +
    columns
      .map(({ start, shift }) =>
        formatClipped([start, inset, bleedWidth + overlap, pageHeight], operators, [
          ...[-1, 0, 0, 1],
          ...[shift, 0],
        ]),
      )
      .join('');
  const mirroredRows = rows.map(({ start, shift }) =>
    formatClipped([-bleedWidth, start, width + 2 * bleedWidth, bleedWidth + overlap], row, [
      ...[1, 0, 0, -1],
      ...[0, shift],
    ]),
  );
  return row + mirroredRows.join('');
}

/** Formats operators inside a rectangle (x, y, width and height), with a transformation matrix. */
const formatClipped = (
  area: readonly number[],
  operators: string,
  matrix?: readonly number[],
): string =>
  `q ${formatNumbers(...area)} re W n\n${matrix ? `${formatNumbers(...matrix)} cm\n` : ''}${operators}Q\n`;

/**
 * Lists the mirror images that a shape needs along one axis: where the area of each begins, and how far the mirrored
 * page is shifted.
 */
function listMirrors(shapeStart: number, shapeEnd: number, pageLength: number) {
  const edge = bleedWidth + 2 * overlap;
  const pageEnd = pageLength - overlap;
  return [
    ...(shapeStart < edge ? [{ start: -bleedWidth, shift: 2 * overlap }] : []),
    ...(shapeEnd > pageLength - edge ? [{ start: pageEnd, shift: 2 * pageEnd }] : []),
  ];
}

/** Returns edges that contain a shape, including its stroke. The edges of curves are those of their control points. */
function getBounds(shape: BackgroundShape) {
  if (shape.kind === 'image') {
    const { x, y, width, height } = shape.clip ?? shape;
    return { left: x, top: y, right: x + width, bottom: y + height };
  }
  const { d, stroke, strokeWidth = 1, frame = { x: 0, y: 0, unit: 1 } } = shape;
  const coordinates: number[] = [];
  writePath({ write: () => undefined, writeNumber: (value) => coordinates.push(value) }, d);
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const reach = stroke === undefined ? 0 : strokeWidth / 2;
  for (let index = 0; index < coordinates.length; index += 2) {
    const x = frame.x + frame.unit * (coordinates[index] ?? 0);
    const y = frame.y + frame.unit * (coordinates[index + 1] ?? 0);
    bounds.left = Math.min(bounds.left, x - reach);
    bounds.top = Math.min(bounds.top, y - reach);
    bounds.right = Math.max(bounds.right, x + reach);
    bounds.bottom = Math.max(bounds.bottom, y + reach);
  }
  return bounds;
}
