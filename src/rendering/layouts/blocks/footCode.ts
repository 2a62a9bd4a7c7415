import type { LayoutInput } from '../layout.ts';
import {
  drawFrontCode,
  drawFrontId,
  drawFrontIdLabel,
  frontCodeSize,
  countFrontIdLines,
  idLabelSize,
  idLineHeight,
  idWidth,
} from './frontCode.ts';
import { textsBelowRule } from './signature.ts';

/** Space between the validation ID and the code beside it, points. */
const gap = 8;
/** Width of the code with the ID beside it, points. */
export const codeInFootWidth = idWidth + gap + frontCodeSize;

/** Distance of the last line of the ID above its line, as in the date, points. */
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
  composer.drawRule(x, x + idWidth, ruleY, colors.content);
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
  const x = drawCode(input, right, labelY - idLabelSize * input.composer.getCapHeight('body'));
  const lines = countFrontIdLines(input);
  if (lines > 0) drawTexts(input, x, labelY, valueY + (lines - 1) * idLineHeight);
}

/** Draws the code. @returns the left edge of the texts beside it */
function drawCode(input: LayoutInput, right: number, y: number): number {
  drawFrontCode(input, { x: right - frontCodeSize, y }, input.colors.background);
  return right - codeInFootWidth;
}

function drawTexts(input: LayoutInput, x: number, labelY: number, idY: number): void {
  const { muted, content } = input.colors;
  drawFrontIdLabel(input, { x, y: labelY, align: 'left', color: muted });
  drawFrontId(input, { x, y: idY, align: 'left', color: content });
}
