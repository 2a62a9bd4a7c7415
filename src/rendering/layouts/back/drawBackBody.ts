import { listFacts } from '../../certificateText.ts';
import type { ColumnText } from '../columnText.ts';
import { drawTextColumn, measureTextColumn } from '../stack.ts';
import type { BackLayout } from './backLayout.ts';
import { createQrCodeColumn } from './codeColumn.ts';
import type { BackInput, ColumnBlock } from './columnPart.ts';
import { createCourseFactGrid, createFactTable } from './facts.ts';
import { createTextsWithHeadings } from './passages.ts';

/**
 * Draws the main part of the back: course facts, course contents, custom text that did not fit on the front, and the QR
 * code of the certificate's public page.
 * @param remainder custom text that did not fit on the front
 */
export function drawBackBody(input: BackInput, layout: BackLayout, remainder: string): void {
  const { text, colors } = input;
  const { box } = layout;
  const hasProgramme = text.programme.value !== '';
  const code = createQrCodeColumn(input, layout, hasProgramme);
  const header = createHeader(input, layout, hasProgramme ? 16 : 26);
  const facts = hasProgramme
    ? createCourseFactGrid(input, listFacts(text), box)
    : createFactTable(input, [...listFacts(text), text.validationId], {
        ...box,
        height: Math.min(
          code.tileHeight,
          box.height - header.height - (remainder === '' ? 0 : remainderHeight),
        ),
      });
  const passages = createTextsWithHeadings(
    input,
    [
      {
        heading: text.programme.label,
        text: text.programme.value,
        fill: colors.content,
        size: 9.6,
      },
      { heading: '', text: remainder, fill: colors.muted, size: 8.4 },
    ],
    { ...box, height: box.height - header.height - facts.height },
  );
  const textParts = [header, facts, passages];
  // A programme below the facts makes the text column taller than the tile anyway.
  const tileHeight = Math.max(code.tileHeight, hasProgramme ? 0 : facts.height);
  const height = Math.max(header.height + tileHeight + code.detailsHeight, sumHeights(textParts));
  const top = box.y + (layout.isTopAligned ? 0 : Math.max(0, (box.height - height) / 2));
  textParts.forEach((part, index) =>
    part.draw(alignToPixels(top + sumHeights(textParts.slice(0, index)))),
  );
  code.draw(alignToPixels(top), alignToPixels(top + header.height), tileHeight);
}

/**
 * Rounds a vertical position in points to a whole number plus 0.25. A thin line at this position lies inside a row of
 * pixels, so that it looks the same on screen, in print and in a PDF.
 */
const alignToPixels = (y: number) => Math.round(y - 0.25) + 0.25;

const sumHeights = (parts: readonly ColumnBlock[]) =>
  parts.reduce((sum, { height }) => sum + height, 0);

/** Height reserved for custom text that did not fit on the front, in points. */
const remainderHeight = 70;

/** Maximum height of the course name and the learner's name together, in points. */
const maxHeaderHeight = 126;

/** Creates the header of the back with the names of course and learner. @param gap space below the header, in points */
function createHeader(
  { composer, text, colors }: BackInput,
  { box, heading }: BackLayout,
  gap: number,
) {
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
      fill: colors.title,
      contour: colors.titleContour,
      smallContour: colors.smallTitleContour,
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
      fill: colors.content,
      gap: 7,
      lineHeight: 1.35,
    },
  ];
  const headerBox = { ...box, height: maxHeaderHeight };
  return {
    height: measureTextColumn(composer, headerBox, slots) + gap,
    draw: (y: number) =>
      void drawTextColumn(composer, { ...headerBox, y }, slots, { valign: 'top' }),
  };
}
