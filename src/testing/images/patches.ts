/**
 * The test image: a grid of large squares (patches) of one colour each. The colours at the centres of the squares
 * survive lossy compression and scaling.
 */

export const patchColumns = 12;
export const patchRows = 8;
/** Width and height of a square, in pixels. */
export const patchSize = 32;

export type Rgb = readonly [red: number, green: number, blue: number];

const colors: readonly Rgb[] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 255],
  [128, 128, 128],
  [200, 150, 100],
  [40, 90, 160],
  [250, 220, 30],
  [60, 200, 180],
  [90, 30, 90],
  [20, 60, 20],
  [255, 128, 0],
  [0, 0, 0],
];

/**
 * Gets the colour of a square of the test image. Neighbouring squares differ, and the grid looks different in every
 * orientation.
 */
export const getPatchColor = (column: number, row: number): Rgb =>
  colors[(column + 5 * row) % colors.length] ?? [0, 0, 0];

/** Gets the luminance of a square of the test image, for greyscale images. */
export const getPatchGrey = (column: number, row: number): number => {
  const [red, green, blue] = getPatchColor(column, row);
  return Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
};

/** A value of the EXIF orientation tag. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/**
 * The grid of squares as stored in a file with an EXIF orientation. Viewers turn or mirror the image to the normal
 * orientation.
 */
export interface StoredPatchGrid {
  columns: number;
  rows: number;
  /** Converts the position of a square in the file to its displayed position. */
  toUpright(column: number, row: number): readonly [column: number, row: number];
}

export function getStoredPatchGrid(orientation: Orientation = 1): StoredPatchGrid {
  const [right, bottom] = [patchColumns - 1, patchRows - 1];
  const converters: Readonly<Record<Orientation, StoredPatchGrid['toUpright']>> = {
    1: (x, y) => [x, y],
    2: (x, y) => [right - x, y],
    3: (x, y) => [right - x, bottom - y],
    4: (x, y) => [x, bottom - y],
    5: (x, y) => [y, x],
    6: (x, y) => [right - y, x],
    7: (x, y) => [right - y, bottom - x],
    8: (x, y) => [y, bottom - x],
  };
  const isRotated = orientation >= 5;
  return {
    columns: isRotated ? patchRows : patchColumns,
    rows: isRotated ? patchColumns : patchRows,
    toUpright: converters[orientation],
  };
}
