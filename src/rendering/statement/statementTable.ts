import type { Composer } from '../layouts/composer.ts';
import { type QrCode, qrCode } from '../qrCode.ts';
import { columnWidthOf, widestDigit } from './columnFigures.ts';
import { fitParagraphs } from '../text/fit.ts';
import type { ColumnName, StatementRow, StatementText } from './statementText.ts';
import { capitalsTracking, left, sizes, textWidth } from './statementLook.ts';

export interface Column {
  name: ColumnName;
  x: number;
  width: number;
  isRight: boolean;
}

/** The columns that a statement has, as wide as what is in them; courses have what is left. */
export interface StatementTable {
  columns: readonly Column[];
  rows: readonly MeasuredRow[];
  /** Of the codes, points. */
  codeSize: number;
  /** Of a digit in a column, points. */
  digitWidth: number;
}

export interface MeasuredRow {
  row: StatementRow;
  code: QrCode;
  height: number;
}

/** Between columns, points. */
const gap = 12;
const rowLeast = 37.5;
const rowPadding = 3.75;
export const lineHeight = 10.7;
export const idHeight = 11.55;
/** A module of a code is no smaller than a third of a millimetre's nine tenths, points. */
const leastModule = 0.85;
const codeLeast = 31;
/** Of a course of thousands of letters, points; what it takes is given to no other. */
const tallestCourse = 420;

/** Measures all that is listed. */
export function statementTable(composer: Composer, text: StatementText): StatementTable {
  const coded = text.rows.map((row) => ({ row, code: qrCode(row.url) }));
  const modules = Math.max(0, ...coded.map(({ code }) => code.modules));
  const codeSize = Math.max(codeLeast, modules * leastModule);
  const names = columnOrder.filter((name) => text.columns[name] !== undefined);
  const widths = new Map(
    names.map((name) => [name, columnWidth(composer, text, name, codeSize)] as const),
  );
  const others = [...widths.values()].reduce((sum, width) => sum + width + gap, -gap);
  widths.set('course', textWidth - others);
  let x = left;
  const columns = names.map((name): Column => {
    const width = widths.get(name) ?? 0;
    const column = { name, x, width, isRight: name === 'grade' || name === 'verify' };
    x += width + gap;
    return column;
  });
  const rows = coded.map(({ row, code }): MeasuredRow => {
    const course = courseOf(composer, row, columns);
    const type = typeOf(composer, row, columns);
    const height = Math.max(
      rowLeast,
      codeSize + 2 * 3.25,
      course.height + idHeight + 2 * rowPadding,
      type.height + 2 * rowPadding,
    );
    return { row, code, height };
  });
  const digit = widestDigit(composer);
  const digitWidth = columnWidthOf(composer, digit, digit) * sizes.text;
  return { columns, rows, codeSize, digitWidth };
}

const columnOrder = ['course', 'type', 'date', 'workload', 'grade', 'verify'] as const;

function columnWidth(
  composer: Composer,
  { columns, rows }: StatementText,
  name: ColumnName,
  codeSize: number,
): number {
  if (name === 'course') return 0;
  const head = composer.capitals(columns[name] ?? '');
  const headWidth =
    composer.typeset(head, 'bold').widthOf(head) * sizes.small + capitalsTracking * head.length;
  if (name === 'verify') return Math.max(headWidth, codeSize);
  // A type may take two lines.
  const words = rows.flatMap((row) => (name === 'type' ? row.type.split(' ') : row[name]));
  const digit = widestDigit(composer);
  const widest = Math.max(
    0,
    ...Array.from(new Set(words), (word) => columnWidthOf(composer, word, digit)),
  );
  return Math.max(headWidth, widest * sizes.text + 0.01);
}

/** Words in a column that is too narrow for their longest in ordinary size; nothing is cut. */
export function courseOf(composer: Composer, row: StatementRow, columns: readonly Column[]) {
  const width = columns[0]?.width ?? 0;
  const set = composer.typeset(row.course, 'bold');
  for (let size: number = sizes.text; ; size *= 0.8) {
    const fitted = fitParagraphs(set, size, width);
    const leading = (lineHeight / sizes.text) * size;
    const height = fitted.lines.length * leading;
    if (height <= tallestCourse || size < 1) return { set, fitted, height, leading };
  }
}

function typeOf(composer: Composer, row: StatementRow, columns: readonly Column[]) {
  const column = columns.find(({ name }) => name === 'type');
  const set = composer.typeset(row.type, 'body');
  const fitted = fitParagraphs(set, sizes.text, column?.width ?? Infinity);
  return { set, fitted, height: fitted.lines.length * lineHeight };
}
