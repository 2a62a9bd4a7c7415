import type { Fonts } from '../fonts/faces.ts';
import { Composer } from '../layouts/composer.ts';
import { type Group, type PagedScene, portrait, type Side } from '../scene.ts';
import { drawHead, drawRow, headHeight } from './drawTable.ts';
import { paginate } from './paginate.ts';
import { statementClosing } from './statementClosing.ts';
import { drawFirstHead, drawFoot, drawNextHead } from './statementHead.ts';
import { bottom, statementColors, statementGround } from './statementLook.ts';
import { statementTable } from './statementTable.ts';
import type { StatementText } from './statementText.ts';

/**
 * Where everything stands on the pages of a statement. Pure: the same text, colour and fonts always give the same scene.
 * @param fonts must hold every face that the text needs; characters beyond them become pictures
 * @throws UnwritableText where such characters cannot be drawn
 */
export function layoutStatement(text: StatementText, color: string, fonts: Fonts): PagedScene {
  const colors = statementColors(color);
  const measuring = new Composer(fonts, text.language);
  const table = statementTable(measuring, text);
  const roomBelow = (head: number) => bottom - head - headHeight;
  const starts = paginate(
    table.rows.map(({ height }) => height),
    {
      first: roomBelow(drawFirstHead(measuring, text, colors)),
      next: roomBelow(drawNextHead(measuring, text, colors)),
      closing: statementClosing(measuring, text, colors).height,
    },
  );
  const whole: Group = { role: 'Table' };
  const head: Group = { role: 'THead', within: whole };
  const body: Group = { role: 'TBody', within: whole };

  const pages = starts.map((start, index): Side => {
    const isFirst = index === 0;
    const composer = new Composer(fonts, text.language);
    const headY = (isFirst ? drawFirstHead : drawNextHead)(composer, text, colors);
    drawHead(composer, text, table, colors, headY, isFirst ? head : undefined);
    let y = headY + headHeight;
    for (const row of table.rows.slice(start, starts[index + 1])) {
      drawRow(composer, row, table, colors, { top: y, body });
      y += row.height;
    }
    if (index === starts.length - 1) statementClosing(composer, text, colors).draw(y);
    const label = text.pageOf(index + 1, starts.length);
    drawFoot(composer, text, colors, label);
    const ground = statementGround(colors, isFirst);
    return { label, size: portrait, ground, shapes: composer.shapes };
  });
  const title = [text.title, text.learner, text.choice].filter(Boolean).join(' – ');
  return { title, language: text.language, pages };
}
