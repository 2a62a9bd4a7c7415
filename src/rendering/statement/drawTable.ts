import type { ShapeCollector } from '../layouts/composer.ts';
import { traceLine } from '../layouts/ornaments/path.ts';
import type { QrCode } from '../qrCode.ts';
import { type StructureElement, type TableStructureElement, createStrokedPath } from '../scene.ts';
import { alignDigits } from './alignDigits.ts';
import { fitParagraphs } from '../text/fitText.ts';
import {
  capitalsTracking,
  statementLeft,
  statementRight,
  statementFontSizes,
  type StatementColors,
} from './statementStyle.ts';
import {
  type StatementColumn,
  fitCourseName,
  validationIdLineHeight,
  tableLineHeight,
  type MeasuredRow,
  type StatementTable,
} from './statementTable.ts';
import type { StatementRow, StatementText } from './statementText.ts';

/** Distance from the baseline of the table header to the top of the first row, points. */
export const tableHeaderHeight = 9.6;

/** Distance from the baseline of column labels to the line below them, points. */
export const labelLineDistance = 8.3;

/**
 * Draws the header of the table and the line below the header.
 * @param y baseline of the header texts
 * @param head structure element of the header. Undefined for the repeated header on later pages, which screen readers
 * skip
 */
export function drawTableHeader(
  composer: ShapeCollector,
  text: StatementText,
  { columns }: Pick<StatementTable, 'columns'>,
  colors: StatementColors,
  y: number,
  head?: TableStructureElement,
): void {
  const labels = columns.map(({ name, x, width, isRight }) => ({
    label: text.columns[name] ?? '',
    x: isRight ? x + width : x,
    isRight,
  }));
  drawColumnLabels(composer, labels, colors, y, head);
}

/**
 * Draws the labels of columns and the line below them. The other parameters are those of `drawTableHeader`.
 * @param labels labels with the x of their left or right edge, points
 */
export function drawColumnLabels(
  composer: ShapeCollector,
  labels: readonly { label: string; x: number; isRight: boolean }[],
  colors: StatementColors,
  y: number,
  head?: TableStructureElement,
): void {
  const tr: TableStructureElement | undefined = head && { role: 'TR', parent: head };
  for (const { label, x, isRight } of labels) {
    const block: StructureElement = tr
      ? { role: 'P', parent: { role: 'TH', scope: 'Column', parent: tr } }
      : { role: 'Artifact' };
    composer.drawText(composer.toUpperCase(label), x, y, {
      face: 'bold',
      size: statementFontSizes.small,
      fill: colors.tertiaryText,
      tracking: capitalsTracking,
      align: isRight ? 'right' : 'left',
      block,
    });
  }
  drawLine(composer, y + labelLineDistance, colors.tone, 1.1);
}

/** Draws the line below a row of a table. */
export const drawRowLine = (composer: ShapeCollector, y: number, { rowLine }: StatementColors) =>
  drawLine(composer, y, rowLine, 0.75);

const drawLine = (composer: ShapeCollector, y: number, color: string, width: number) =>
  composer.addShapes(
    createStrokedPath(traceLine(statementLeft, y, statementRight, y), color, width),
  );

/**
 * Draws a row of the table.
 * @param position `top` is the top edge of the row, and `body` the structure element of the table body
 */
export function drawTableRow(
  composer: ShapeCollector,
  { row, code, height }: MeasuredRow,
  table: StatementTable,
  colors: StatementColors,
  { top, body }: { top: number; body: TableStructureElement },
): void {
  const tr: TableStructureElement = { role: 'TR', parent: body };
  const middle = top + height / 2;
  for (const column of table.columns) {
    if (column.name === 'course') drawCourse(composer, row, table, colors, { middle, tr });
    else if (column.name === 'verify')
      drawCode(composer, row, column, colors, { middle, tr, code, size: table.codeSize });
    else drawCell(composer, row, column, colors, { middle, tr, digitWidth: table.digitWidth });
  }
  drawRowLine(composer, top + height, colors);
}

interface RowPosition {
  middle: number;
  tr: TableStructureElement;
}

function drawCourse(
  composer: ShapeCollector,
  row: StatementRow,
  { columns }: StatementTable,
  colors: StatementColors,
  { middle, tr }: RowPosition,
): void {
  const { measurer, fitted, height, leading } = fitCourseName(composer, row, columns);
  const head: TableStructureElement = { role: 'TH', scope: 'Row', parent: tr };
  const top = middle - (height + validationIdLineHeight) / 2;
  const firstBaseline = top + (leading + fitted.size * composer.getCapHeight('bold')) / 2;
  const style = { face: 'bold', fill: colors.primaryText } as const;
  composer.drawLines(fitted, measurer, statementLeft, firstBaseline, leading, {
    ...style,
    block: { role: 'P', parent: head },
  });
  const baseline = top + height + 8.2;
  const id = composer.getMeasurer(row.validationId, 'identifier');
  const maxWidth = columns[0]?.width ?? 0;
  const width = Math.min(maxWidth, id.measureWidth(row.validationId) * statementFontSizes.small);
  const underline = traceLine(statementLeft, baseline + 1.5, statementLeft + width, baseline + 1.5);
  composer.addShapes(createStrokedPath(underline, colors.underline, 0.5));
  composer.drawText(row.validationId, statementLeft, baseline, {
    face: 'identifier',
    size: statementFontSizes.small,
    fill: colors.tone,
    maxWidth,
    block: {
      role: 'Link',
      alt: row.verify,
      href: row.url,
      box: [statementLeft, baseline - 7, width, 9.5],
      parent: head,
    },
  });
}

function drawCell(
  composer: ShapeCollector,
  row: StatementRow,
  { name, x, width, isRight }: StatementColumn,
  colors: StatementColors,
  { middle, tr, digitWidth }: RowPosition & { digitWidth: number },
): void {
  const text = name === 'course' || name === 'verify' ? '' : row[name];
  const measurer = composer.getMeasurer(text || '–', 'body');
  const fitted = fitParagraphs(
    measurer,
    statementFontSizes.text,
    name === 'type' ? width : Infinity,
  );
  const firstBaseline =
    middle -
    (fitted.lines.length * tableLineHeight) / 2 +
    (tableLineHeight + statementFontSizes.text * composer.getCapHeight('body')) / 2;
  const start = composer.shapes.length;
  composer.drawLines(fitted, measurer, isRight ? x + width : x, firstBaseline, tableLineHeight, {
    face: 'body',
    fill: colors.secondaryText,
    align: isRight ? 'right' : 'left',
    block: { role: 'P', parent: { role: 'TD', parent: tr } },
  });
  const shapes = composer.shapes.splice(start);
  composer.shapes.push(...shapes.map((shape) => alignDigits(shape, digitWidth, isRight)));
}

function drawCode(
  composer: ShapeCollector,
  row: StatementRow,
  { x, width }: StatementColumn,
  colors: StatementColors,
  { middle, tr, code, size }: RowPosition & { code: QrCode; size: number },
): void {
  const [codeX, codeY] = [x + width - size, middle - size / 2];
  composer.addShapes({
    kind: 'path',
    d: code.d,
    frame: { x: codeX, y: codeY, unit: size / code.modules },
    fill: colors.primaryText,
    block: {
      role: 'Figure',
      alt: row.verify,
      href: row.url,
      box: [codeX, codeY, size, size],
      parent: { role: 'TD', parent: tr },
    },
  });
}
