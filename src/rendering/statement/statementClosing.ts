import type { Composer } from '../layouts/composer.ts';
import { roundedRectangle, segment } from '../ornaments/path.ts';
import { type Block, filled, type Group, stroked } from '../scene.ts';
import { fitParagraphs } from '../text/fit.ts';
import type { StatementText, Total } from './statementText.ts';
import {
  capitalsTracking,
  left,
  right,
  rosettePath,
  sizes,
  type StatementColors,
  textWidth,
} from './statementLook.ts';

/** What follows the last row. */
export interface Closing {
  height: number;
  /** @param y below the last row */
  draw: (y: number) => void;
}

const rowHeight = 25.5;
const countRight = left + textWidth * 0.664;
const lineHeight = 11.55;
const padding = 16;
/** Left of the words in the box, for the rosette. */
const seal = 62;

/** The totals, where there are several, and how a row is verified. */
export function statementClosing(
  composer: Composer,
  text: StatementText,
  colors: StatementColors,
): Closing {
  const { types, all } = text.totals;
  const hasTotals = types.length > 0;
  const isNoted = !hasTotals && all.without !== '';
  const totals = hasTotals ? 71 + (types.length + 1) * rowHeight + 8 : isNoted ? 20 : 0;
  const set = composer.typeset(text.how.value, 'body');
  const how = fitParagraphs(set, sizes.text, textWidth - seal - 2 * padding);
  const boxHeight = 2 * padding + 14 + how.lines.length * lineHeight;
  return {
    height: totals + 30 + boxHeight,
    draw: (y) => {
      if (hasTotals) drawTotals(composer, text, colors, y);
      if (isNoted) note(composer, all.without, left, y + 17, colors, { role: 'P' });
      drawBox(composer, colors, y + totals + 30, boxHeight);
      const x = left + padding + seal;
      const top = y + totals + 30 + padding;
      const ink = { face: 'bold', size: 9, fill: colors.ink, role: 'H2' } as const;
      composer.line(text.how.label, x, top + 8, ink);
      const said = { face: 'body', fill: colors.second } as const;
      composer.lines(how, set, x, top + 14 + 8.2, lineHeight, said);
    },
  };
}

function drawBox(
  composer: Composer,
  { tint, tone }: StatementColors,
  y: number,
  height: number,
): void {
  composer.draw(filled(roundedRectangle(left, y, textWidth, height, 4.5), tint));
  const rules = { rings: 7, lobes: 8, depth: 0.42 };
  const [x, radius] = [left + padding + 22, 22];
  composer.draw(stroked(rosettePath(x, y + height / 2, radius, rules), tone, 0.35));
}

function drawTotals(
  composer: Composer,
  { totals }: StatementText,
  colors: StatementColors,
  y: number,
): void {
  const { heading, head, types, all } = totals;
  const style = { face: 'title', size: 18, fill: colors.ink, role: 'H2' } as const;
  composer.line(heading, left, y + 45, style);
  const table: Group = { role: 'Table' };
  const tr: Group = { role: 'TR', within: { role: 'THead', within: table } };
  const headY = y + 71 + 4;
  const words = [head.type, head.count, head.workload];
  words.forEach((word, index) =>
    composer.line(composer.capitals(word), edges[index] ?? left, headY, {
      face: 'bold',
      size: sizes.small,
      fill: colors.third,
      tracking: capitalsTracking,
      align: index === 0 ? 'left' : 'right',
      block: { role: 'P', within: { role: 'TH', scope: 'Column', within: tr } },
    }),
  );
  const lineY = headY + 8.3;
  composer.draw(stroked(segment(left, lineY, right, lineY), colors.tone, 1.1));
  const body: Group = { role: 'TBody', within: table };
  types.forEach((total, index) => {
    const top = lineY + index * rowHeight;
    totalRow(composer, total, colors, { top, body, isAll: false });
    const below = segment(left, top + rowHeight, right, top + rowHeight);
    composer.draw(stroked(below, colors.rowLine, 0.75));
  });
  const foot: Group = { role: 'TFoot', within: table };
  totalRow(composer, all, colors, {
    top: lineY + types.length * rowHeight,
    body: foot,
    isAll: true,
  });
}

const edges = [left, countRight, right];

function totalRow(
  composer: Composer,
  { label, count, workload, without }: Total,
  colors: StatementColors,
  { top, body, isAll }: { top: number; body: Group; isAll: boolean },
): void {
  const tr: Group = { role: 'TR', within: body };
  const style = {
    face: isAll ? 'bold' : 'body',
    size: isAll ? 9.75 : sizes.text,
    fill: colors.ink,
  } as const;
  const y = top + (isAll ? 18.5 : 15.8);
  const inCell = (group: Group): Block => ({ role: 'P', within: group });
  const cell = (): Group => ({ role: 'TD', within: tr });
  composer.line(label, left, y, {
    ...style,
    block: inCell({ role: 'TH', scope: 'Row', within: tr }),
  });
  composer.line(count, countRight, y, { ...style, align: 'right', block: inCell(cell()) });
  const hours = cell();
  composer.line(workload || '–', right, y, { ...style, align: 'right', block: inCell(hours) });
  if (without === '') return;
  // Beside the hours, so that each row keeps its height.
  const width = composer.typeset(workload || '–', style.face).widthOf(workload || '–') * style.size;
  note(composer, without, right - width - 10, y, colors, inCell(hours), 'right');
}

function note(
  composer: Composer,
  text: string,
  x: number,
  y: number,
  { third }: StatementColors,
  block: Block,
  align: 'left' | 'right' = 'left',
): void {
  composer.line(text, x, y, { face: 'body', size: 7.2, fill: third, align, block });
}
