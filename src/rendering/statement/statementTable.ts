import type { ShapeCollector } from '../layouts/composer.ts';
import { type QrCode, createQrCode } from '../qrCode.ts';
import { measureTabularText, findWidestDigit } from './alignDigits.ts';
import { fitParagraphs } from '../text/fitText.ts';
import type { StatementColumnName, StatementRow, StatementText } from './statementText.ts';
import {
  capitalsTracking,
  statementLeft,
  statementFontSizes,
  statementWidth,
} from './statementStyle.ts';

export interface StatementColumn {
  name: StatementColumnName;
  x: number;
  width: number;
  isRight: boolean;
}

/**
 * The table of a statement with the sizes of its columns and rows. The course column has the width that the other
 * columns leave; each other column is as wide as its content.
 */
export interface StatementTable {
  columns: readonly StatementColumn[];
  rows: readonly MeasuredRow[];
  /** Side length of each QR code, points. */
  codeSize: number;
  /** Width that every digit takes in the table, points. */
  digitWidth: number;
}

export interface MeasuredRow {
  row: StatementRow;
  code: QrCode;
  height: number;
}

/** Space between columns, points. */
const gap = 12;
const minRowHeight = 37.5;
const rowPadding = 3.75;
export const tableLineHeight = 10.7;
export const validationIdLineHeight = 11.55;
/** Minimum side length of a module (square) of a QR code, points: 0.3 millimetres. */
const minModuleSize = 0.85;
const minCodeSize = 31;
/** Maximum height of a course name, points. Without a maximum, names of thousands of letters would fill pages. */
const maxCourseHeight = 420;

/** Determines the sizes of columns and rows of a statement's table. */
export function measureStatementTable(
  composer: ShapeCollector,
  text: StatementText,
): StatementTable {
  const codedRows = text.rows.map((row) => ({ row, code: createQrCode(row.url) }));
  const modules = Math.max(0, ...codedRows.map(({ code }) => code.modules));
  const codeSize = Math.max(minCodeSize, modules * minModuleSize);
  const names = columnOrder.filter((name) => text.columns[name] !== undefined);
  const widths = new Map(
    names.map((name) => [name, measureColumn(composer, text, name, codeSize)] as const),
  );
  const otherWidths = [...widths.values()].reduce((sum, width) => sum + width + gap, -gap);
  widths.set('course', statementWidth - otherWidths);
  let x = statementLeft;
  const columns = names.map((name): StatementColumn => {
    const width = widths.get(name) ?? 0;
    const column = { name, x, width, isRight: name === 'grade' || name === 'verify' };
    x += width + gap;
    return column;
  });
  const rows = codedRows.map(({ row, code }): MeasuredRow => {
    const course = fitCourseName(composer, row, columns);
    const type = fitType(composer, row, columns);
    const height = Math.max(
      minRowHeight,
      codeSize + 2 * 3.25,
      course.height + validationIdLineHeight + 2 * rowPadding,
      type.height + 2 * rowPadding,
    );
    return { row, code, height };
  });
  const digit = findWidestDigit(composer);
  const digitWidth = measureTabularText(composer, digit, digit) * statementFontSizes.text;
  return { columns, rows, codeSize, digitWidth };
}

const columnOrder = ['course', 'type', 'date', 'workload', 'grade', 'verify'] as const;

function measureColumn(
  composer: ShapeCollector,
  { columns, rows }: StatementText,
  name: StatementColumnName,
  codeSize: number,
): number {
  if (name === 'course') return 0;
  const head = composer.toUpperCase(columns[name] ?? '');
  const headWidth =
    composer.getMeasurer(head, 'bold').measureWidth(head) * statementFontSizes.small +
    capitalsTracking * head.length;
  if (name === 'verify') return Math.max(headWidth, codeSize);
  // A type may take two lines.
  const words = rows.flatMap((row) => (name === 'type' ? row.type.split(' ') : row[name]));
  const digit = findWidestDigit(composer);
  const widest = Math.max(
    0,
    ...Array.from(new Set(words), (word) => measureTabularText(composer, word, digit)),
  );
  return Math.max(headWidth, widest * statementFontSizes.text + 0.01);
}

/**
 * Breaks a course name into lines that fit the course column. Very long names get a smaller font size; the text is
 * always complete.
 */
export function fitCourseName(
  composer: ShapeCollector,
  row: StatementRow,
  columns: readonly StatementColumn[],
) {
  const width = columns[0]?.width ?? 0;
  const measurer = composer.getMeasurer(row.course, 'bold');
  for (let size: number = statementFontSizes.text; ; size *= 0.8) {
    const fitted = fitParagraphs(measurer, size, width);
    const leading = (tableLineHeight / statementFontSizes.text) * size;
    const height = fitted.lines.length * leading;
    if (height <= maxCourseHeight || size < 1) return { measurer, fitted, height, leading };
  }
}

function fitType(composer: ShapeCollector, row: StatementRow, columns: readonly StatementColumn[]) {
  const column = columns.find(({ name }) => name === 'type');
  const measurer = composer.getMeasurer(row.type, 'body');
  const fitted = fitParagraphs(measurer, statementFontSizes.text, column?.width ?? Infinity);
  return { measurer, fitted, height: fitted.lines.length * tableLineHeight };
}
