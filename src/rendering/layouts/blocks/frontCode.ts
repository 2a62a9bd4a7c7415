import { createQrCode, quietZoneModules } from '../../qrCode.ts';
import { type Box, createFilledPath, type FigureBlock } from '../../scene.ts';
import { type FittedText, fitText } from '../../text/fitText.ts';
import { minTextSize } from '../columnText.ts';
import type { LayoutInput } from '../layout.ts';
import { createFilledRectangle } from '../slots.ts';

/** Width and height of the QR code on the front, points (15 mm). */
export const frontCodeSize = 42.5;

const codeColor = '#101418';

/** Maximum size of the validation ID, points. An ID on two lines is smaller. */
const idSize = 8.2;
/** Distance between the lines of the ID, points. */
export const idLineHeight = 8.9;
/** Width to which the validation ID is fitted, points: wide enough for every UUID on two lines. */
export const idWidth = 82;
/** Space between the code and the capitals of the label below it, points. */
const labelGap = 6.6;
/** Font size of the label of the ID, points. */
export const idLabelSize = 7.4;

/** Size of a tile with the code and, below it, the ID on two lines with its label, points. */
export const codeTileSize = { width: 90, height: 88 };

/** A white tile for a code on a band, a photograph or artwork. */
export const whiteTile: CodeBackground = {
  fill: '#FFFFFF',
  color: codeColor,
  muted: '#4A5560',
};

/** Colours behind the code, of the ID below it (`color`) and of the label of the ID (`muted`). */
export interface CodeBackground {
  fill: string;
  color: string;
  muted: string;
  /** Colour of a line around a tile. Default: no line. */
  stroke?: string;
}

/**
 * Draws the QR code of the certificate's public page, without its ID.
 * @param position left and top edge of the code
 * @param background colour of the code's light margin. Default: the code is on a light shape
 */
export function drawFrontCode(
  { composer, text }: Pick<LayoutInput, 'composer' | 'text'>,
  { x, y }: Pick<Box, 'x' | 'y'>,
  background?: string,
): void {
  const { modules, d } = createQrCode(text.url, 'low');
  const unit = frontCodeSize / modules;
  const margin = quietZoneModules * unit;
  const side = frontCodeSize + 2 * margin;
  const box = [x, y, frontCodeSize, frontCodeSize] as const;
  const block: FigureBlock = { role: 'Figure', alt: text.qrAlt, href: text.url, box };
  if (background)
    composer.addShapes(createFilledRectangle(x - margin, y - margin, side, side, background));
  composer.addShapes({ ...createFilledPath(d, codeColor), frame: { x, y, unit }, block });
}

interface FrontIdPosition extends Pick<Box, 'x'> {
  /** Baseline of the label, or of the last line of the ID. */
  y: number;
  align: 'left' | 'center';
  color: string;
}

/** Draws the label of the validation ID. */
export function drawFrontIdLabel(
  { composer, text }: Pick<LayoutInput, 'composer' | 'text'>,
  { x, y, align, color }: FrontIdPosition,
): void {
  composer.drawText(text.validationId.label, x, y, {
    face: 'body',
    size: idLabelSize,
    minSize: minTextSize,
    fill: color,
    align,
    maxWidth: idWidth,
    hasOwnBackground: true,
  });
}

/** Returns the number of lines of the validation ID; 0 if there is none, or if it does not fit on two lines. */
export const countFrontIdLines = (input: Pick<LayoutInput, 'composer' | 'text'>): number =>
  fitId(input)?.lines.length ?? 0;

/** Draws the validation ID on up to two lines. Draws nothing if the ID is too long. */
export function drawFrontId(
  { composer, text }: Pick<LayoutInput, 'composer' | 'text'>,
  { x, y, align, color }: FrontIdPosition,
): void {
  const fitted = fitId({ composer, text });
  if (!fitted) return;
  const measurer = composer.getMeasurer(text.validationId.value, 'identifier');
  const first = y - (fitted.lines.length - 1) * idLineHeight;
  composer.drawLines(fitted, measurer, x, first, idLineHeight, {
    face: 'identifier',
    fill: color,
    align,
    hasOwnBackground: true,
  });
}

/** Fits the validation ID. Returns undefined if there is none, or if it does not fit on two lines. */
function fitId({ composer, text }: Pick<LayoutInput, 'composer' | 'text'>): FittedText | undefined {
  const { value } = text.validationId;
  if (value === '') return undefined;
  const fitted = fitText(composer.getMeasurer(value, 'identifier'), {
    size: idSize,
    minSize: minTextSize,
    width: idWidth,
    maxLines: 2,
    tracking: 0,
    oneLineShare: 0,
  });
  return fitted.isOverflowing ? undefined : fitted;
}

/**
 * Draws the QR code of the certificate's public page on a tile, with the label and the validation ID below it. Without
 * an ID, the code is in the middle of the tile.
 * @param tile box of the tile, at least of `codeTileSize`
 */
export function drawCodeTile(
  input: Pick<LayoutInput, 'composer' | 'text'>,
  { x, y, width, height }: Box,
  { fill, color, muted, stroke }: CodeBackground,
): void {
  const { composer } = input;
  const lines = countFrontIdLines(input);
  const labelHeight = labelGap + composer.getCapHeight('body') * idLabelSize;
  const textHeight = lines === 0 ? 0 : labelHeight + lines * idLineHeight;
  const top = y + (height - frontCodeSize - textHeight) / 2;
  const middle = x + width / 2;
  const line = stroke === undefined ? undefined : { stroke, strokeWidth: 0.8 };
  composer.addShapes(createFilledRectangle(x, y, width, height, fill, line));
  drawFrontCode(input, { x: middle - frontCodeSize / 2, y: top });
  if (lines === 0) return;
  const bottom = top + frontCodeSize;
  const style = { x: middle, align: 'center' } as const;
  drawFrontIdLabel(input, { ...style, y: bottom + labelHeight, color: muted });
  drawFrontId(input, { ...style, y: bottom + textHeight, color });
}

/**
 * Returns the box of a tile in the lower right corner of an area.
 * @param inset distance of the tile from the edges of the area, points
 */
export function placeTileInCorner({ x, y, width, height }: Box, inset: number): Box {
  return {
    ...codeTileSize,
    x: x + width - inset - codeTileSize.width,
    y: y + height - inset - codeTileSize.height,
  };
}
