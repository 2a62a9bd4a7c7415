import type { LayoutInput } from '../layout.ts';
import {
  drawFrontCode,
  drawFrontId,
  frontCodeSize,
  countFrontIdLines,
  idLineHeight,
} from './frontCode.ts';
import { textsBelowRule } from './signature.ts';

/** Width of the validation ID beside the code, and the space between the two, points. */
const textWidth = 76;
const gap = 10;
/** Width of the code with the ID beside it, points. */
export const codeInFootWidth = textWidth + gap + frontCodeSize;

/** Size of the label, and distance of the last line of the ID above its line, as in the date, points. */
const labelSize = 7.4;
const idAboveRule = 6.5;

/**
 * Draws the code at the end of a row of signatures, with the ID beside it in the form of the date: above a line, with
 * the label below. The code ends on the line of the label.
 * @param right right edge of the code
 * @param ruleY y of the signature lines
 */
export function drawCodeBesideSignatures(input: LayoutInput, right: number, ruleY: number): void {
  const { composer, colors } = input;
  const labelY = ruleY + textsBelowRule.first;
  const x = drawCode(input, right, labelY - frontCodeSize);
  if (countFrontIdLines(input) === 0) return;
  composer.drawRule(x, x + textWidth, ruleY, colors.content);
  drawTexts(input, x, labelY, ruleY - idAboveRule);
}

/**
 * Draws the code with the ID beside it below a label, on the lines of another text with its label.
 * @param right right edge of the code
 * @param labelY baseline of the label; the code begins at the top of the label
 * @param valueY baseline of the first line of the ID
 */
export function drawCodeBesideLabel(
  input: LayoutInput,
  right: number,
  labelY: number,
  valueY: number,
): void {
  const x = drawCode(input, right, labelY - labelSize * input.composer.getCapHeight('body'));
  const lines = countFrontIdLines(input);
  if (lines > 0) drawTexts(input, x, labelY, valueY + (lines - 1) * idLineHeight);
}

/** Draws the code. @returns the left edge of the texts beside it */
function drawCode(input: LayoutInput, right: number, y: number): number {
  drawFrontCode(input, { x: right - frontCodeSize, y }, input.colors.background);
  return right - codeInFootWidth;
}

function drawTexts(input: LayoutInput, x: number, labelY: number, idY: number): void {
  const { composer, text, colors } = input;
  composer.drawText(text.validationId.label, x, labelY, {
    face: 'body',
    size: labelSize,
    minSize: 6.5,
    fill: colors.muted,
    maxWidth: textWidth,
  });
  drawFrontId(input, { x, y: idY, align: 'left', color: colors.content });
}
