import type { Box } from '../scene.ts';
import { type FittedText, fitParagraphs, fitText } from '../text/fitText.ts';
import type { TextMeasurer } from '../text/textMeasurer.ts';
import type { ShapeCollector } from './composer.ts';
import {
  type ColumnGraphic,
  type ColumnText,
  minLargestToOtherTextRatio,
  minTextSize,
} from './columnText.ts';

/** A text or graphic of a column with its size and the space above it, points. */
export interface LaidOutPart {
  height: number;
  gap: number;
  graphic?: ColumnGraphic;
  slot?: FittedSlot;
}

interface MeasuredSlot {
  slot: ColumnText;
  measurer: TextMeasurer;
  room: ExtraRoom;
}

interface FittedSlot extends MeasuredSlot {
  fitted: FittedText;
}

/** Room above and below each line for letters that are taller than those of the certificate fonts, in ems. */
interface ExtraRoom {
  above: number;
  below: number;
}

/** Lengths that differ less are equal, points. */
const maxRoundingError = 0.001;

/** Minimum share of the gaps between texts that stays if the texts of a column need space. */
const minGapShare = 0.5;

/** Minimum share of the gaps that stays until the largest text has become a little smaller. */
const comfortableGapShare = 0.7;

/** Factors by which the preferred sizes and the minimum sizes of texts are multiplied. */
interface Scale {
  largestText: number;
  texts: number;
  minSizes: number;
}

const fullScale: Scale = { largestText: 1, texts: 1, minSizes: 1 };

/** Factor by which texts shrink in one step. */
const stepFactor = 0.97;

/** Scale from which on the gaps become tight. Until then, only the largest text has become smaller. */
const smallerLargestText: Scale = { ...fullScale, largestText: stepFactor ** 6 };

/**
 * Minimum factor by which texts other than the largest one shrink as long as custom texts can be shortened instead. The
 * largest text shrinks to its minimum size, because even then it is clearly the largest.
 */
const minScaleBesideParagraphs = 0.7;

/**
 * Scales at which a column is laid out until it fits its box: texts shrink to their minimum sizes, and in a column
 * without custom texts that can be shortened, below them.
 */
const factors: number[] = [];
for (let factor = 1; factor >= 0.53; factor *= stepFactor) factors.push(factor);
const stepsOfLargestText = factors
  .filter((factor) => factor > smallerLargestText.largestText)
  .map((largestText): Scale => ({ ...fullScale, largestText }));
const createStep = (factor: number, minSizes = 1): Scale => ({
  largestText: Math.min(factor, smallerLargestText.largestText),
  texts: factor,
  minSizes,
});
const stepsToMinSizes = factors.map((factor) => createStep(factor));
const stepsBesideParagraphs = stepsToMinSizes.map((step) => ({
  ...step,
  texts: Math.max(step.texts, minScaleBesideParagraphs),
}));
const allSteps = [...stepsToMinSizes, ...factors.map((factor) => createStep(factor, factor))];

/** Returns the height of a column that is laid out, points. */
export function sumHeights(laidOut: readonly LaidOutPart[]): number {
  return laidOut.reduce((sum, { height, gap }, index) => sum + height + (index > 0 ? gap : 0), 0);
}

/**
 * Lays out a column of texts and graphics as large as its box allows. If it is too tall, the gaps become a little
 * smaller first, then the largest text, then the gaps again, then all texts.
 */
export function fitParts(
  composer: ShapeCollector,
  box: Pick<Box, 'width' | 'height'>,
  parts: readonly (ColumnText | ColumnGraphic)[],
): LaidOutPart[] {
  const present = parts.filter((part) => !('text' in part) || part.text.trim() !== '');
  const texts = present
    .filter((part) => 'text' in part)
    .sort((a, b) => Number(b.isLargest ?? false) - Number(a.isLargest ?? false))
    .map((slot) => measureSlot(composer, slot));
  const layoutAtScale = (scale: Scale, maxLargestLines?: number, gapShare?: number) =>
    shrinkGaps(
      layoutParts(present, texts, box.width, scale, maxLargestLines),
      box.height,
      gapShare,
    );
  for (const step of stepsOfLargestText) {
    const laidOut = layoutAtScale(step, undefined, comfortableGapShare);
    if (isFitting(laidOut, box)) return laidOut;
  }
  const first = layoutAtScale(smallerLargestText);
  if (isFitting(first, box)) return first;
  const steps = getSteps(present);
  const smallestScale = steps.at(-1) ?? fullScale;
  const smallest = layoutAtScale(smallestScale);
  return findFitting(smallest) ?? findFitting(layoutAtScale(smallestScale, 2), 2) ?? smallest;

  /**
   * Finds the first step at which the column fits. On at most two lines, the largest text is smaller, but takes less
   * height: that is better than to shorten a custom text.
   * @param last the column at the last step. If it does not fit, none does: extremely long text is not laid out at each
   * step
   */
  function findFitting(last: LaidOutPart[], maxLargestLines?: number): LaidOutPart[] | undefined {
    const canFit = (laidOut: readonly LaidOutPart[]) =>
      isFitting(laidOut, box) && !(maxLargestLines && findLargest(laidOut)?.isOverflowing);
    if (!canFit(last)) return undefined;
    for (const [index, step] of steps.entries()) {
      const laidOut = step === smallestScale ? last : layoutAtScale(step, maxLargestLines);
      if (canFit(laidOut)) return resizeOthers(laidOut, steps.slice(0, index));
    }
    return undefined;
  }

  /**
   * Enlarges the texts other than the largest one, if there is space. There may be space because the other texts were
   * fitted while the largest text had more lines.
   */
  function resizeOthers(current: LaidOutPart[], largerSteps: readonly Scale[]): LaidOutPart[] {
    const { lines, size } = findLargest(current) ?? { lines: [], size: 0 };
    for (const step of largerSteps) {
      const laidOut = layoutAtScale(step, lines.length);
      const largest = findLargest(laidOut);
      const isAsLarge =
        largest && !largest.isOverflowing && largest.size >= size - maxRoundingError;
      if (isAsLarge && isFitting(laidOut, box)) return laidOut;
    }
    return current;
  }
}

/** Returns the scales at which a column may be laid out: custom texts move to the back before texts get too small. */
function getSteps(parts: readonly (ColumnText | ColumnGraphic)[]): readonly Scale[] {
  const areas = parts.filter((part) => 'text' in part && part.area !== undefined);
  if (areas.length === 0) return allSteps;
  return areas.some((part) => 'text' in part && part.isParagraph)
    ? stepsBesideParagraphs
    : stepsToMinSizes;
}

/** Returns whether a column fits into its box, apart from rounding errors. */
export const isFitting = (laidOut: readonly LaidOutPart[], { height }: Pick<Box, 'height'>) =>
  sumHeights(laidOut) <= height + maxRoundingError;

/** Makes the gaps of a column smaller if it is taller than `height`, but not smaller than a share of themselves. */
function shrinkGaps(laidOut: LaidOutPart[], height: number, minShare = minGapShare): LaidOutPart[] {
  const sum = laidOut.reduce((total, { gap }, index) => (index > 0 ? total + gap : total), 0);
  const excess = sumHeights(laidOut) - height;
  if (excess <= 0 || sum === 0) return laidOut;
  const share = Math.max(minShare, (sum - excess) / sum);
  return laidOut.map((part) => ({ ...part, gap: part.gap * share }));
}

const findLargest = (laidOut: readonly LaidOutPart[]) =>
  laidOut.find((part) => part.slot?.slot.isLargest)?.slot?.fitted;

function layoutParts(
  parts: readonly (ColumnText | ColumnGraphic)[],
  texts: readonly MeasuredSlot[],
  boxWidth: number,
  scale: Scale,
  maxLargestLines?: number,
): LaidOutPart[] {
  const fitted = fitSlots(texts, boxWidth, scale, maxLargestLines);
  return parts.map((part) => {
    const gap = part.gap ?? 0;
    if (!('text' in part))
      return { height: part.height * (part.isShrinkable ? scale.texts : 1), gap, graphic: part };
    const slot = fitted.get(part);
    if (!slot) return { height: 0, gap };
    const lineHeight = part.lineHeight + slot.room.above + slot.room.below;
    return { height: slot.fitted.lines.length * slot.fitted.size * lineHeight, gap, slot };
  });
}

/** Measures a text, and the room that its tall letters need. In a line, capitals are vertically centred. */
function measureSlot(composer: ShapeCollector, slot: ColumnText): MeasuredSlot {
  const measurer = composer.getMeasurer(slot.text, slot.face);
  const { ascent, descent } = measurer.measureHeight();
  const capHeight = composer.getCapHeight(slot.face);
  const room = {
    above: Math.max(0, ascent - (slot.lineHeight + capHeight) / 2),
    below: Math.max(0, descent - (slot.lineHeight - capHeight) / 2),
  };
  return { slot, measurer, room };
}

/**
 * Fits the texts of a column to its width.
 * @param texts the text marked as largest is the first, because its size limits the size of the other texts
 */
function fitSlots(
  texts: readonly MeasuredSlot[],
  boxWidth: number,
  scale: Scale,
  maxLargestLines = Infinity,
): Map<ColumnText, FittedSlot> {
  const fitted = new Map<ColumnText, FittedSlot>();
  let maxSize = Infinity;
  for (const { slot, measurer, room } of texts) {
    const width = Math.min(slot.maxWidth ?? boxWidth, boxWidth);
    const factor = slot.isLargest ? scale.largestText : scale.texts;
    const minSize = Math.min((slot.minSize ?? 0) * scale.minSizes, slot.size);
    const preferredSize = Math.min(Math.max(slot.size * factor, minSize), maxSize);
    const size = Math.max(preferredSize, minTextSize);
    const fittedText = slot.isParagraph
      ? fitParagraphs(measurer, size, width, slot.minLineShare)
      : fitText(measurer, {
          size,
          minSize: Math.min(Math.max(minSize, minTextSize), size),
          width,
          maxLines: Math.min(slot.maxLines ?? 1, slot.isLargest ? maxLargestLines : Infinity),
          tracking: ((slot.tracking ?? 0) * size) / slot.size,
          oneLineShare: slot.oneLineShare ?? 0.7,
          maxLineLetters: slot.maxLineLetters,
        });
    if (slot.isLargest) maxSize = fittedText.size / minLargestToOtherTextRatio;
    fitted.set(slot, { slot, measurer, room, fitted: fittedText });
  }
  return fitted;
}
