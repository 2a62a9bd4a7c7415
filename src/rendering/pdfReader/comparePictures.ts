import type { Box } from './joinGlyphs.ts';

/** Pixels of a drawn page: four bytes each (red, green, blue, opacity), rows from top to bottom. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

// Looked up once: these functions run for each of a million pixels.
const { abs, floor, max, min } = Math;

/** Difference of a colour channel that counts at edges of blurred pictures, 0 to 255. */
const minEdgeDifference = 45;
/** Difference of a colour channel that counts in even areas, 0 to 255. Compressed again, an image differs less. */
const minAreaDifference = 7;
/** Maximum difference of neighbouring pixels in even areas. */
const maxEvenRange = 10;
/** Difference of a colour channel that counts for thin strokes on plain paper, 0 to 255. */
const minStrokeDifference = 9;
/** Distance from all edges of one picture at which its paper is plain, pixels. */
const plainDistance = 3;
const cellSize = 8;
/** Width of the edge of the page that is not compared, pixels. Programs round the size of a page. */
const edgeWidth = 3;
/** Number of differing pixels from which a cell differs: at edges, in even areas, and on plain paper. */
const minEdgePixels = 3;
const minAreaPixels = 24;
const minStrokePixels = 3;

/** A line of text that a program has moved slightly, for example because it rounds the widths of letters. */
export interface MovedLine {
  /** Area of the line in the picture, pixels. */
  box: Box;
  /** Distances from the left and the right end of the line to those in the other picture, pixels. */
  left: number;
  right: number;
  /** Distance to the baseline in the other picture, pixels. */
  vertical: number;
}

/**
 * Compares two pictures of the same size. Differences of smoothing, and of less than a pixel in position, do not count.
 * @param movedLines lines with the same text in both pictures, which are compared at their own places
 * @returns areas that differ, in pixels, each at least as large as a cell of 8 pixels
 */
export function comparePictures(
  picture: Picture,
  otherPicture: Picture,
  movedLines: readonly MovedLine[] = [],
): Box[] {
  const { width, height } = picture;
  const columns = Math.ceil(width / cellSize);
  const cells = findUnequalCells(picture, otherPicture, columns);
  if (cells.length === 0) return [];
  const [firstRow, lastRow] = getRowsToBlur(cells, columns, movedLines);
  const comparison = {
    picture,
    otherPicture,
    a: blur(picture, firstRow, lastRow),
    b: blur(otherPicture, firstRow, lastRow),
  };
  const isDifferent = new Array<boolean>(columns * Math.ceil(height / cellSize)).fill(false);
  for (const cell of cells)
    isDifferent[cell] =
      isCellDifferent(comparison, cell, columns, 0, 0) &&
      !movedLines.some((line) => isSameInLine(comparison, cell, columns, line));
  return joinCells(isDifferent, columns);
}

/** Two pictures, and their blurred copies `a` and `b`. */
interface PictureComparison {
  picture: Picture;
  otherPicture: Picture;
  a: Picture;
  b: Picture;
}

/** Returns whether a cell is within a line, and the same as the other picture at the place of that line. */
function isSameInLine(
  comparison: PictureComparison,
  cell: number,
  columns: number,
  { box, left, right, vertical }: MovedLine,
): boolean {
  const x = ((cell % columns) + 0.5) * cellSize;
  const y = (floor(cell / columns) + 0.5) * cellSize;
  if (x < box.left - cellSize || x > box.right + cellSize) return false;
  if (y < box.top - cellSize || y > box.bottom + cellSize) return false;
  const share = (x - box.left) / max(1, box.right - box.left);
  const shift = left + min(1, max(0, share)) * (right - left);
  return [floor(shift), Math.ceil(shift)].some(
    (shiftX) => !isCellDifferent(comparison, cell, columns, shiftX, Math.round(vertical)),
  );
}

/** Lists the cells with a pixel that is not about the same, in the order of the pixels. */
function findUnequalCells(picture: Picture, otherPicture: Picture, columns: number): number[] {
  const { width, height } = picture;
  // Most pixels are the same, which comparing them as one number finds fastest.
  const [pixels, otherPixels] = [toPixels(picture), toPixels(otherPicture)];
  const cells = new Set<number>();
  for (let y = edgeWidth; y < height - edgeWidth; y++)
    for (let x = edgeWidth; x < width - edgeWidth; x++) {
      if (pixels[y * width + x] === otherPixels[y * width + x]) continue;
      if (getDifference(picture, otherPicture, x, y) >= minAreaDifference)
        cells.add(floor(y / cellSize) * columns + floor(x / cellSize));
    }
  return [...cells];
}

const toPixels = ({ data }: Picture) =>
  new Uint32Array(data.buffer, data.byteOffset, data.length / 4);

/** Returns the first and last row of pixels with which cells are compared. */
function getRowsToBlur(
  cells: readonly number[],
  columns: number,
  movedLines: readonly MovedLine[],
): [number, number] {
  const rows = cells.map((cell) => floor(cell / columns));
  const maxShift = movedLines.reduce(
    (shift, { vertical }) => max(shift, abs(Math.round(vertical))),
    0,
  );
  const distance = 2 + maxShift;
  const [firstCellRow = 0, lastCellRow = 0] = [rows[0], rows.at(-1)];
  return [firstCellRow * cellSize - distance, (lastCellRow + 1) * cellSize + distance];
}

/** Returns whether a cell differs from the other picture if that is moved by a number of pixels. */
function isCellDifferent(
  { picture, otherPicture, a, b }: PictureComparison,
  cell: number,
  columns: number,
  shiftX: number,
  shiftY: number,
): boolean {
  const { width, height } = picture;
  const [left, top] = [(cell % columns) * cellSize, floor(cell / columns) * cellSize];
  const isPlainInEither = (x: number, y: number) =>
    isPlain(picture, x, y) || isPlain(otherPicture, x + shiftX, y + shiftY);
  let edgeCount = 0;
  let areaCount = 0;
  let strokeCount = 0;
  for (let y = max(edgeWidth, top); y < min(top + cellSize, height - edgeWidth); y++)
    for (let x = max(edgeWidth, left); x < min(left + cellSize, width - edgeWidth); x++) {
      const distance = max(
        getDistanceFromNeighbourhood(a, b, x, y, x + shiftX, y + shiftY),
        getDistanceFromNeighbourhood(b, a, x + shiftX, y + shiftY, x, y),
      );
      if (distance < minAreaDifference) continue;
      if (distance >= minEdgeDifference) edgeCount++;
      if (isEven(picture, x, y) && isEven(otherPicture, x + shiftX, y + shiftY)) areaCount++;
      if (distance >= minStrokeDifference && isPlainInEither(x, y)) strokeCount++;
      if (edgeCount >= minEdgePixels || areaCount >= minAreaPixels) return true;
      if (strokeCount >= minStrokePixels) return true;
    }
  return false;
}

/** Returns the largest difference of a colour channel between two pixels, 0 to 255. */
function getDifference(a: Picture, b: Picture, x: number, y: number, otherX = x, otherY = y) {
  const [i, j] = [4 * (y * a.width + x), 4 * (otherY * b.width + otherX)];
  let largest = 0;
  for (let channel = 0; channel < 3; channel++) {
    const difference = abs((a.data[i + channel] ?? 0) - (b.data[j + channel] ?? 0));
    if (difference > largest) largest = difference;
  }
  return largest;
}

/**
 * Returns by how much a pixel of `a` is darker or lighter than all pixels around a place of `b`. An edge that is shifted
 * by less than a pixel has colours between those.
 */
function getDistanceFromNeighbourhood(
  a: Picture,
  b: Picture,
  x: number,
  y: number,
  placeX: number,
  placeY: number,
): number {
  let distance = 0;
  for (let channel = 0; channel < 3; channel++) {
    const value = a.data[4 * (y * a.width + x) + channel] ?? 0;
    let darkest = 255;
    let lightest = 0;
    for (let row = placeY - 1; row <= placeY + 1; row++)
      for (let column = placeX - 1; column <= placeX + 1; column++) {
        const otherValue = b.data[4 * (row * b.width + column) + channel] ?? 0;
        if (otherValue < darkest) darkest = otherValue;
        if (otherValue > lightest) lightest = otherValue;
      }
    distance = max(distance, darkest - value, value - lightest);
  }
  return distance;
}

/**
 * Averages each pixel of some rows with its eight neighbours, so that the smoothing of edges matters less. The pixels of
 * the remaining rows stay as they are.
 */
function blur({ width, height, data }: Picture, firstRow: number, lastRow: number): Picture {
  const rows = new Uint8ClampedArray(data);
  const result = new Uint8ClampedArray(data);
  const rowLength = 4 * width;
  const [start, end] = [max(1, firstRow) * rowLength, min(height - 1, lastRow + 1) * rowLength];
  // The first and last pixel in memory stay as they are: they are at the edge, which is not compared.
  const blurredEnd = min(data.length - 4, end + rowLength);
  for (let index = max(4, start - rowLength); index < blurredEnd; index++)
    rows[index] = ((data[index - 4] ?? 0) + (data[index] ?? 0) + (data[index + 4] ?? 0)) / 3;
  for (let index = start; index < end; index++)
    result[index] =
      ((rows[index - rowLength] ?? 0) + (rows[index] ?? 0) + (rows[index + rowLength] ?? 0)) / 3;
  return { width, height, data: result };
}

/** Returns whether the pixels around a pixel have about the same colour. */
function isEven(picture: Picture, x: number, y: number): boolean {
  for (const [dx, dy] of [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ] as const) {
    const [otherX, otherY] = [x + dx, y + dy];
    if (otherX < 0 || otherY < 0 || otherX >= picture.width || otherY >= picture.height) continue;
    if (getDifference(picture, picture, x, y, otherX, otherY) > maxEvenRange) return false;
  }
  return true;
}

/** Returns whether a pixel has about the same colour as all pixels within some distance. */
function isPlain(picture: Picture, x: number, y: number): boolean {
  const { width, height } = picture;
  for (let row = max(0, y - plainDistance); row <= min(height - 1, y + plainDistance); row++)
    for (
      let column = max(0, x - plainDistance);
      column <= min(width - 1, x + plainDistance);
      column++
    )
      if (getDifference(picture, picture, x, y, column, row) > maxEvenRange) return false;
  return true;
}

/** Distances of cells that are joined: across letters that two names have in common, and lines of a text. */
const [maxColumnDistance, maxRowDistance] = [4, 2];

/** Joins differing cells that are near each other, and returns the area of each group in pixels. */
function joinCells(isDifferent: boolean[], columns: number): Box[] {
  const boxes: Box[] = [];
  isDifferent.forEach((isStart, start) => {
    if (!isStart) return;
    const pending = [start];
    isDifferent[start] = false;
    const box: Box = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
    for (let cell = pending.pop(); cell !== undefined; cell = pending.pop()) {
      const [column, row] = [cell % columns, floor(cell / columns)];
      box.left = min(box.left, column * cellSize);
      box.top = min(box.top, row * cellSize);
      box.right = max(box.right, (column + 1) * cellSize);
      box.bottom = max(box.bottom, (row + 1) * cellSize);
      for (let dy = -maxRowDistance; dy <= maxRowDistance; dy++)
        for (let dx = -maxColumnDistance; dx <= maxColumnDistance; dx++) {
          const neighbour = cell + dy * columns + dx;
          if (column + dx < 0 || column + dx >= columns || !isDifferent[neighbour]) continue;
          isDifferent[neighbour] = false;
          pending.push(neighbour);
        }
    }
    boxes.push(box);
  });
  return boxes;
}
