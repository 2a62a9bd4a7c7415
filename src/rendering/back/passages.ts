import type { Box } from '../scene.ts';
import { fitParagraphs, lineCount } from '../text/fit.ts';
import type { Typeset } from '../text/typeset.ts';
import type { BackSheet, Piece } from './backBody.ts';

/** Paragraphs in small type. Without text they vanish with their heading. */
export interface Passage {
  heading: string;
  text: string;
  fill: string;
}

interface Columns {
  passage: Passage;
  set: Typeset;
  count: 1 | 2;
  /** Of each. */
  width: number;
  /** What stands above the text, gap included. */
  above: number;
}

const lineHeight = 1.46;
const gap = 14;
const headingHeight = 17;
const gutter = 22;
/** What is longer, in characters, is set in two columns: its lines would be too long to be read. */
const longestSingle = 320;
const widestSingle = 470;

/** Points, largest first. What is too long even for the smallest runs over. */
const sizes: number[] = [];
for (let size = 8.4; size > 1; size *= 0.95) sizes.push(size);

/** Passages below each other, all in one size: as large as the room allows, and nothing is left out. */
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
    set: composer.typeset(passage.text, 'body'),
    count,
    width: count === 2 ? (width - gutter) / 2 : Math.min(width, widestSingle),
    above: gap + (passage.heading === '' ? 0 : headingHeight),
  };
}

function areWithin(all: readonly Columns[], size: number, height: number): boolean {
  let left = height;
  return all.every(({ set, count, width, above }) => {
    left -= above;
    const most = Math.max(0, Math.floor(left / (size * lineHeight))) * count;
    const lines = lineCount(set, size, width, most);
    left -= Math.ceil(lines / count) * size * lineHeight;
    return lines <= most;
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

type Draught = ReturnType<typeof draughtOf>;

function draughtOf(columns: Columns, size: number) {
  const { set, count, width, above } = columns;
  const fitted = fitParagraphs(set, size, width);
  const perColumn = Math.ceil(fitted.lines.length / count);
  return { ...columns, fitted, perColumn, height: above + perColumn * size * lineHeight };
}

function write({ composer, colors }: BackSheet, draught: Draught, x: number, y: number): void {
  const { passage, set, fitted, perColumn, width, above } = draught;
  const heading = { face: 'bold', size: 8.4, fill: colors.content } as const;
  composer.line(passage.heading, x, y + gap + 7, heading);
  composer.lines(fitted, set, x, y + above + fitted.size, fitted.size * lineHeight, {
    face: 'body',
    fill: passage.fill,
    columns: { lines: perColumn, distance: width + gutter },
  });
}
