import type { LoadedCertificateFonts } from '../fonts/faces.ts';
import { ShapeCollector } from '../layouts/composer.ts';
import {
  type TableStructureElement,
  type MultiPageScene,
  portraitPageSize,
  type Side,
} from '../scene.ts';
import { drawTableHeader, drawTableRow, tableHeaderHeight } from './drawTable.ts';
import { paginateRows } from './paginate.ts';
import { createStatementSummary } from './statementClosing.ts';
import { drawFirstPageHeader, drawPageFooter, drawFollowingPageHeader } from './statementHead.ts';
import {
  statementContentBottom,
  createStatementColors,
  createStatementBackground,
} from './statementStyle.ts';
import { measureStatementTable } from './statementTable.ts';
import type { StatementText } from './statementText.ts';

/**
 * Lays out the pages of a statement of learning. The same text, colour and fonts always give the same scene.
 * @param fonts every certificate font that the text needs. Characters that no certificate font has are drawn as images
 * @throws UnwritableTextError if characters that no certificate font has cannot be drawn as images either
 */
export function layoutStatement(
  text: StatementText,
  color: string,
  fonts: LoadedCertificateFonts,
): MultiPageScene {
  const colors = createStatementColors(color);
  const measuringComposer = new ShapeCollector(fonts, text.language);
  const table = measureStatementTable(measuringComposer, text);
  const getSpaceBelow = (headY: number) => statementContentBottom - headY - tableHeaderHeight;
  const starts = paginateRows(
    table.rows.map(({ height }) => height),
    {
      first: getSpaceBelow(drawFirstPageHeader(measuringComposer, text, colors)),
      next: getSpaceBelow(drawFollowingPageHeader(measuringComposer, text, colors)),
      closing: createStatementSummary(measuringComposer, text, colors).height,
    },
  );
  const tableGroup: TableStructureElement = { role: 'Table' };
  const headGroup: TableStructureElement = { role: 'THead', parent: tableGroup };
  const bodyGroup: TableStructureElement = { role: 'TBody', parent: tableGroup };

  const pages = starts.map((start, index): Side => {
    const isFirst = index === 0;
    const composer = new ShapeCollector(fonts, text.language);
    const headY = (isFirst ? drawFirstPageHeader : drawFollowingPageHeader)(composer, text, colors);
    drawTableHeader(composer, text, table, colors, headY, isFirst ? headGroup : undefined);
    let y = headY + tableHeaderHeight;
    for (const row of table.rows.slice(start, starts[index + 1])) {
      drawTableRow(composer, row, table, colors, { top: y, body: bodyGroup });
      y += row.height;
    }
    if (index === starts.length - 1) createStatementSummary(composer, text, colors).draw(y);
    const label = text.formatPageNumber(index + 1, starts.length);
    drawPageFooter(composer, text, colors, label);
    const background = createStatementBackground(colors, isFirst);
    return { label, size: portraitPageSize, background, shapes: composer.shapes };
  });
  const title = [text.title, text.learner, text.selectionName].filter(Boolean).join(' – ');
  return { title, language: text.language, pages };
}
