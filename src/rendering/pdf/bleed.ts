/**
 * Dimensions of pages that a print shop prints on larger sheets and cuts. Lengths are in points, and the origin is the top
 * left corner of the trimmed page, as in a scene.
 */
import type { PageSize } from '../scene.ts';
import { formatNumbers } from './syntax.ts';

/** Points of a millimetre. */
export const millimetre = 72 / 25.4;

/** Width of the printed area around the trimmed page, which hides that sheets are not cut exactly. */
export const bleedWidth = 3 * millimetre;

/** Distance from the trimmed page to the edges of the sheet. */
export const sheetMargin = 10 * millimetre;

/** Lines that show where the sheet is cut. `distance` is their distance from the trimmed page. */
const cropMark = { distance: 4 * millimetre, length: 5 * millimetre, width: 0.25 };

/**
 * Formats the page boxes of a page's dictionary. With bleed, they are the sheet, the area with bleed, and the trimmed
 * page.
 */
export function formatPageBoxes(size: PageSize, hasBleed: boolean): string {
  if (!hasBleed) return `/MediaBox[0 0 ${formatNumbers(size.width, size.height)}]`;
  const formatBox = (inset: number) =>
    `[${formatNumbers(inset, inset, size.width + 2 * sheetMargin - inset, size.height + 2 * sheetMargin - inset)}]`;
  return (
    `/MediaBox${formatBox(0)}/BleedBox${formatBox(sheetMargin - bleedWidth)}` +
    `/TrimBox${formatBox(sheetMargin)}`
  );
}

/** Formats the box of a page's background, which reaches into the bleed. */
export function formatBleedBox({ width, height }: PageSize, hasBleed: boolean): string {
  const bleed = hasBleed ? bleedWidth : 0;
  return formatNumbers(-bleed, -bleed, width + bleed, height + bleed);
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
