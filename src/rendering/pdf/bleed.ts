/**
 * Pages that a print shop prints on larger sheets and cuts. Few PDFs have them, so this module is loaded for them. Lengths
 * are in points, and the origin is the top left corner of the trimmed page, as in a scene.
 */
import type { ImageShape, PageSize, PathShape } from '../scene.ts';
import { writePath } from './content/pathOperators.ts';
import { formatNumbers } from './syntax.ts';

/** Points of a millimetre. */
const millimetre = 72 / 25.4;

/** Width of the printed area around the trimmed page, which hides that sheets are not cut exactly. */
const bleedWidth = 3 * millimetre;

/**
 * Width of the edge of the page where its mirror image covers it. Viewers smooth the edges of what they draw: where two
 * drawings only touch, the colour below them is visible between them as a thin line.
 */
const overlap = 0.25 * millimetre;

/** Distance from the trimmed page to the edges of the sheet. */
export const sheetMargin = 10 * millimetre;

/** Lines that show where the sheet is cut. `distance` is their distance from the trimmed page. */
const cropMark = { distance: 4 * millimetre, length: 5 * millimetre, width: 0.25 };

/** Formats the page boxes of a page's dictionary: the sheet, the area with bleed, and the trimmed page. */
export function formatPageBoxes(size: PageSize): string {
  const formatBox = (inset: number) =>
    `[${formatNumbers(inset, inset, size.width + 2 * sheetMargin - inset, size.height + 2 * sheetMargin - inset)}]`;
  return (
    `/MediaBox${formatBox(0)}/BleedBox${formatBox(sheetMargin - bleedWidth)}` +
    `/TrimBox${formatBox(sheetMargin)}`
  );
}

/** Formats the box of a page's background, which reaches into the bleed. */
export function formatBackgroundBox({ width, height }: PageSize): string {
  return formatNumbers(-bleedWidth, -bleedWidth, width + bleedWidth, height + bleedWidth);
}

/**
 * Formats operators that draw the crop marks: two lines at each corner, outside the bleed. Black of an RGB
 * document is usually converted to a mixture of all inks, so that the marks are on every plate.
 */
export function formatCropMarks({ width, height }: PageSize): string {
  const { distance, length, width: lineWidth } = cropMark;
  const formatLine = (...[x1, y1, x2, y2]: readonly number[]) =>
    `${formatNumbers(x1 ?? 0, y1 ?? 0)} m ${formatNumbers(x2 ?? 0, y2 ?? 0)} l\n`;
  const getEnds = (pageLength: number) => [
    [-distance - length, -distance] as const,
    [pageLength + distance, pageLength + distance + length] as const,
  ];
  const across = [0, height].flatMap((y) =>
    getEnds(width).map(([start, end]) => formatLine(start, y, end, y)),
  );
  const down = [0, width].flatMap((x) =>
    getEnds(height).map(([start, end]) => formatLine(x, start, x, end)),
  );
  return `q 0 0 0 RG ${formatNumbers(lineWidth)} w\n${across.join('')}${down.join('')}S Q\n`;
}

/**
 * Formats operators that draw a shape of the background and continue it in the bleed. Layouts end at the edge of the
 * page, so each shape near an edge is continued by its mirror image.
 * @param operators operators that draw the shape
 */
export function formatShapeWithBleed(
  shape: PathShape | ImageShape,
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
function getBounds(shape: PathShape | ImageShape) {
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
