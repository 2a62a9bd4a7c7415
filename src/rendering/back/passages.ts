import type { Box } from '../scene.ts';
import { type FittedText, fitParagraphs, lineCount } from '../text/fit.ts';
import type { Typeset } from '../text/typeset.ts';
import type { BackSheet, Piece } from './backBody.ts';
import { type ColumnPlan, inColumns } from './columns.ts';

/** Paragraphs in small type. Without text they vanish with their heading. */
export interface Passage {
  heading: string;
  text: string;
  fill: string;
  /** Points, where there is room. */
  size: number;
}

/** A passage, and what it is as wide as. */
interface Columns {
  passage: Passage;
  paragraphs: readonly Typeset[];
  count: 1 | 2;
  /** Of each. */
  width: number;
  /** What stands above the text, gap included. */
  above: number;
}

interface Draught extends Columns {
  size: number;
  fitted: readonly FittedText[];
  plan: ColumnPlan;
  height: number;
}

const lineHeight = 1.46;
const gap = 14;
const headingHeight = 18;
const gutter = 22;
/** Between paragraphs, in lines. */
const paragraphGap = 0.4;
/** Lines fill their column rather than being even: no narrower than this share of it. */
const leastMeasure = 0.9;
/** What is longer, in characters, is set in two columns: its lines would be too long to be read. */
const longestSingle = 320;
const widestSingle = 470;

/** Points, largest first. What is too long even for the smallest runs over. */
const sizes: number[] = [];
for (let size = 9.6; size > 1; size *= 0.95) sizes.push(size);

/** Passages below each other, none larger than the room allows for all of them; nothing is left out. */
export function passages(sheet: BackSheet, wanted: readonly Passage[], room: Box): Piece {
  const present = wanted
    .filter(({ text }) => text !== '')
    .map((passage) => columnsOf(sheet, passage, room.width));
  const size = largestOf((tried) => areWithin(present, tried, room.height));
  const set = present.map((columns) => draughtOf(columns, size));
  return {
    height: set.reduce((sum, { height }) => sum + height, 0),
    draw(y) {
      let top = y;
      for (const draught of set) {
        write(sheet, draught, room.x, top);
        top += draught.height;
      }
    },
  };
}

function columnsOf({ composer }: BackSheet, passage: Passage, width: number): Columns {
  const count = passage.text.length > longestSingle ? 2 : 1;
  return {
    passage,
    paragraphs: passage.text.split('\n').map((text) => composer.typeset(text, 'body')),
    count,
    width: count === 2 ? (width - gutter) / 2 : Math.min(width, widestSingle),
    above: gap + (passage.heading === '' ? 0 : headingHeight),
  };
}

function areWithin(all: readonly Columns[], size: number, height: number): boolean {
  let left = height;
  return all.every((columns) => {
    // Text without an end is not laid out at sizes at which its lines alone are too many.
    if (!mayHold(columns, size, left)) return false;
    left -= draughtOf(columns, size).height;
    return left >= 0;
  });
}

function mayHold(
  { paragraphs, passage, count, width, above }: Columns,
  most: number,
  height: number,
): boolean {
  const size = Math.min(most, passage.size);
  let left = Math.max(0, Math.floor((height - above) / (size * lineHeight))) * count;
  return paragraphs.every((set) => {
    left -= lineCount(set, size, width, left);
    return left >= 0;
  });
}

/** The first of the sizes for which it is so, or the last of all. */
function largestOf(isSo: (size: number) => boolean): number {
  let [low, high] = [0, sizes.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isSo(sizes[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return sizes[low] ?? 0;
}

function draughtOf(columns: Columns, most: number): Draught {
  const { passage, paragraphs, count, width, above } = columns;
  const size = Math.min(most, passage.size);
  const fitted = paragraphs.map((set) => fitParagraphs(set, size, width, leastMeasure));
  const lengths = fitted.map(({ lines }) => lines.length);
  const plan = inColumns(lengths, paragraphGap, count);
  return { ...columns, size, fitted, plan, height: above + plan.height * size * lineHeight };
}

function write({ composer, colors }: BackSheet, draught: Draught, x: number, y: number): void {
  const { passage, paragraphs, size, fitted, plan, width, above } = draught;
  const heading = { face: 'bold', size: passage.size, fill: colors.content } as const;
  composer.line(passage.heading, x, y + gap + 7, heading);
  const leading = size * lineHeight;
  const baseline = y + above + size;
  const right = x + width + gutter;
  let first = 0;
  paragraphs.forEach((set, index) => {
    const text = fitted[index];
    if (!text) return;
    const isLeft = first < plan.turn;
    composer.lines(
      text,
      set,
      isLeft ? x : right,
      baseline + (plan.tops[first] ?? 0) * leading,
      leading,
      {
        face: 'body',
        fill: passage.fill,
        ...(isLeft && { goesOn: { after: plan.turn - first, x: right, y: baseline } }),
      },
    );
    first += text.lines.length;
  });
}
