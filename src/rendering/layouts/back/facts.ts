import type { LabeledValue } from '../../certificateText.ts';
import { minTextSize } from '../columnText.ts';
import type { Box } from '../../scene.ts';
import { countLines, type FittedText, fitParagraphs, fitText } from '../../text/fitText.ts';
import type { TextMeasurer } from '../../text/textMeasurer.ts';
import type { BackInput, ColumnBlock } from './backLayout.ts';

type Column = Pick<Box, 'x' | 'width'>;

interface FittedValue {
  fact: LabeledValue;
  measurer: TextMeasurer;
  fitted: FittedText;
}

/** Maximum number of lines of a value, as long as it is not too long for them at the minimum font size. */
const maxValueLines = 2;
/** Line height of the values in the fact table, as a multiple of the font size. */
const lineHeight = 1.3;

/** The look of the rows of a fact table. Lengths are in points. */
interface RowStyle {
  minHeight: number;
  /** Distance from the left edge of a label to that of its value. */
  labelWidth: number;
  hasSmallCapitals: boolean;
  /** Preferred font size of the values. */
  size: number;
}

const tableRows: RowStyle = { minHeight: 27, labelWidth: 150, hasSmallCapitals: false, size: 12.5 };
/** Height of a table row of the usual style if there is room for it, in points. */
const usualRowHeight = 33;

/** A table of facts. Heights are in points. With more than the minimum height, its rows are taller. */
export interface FactTable {
  minHeight: number;
  /** Height if there is room for it. */
  usualHeight: number;
  draw: (y: number, height: number) => void;
}

/** Creates a table of course facts, one per row, with the label on the left and the value on the right. */
export function createFactTable(
  input: BackInput,
  facts: readonly LabeledValue[],
  { x, width }: Column,
  { minHeight: minRowHeight, labelWidth, hasSmallCapitals, size }: RowStyle = tableRows,
): FactTable {
  const { composer, colors, text } = input;
  const rows = facts.map((fact) => {
    const isIdentifier = fact === text.validationId;
    const face = isIdentifier ? 'identifier' : 'bold';
    const measurer = composer.getMeasurer(fact.value, face);
    const oneLineShare = isIdentifier ? 0 : undefined;
    const fitted = fitValue(measurer, size, width - labelWidth, oneLineShare);
    return { fact, measurer, fitted, face, height: minRowHeight + getExtraHeight(fitted) } as const;
  });
  const minHeight = rows.reduce((sum, { height }) => sum + height, 0);
  const widest = Math.max(
    0,
    ...rows.map(({ measurer, fitted }) => measureWidest(measurer, fitted)),
  );
  return {
    minHeight,
    usualHeight: minHeight + (usualRowHeight - minRowHeight) * facts.length,
    draw(y, height) {
      const extraHeight = (height - minHeight) / facts.length;
      composer.withSharedColor({ x, y, width: labelWidth + widest, height }, () =>
        drawRows(y, extraHeight),
      );
    },
  };

  function drawRows(y: number, extraHeight: number): void {
    let top = y;
    for (const { fact, measurer, fitted, face, height } of rows) {
      const middle = top + (minRowHeight + extraHeight) / 2;
      composer.drawRule(x, x + width, top, colors.rule);
      const maxWidth = labelWidth - 12;
      if (hasSmallCapitals) drawGridLabel(input, fact, x, middle + 2.5, maxWidth);
      else
        composer.drawText(fact.label, x, middle + 3.2, {
          face: 'body',
          size: 8.6,
          minSize: minTextSize,
          maxWidth,
          fill: colors.muted,
        });
      const baseline = middle + (fitted.size * composer.getCapHeight(face)) / 2;
      const style = { face, fill: colors.content } as const;
      composer.drawLines(
        fitted,
        measurer,
        x + labelWidth,
        baseline,
        fitted.size * lineHeight,
        style,
      );
      top += height + extraHeight;
    }
    if (rows.length > 0) composer.drawRule(x, x + width, top, colors.rule);
  }
}

const cellHeight = 34;
/** Minimum height of the row of the identifier below a grid, in points. */
const identifierRowHeight = 21;
const gridLabelSize = 7;
/** Maximum font size of the values of a grid and of the identifier below it, in points. */
const gridValueSize = 10.5;
const maxCellsPerRow = 3;
const cellGap = 12;

/**
 * Creates a grid of course facts, up to three per row, and below it a row for the identifier, whose value begins where
 * the second column does and is as large as the others. Each value of the grid is below its label. The last fact is as
 * wide as the rest of its row.
 * @param identifier the identifier, if there is one
 */
export function createCourseFactGrid(
  input: BackInput,
  facts: readonly LabeledValue[],
  identifier: readonly LabeledValue[],
  { x, width }: Column,
): ColumnBlock {
  const { composer, colors } = input;
  const perRow = Math.min(maxCellsPerRow, facts.length);
  const cellWidth = width / perRow;
  const getCellWidth = (index: number) =>
    (index === facts.length - 1 ? width - (index % perRow) * cellWidth : cellWidth) - cellGap;
  const measured = facts.map((fact, index) => {
    const measurer = composer.getMeasurer(fact.value, 'body');
    return { fact, measurer, width: getCellWidth(index) };
  });
  const size = findGridValueSize(measured);
  const table = createFactTable(
    input,
    identifier,
    { x, width },
    {
      minHeight: identifierRowHeight,
      labelWidth: width / maxCellsPerRow,
      hasSmallCapitals: true,
      size,
    },
  );
  const values = measured.map((cell): FittedValue => ({
    ...cell,
    fitted: fitParagraphs(cell.measurer, size, cell.width),
  }));
  const rows = splitIntoRows(values, perRow);
  const getRowHeight = (row: readonly FittedValue[]) =>
    cellHeight + Math.max(...row.map(({ fitted }) => getExtraHeight(fitted)));
  const height = rows.reduce((sum, row) => sum + getRowHeight(row), 0);
  return {
    height: height + table.minHeight,
    draw(y) {
      composer.withSharedColor({ x, y, width, height }, () => drawRows(y));
      table.draw(y + height, table.minHeight);
    },
  };

  function drawRows(y: number): void {
    let top = y;
    for (const row of rows) {
      composer.drawRule(x, x + width, top, colors.rule);
      row.forEach((value, index) => drawCell(value, x + index * cellWidth, top));
      top += getRowHeight(row);
    }
    if (rows.length > 0 && identifier.length === 0)
      composer.drawRule(x, x + width, top, colors.rule);
  }

  function drawCell({ fact, measurer, fitted }: FittedValue, cellX: number, top: number): void {
    drawGridLabel(input, fact, cellX, top + 13.2);
    const style = { face: 'body', fill: colors.content } as const;
    composer.drawLines(fitted, measurer, cellX, top + 26.2, fitted.size * lineHeight, style);
  }
}

/**
 * Returns the largest font size at which the values of a grid take at most two lines. A value takes a second line rather
 * than make all of them smaller: how wide the cells are depends on the layout. `fitText` makes a text on two lines
 * smaller than a text on one line, so it is not used here.
 */
function findGridValueSize(cells: readonly { measurer: TextMeasurer; width: number }[]): number {
  let size = gridValueSize;
  const fits = () =>
    cells.every(
      ({ measurer, width }) => countLines(measurer, size, width, maxValueLines) <= maxValueLines,
    );
  while (size > minTextSize && !fits()) size = Math.max(minTextSize, size * 0.97);
  return size;
}

function drawGridLabel(
  { composer, colors }: BackInput,
  { label }: LabeledValue,
  x: number,
  y: number,
  maxWidth?: number,
): void {
  composer.drawText(composer.toUpperCase(label), x, y, {
    face: 'bold',
    size: gridLabelSize,
    tracking: 0.9,
    fill: colors.muted,
    ...(maxWidth !== undefined && { maxWidth }),
  });
}

function splitIntoRows(values: readonly FittedValue[], perRow: number): FittedValue[][] {
  return values.flatMap((_, index) =>
    index % perRow === 0 ? [values.slice(index, index + perRow)] : [],
  );
}

/**
 * Fits the value of a fact on one line. Uses two lines if the font size for one line would be too small.
 * @param oneLineShare minimum font size of a value on one line, as a share of `size`
 */
function fitValue(
  measurer: TextMeasurer,
  size: number,
  width: number,
  oneLineShare = 0.72,
): FittedText {
  return fitText(measurer, {
    size,
    minSize: Math.min(minTextSize, size),
    width,
    maxLines: maxValueLines,
    tracking: 0,
    oneLineShare,
  });
}

const measureWidest = (measurer: TextMeasurer, { lines, size }: FittedText) =>
  Math.max(...lines.map((line) => measurer.measureWidth(line) * size));

/** Returns the height that a text of several lines needs in addition to its first line, in points. */
const getExtraHeight = ({ lines, size }: FittedText) => (lines.length - 1) * size * lineHeight;
