import type { Picture } from './comparePictures.ts';
import type { Box, TextLine } from './joinGlyphs.ts';
import type { PagePlacement, PdfPageContent } from './pdfContent.ts';

/** Maximum distance by which programs move a line, or round the size of a page, points. */
const maxDistance = 2;

/** Limits of the scale: printing fits a page to the paper between A5 and A3. */
const [minScale, maxScale] = [0.5, 2];

/** Minimum number of lines that tell where a page was moved to. */
const minLines = 4;

/** Darkest colour channel of blank paper, 0 to 255. */
const minWhite = 250;

/** A line of a page that the issued page has as well. */
interface LinePair {
  line: TextLine;
  issuedLine: TextLine;
}

/**
 * Finds where a page shows the issued page if a program has scaled and moved it, as when it is printed on other paper.
 * Returns undefined if most lines are where they were issued, or if the page does not show the whole issued page.
 */
export function findPlacement(
  page: PdfPageContent,
  issued: PdfPageContent,
): PagePlacement | undefined {
  const pairs = findLinePairs(page.lines, issued.lines);
  const movedPairs = pairs.filter(({ line, issuedLine }) => !isAtSamePlace(line, issuedLine));
  if (pairs.length < minLines || movedPairs.length < pairs.length / 2) return undefined;
  const placement = fitPlacement(pairs);
  const { scale, left, top } = placement;
  const isWhole =
    left > -maxDistance &&
    top > -maxDistance &&
    left + scale * issued.width < page.width + maxDistance &&
    top + scale * issued.height < page.height + maxDistance;
  return isWhole && scale > minScale && scale < maxScale ? placement : undefined;
}

/** Finds the lines that occur once on each page. */
function findLinePairs(lines: readonly TextLine[], issuedLines: readonly TextLine[]): LinePair[] {
  return issuedLines.flatMap((issuedLine) => {
    const findSame = (list: readonly TextLine[]) =>
      list.filter((candidate) => hasSameText(candidate, issuedLine));
    const [line, ...repeatedLines] = findSame(lines);
    const isUnique = repeatedLines.length === 0 && findSame(issuedLines).length === 1;
    return line && isUnique ? [{ line, issuedLine }] : [];
  });
}

/** Returns whether two lines have the same text at about the same place. */
export const isSameLine = (line: TextLine, issuedLine: TextLine): boolean =>
  hasSameText(line, issuedLine) && isAtSamePlace(line, issuedLine);

const hasSameText = (line: TextLine, issuedLine: TextLine): boolean =>
  line.text.replace(/\s/g, '') === issuedLine.text.replace(/\s/g, '');

const isAtSamePlace = ({ box }: TextLine, { box: issuedBox }: TextLine): boolean =>
  Math.abs(issuedBox.left - box.left) < maxDistance &&
  Math.abs(issuedBox.right - box.right) < maxDistance &&
  Math.abs(issuedBox.bottom - box.bottom) < maxDistance;

/** Fits a scale and a distance to the ends of lines by least squares. */
function fitPlacement(pairs: readonly LinePair[]): PagePlacement {
  const ends = pairs.flatMap(({ line: { box }, issuedLine: { box: issuedBox } }) => [
    { x: box.left, y: box.bottom, issuedX: issuedBox.left, issuedY: issuedBox.bottom },
    { x: box.right, y: box.bottom, issuedX: issuedBox.right, issuedY: issuedBox.bottom },
  ]);
  const getAverage = (key: 'x' | 'y' | 'issuedX' | 'issuedY') =>
    ends.reduce((sum, end) => sum + end[key], 0) / ends.length;
  const [x, y, issuedX, issuedY] = [
    getAverage('x'),
    getAverage('y'),
    getAverage('issuedX'),
    getAverage('issuedY'),
  ];
  let covariance = 0;
  let variance = 0;
  for (const end of ends) {
    const [distanceX, distanceY] = [end.issuedX - issuedX, end.issuedY - issuedY];
    covariance += distanceX * (end.x - x) + distanceY * (end.y - y);
    variance += distanceX ** 2 + distanceY ** 2;
  }
  const scale = covariance / variance;
  return { scale, left: x - scale * issuedX, top: y - scale * issuedY };
}

/** Converts an area of a page to the coordinates of the issued page. */
export const toIssuedBox = (box: Box, { scale, left, top }: PagePlacement): Box => ({
  left: (box.left - left) / scale,
  right: (box.right - left) / scale,
  top: (box.top - top) / scale,
  bottom: (box.bottom - top) / scale,
});

/** Width of the smoothed edge of the issued page, which belongs to neither the page nor its margins, pixels. */
const edgeWidth = 3;

/**
 * Returns whether the page is white outside an area, so that nothing was added in its margins.
 * @param area area of the picture, in pixels
 */
export function isBlankOutside({ width, height, data }: Picture, area: Box): boolean {
  const isOutside = (position: number, start: number, end: number) =>
    position < start - edgeWidth || position > end + edgeWidth;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isOutside(x, area.left, area.right) && !isOutside(y, area.top, area.bottom)) continue;
      const index = 4 * (y * width + x);
      for (let channel = index; channel < index + 3; channel++)
        if ((data[channel] ?? 0) < minWhite) return false;
    }
  return true;
}
