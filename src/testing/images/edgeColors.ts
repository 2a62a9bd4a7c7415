import type { ColorRaster } from '../pdf/programs.ts';
import { patchColumns, getPatchColor, getPatchGrey, patchRows } from './patches.ts';

type PatchPosition = readonly [column: number, row: number];
type Color = readonly (number | undefined)[];

/**
 * Positions of the outermost squares (patches) of the test image, a grid of coloured squares that covers the page, without
 * the middle of the lowest row, which the veil behind the texts reaches.
 */
const edgePatches: readonly PatchPosition[] = Array.from(
  { length: patchRows * patchColumns },
  (_, index): PatchPosition => [index % patchColumns, Math.floor(index / patchColumns)],
).filter(([column, row]) => row === 0 || [0, patchColumns - 1].includes(column));

/**
 * Number of pixels that are compared in each direction from the centre of a coloured square. At one pixel per point,
 * this is a seventh of the width of a square.
 */
const sampleRadius = 5;
/** Visible share of the width of the squares in the first and last columns. The page cuts off the rest. */
const visibleShare = 0.4;

/** Gets the pixels around the centre of each coloured square at the edge of a page. */
function getEdgePixels({ width, height, rgb }: ColorRaster): Color[][] {
  const pitch = height / patchRows;
  const gridLeft = (width - patchColumns * pitch) / 2;
  return edgePatches.map(([column, row]) => {
    const center = gridLeft + (column + 0.5) * pitch;
    const x = Math.min(
      Math.max(center, (visibleShare / 2) * pitch),
      width - (visibleShare / 2) * pitch,
    );
    const [centerX, centerY] = [Math.round(x), Math.round((row + 0.5) * pitch)];
    const pixels: Color[] = [];
    for (let dy = -sampleRadius; dy <= sampleRadius; dy++)
      for (let dx = -sampleRadius; dx <= sampleRadius; dx++) {
        const offset = 3 * ((centerY + dy) * width + centerX + dx);
        pixels.push([rgb[offset], rgb[offset + 1], rgb[offset + 2]]);
      }
    return pixels;
  });
}

const getColorDistance = (first: Color, second: Color | undefined): number =>
  Math.max(...first.map((value, index) => Math.abs((value ?? 0) - (second?.[index] ?? 0))));

/**
 * Measures the largest difference between the pixels at the edges of two pages, 0 to 255 per colour channel. The pages
 * may have different sizes in pixels, because only pixels within squares of one colour are compared.
 */
export function measureEdgeDifference(page: ColorRaster, otherPage: ColorRaster): number {
  const otherPixels = getEdgePixels(otherPage);
  return Math.max(
    ...getEdgePixels(page).flatMap((pixels, patch) =>
      pixels.map((pixel, index) => getColorDistance(pixel, otherPixels[patch]?.[index])),
    ),
  );
}

/**
 * Measures the largest difference between the pixels at the edges of a page and the colours of the test image, 0 to
 * 255.
 */
export function measurePatchDifference(page: ColorRaster, looks: 'colored' | 'grey'): number {
  return Math.max(
    ...getEdgePixels(page).flatMap((pixels, patch) => {
      const position = edgePatches[patch] ?? [0, 0];
      const grey = getPatchGrey(...position);
      const expected = looks === 'grey' ? [grey, grey, grey] : getPatchColor(...position);
      return pixels.map((pixel) => getColorDistance(pixel, expected));
    }),
  );
}
