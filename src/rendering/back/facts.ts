import type { Fact } from '../certificateText.ts';
import { smallestSize } from '../layouts/stack.ts';
import type { Box } from '../scene.ts';
import { type FittedText, fitText } from '../text/fit.ts';
import type { Typeset } from '../text/typeset.ts';
import type { BackSheet, Piece } from './backBody.ts';

type Column = Pick<Box, 'x' | 'width'>;

interface Value {
  fact: Fact;
  set: Typeset;
  fitted: FittedText;
}

/** Of the lines of one value. */
const lineHeight = 1.3;

/** Of a row, as far as the room goes. */
const ledgerRow = { least: 33, most: 42 };
const labelWidth = 150;
/** What identifies is longer than what is read. */
const longestRead = 30;

/** One fact a row, as in a register: what it is, and what it says. Few facts stand further apart than many. */
export function ledger(
  { composer, colors }: BackSheet,
  facts: readonly Fact[],
  { x, width, height: room }: Column & Pick<Box, 'height'>,
): Piece {
  const row = Math.min(Math.max(ledgerRow.least, room / facts.length), ledgerRow.most);
  const rows = facts.map((fact) => {
    const isIdentifier = fact.value.length > longestRead && !fact.value.includes(' ');
    const face = isIdentifier ? 'body' : 'bold';
    const set = composer.typeset(fact.value, face);
    const fitted = fitValue(set, isIdentifier ? 10 : 12.5, width - labelWidth);
    return { fact, set, fitted, face, height: row + below(fitted) } as const;
  });
  const height = rows.reduce((sum, one) => sum + one.height, 0);
  const widest = Math.max(0, ...rows.map(({ set, fitted }) => widthOf(set, fitted)));
  return {
    height,
    draw: (y) => composer.alike({ x, y, width: labelWidth + widest, height }, () => drawAt(y)),
  };

  function drawAt(y: number): void {
    let top = y;
    for (const { fact, set, fitted, face, height } of rows) {
      const middle = top + row / 2;
      composer.rule(x, x + width, top, colors.rule);
      composer.line(fact.label, x, middle + 3.2, {
        face: 'body',
        size: 8.6,
        minSize: smallestSize,
        maxWidth: labelWidth - 12,
        fill: colors.muted,
      });
      const baseline = middle + (fitted.size * composer.capHeight(face)) / 2;
      const look = { face, fill: colors.content } as const;
      composer.lines(fitted, set, x + labelWidth, baseline, fitted.size * lineHeight, look);
      top += height;
    }
    composer.rule(x, x + width, top, colors.rule);
  }
}

const cellRow = 37;
const cellsInRow = 3;
const cellGap = 12;

/** Facts side by side, each below what it is; the last of them may run to the edge. */
export function cells(
  { composer, colors }: BackSheet,
  facts: readonly Fact[],
  { x, width }: Column,
): Piece {
  const perRow = Math.min(cellsInRow, facts.length);
  const cellWidth = width / perRow;
  const widthAt = (index: number) =>
    (index === facts.length - 1 ? width - (index % perRow) * cellWidth : cellWidth) - cellGap;
  const fitAll = (size: number): Value[] =>
    facts.map((fact, index) => {
      const set = composer.typeset(fact.value, 'body');
      return { fact, set, fitted: fitValue(set, size, widthAt(index)) };
    });
  const size = Math.min(...fitAll(10.5).map(({ fitted }) => fitted.size));
  const rows = rowsOf(fitAll(size), perRow);
  const heightOf = (row: readonly Value[]) =>
    cellRow + Math.max(...row.map(({ fitted }) => below(fitted)));
  const height = rows.reduce((sum, row) => sum + heightOf(row), 0);
  return {
    height,
    draw: (y) => composer.alike({ x, y, width, height }, () => drawAt(y)),
  };

  function drawAt(y: number): void {
    let top = y;
    for (const row of rows) {
      composer.rule(x, x + width, top, colors.rule);
      row.forEach((value, index) => cell(value, x + index * cellWidth, top));
      top += heightOf(row);
    }
    if (rows.length > 0) composer.rule(x, x + width, top, colors.rule);
  }

  function cell({ fact, set, fitted }: Value, left: number, top: number): void {
    composer.line(composer.capitals(fact.label), left, top + 15, {
      face: 'bold',
      size: smallestSize,
      tracking: 0.9,
      fill: colors.muted,
    });
    const look = { face: 'body', fill: colors.content } as const;
    composer.lines(fitted, set, left, top + 28, fitted.size * lineHeight, look);
  }
}

function rowsOf(values: readonly Value[], perRow: number): Value[][] {
  return values.flatMap((_, index) =>
    index % perRow === 0 ? [values.slice(index, index + perRow)] : [],
  );
}

/** A value on one line, or on two where one would be too small. */
function fitValue(set: Typeset, size: number, width: number): FittedText {
  return fitText(set, {
    size,
    minSize: Math.min(smallestSize, size),
    width,
    maxLines: 2,
    tracking: 0,
    oneLineShare: 0.72,
  });
}

const widthOf = (set: Typeset, { lines, size }: FittedText) =>
  Math.max(...lines.map((line) => set.widthOf(line) * size));

/** What a value takes more than its first line. */
const below = ({ lines, size }: FittedText) => (lines.length - 1) * size * lineHeight;
