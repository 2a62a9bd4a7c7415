import type { DesignColors } from '../../designColors.ts';
import type { ShapeCollector } from '../composer.ts';
import type { LayoutInput } from '../layout.ts';
import { addAltText, fitImageToContain } from '../../fitImage.ts';
import { createFilledRectangle } from '../slots.ts';
import type { Box } from '../../scene.ts';

/**
 * Position of a signature line, in points: `y` is its vertical position, and `x` is its middle or its left end,
 * depending on `align`. The name is printed below the line.
 */
export interface SignatureLinePosition extends Pick<Box, 'x' | 'y' | 'width'> {
  align: 'left' | 'center';
}

/** Distances of the texts below a signature line, or below the line of a date, from that line, in points. */
export const textsBelowRule = { first: 12.5, second: 23 };

/** Styles of a date and of the label below it. */
export const dateStyles = {
  value: { face: 'bold', size: 10.4, minSize: 8 },
  label: { face: 'body', size: 7.4, minSize: 6.5 },
} as const;

/** Maximum height of a signature image, in points. The image extends a little below the signature line. */
const imageHeight = 43;
const ruleOverlap = 3;
const margin = 8;

/**
 * Colours of a rectangle behind a signature: `background` fills the rectangle, and `color` is the colour of the
 * signature line, near the lower edge of the rectangle.
 */
export interface SignatureBackground {
  background: string;
  color: string;
}

/**
 * Distances that the rectangle behind a signature extends above (`over`) and below (`below`) the `y` of the signature, in
 * points.
 */
const plateSpan = { over: 44, below: 1 };
const plateRule = 4;

/**
 * Draws the image of a signature above a line, and the signatory's name and role below the line.
 * @param index index of the signatory, from 0. Draws nothing if there is no signatory with this index
 * @param plate colours of a rectangle behind the signature. Default: no rectangle
 */
export function drawSignature(
  { composer, text, colors, brand }: Pick<LayoutInput, 'composer' | 'text' | 'colors' | 'brand'>,
  index: number,
  position: SignatureLinePosition,
  plate?: SignatureBackground,
): void {
  const signatory = text.signatories[index];
  if (!signatory) return;
  const { x, y, width, align } = position;
  const startX = getStartX(position);
  const image = brand.signatures[index];
  const ruleY = plate ? y - plateRule : y;
  if (plate) {
    const { over, below } = plateSpan;
    composer.addShapes(
      createFilledRectangle(startX, y - over, width, over + below, plate.background),
    );
  }
  if (image) {
    const height = plate ? imageHeight - plateRule : imageHeight;
    const box = {
      x: startX + margin,
      y: ruleY - height + ruleOverlap,
      width: width - 2 * margin,
      height,
    };
    const shape = fitImageToContain(image, box, { align, valign: 'bottom' });
    composer.addShapes(addAltText(shape, signatory.name));
  }
  const inset = plate ? margin : 0;
  const color = plate?.color ?? colors.content;
  composer.drawRule(startX + inset, startX + width - inset, ruleY, color, plate !== undefined);
  const style = { align, maxWidth: width } as const;
  const name = { ...style, face: 'bold', size: 8.6, minSize: 6.8, fill: colors.content } as const;
  composer.drawText(signatory.name, x, y + textsBelowRule.first, name);
  const role = { ...style, face: 'body', size: 7.4, minSize: 6.5, fill: colors.muted } as const;
  const { descent } = composer.getMeasurer(signatory.name, name.face).measureHeight();
  const roleHeight = composer.getMeasurer(signatory.role, role.face).measureHeight();
  // Letters of some scripts are too tall for the usual distances.
  const roleY = textsBelowRule.first + descent * name.size + roleHeight.ascent * role.size;
  composer.drawText(signatory.role, x, y + Math.max(textsBelowRule.second, roleY), {
    ...role,
    maxLines: 2,
    lineHeight: Math.max(9.4, (roleHeight.ascent + roleHeight.descent) * role.size),
  });
}

/**
 * Draws two signatures, to the left and to the right of `x`. If there is only one signatory, draws the completion date
 * on the left and the signature on the right. `distance` is the distance from `x` to the middle of each signature line.
 */
export function drawSignaturePair(
  input: Pick<LayoutInput, 'composer' | 'text' | 'colors' | 'brand'>,
  { x, y, distance, width }: Pick<Box, 'x' | 'y' | 'width'> & { distance: number },
): void {
  const { composer, text, colors } = input;
  const getPosition = (side: -1 | 1): SignatureLinePosition => ({
    x: x + side * distance,
    y,
    width,
    align: 'center',
  });
  const isAlone = text.signatories.length === 1;
  if (isAlone) drawDate(composer, text.completionDate, colors, getPosition(-1));
  text.signatories.forEach((_, index) =>
    drawSignature(input, index, getPosition(index === 0 && !isAlone ? -1 : 1)),
  );
}

/** Draws the completion date in the form of a signature: the date is above a line, and its label is below the line. */
export function drawDate(
  composer: ShapeCollector,
  { label, value }: { label: string; value: string },
  colors: DesignColors,
  position: SignatureLinePosition,
): void {
  if (value === '') return;
  const { x, y, width, align } = position;
  const startX = getStartX(position);
  const style = { align, maxWidth: width } as const;
  composer.drawText(value, x, y - 6.5, { ...style, ...dateStyles.value, fill: colors.content });
  composer.drawRule(startX, startX + width, y, colors.content);
  composer.drawText(label, x, y + textsBelowRule.first, {
    ...style,
    ...dateStyles.label,
    fill: colors.muted,
  });
}

/**
 * Draws the completion date and the signatures side by side, in three columns of equal width.
 * @param position position of the line below the date
 * @param step distance from the left edge of a column to that of the next, points
 */
export function drawDateAndSignatures(
  input: LayoutInput,
  position: Omit<SignatureLinePosition, 'align'>,
  step: number,
): void {
  const getPosition = (index: number): SignatureLinePosition => ({
    ...position,
    x: position.x + index * step,
    align: 'left',
  });
  drawDate(input.composer, input.text.completionDate, input.colors, getPosition(0));
  input.text.signatories.forEach((_, index) => drawSignature(input, index, getPosition(index + 1)));
}

const getStartX = ({ x, width, align }: SignatureLinePosition) =>
  align === 'center' ? x - width / 2 : x;
