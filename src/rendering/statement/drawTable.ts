import type { Composer } from '../layouts/composer.ts';
import { segment } from '../ornaments/path.ts';
import type { QrCode } from '../qrCode.ts';
import { type Block, type Group, stroked } from '../scene.ts';
import { inColumn } from './columnFigures.ts';
import { fitParagraphs } from '../text/fit.ts';
import { capitalsTracking, left, right, sizes, type StatementColors } from './statementLook.ts';
import {
  type Column,
  courseOf,
  idHeight,
  lineHeight,
  type MeasuredRow,
  type StatementTable,
} from './statementTable.ts';
import type { StatementRow, StatementText } from './statementText.ts';

/** From the words of the head to the first row, points. */
export const headHeight = 9.6;

/**
 * The head with the line below it.
 * @param y baseline of its words
 * @param head absent: it was there on a page before
 */
export function drawHead(
  composer: Composer,
  text: StatementText,
  { columns }: Pick<StatementTable, 'columns'>,
  colors: StatementColors,
  y: number,
  head?: Group,
): void {
  const tr: Group | undefined = head && { role: 'TR', within: head };
  for (const { name, x, width, isRight } of columns) {
    const block: Block = tr
      ? { role: 'P', within: { role: 'TH', scope: 'Column', within: tr } }
      : { role: 'Artifact' };
    composer.line(composer.capitals(text.columns[name] ?? ''), isRight ? x + width : x, y, {
      face: 'bold',
      size: sizes.small,
      fill: colors.third,
      tracking: capitalsTracking,
      align: isRight ? 'right' : 'left',
      block,
    });
  }
  composer.draw(stroked(segment(left, y + 8.3, right, y + 8.3), colors.tone, 1.1));
}

/** @param top of the row */
export function drawRow(
  composer: Composer,
  { row, code, height }: MeasuredRow,
  table: StatementTable,
  colors: StatementColors,
  { top, body }: { top: number; body: Group },
): void {
  const tr: Group = { role: 'TR', within: body };
  const middle = top + height / 2;
  for (const column of table.columns) {
    if (column.name === 'course') drawCourse(composer, row, table, colors, { middle, tr });
    else if (column.name === 'verify')
      drawCode(composer, row, column, colors, { middle, tr, code, size: table.codeSize });
    else drawCell(composer, row, column, colors, { middle, tr, digitWidth: table.digitWidth });
  }
  composer.draw(stroked(segment(left, top + height, right, top + height), colors.rowLine, 0.75));
}

interface Place {
  middle: number;
  tr: Group;
}

function drawCourse(
  composer: Composer,
  row: StatementRow,
  { columns }: StatementTable,
  colors: StatementColors,
  { middle, tr }: Place,
): void {
  const { set, fitted, height, leading } = courseOf(composer, row, columns);
  const head: Group = { role: 'TH', scope: 'Row', within: tr };
  const top = middle - (height + idHeight) / 2;
  const first = top + (leading + fitted.size * composer.capHeight('bold')) / 2;
  const style = { face: 'bold', fill: colors.ink } as const;
  composer.lines(fitted, set, left, first, leading, {
    ...style,
    block: { role: 'P', within: head },
  });
  const baseline = top + height + 8.2;
  const id = composer.typeset(row.validationId, 'body');
  const most = columns[0]?.width ?? 0;
  const width = Math.min(most, id.widthOf(row.validationId) * sizes.small);
  const below = segment(left, baseline + 1.5, left + width, baseline + 1.5);
  composer.draw(stroked(below, colors.underline, 0.5));
  composer.line(row.validationId, left, baseline, {
    face: 'body',
    size: sizes.small,
    fill: colors.tone,
    maxWidth: most,
    block: {
      role: 'Link',
      alt: row.verify,
      href: row.url,
      box: [left, baseline - 7, width, 9.5],
      within: head,
    },
  });
}

function drawCell(
  composer: Composer,
  row: StatementRow,
  { name, x, width, isRight }: Column,
  colors: StatementColors,
  { middle, tr, digitWidth }: Place & { digitWidth: number },
): void {
  const said = name === 'course' || name === 'verify' ? '' : row[name];
  const set = composer.typeset(said || '–', 'body');
  const fitted = fitParagraphs(set, sizes.text, name === 'type' ? width : Infinity);
  const first =
    middle -
    (fitted.lines.length * lineHeight) / 2 +
    (lineHeight + sizes.text * composer.capHeight('body')) / 2;
  const start = composer.shapes.length;
  composer.lines(fitted, set, isRight ? x + width : x, first, lineHeight, {
    face: 'body',
    fill: colors.second,
    align: isRight ? 'right' : 'left',
    block: { role: 'P', within: { role: 'TD', within: tr } },
  });
  const written = composer.shapes.splice(start);
  composer.shapes.push(...written.map((shape) => inColumn(shape, digitWidth, isRight)));
}

function drawCode(
  composer: Composer,
  row: StatementRow,
  { x, width }: Column,
  colors: StatementColors,
  { middle, tr, code, size }: Place & { code: QrCode; size: number },
): void {
  const [codeX, codeY] = [x + width - size, middle - size / 2];
  composer.draw({
    kind: 'path',
    d: code.d,
    frame: { x: codeX, y: codeY, unit: size / code.modules },
    fill: colors.ink,
    block: {
      role: 'Figure',
      alt: row.verify,
      href: row.url,
      box: [codeX, codeY, size, size],
      within: { role: 'TD', within: tr },
    },
  });
}
