import type { ShapeCollector } from '../layouts/composer.ts';
import { fitText } from '../text/fitText.ts';
import type { StatementText } from './statementText.ts';
import {
  capitalsTracking,
  statementLeft,
  statementRight,
  statementFontSizes,
  type StatementColors,
  statementWidth,
} from './statementStyle.ts';

/** Draws the header of a statement's first page. @returns the baseline of the table header */
export function drawFirstPageHeader(
  composer: ShapeCollector,
  text: StatementText,
  colors: StatementColors,
): number {
  const issued = composer.getMeasurer(text.issued, 'body');
  const issuedWidth = issued.measureWidth(text.issued) * 7.5;
  composer.drawText(text.company, statementLeft, 64, {
    face: 'bold',
    size: 9.75,
    fill: colors.primaryText,
    maxWidth: statementWidth - issuedWidth - 24,
  });
  const small = { face: 'body', size: 7.5, fill: colors.tertiaryText } as const;
  composer.drawText(text.issued, statementRight, 63.4, { ...small, align: 'right' });
  composer.drawText(composer.toUpperCase(text.title), statementLeft, 118, {
    face: 'title',
    size: 10,
    fill: colors.tone,
    tracking: 2.4,
  });
  const nameBaseline = drawName(composer, text.learner, colors);
  const periodBaseline = nameBaseline + 25;
  composer.drawText(text.period, statementLeft, periodBaseline, {
    face: 'title',
    size: 14,
    fill: colors.secondaryText,
    maxWidth: statementWidth,
  });
  return drawFigures(composer, text, colors, periodBaseline + 24) + 22.5;
}

/** Draws the learner's name. @returns the baseline of the name's last line */
function drawName(
  composer: ShapeCollector,
  learner: string,
  { primaryText }: StatementColors,
): number {
  const measurer = composer.getMeasurer(learner, 'title');
  const rules = { size: 35, width: statementWidth, maxLines: 2, tracking: 0, oneLineShare: 0.7 };
  let fitted = fitText(measurer, { ...rules, minSize: 22 });
  for (
    let minSize = 18;
    fitted.isOverflowing && fitted.lines.length * fitted.size > 80;
    minSize *= 0.8
  )
    fitted = fitText(measurer, { ...rules, minSize });
  const lineHeight = fitted.size * 1.08;
  const firstBaseline = 122 + fitted.size;
  composer.drawLines(fitted, measurer, statementLeft, firstBaseline, lineHeight, {
    face: 'title',
    fill: primaryText,
    role: 'H1',
  });
  return firstBaseline + (Math.max(1, fitted.lines.length) - 1) * lineHeight;
}

/** Width of each key figure on the statement, in quarters of the text width. */
const figureShares = [1, 1.3, 1, 0.7];

/** Draws the statement's key figures side by side, between an upper and a lower line. @returns y of the lower line */
function drawFigures(
  composer: ShapeCollector,
  { figures }: StatementText,
  colors: StatementColors,
  top: number,
): number {
  composer.drawRule(statementLeft, statementRight, top, colors.line);
  let x = statementLeft;
  figures.forEach(({ label, value }, index) => {
    composer.drawText(composer.toUpperCase(label), x, top + 17, {
      face: 'bold',
      size: statementFontSizes.small,
      fill: colors.tertiaryText,
      tracking: capitalsTracking,
    });
    const style = {
      face: 'bold',
      size: statementFontSizes.figure,
      fill: colors.primaryText,
    } as const;
    composer.drawText(value, x, top + 34.5, style);
    x += (statementWidth * (figureShares[index] ?? 1)) / 4;
  });
  composer.drawRule(statementLeft, statementRight, top + 48, colors.line);
  return top + 48;
}

/**
 * Draws the header of a page after the first, with some information repeated from the first page.
 * @returns the baseline of the table header
 */
export function drawFollowingPageHeader(
  composer: ShapeCollector,
  text: StatementText,
  colors: StatementColors,
): number {
  const documentTitle = [text.title, text.selectionName].filter(Boolean).join(' · ');
  const width = composer.getMeasurer(documentTitle, 'body').measureWidth(documentTitle) * 7.5;
  const block = { role: 'Artifact' } as const;
  composer.drawText(text.company, statementLeft, 54, {
    face: 'bold',
    size: 7.5,
    fill: colors.primaryText,
    maxWidth: statementWidth - width - 24,
    block,
  });
  const small = { face: 'body', size: 7.5, fill: colors.tertiaryText } as const;
  composer.drawText(documentTitle, statementRight, 54, { ...small, align: 'right', block });
  return 82;
}

/** Draws the footer of a statement's page: the learner's name, the title and the page number. */
export function drawPageFooter(
  composer: ShapeCollector,
  text: StatementText,
  { tertiaryText }: StatementColors,
  page: string,
): void {
  const label = [text.learner, text.title, text.selectionName].filter(Boolean).join(' · ');
  const style = { face: 'body', size: statementFontSizes.foot, fill: tertiaryText } as const;
  const block = { role: 'Artifact' } as const;
  composer.drawText(label, statementLeft, 812.5, {
    ...style,
    maxWidth: statementWidth - 70,
    block,
  });
  composer.drawText(page, statementRight, 812.5, { ...style, align: 'right', block });
}
