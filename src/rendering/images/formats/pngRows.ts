import type { PixelSamples } from './colorSpace.ts';
import { DamagedImageError } from './damagedImage.ts';

/** Storage format of the pixels of a PNG file. */
export interface PngFormat {
  /** Bits per sample: 1, 2, 4, 8 or 16. */
  depth: number;
  /**
   * Number of samples per pixel. 1 sample is grey or the index of a palette colour; 3 samples are red, green and blue.
   * With opacity, there is one more sample.
   */
  samples: number;
  isIndexed: boolean;
  palette: Uint8Array;
  /**
   * Content of the chunk `tRNS`: the opacities of the palette colours, or the samples of the only transparent colour.
   * Empty if the file has no such chunk.
   */
  transparency: Uint8Array;
}

type Predict = (left: number, above: number, aboveLeft: number) => number;

const predictors: readonly Predict[] = [
  () => 0,
  (left) => left,
  (_left, above) => above,
  (left, above) => (left + above) >> 1,
  (left, above, aboveLeft) => {
    const guess = left + above - aboveLeft;
    const [byLeft, byAbove] = [Math.abs(guess - left), Math.abs(guess - above)];
    const byBoth = Math.abs(guess - aboveLeft);
    if (byLeft <= byAbove && byLeft <= byBoth) return left;
    return byAbove <= byBoth ? above : aboveLeft;
  },
];

/**
 * Reverses the filter of a PNG row. Filters store the differences of each byte from neighbouring bytes.
 * @param line bytes of the row, changed in place
 * @param step number of bytes per pixel, at least 1
 * @throws DamagedImageError for an unknown filter
 */
export function reversePngRowFilter(
  filter: number,
  line: Uint8Array,
  above: Uint8Array,
  step: number,
): void {
  const predict = predictors[filter];
  if (!predict) throw new DamagedImageError('Unknown filter');
  for (let offset = 0; offset < line.length; offset++) {
    const previous = offset - step;
    const predicted = predict(line[previous] ?? 0, above[offset] ?? 0, above[previous] ?? 0);
    line[offset] = (line[offset] ?? 0) + predicted;
  }
}

/**
 * A function that converts one pixel of a PNG row and stores the result in an image.
 * @param line bytes of the row
 * @param column position of the pixel in the row
 * @param index position of the pixel in the image
 */
type WritePixel = (line: Uint8Array, column: number, index: number) => void;

/**
 * Creates a function that converts pixels of PNG rows and stores them in an image.
 * @param rgba the image, with four elements per pixel; a Uint16Array for 16-bit samples
 */
export function createPixelWriter(format: PngFormat, rgba: PixelSamples): WritePixel {
  const sample = createSampleReader(format.depth);
  return format.isIndexed
    ? createPaletteWriter(format, sample, rgba)
    : createSampleWriter(format, sample, rgba);
}

type SampleReader = (line: Uint8Array, index: number) => number;

function createSampleReader(depth: number): SampleReader {
  if (depth === 8) return (line, index) => line[index] ?? 0;
  if (depth === 16)
    return (line, index) => ((line[2 * index] ?? 0) << 8) | (line[2 * index + 1] ?? 0);
  const mask = 2 ** depth - 1;
  return (line, index) => {
    const bit = index * depth;
    return ((line[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & mask;
  };
}

function createPaletteWriter(
  { palette, transparency }: PngFormat,
  sample: SampleReader,
  rgba: PixelSamples,
): WritePixel {
  return (line, column, index) => {
    const entry = sample(line, column);
    const offset = 4 * index;
    rgba[offset] = palette[3 * entry] ?? 0;
    rgba[offset + 1] = palette[3 * entry + 1] ?? 0;
    rgba[offset + 2] = palette[3 * entry + 2] ?? 0;
    rgba[offset + 3] = transparency[entry] ?? 255;
  };
}

function createSampleWriter(
  { depth, samples, transparency }: PngFormat,
  sample: SampleReader,
  rgba: PixelSamples,
): WritePixel {
  const word = createSampleReader(16);
  const hasOpacity = samples % 2 === 0;
  const colors = samples < 3 ? 1 : 3;
  const isTransparent = ([red, green, blue]: readonly number[]) =>
    transparency.length >= 2 * colors &&
    red === word(transparency, 0) &&
    (colors === 1 || (green === word(transparency, 1) && blue === word(transparency, 2)));
  // The results are integers, since 255 is a multiple of the maximum of each smaller depth.
  const isWide = rgba.BYTES_PER_ELEMENT === 2;
  const toByte = (value: number) =>
    depth < 16 ? (value * 255) / (2 ** depth - 1) : isWide ? value : value >> 8;
  const opaque = isWide ? 65_535 : 255;
  return (line, column, index) => {
    const first = column * samples;
    const red = sample(line, first);
    const green = colors === 1 ? red : sample(line, first + 1);
    const blue = colors === 1 ? red : sample(line, first + 2);
    const offset = 4 * index;
    rgba[offset] = toByte(red);
    rgba[offset + 1] = toByte(green);
    rgba[offset + 2] = toByte(blue);
    if (hasOpacity) rgba[offset + 3] = toByte(sample(line, first + colors));
    else rgba[offset + 3] = isTransparent([red, green, blue]) ? 0 : opaque;
  };
}
