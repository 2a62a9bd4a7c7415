/** The luminance of an image's pixels, 0 to 255, row by row. */
export interface GreyRaster {
  width: number;
  height: number;
  pixels: Uint8Array | Uint8ClampedArray | Float32Array;
}

const windowSize = 8;
const windowStep = 4;
const c1 = (0.01 * 255) ** 2;
const c2 = (0.03 * 255) ** 2;

/**
 * Computes the structural similarity (SSIM, Wang et al. 2004) of two images, as the mean over square windows. Compares
 * only the area that both images have. 1 means equal.
 */
export function computeSimilarity(first: GreyRaster, second: GreyRaster): number {
  const width = Math.min(first.width, second.width);
  const height = Math.min(first.height, second.height);
  let sum = 0;
  let windows = 0;
  for (let y = 0; y + windowSize <= height; y += windowStep)
    for (let x = 0; x + windowSize <= width; x += windowStep) {
      sum += computeWindowSimilarity(first, second, x, y);
      windows++;
    }
  return sum / windows;
}

function computeWindowSimilarity(
  first: GreyRaster,
  second: GreyRaster,
  startX: number,
  startY: number,
): number {
  const count = windowSize * windowSize;
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
  for (let y = startY; y < startY + windowSize; y++)
    for (let x = startX; x < startX + windowSize; x++) {
      const a = first.pixels[y * first.width + x] ?? 0;
      const b = second.pixels[y * second.width + x] ?? 0;
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

/**
 * Computes the mean absolute difference of two images in luminance, 0 to 255. Compares only the area that both images
 * have.
 */
export function computeMeanDifference(first: GreyRaster, second: GreyRaster): number {
  const width = Math.min(first.width, second.width);
  const height = Math.min(first.height, second.height);
  let sum = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      sum += Math.abs(
        (first.pixels[y * first.width + x] ?? 0) - (second.pixels[y * second.width + x] ?? 0),
      );
  return sum / (width * height);
}

/** Converts RGBA pixels to their luminance on a white background. */
export function toGreyRaster({ width, height, data: rgba }: ImageData): GreyRaster {
  const pixels = new Float32Array(width * height);
  const getByte = (index: number) => rgba[index] ?? 0;
  for (let pixel = 0, offset = 0; pixel < pixels.length; pixel++, offset += 4) {
    const luminance =
      0.299 * getByte(offset) + 0.587 * getByte(offset + 1) + 0.114 * getByte(offset + 2);
    pixels[pixel] = 255 + (luminance - 255) * (getByte(offset + 3) / 255);
  }
  return { width, height, pixels };
}
