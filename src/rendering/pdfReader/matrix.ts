/** A transformation of PDF (ISO 32000-2, 8.3.4): the six numbers of the operator `cm`. */
export type Matrix = readonly [number, number, number, number, number, number];

/** Combines two transformations. The second one is applied first. */
export const combineMatrices = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
];

/** Transforms a point. */
export const applyMatrix = (
  matrix: Matrix,
  [x, y]: readonly [number, number],
): [number, number] => [
  matrix[0] * x + matrix[2] * y + matrix[4],
  matrix[1] * x + matrix[3] * y + matrix[5],
];
