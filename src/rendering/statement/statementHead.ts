import type { Composer } from '../layouts/composer.ts';
import { fitText } from '../text/fit.ts';
import type { StatementText } from './statementText.ts';
import {
  capitalsTracking,
  left,
  right,
  sizes,
  type StatementColors,
  textWidth,
} from './statementLook.ts';

/** The head of the first page. @returns the baseline of the table's head */
export function drawFirstHead(
  composer: Composer,
  text: StatementText,
  colors: StatementColors,
): number {
  const issued = composer.typeset(text.issued, 'body');
  const issuedWidth = issued.widthOf(text.issued) * 7.5;
  composer.line(text.company, left, 64, {
    face: 'bold',
    size: 9.75,
    fill: colors.ink,
    maxWidth: textWidth - issuedWidth - 24,
  });
  const small = { face: 'body', size: 7.5, fill: colors.third } as const;
  composer.line(text.issued, right, 63.4, { ...small, align: 'right' });
  composer.line(composer.capitals(text.title), left, 118, {
    face: 'title',
    size: 10,
    fill: colors.tone,
    tracking: 2.4,
  });
  const name = drawName(composer, text.learner, colors);
  const period = name + 25;
  composer.line(text.period, left, period, {
    face: 'title',
    size: 14,
    fill: colors.second,
    maxWidth: textWidth,
  });
  return drawFigures(composer, text, colors, period + 24) + 22.5;
}

/** @returns the baseline of its last line */
function drawName(composer: Composer, learner: string, { ink }: StatementColors): number {
  const set = composer.typeset(learner, 'title');
  const rules = { size: 35, width: textWidth, maxLines: 2, tracking: 0, oneLineShare: 0.7 };
  let fitted = fitText(set, { ...rules, minSize: 22 });
  for (let minSize = 18; fitted.isOver && fitted.lines.length * fitted.size > 80; minSize *= 0.8)
    fitted = fitText(set, { ...rules, minSize });
  const lineHeight = fitted.size * 1.08;
  const first = 122 + fitted.size;
  composer.lines(fitted, set, left, first, lineHeight, { face: 'title', fill: ink, role: 'H1' });
  return first + (Math.max(1, fitted.lines.length) - 1) * lineHeight;
}

/** How much of its width a figure has. */
const shares = [1, 1.3, 1, 0.7];

/** Figures side by side between two hairlines. @returns the lower one */
function drawFigures(
  composer: Composer,
  { figures }: StatementText,
  colors: StatementColors,
  top: number,
): number {
  composer.rule(left, right, top, colors.line);
  let x = left;
  figures.forEach(({ label, value }, index) => {
    composer.line(composer.capitals(label), x, top + 17, {
      face: 'bold',
      size: sizes.small,
      fill: colors.third,
      tracking: capitalsTracking,
    });
    const figure = { face: 'bold', size: sizes.figure, fill: colors.ink } as const;
    composer.line(value, x, top + 34.5, figure);
    x += (textWidth * (shares[index] ?? 1)) / 4;
  });
  composer.rule(left, right, top + 48, colors.line);
  return top + 48;
}

/** The head of another page, which says nothing new. @returns the baseline of the table's head */
export function drawNextHead(
  composer: Composer,
  text: StatementText,
  colors: StatementColors,
): number {
  const document = [text.title, text.choice].filter(Boolean).join(' · ');
  const width = composer.typeset(document, 'body').widthOf(document) * 7.5;
  const block = { role: 'Artifact' } as const;
  composer.line(text.company, left, 54, {
    face: 'bold',
    size: 7.5,
    fill: colors.ink,
    maxWidth: textWidth - width - 24,
    block,
  });
  const small = { face: 'body', size: 7.5, fill: colors.third } as const;
  composer.line(document, right, 54, { ...small, align: 'right', block });
  return 82;
}

/** Whose and which document this is, and the page's number. */
export function drawFoot(
  composer: Composer,
  text: StatementText,
  { third }: StatementColors,
  page: string,
): void {
  const said = [text.learner, text.title, text.choice].filter(Boolean).join(' · ');
  const style = { face: 'body', size: sizes.foot, fill: third } as const;
  const block = { role: 'Artifact' } as const;
  composer.line(said, left, 812.5, { ...style, maxWidth: textWidth - 70, block });
  composer.line(page, right, 812.5, { ...style, align: 'right', block });
}
