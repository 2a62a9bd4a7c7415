import { type LabeledValue, listFacts } from '../../certificateText.ts';
import type { Box } from '../../scene.ts';
import { type ColumnText, minTextSize } from '../columnText.ts';
import type { AreaText } from '../layout.ts';
import { drawTextColumn, measureTextColumn } from '../stack.ts';
import type { BackInput, BackLayout, ColumnBlock } from './backLayout.ts';
import { createQrCodeColumn } from './codeColumn.ts';
import { createCourseFactGrid, createFactTable } from './facts.ts';
import { createTextsWithHeadings, type Passages } from './passages.ts';

/** Space between the names of course and learner and the facts below them, in points: above a grid, at least. */
const gapAbove = { table: 26, grid: 10 };

/**
 * Draws the main part of the back: course facts, course contents, custom text that did not fit on the front, and the QR
 * code of the certificate's public page. The facts are in a table. If a course programme leaves no room for it, all but
 * the identifier are in a lower grid; the identifier is the last row in both.
 * @param rests custom texts, or their rests, that did not fit on the front
 * @returns the top of the columns and the height of the taller one, in points
 */
export function drawBackBody(
  { composer, text, colors, brand }: BackInput,
  rests: readonly AreaText[],
  layout: BackLayout,
): Pick<Box, 'y' | 'height'> {
  const input = { composer, text, colors: colors.panel ?? colors, brand };
  const { box } = layout;
  const header = createHeader(input, layout);
  const isPresent = ({ value }: LabeledValue) => value !== '';
  const facts = [...listFacts(text), text.issuer].filter(isPresent);
  const identifier = [text.validationId].filter(isPresent);
  const table = createFactTable(input, [...facts, ...identifier], box);
  const tableBottom = header.height + gapAbove.table + table.minHeight;
  const grid =
    text.programme.value === '' ? undefined : createCourseFactGrid(input, facts, identifier, box);
  const factsBottom = grid ? header.height + gapAbove.grid + grid.height : tableBottom;
  const passages = createPassages(input, rests, { ...box, height: box.height - factsBottom });
  const hasRoomForTable = !passages.isShrunk && tableBottom + passages.height <= box.height;
  const isGrid = grid !== undefined && !hasRoomForTable;

  const code = createQrCodeColumn(input, layout);
  const gridGap = box.height - header.height - (grid?.height ?? 0) - passages.height;
  const gap = isGrid ? Math.max(gapAbove.grid, Math.min(gapAbove.table, gridGap)) : gapAbove.table;
  const freeHeight = box.height - tableBottom - passages.height;
  const tableHeight = Math.min(
    Math.max(code.tileHeight, table.usualHeight),
    table.minHeight + Math.max(0, freeHeight),
  );
  const factsHeight = isGrid ? grid.height : tableHeight;
  // Passages below a grid make the text column taller than the tile anyway.
  const tileHeight = isGrid ? code.tileHeight : Math.max(code.tileHeight, tableHeight);
  const height = header.height + gap + Math.max(tileHeight, factsHeight + passages.height);
  const top = box.y + Math.max(0, (box.height - height) / 2);
  const factsY = alignToPixels(top + header.height + gap);
  header.draw(alignToPixels(top));
  if (isGrid) grid.draw(factsY);
  else table.draw(factsY, tableHeight);
  passages.draw(alignToPixels(factsY + factsHeight));
  code.draw(alignToPixels(top), factsY, tileHeight);
  return { y: top, height };
}

/**
 * Creates the course programme, and the rests of the custom texts of the front. Their names are left out if all texts
 * would become too small with them.
 */
function createPassages(input: BackInput, rests: readonly AreaText[], box: Box): Passages {
  const { text, colors } = input;
  const { programme, continuation } = text;
  const createWith = (remainders: readonly string[]) =>
    createTextsWithHeadings(
      input,
      [
        { heading: programme.label, text: programme.value, fill: colors.content, size: 9.6 },
        {
          heading: continuation.back,
          text: remainders.join('\n'),
          fill: colors.muted,
          size: 8.4,
        },
      ],
      box,
    );
  const named = createWith(rests.map((areaText) => nameRest(input, areaText)));
  return named.size >= minTextSize ? named : createWith(rests.map((areaText) => areaText.text));
}

/**
 * Puts the name of a custom text before its rest. A rest that is written from right to left gets none, because the name
 * would turn the direction of the paragraph.
 */
const nameRest = ({ composer, text: { continuation } }: BackInput, { area, text }: AreaText) =>
  composer.getMeasurer(text, 'body').isRightToLeft(text)
    ? text
    : `${continuation.areas[area]} ${text}`;

/**
 * Rounds a vertical position in points to a whole number plus 0.25. A thin line at this position lies inside a row of
 * pixels, so that it looks the same on screen, in print and in a PDF.
 */
const alignToPixels = (y: number) => Math.round(y - 0.25) + 0.25;

/** Maximum height of the course name and the learner's name together, in points. */
const maxHeaderHeight = 126;

/** Creates the header of the back with the names of course and learner. */
function createHeader(
  { composer, text, colors }: BackInput,
  { box, heading = 'title' }: BackLayout,
): ColumnBlock {
  const isTitle = heading === 'title';
  const slots: ColumnText[] = [
    {
      text: composer.toUpperCase(text.backHeading),
      face: 'bold',
      size: 7.2,
      tracking: 2,
      fill: colors.accent,
      // Aligns the top of the capitals with the top of the logo.
      lineHeight: composer.getCapHeight('bold'),
      role: 'H1',
    },
    {
      text: text.course,
      face: heading,
      size: isTitle ? 29 : 23,
      tracking: isTitle ? 0 : -0.4,
      minSize: isTitle ? 14 : 12,
      maxLines: 3,
      fill: colors.accent,
      gap: 12,
      lineHeight: 1.12,
      role: 'H2',
    },
    {
      text: text.name,
      face: 'body',
      size: 11.5,
      minSize: 8.5,
      maxLines: 2,
      oneLineShare: 0.86,
      fill: colors.content,
      gap: 7,
      lineHeight: 1.35,
    },
  ];
  const headerBox = { ...box, height: maxHeaderHeight };
  return {
    height: measureTextColumn(composer, headerBox, slots),
    draw: (y: number) =>
      void drawTextColumn(composer, { ...headerBox, y }, slots, { valign: 'top' }),
  };
}
