import type { ShapeCollector } from '../layouts/composer.ts';
import { traceRoundedRectangle } from '../layouts/ornaments/curves.ts';
import { traceRosette } from '../layouts/ornaments/guilloche.ts';
import {
  type StructureElement,
  createFilledPath,
  type TableStructureElement,
  createStrokedPath,
} from '../scene.ts';
import { fitParagraphs } from '../text/fitText.ts';
import { drawColumnLabels, drawRowLine, labelLineDistance } from './drawTable.ts';
import type { StatementText, WorkloadTotal } from './statementText.ts';
import {
  statementLeft,
  statementRight,
  statementFontSizes,
  type StatementColors,
  statementWidth,
} from './statementStyle.ts';

/** The part of a statement below the last table row: totals and instructions for verification. */
export interface StatementSummary {
  height: number;
  /** Draws the closing part. @param y bottom edge of the last table row, points */
  draw: (y: number) => void;
}

const rowHeight = 25.5;
const countRight = statementLeft + statementWidth * 0.664;
const lineHeight = 11.55;
const padding = 16;
/** Width of the space for the rosette to the left of the verification text, points. */
const rosetteWidth = 62;

/**
 * Creates the closing part of a statement. It has instructions for verifying a row of the table. It has totals only if
 * the certificates are of several types.
 */
export function createStatementSummary(
  composer: ShapeCollector,
  text: StatementText,
  colors: StatementColors,
): StatementSummary {
  const { types, all } = text.totals;
  const hasTotals = types.length > 0;
  const hasNote = !hasTotals && all.without !== '';
  const totals = hasTotals ? 71 + (types.length + 1) * rowHeight + 8 : hasNote ? 20 : 0;
  const measurer = composer.getMeasurer(text.verification.value, 'body');
  const fittedText = fitParagraphs(
    measurer,
    statementFontSizes.text,
    statementWidth - rosetteWidth - 2 * padding,
  );
  const boxHeight = 2 * padding + 14 + fittedText.lines.length * lineHeight;
  return {
    height: totals + 30 + boxHeight,
    draw: (y) => {
      if (hasTotals) drawTotals(composer, text, colors, y);
      if (hasNote) drawNote(composer, all.without, statementLeft, y + 17, colors, { role: 'P' });
      drawBox(composer, colors, y + totals + 30, boxHeight);
      const x = statementLeft + padding + rosetteWidth;
      const top = y + totals + 30 + padding;
      const labelStyle = { face: 'bold', size: 9, fill: colors.primaryText, role: 'H2' } as const;
      composer.drawText(text.verification.label, x, top + 8, labelStyle);
      const textStyle = { face: 'body', fill: colors.secondaryText } as const;
      composer.drawLines(fittedText, measurer, x, top + 14 + 8.2, lineHeight, textStyle);
    },
  };
}

function drawBox(
  composer: ShapeCollector,
  { tint, tone }: StatementColors,
  y: number,
  height: number,
): void {
  composer.addShapes(
    createFilledPath(traceRoundedRectangle(statementLeft, y, statementWidth, height, 4.5), tint),
  );
  const rules = { rings: 7, lobes: 8, depth: 0.42 };
  const [x, radius] = [statementLeft + padding + 22, 22];
  composer.addShapes(createStrokedPath(traceRosette(x, y + height / 2, radius, rules), tone, 0.35));
}

function drawTotals(
  composer: ShapeCollector,
  { totals }: StatementText,
  colors: StatementColors,
  y: number,
): void {
  const { heading, head, types, all } = totals;
  const style = { face: 'title', size: 18, fill: colors.primaryText, role: 'H2' } as const;
  composer.drawText(heading, statementLeft, y + 45, style);
  const table: TableStructureElement = { role: 'Table' };
  const labels = [
    { label: head.type, x: statementLeft, isRight: false },
    { label: head.count, x: countRight, isRight: true },
    { label: head.workload, x: statementRight, isRight: true },
  ];
  const headY = y + 71 + 4;
  drawColumnLabels(composer, labels, colors, headY, { role: 'THead', parent: table });
  const lineY = headY + labelLineDistance;
  const body: TableStructureElement = { role: 'TBody', parent: table };
  types.forEach((total, index) => {
    const top = lineY + index * rowHeight;
    drawTotalRow(composer, total, colors, { top, body, isAll: false });
    drawRowLine(composer, top + rowHeight, colors);
  });
  const foot: TableStructureElement = { role: 'TFoot', parent: table };
  drawTotalRow(composer, all, colors, {
    top: lineY + types.length * rowHeight,
    body: foot,
    isAll: true,
  });
}

function drawTotalRow(
  composer: ShapeCollector,
  { label, count, workload, without }: WorkloadTotal,
  colors: StatementColors,
  { top, body, isAll }: { top: number; body: TableStructureElement; isAll: boolean },
): void {
  const tr: TableStructureElement = { role: 'TR', parent: body };
  const style = {
    face: isAll ? 'bold' : 'body',
    size: isAll ? 9.75 : statementFontSizes.text,
    fill: colors.primaryText,
  } as const;
  const y = top + (isAll ? 18.5 : 15.8);
  const drawCell = (text: string, x: number, parent: TableStructureElement) =>
    composer.drawText(text, x, y, {
      ...style,
      align: x === statementLeft ? 'left' : 'right',
      block: { role: 'P', parent },
    });
  drawCell(label, statementLeft, { role: 'TH', scope: 'Row', parent: tr });
  drawCell(count, countRight, { role: 'TD', parent: tr });
  const hours: TableStructureElement = { role: 'TD', parent: tr };
  drawCell(workload || '–', statementRight, hours);
  if (without === '') return;
  // Beside the hours, so that each row keeps its height.
  const width =
    composer.getMeasurer(workload || '–', style.face).measureWidth(workload || '–') * style.size;
  const block = { role: 'P', parent: hours } as const;
  drawNote(composer, without, statementRight - width - 10, y, colors, block, 'right');
}

function drawNote(
  composer: ShapeCollector,
  text: string,
  x: number,
  y: number,
  { tertiaryText }: StatementColors,
  block: StructureElement,
  align: 'left' | 'right' = 'left',
): void {
  composer.drawText(text, x, y, { face: 'body', size: 7.2, fill: tertiaryText, align, block });
}
