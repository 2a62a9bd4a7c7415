import { encodeSrgb, decodeSrgb } from '#domain/color/srgb.ts';

/** A function that converts the sample of a colour channel (0 to 1) to linear light (0 to 1). */
export type ToneCurve = (sample: number) => number;

/** Nine numbers of a 3 × 3 matrix, row by row. */
export type Matrix = readonly number[];

/** An RGB colour space, described by a tone curve for each channel and a matrix to CIE XYZ. */
export interface ColorSpace {
  /** Tone curves of red, green and blue. */
  curves: readonly [ToneCurve, ToneCurve, ToneCurve];
  /** Matrix from linear red, green and blue to CIE XYZ, adapted to the white point D50 as in ICC profiles. */
  toXyz: Matrix;
}

export const srgbCurve: ToneCurve = decodeSrgb;

/** Matrix from linear sRGB to CIE XYZ, adapted to the white point D50. */
export const srgbToXyz: Matrix = [
  0.4360747, 0.3850649, 0.1430804, 0.2225045, 0.7168786, 0.0606169, 0.0139322, 0.0971045, 0.7141733,
];
const xyzToSrgb: Matrix = [
  3.1338561, -1.6168667, -0.4906146, -0.9787684, 1.9161415, 0.033454, 0.0719453, -0.2289914,
  1.4052427,
];

/** Colour samples of pixels. Each pixel has four elements, with 8 or 16 bits each: red, green, blue, opacity. */
export type PixelSamples = Uint8Array | Uint16Array;

const tableSize = 16_384;
/** Builds a table that contains the sRGB channel value (0 to 255) for each level of linear light. */
const buildSrgbTable = () =>
  Uint8Array.from({ length: tableSize + 1 }, (_, light) =>
    Math.round(encodeSrgb(light / tableSize) * 255),
  );
let srgbTable: Uint8Array | undefined;

/**
 * Converts pixels of a colour space to sRGB, four bytes per pixel: red, green, blue, opacity. Channel values of colours
 * outside sRGB are limited to the range of sRGB.
 */
export function convertToSrgb(samples: PixelSamples, { curves, toXyz }: ColorSpace): Uint8Array {
  const maxSample = 2 ** (8 * samples.BYTES_PER_ELEMENT) - 1;
  const [reds, greens, blues] = curves.map((curve) =>
    Float64Array.from({ length: maxSample + 1 }, (_, sample) => curve(sample / maxSample)),
  ) as [Float64Array, Float64Array, Float64Array];
  const [a, b, c, d, e, f, g, h, i] = computeMatrixProduct(xyzToSrgb, toXyz) as NineNumbers;
  srgbTable ??= buildSrgbTable();
  const bytes = srgbTable;
  const rgba = new Uint8Array(samples.length);
  const toByte = (light: number) =>
    bytes[light <= 0 ? 0 : light >= 1 ? tableSize : Math.round(light * tableSize)] ?? 0;
  for (let index = 0; index < samples.length; index += 4) {
    const red = reds[samples[index] ?? 0] ?? 0;
    const green = greens[samples[index + 1] ?? 0] ?? 0;
    const blue = blues[samples[index + 2] ?? 0] ?? 0;
    rgba[index] = toByte(a * red + b * green + c * blue);
    rgba[index + 1] = toByte(d * red + e * green + f * blue);
    rgba[index + 2] = toByte(g * red + h * green + i * blue);
    rgba[index + 3] =
      maxSample === 255 ? (samples[index + 3] ?? 0) : (samples[index + 3] ?? 0) >> 8;
  }
  return rgba;
}

type NineNumbers = [number, number, number, number, number, number, number, number, number];

/** Levels of each channel in the colours that `isAlmostSrgb` tests. */
const testedLevels = [0, 32, 64, 96, 128, 160, 192, 224, 255];
const buildTestedColors = () =>
  Uint8Array.from(
    testedLevels.flatMap((red) =>
      testedLevels.flatMap((green) => testedLevels.flatMap((blue) => [red, green, blue, 255])),
    ),
  );
let testedColors: Uint8Array | undefined;

/**
 * Returns whether a colour space is practically sRGB: red, green and blue of every tested colour change by at most 1
 * (of 255) when the colour is converted to sRGB.
 */
export function isAlmostSrgb(space: ColorSpace): boolean {
  testedColors ??= buildTestedColors();
  const samples = testedColors;
  const converted = convertToSrgb(samples, space);
  return converted.every((byte, index) => Math.abs(byte - (samples[index] ?? 0)) <= 1);
}

/** Coordinates of a colour without its brightness in the CIE 1931 chromaticity diagram. */
export type Chromaticity = readonly [x: number, y: number];

/**
 * Computes the matrix that converts linear red, green and blue of a colour space to CIE XYZ, adapted to the white point
 * D50.
 * @param white white point of the colour space
 * @param primaries red, green and blue of the colour space
 * @returns undefined if the coordinates define no valid colour space
 */
export function computeRgbToXyz(
  white: Chromaticity,
  primaries: readonly [Chromaticity, Chromaticity, Chromaticity],
): Matrix | undefined {
  const [[rx, ry], [gx, gy], [bx, by]] = primaries;
  const whiteXyz = toXyz(white);
  const columns = [rx, gx, bx, ry, gy, by, 1 - rx - ry, 1 - gx - gy, 1 - bx - by];
  const inverse = invertMatrix(columns);
  if (!inverse || !whiteXyz) return undefined;
  const shares = applyMatrix(inverse, whiteXyz);
  const native = columns.map((value, index) => value * (shares[index % 3] ?? 0));
  return computeMatrixProduct(computeAdaptationToD50(whiteXyz), native);
}

const toXyz = ([x, y]: Chromaticity) => (y > 0 ? [x / y, 1, (1 - x - y) / y] : undefined);

const bradford: Matrix = [
  0.8951, 0.2664, -0.1614, -0.7502, 1.7135, 0.0367, 0.0389, -0.0685, 1.0296,
];
const bradfordInverse: Matrix = [
  0.9869929, -0.1470543, 0.1599627, 0.4323053, 0.5183603, 0.0492912, -0.0085287, 0.0400428,
  0.9684867,
];
const d50 = [0.9642, 1, 0.8249];

/** Computes the matrix that adapts CIE XYZ colours from a white point to D50, by the Bradford method. */
function computeAdaptationToD50(white: readonly number[]): Matrix {
  const from = applyMatrix(bradford, white);
  const to = applyMatrix(bradford, d50);
  const [red, green, blue] = to.map((value, index) => value / (from[index] ?? 1));
  const scale = [red ?? 1, 0, 0, 0, green ?? 1, 0, 0, 0, blue ?? 1];
  return computeMatrixProduct(bradfordInverse, computeMatrixProduct(scale, bradford));
}

const applyMatrix = (matrix: Matrix, vector: readonly number[]): number[] =>
  [0, 3, 6].map((row) =>
    [0, 1, 2].reduce((sum, index) => sum + (matrix[row + index] ?? 0) * (vector[index] ?? 0), 0),
  );

function computeMatrixProduct(left: Matrix, right: Matrix): Matrix {
  return Array.from({ length: 9 }, (_, cell) => {
    const [row, column] = [3 * Math.floor(cell / 3), cell % 3];
    return [0, 1, 2].reduce(
      (sum, index) => sum + (left[row + index] ?? 0) * (right[3 * index + column] ?? 0),
      0,
    );
  });
}

function invertMatrix(matrix: Matrix): Matrix | undefined {
  const [a, b, c, d, e, f, g, h, i] = matrix as NineNumbers;
  const minors = [
    ...[e * i - f * h, c * h - b * i, b * f - c * e],
    ...[f * g - d * i, a * i - c * g, c * d - a * f],
    ...[d * h - e * g, b * g - a * h, a * e - b * d],
  ];
  const determinant = a * (minors[0] ?? 0) + b * (minors[3] ?? 0) + c * (minors[6] ?? 0);
  return Math.abs(determinant) < 1e-9 ? undefined : minors.map((minor) => minor / determinant);
}
