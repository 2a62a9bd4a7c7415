import { DamagedPicture } from './pictureHeader.ts';

/** How the pixels of a PNG are stored. */
export interface PngFormat {
  /** Bits of a sample: 1, 2, 4, 8 or 16. */
  depth: number;
  /** Samples of a pixel: grey or a place in the palette, then opacity; or red, green, blue, then opacity. */
  samples: number;
  isIndexed: boolean;
  palette: Uint8Array;
  /** Where pixels have none of their own: opacities of the palette, or the samples of the one colour that is not there. */
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
 * Turns differences back into bytes.
 * @param line changed in place
 * @param step bytes from a pixel to its neighbour
 * @throws DamagedPicture for a filter that there is not
 */
export function unfilter(filter: number, line: Uint8Array, above: Uint8Array, step: number): void {
  const predict = predictors[filter];
  if (!predict) throw new DamagedPicture('Unknown filter');
  for (let at = 0; at < line.length; at++) {
    const before = at - step;
    const predicted = predict(line[before] ?? 0, above[at] ?? 0, above[before] ?? 0);
    line[at] = (line[at] ?? 0) + predicted;
  }
}

/** Writes the pixel of a row into its place among all. */
type PaintPixel = (line: Uint8Array, column: number, place: number) => void;

/** @param rgba four bytes a pixel */
export function pixelPainter(format: PngFormat, rgba: Uint8Array): PaintPixel {
  const sample = sampleReader(format.depth);
  return format.isIndexed ? fromPalette(format, sample, rgba) : fromSamples(format, sample, rgba);
}

type ReadSample = (line: Uint8Array, index: number) => number;

function sampleReader(depth: number): ReadSample {
  if (depth === 8) return (line, index) => line[index] ?? 0;
  if (depth === 16)
    return (line, index) => ((line[2 * index] ?? 0) << 8) | (line[2 * index + 1] ?? 0);
  const most = 2 ** depth - 1;
  return (line, index) => {
    const bit = index * depth;
    return ((line[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & most;
  };
}

function fromPalette(
  { palette, transparency }: PngFormat,
  sample: ReadSample,
  rgba: Uint8Array,
): PaintPixel {
  return (line, column, place) => {
    const entry = sample(line, column);
    const at = 4 * place;
    rgba[at] = palette[3 * entry] ?? 0;
    rgba[at + 1] = palette[3 * entry + 1] ?? 0;
    rgba[at + 2] = palette[3 * entry + 2] ?? 0;
    rgba[at + 3] = transparency[entry] ?? 255;
  };
}

function fromSamples(
  { depth, samples, transparency }: PngFormat,
  sample: ReadSample,
  rgba: Uint8Array,
): PaintPixel {
  const word = sampleReader(16);
  const hasOpacity = samples % 2 === 0;
  const colors = samples < 3 ? 1 : 3;
  const isLeftOut = ([red, green, blue]: readonly number[]) =>
    transparency.length >= 2 * colors &&
    red === word(transparency, 0) &&
    (colors === 1 || (green === word(transparency, 1) && blue === word(transparency, 2)));
  // Whole numbers for each depth: 255 is a multiple of the most that fewer bits can say.
  const byteOf = (value: number) => (depth === 16 ? value >> 8 : (value * 255) / (2 ** depth - 1));
  return (line, column, place) => {
    const first = column * samples;
    const red = sample(line, first);
    const green = colors === 1 ? red : sample(line, first + 1);
    const blue = colors === 1 ? red : sample(line, first + 2);
    const at = 4 * place;
    rgba[at] = byteOf(red);
    rgba[at + 1] = byteOf(green);
    rgba[at + 2] = byteOf(blue);
    if (hasOpacity) rgba[at + 3] = byteOf(sample(line, first + colors));
    else rgba[at + 3] = isLeftOut([red, green, blue]) ? 0 : 255;
  };
}
