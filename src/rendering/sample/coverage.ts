import type { Box, PageSize } from '../scene.ts';

export type Point = readonly [x: number, y: number];

/** Width and height of a cell, points. */
const cellSize = 3;
/** Number of cells in a row. Pages are narrower. */
const columns = 512;

/** Cells of a page, row by row: 1 for each cell that a box covers, else 0. */
export type Coverage = Uint8Array;

export function createCoverage({ width, height }: PageSize, boxes: readonly Box[]): Coverage {
  const toCell = (length: number, max: number) => toWholeCells(Math.min(max, Math.max(0, length)));
  const coverage = new Uint8Array(columns * toWholeCells(height));
  for (const box of boxes) {
    const [left, right] = [toCell(box.x, width), toCell(box.x + box.width, width)];
    const bottom = toCell(box.y + box.height, height);
    for (let row = toCell(box.y, height); row < bottom; row += 1)
      coverage.fill(1, row * columns + left, row * columns + right);
  }
  return coverage;
}

const toWholeCells = (length: number) => Math.round(length / cellSize);

const toIndex = ([x, y]: Point) => toWholeCells(y) * columns + toWholeCells(x);

/** Returns the distances of points from an origin as differences of indexes of cells. */
export const toCellOffsets = (points: readonly Point[]): Int32Array =>
  Int32Array.from(points, toIndex);

/**
 * Estimates how much of its letters a word keeps: the share of the letter that loses most, 0 to 1.
 * @param letters cells that are spread evenly in each letter, as distances from the centre of the word
 * @param minShare returns undefined for a word of which a letter keeps no more than this share
 */
export function estimateShare(
  coverage: Coverage,
  letters: readonly Int32Array[],
  centre: Point,
  minShare: number,
): number | undefined {
  const origin = toIndex(centre);
  let share = 1;
  for (const offsets of letters) {
    const maxCovered = (1 - minShare) * offsets.length;
    let covered = 0;
    for (const offset of offsets) {
      covered += coverage[origin + offset] ?? 0;
      if (covered >= maxCovered) return undefined;
    }
    share = Math.min(share, 1 - covered / offsets.length);
  }
  return share;
}
