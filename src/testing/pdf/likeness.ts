/** Luminance of a picture, 0 to 255, row by row. */
export interface Raster {
  width: number;
  height: number;
  pixels: Uint8Array | Uint8ClampedArray | Float32Array;
}

const side = 8;
const step = 4;
const c1 = (0.01 * 255) ** 2;
const c2 = (0.03 * 255) ** 2;

/** Structural similarity (Wang et al. 2004), the mean over square windows. 1: the same. Compares the part both have. */
export function likeness(one: Raster, other: Raster): number {
  const width = Math.min(one.width, other.width);
  const height = Math.min(one.height, other.height);
  let sum = 0;
  let windows = 0;
  for (let y = 0; y + side <= height; y += step)
    for (let x = 0; x + side <= width; x += step) {
      sum += windowLikeness(one, other, x, y);
      windows++;
    }
  return sum / windows;
}

function windowLikeness(one: Raster, other: Raster, left: number, top: number): number {
  const count = side * side;
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + side; y++)
    for (let x = left; x < left + side; x++) {
      const a = one.pixels[y * one.width + x] ?? 0;
      const b = other.pixels[y * other.width + x] ?? 0;
      sumA += a;
      sumB += b;
      squaresA += a * a;
      squaresB += b * b;
      products += a * b;
    }
  const [meanA, meanB] = [sumA / count, sumB / count];
  const varianceA = squaresA / count - meanA ** 2;
  const varianceB = squaresB / count - meanB ** 2;
  const covariance = products / count - meanA * meanB;
  return (
    ((2 * meanA * meanB + c1) * (2 * covariance + c2)) /
    ((meanA ** 2 + meanB ** 2 + c1) * (varianceA + varianceB + c2))
  );
}

/** Mean of the absolute differences, 0 to 255. Compares the part both have. */
export function meanDifference(one: Raster, other: Raster): number {
  const width = Math.min(one.width, other.width);
  const height = Math.min(one.height, other.height);
  let sum = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      sum += Math.abs(
        (one.pixels[y * one.width + x] ?? 0) - (other.pixels[y * other.width + x] ?? 0),
      );
  return sum / (width * height);
}

/** Luminance of pixels of four bytes each, as they look on white. */
export function rasterOf({ width, height, data: rgba }: ImageData): Raster {
  const pixels = new Float32Array(width * height);
  const at = (index: number) => rgba[index] ?? 0;
  for (let pixel = 0, first = 0; pixel < pixels.length; pixel++, first += 4) {
    const luminance = 0.299 * at(first) + 0.587 * at(first + 1) + 0.114 * at(first + 2);
    pixels[pixel] = 255 + (luminance - 255) * (at(first + 3) / 255);
  }
  return { width, height, pixels };
}
