import type { Box } from '../../scene.ts';
import { type FittedText, fitParagraphs, countLines } from '../../text/fitText.ts';
import type { TextMeasurer } from '../../text/textMeasurer.ts';
import type { BackInput, ColumnBlock } from './backLayout.ts';
import { type ColumnDistribution, splitIntoColumns } from './splitIntoColumns.ts';

/** Paragraphs in small type below a heading. If the text is empty, neither text nor heading is drawn. */
export interface TextWithHeading {
  heading: string;
  text: string;
  fill: string;
  /** Preferred font size of the text, in points. */
  size: number;
}

/** A passage with the number and width of its columns. The lines are not yet distributed over the columns. */
interface PassageColumns {
  passage: TextWithHeading;
  paragraphs: readonly TextMeasurer[];
  count: 1 | 2;
  /** Width of each column, in points. */
  width: number;
  /** Height of the heading and the space above the text, in points. */
  above: number;
}

interface FittedPassage extends PassageColumns {
  size: number;
  fitted: readonly FittedText[];
  plan: ColumnDistribution;
  height: number;
}

const lineHeight = 1.46;
const gap = 14;
const headingHeight = 18;
/** Distance of a heading's baseline below `gap`: the heading is nearer to its text than to what is above. */
const headingBaseline = 9.5;
const gutter = 22;
/** Space between paragraphs, as a multiple of the line height. */
const paragraphGap = 0.4;
/**
 * Minimum share of the column width that each line fills. With this high value, text fills the width of the column.
 * With a low value, lines would be broken so that they have equal lengths.
 */
const minLineShare = 0.9;
/**
 * Maximum length, in characters, of a passage with one column. A longer passage gets two columns, because the lines of
 * a single wide column would be too long to read comfortably.
 */
const maxSingleLength = 320;
const maxSingleWidth = 470;

/**
 * Font sizes to try for passages, in points, largest first. Text that does not fit even at the smallest size extends
 * beyond its box.
 */
const sizes: number[] = [];
for (let size = 9.6; size > 1; size *= 0.95) sizes.push(size);

/** Passages of text below each other. */
export interface Passages extends ColumnBlock {
  /** Maximum font size of the texts, in points. */
  size: number;
  /** Whether the texts do not have their preferred sizes. */
  isShrunk: boolean;
}

/**
 * Creates passages of text below each other. Uses the largest font size at which all of them fit. No text is cut off.
 */
export function createTextsWithHeadings(
  input: BackInput,
  passages: readonly TextWithHeading[],
  box: Box,
): Passages {
  const passageColumns = passages
    .filter(({ text }) => text !== '')
    .map((passage) => prepareColumns(input, passage, box.width));
  const size = findLargestSize((candidate) => canFitAll(passageColumns, candidate, box.height));
  const fittedPassages = passageColumns.map((columns) => fitPassage(columns, size));
  const height = fittedPassages.reduce((sum, passage) => sum + passage.height, 0);
  return {
    height,
    size,
    isShrunk: size !== sizes[0],
    draw: (y) => input.composer.withSharedColor({ ...box, y, height }, () => drawAll(y)),
  };

  function drawAll(y: number): void {
    let top = y;
    for (const fittedPassage of fittedPassages) {
      drawPassage(input, fittedPassage, box.x, top);
      top += fittedPassage.height;
    }
  }
}

function prepareColumns(
  { composer }: BackInput,
  passage: TextWithHeading,
  width: number,
): PassageColumns {
  const count = passage.text.length > maxSingleLength ? 2 : 1;
  return {
    passage,
    paragraphs: passage.text.split('\n').map((text) => composer.getMeasurer(text, 'body')),
    count,
    width: count === 2 ? (width - gutter) / 2 : Math.min(width, maxSingleWidth),
    above: gap + (passage.heading === '' ? 0 : headingHeight),
  };
}

function canFitAll(all: readonly PassageColumns[], size: number, height: number): boolean {
  let availableHeight = height;
  return all.every((columns) => {
    // Extremely long text is not laid out at sizes for which its lines alone are too many.
    if (!canFit(columns, size, availableHeight)) return false;
    availableHeight -= fitPassage(columns, size).height;
    return availableHeight >= 0;
  });
}

function canFit(
  { paragraphs, passage, count, width, above }: PassageColumns,
  maxSize: number,
  height: number,
): boolean {
  const size = Math.min(maxSize, passage.size);
  let availableLines = Math.max(0, Math.floor((height - above) / (size * lineHeight))) * count;
  return paragraphs.every((measurer) => {
    availableLines -= countLines(measurer, size, width, availableLines);
    return availableLines >= 0;
  });
}

/**
 * Returns the largest font size for which the function `fits` returns true. Returns the smallest font size if there is
 * none.
 */
function findLargestSize(fits: (size: number) => boolean): number {
  let [low, high] = [0, sizes.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(sizes[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return sizes[low] ?? 0;
}

function fitPassage(columns: PassageColumns, maxSize: number): FittedPassage {
  const { passage, paragraphs, count, width, above } = columns;
  const size = Math.min(maxSize, passage.size);
  const fitted = paragraphs.map((measurer) => fitParagraphs(measurer, size, width, minLineShare));
  const lengths = fitted.map(({ lines }) => lines.length);
  const plan = splitIntoColumns(lengths, paragraphGap, count);
  return { ...columns, size, fitted, plan, height: above + plan.height * size * lineHeight };
}

function drawPassage(
  { composer, colors }: BackInput,
  fittedPassage: FittedPassage,
  x: number,
  y: number,
): void {
  const { passage, paragraphs, size, fitted, plan, width, above } = fittedPassage;
  const heading = { face: 'bold', size: passage.size, fill: colors.content } as const;
  composer.drawText(passage.heading, x, y + gap + headingBaseline, heading);
  const leading = size * lineHeight;
  const baseline = y + above + size;
  const secondX = x + width + gutter;
  let lineIndex = 0;
  paragraphs.forEach((measurer, index) => {
    const text = fitted[index];
    if (!text) return;
    const isFirstColumn = lineIndex < plan.breakIndex;
    composer.drawLines(
      text,
      measurer,
      isFirstColumn ? x : secondX,
      baseline + (plan.tops[lineIndex] ?? 0) * leading,
      leading,
      {
        face: 'body',
        fill: passage.fill,
        ...(isFirstColumn && {
          continuation: { after: plan.breakIndex - lineIndex, x: secondX, y: baseline },
        }),
      },
    );
    lineIndex += text.lines.length;
  });
}
