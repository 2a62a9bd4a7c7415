import type { FontRole } from '../fonts/faces.ts';
import type { Box, ImageShape, PathShape, TextBlock } from '../scene.ts';
import { type FittedText, fitParagraphs, fitText } from '../text/fitText.ts';
import type { TextMeasurer } from '../text/textMeasurer.ts';
import type { ShapeCollector } from './composer.ts';
import type { TextAlignment } from './linePositions.ts';

/** A text in a column of texts and graphics. An empty text takes no space, and the gap above it is left out. */
export interface ColumnText {
  text: string;
  face: FontRole;
  fill: string;
  /** Colour of the contour around the letters. Default: no contour. */
  contour?: string | undefined;
  /** Preferred font size, points. */
  size: number;
  /** Minimum font size at which the text must fit in `maxLines` lines, points. Default: `minTextSize`. */
  minSize?: number;
  /** Maximum number of lines. Default: 1. */
  maxLines?: number;
  /** Line height, in multiples of the font size. */
  lineHeight: number;
  tracking?: number;
  /** Space above the text, points. */
  gap?: number;
  maxWidth?: number;
  /**
   * Minimum font size at which the text stays on one line instead of being broken, as a share of the preferred size.
   * Default: 0.7.
   */
  oneLineShare?: number;
  /**
   * Whether the text is a paragraph. A paragraph may have any number of lines, and is never set smaller to reduce them.
   */
  isParagraph?: boolean;
  /**
   * Whether the text must be clearly the largest of the column: at least `minLargestToOtherTextRatio` times as large as each
   * other text.
   */
  isLargest?: boolean;
  /**
   * Whether the text is on a shape, for example a band, and not directly on the background image. The colour of such a
   * text is not adjusted to the image.
   */
  hasOwnBackground?: boolean;
  /** Role for screen readers. Default: paragraph (P). */
  role?: TextBlock['role'];
}

/** A graphic in a column of texts and graphics. */
export interface ColumnGraphic {
  height: number;
  gap: number;
  /** Whether the graphic shrinks like the texts if the column is too tall for its box. */
  isShrinkable?: boolean;
  /**
   * Draws the graphic.
   * @param x left edge, middle or right edge of the column, depending on the column's alignment
   * @param y top of the graphic
   * @param height height of the graphic after shrinking, points
   */
  draw: (x: number, y: number, height: number) => readonly (PathShape | ImageShape)[];
}

/** Minimum size of text on certificates, points. */
export const minTextSize = 6.5;

/**
 * Minimum ratio between the font size of the text marked as largest (`isLargest`) and that of each other text in the
 * column.
 */
export const minLargestToOtherTextRatio = 1.25;

interface LaidOutPart {
  height: number;
  gap: number;
  graphic?: ColumnGraphic;
  slot?: FittedSlot & { room: ExtraRoom };
}

interface FittedSlot {
  slot: ColumnText;
  measurer: TextMeasurer;
  fitted: FittedText;
}

/** Room above and below each line for letters that are taller than those of the certificate fonts, in ems. */
interface ExtraRoom {
  above: number;
  below: number;
}

/**
 * Factors by which a column may shrink, from 1 downwards. The first factor that makes the column fit its box is used.
 */
const scales: number[] = [];
let smallestScale = 1;
for (; smallestScale >= 0.55; smallestScale *= 0.97) scales.push(smallestScale);

/** Result of drawing a column of texts and graphics. */
export interface DrawnColumn {
  /** Whether all texts and graphics fit inside the box. */
  fits: boolean;
  /** Returns the font size and lines of a text as drawn. */
  getFittedText(slot: ColumnText): FittedText | undefined;
}

/**
 * Draws a column of texts and graphics in a box, aligned to the top, middle or bottom of the box. If the column is too
 * tall, all texts and gaps shrink until it fits.
 */
export function drawTextColumn(
  composer: ShapeCollector,
  box: Box,
  parts: readonly (ColumnText | ColumnGraphic)[],
  {
    align = 'left',
    valign = 'middle',
  }: { align?: TextAlignment; valign?: 'top' | 'middle' | 'bottom' } = {},
): DrawnColumn {
  const laidOut = fitParts(composer, box, parts);
  const height = sumHeights(laidOut);
  const free = box.height - height;
  const top = box.y + (valign === 'middle' ? free / 2 : valign === 'bottom' ? free : 0);
  drawParts(composer, laidOut, getAnchorX(box, align), top, align);
  return {
    fits: height <= box.height,
    getFittedText: (slot) => laidOut.find((part) => part.slot?.slot === slot)?.slot?.fitted,
  };
}

/** Returns the height of a column of texts and graphics, points. */
export function measureTextColumn(
  composer: ShapeCollector,
  box: Pick<Box, 'width' | 'height'>,
  parts: readonly (ColumnText | ColumnGraphic)[],
): number {
  return sumHeights(fitParts(composer, box, parts));
}

function getAnchorX(box: Box, align: TextAlignment): number {
  return box.x + (align === 'center' ? box.width / 2 : align === 'right' ? box.width : 0);
}

function sumHeights(laidOut: readonly LaidOutPart[]): number {
  return laidOut.reduce((sum, { height, gap }, index) => sum + height + (index > 0 ? gap : 0), 0);
}

/** Lays out a column of texts and graphics as large as its box allows. */
function fitParts(
  composer: ShapeCollector,
  box: Pick<Box, 'width' | 'height'>,
  parts: readonly (ColumnText | ColumnGraphic)[],
): LaidOutPart[] {
  const present = parts.filter((part) => !('text' in part) || part.text.trim() !== '');
  const measurers = new Map<ColumnText, TextMeasurer>();
  for (const part of present)
    if ('text' in part) measurers.set(part, composer.getMeasurer(part.text, part.face));
  const layoutAtScale = (scale: number, maxLargestLines?: number) =>
    layoutParts(composer, present, measurers, box.width, scale, maxLargestLines);
  const fits = (laidOut: readonly LaidOutPart[]) => sumHeights(laidOut) <= box.height;
  const first = layoutAtScale(1);
  if (fits(first)) return first;
  // If the smallest scale does not fit, none does: extremely long text is not laid out at each of them.
  const last = layoutAtScale(smallestScale);
  if (!fits(last)) return last;
  for (const scale of scales) {
    const laidOut = layoutAtScale(scale);
    if (fits(laidOut)) return resizeOthers(laidOut, scale);
  }
  return last;

  /**
   * Enlarges the texts other than the largest one, if there is space. There may be space because the other texts were
   * fitted while the largest text had more lines.
   */
  function resizeOthers(current: LaidOutPart[], currentScale: number): LaidOutPart[] {
    const { lines, size } = findLargest(current) ?? { lines: [], size: 0 };
    for (const scale of scales) {
      if (scale <= currentScale) break;
      const laidOut = layoutAtScale(scale, lines.length);
      const largest = findLargest(laidOut);
      if (largest && !largest.isOverflowing && largest.size >= size && fits(laidOut))
        return laidOut;
    }
    return current;
  }
}

const findLargest = (laidOut: readonly LaidOutPart[]) =>
  laidOut.find((part) => part.slot?.slot.isLargest)?.slot?.fitted;

function layoutParts(
  composer: ShapeCollector,
  parts: readonly (ColumnText | ColumnGraphic)[],
  measurers: ReadonlyMap<ColumnText, TextMeasurer>,
  boxWidth: number,
  scale: number,
  maxLargestLines?: number,
): LaidOutPart[] {
  const fitted = fitSlots(measurers, boxWidth, scale, maxLargestLines);
  return parts.map((part) => {
    const gap = (part.gap ?? 0) * scale;
    if (!('text' in part))
      return { height: part.height * (part.isShrinkable ? scale : 1), gap, graphic: part };
    const slot = fitted.get(part);
    if (!slot) return { height: 0, gap };
    const room = computeExtraRoom(part, slot.measurer, composer.getCapHeight(part.face));
    const lineHeight = part.lineHeight + room.above + room.below;
    const height = slot.fitted.lines.length * slot.fitted.size * lineHeight;
    return { height, gap, slot: { ...slot, room } };
  });
}

/** Computes the room that tall letters need beyond the line height. In a line, capitals are vertically centred. */
function computeExtraRoom(
  { lineHeight }: ColumnText,
  measurer: TextMeasurer,
  capHeight: number,
): ExtraRoom {
  const { ascent, descent } = measurer.measureHeight();
  return {
    above: Math.max(0, ascent - (lineHeight + capHeight) / 2),
    below: Math.max(0, descent - (lineHeight - capHeight) / 2),
  };
}

/**
 * Fits the texts of a column to its width. Starts with the text marked as largest, because its size limits the size of
 * the other texts.
 */
function fitSlots(
  measurers: ReadonlyMap<ColumnText, TextMeasurer>,
  boxWidth: number,
  scale: number,
  maxLargestLines = Infinity,
): Map<ColumnText, FittedSlot> {
  const fitted = new Map<ColumnText, FittedSlot>();
  let maxSize = Infinity;
  const slots = [...measurers].sort(
    ([a], [b]) => Number(b.isLargest ?? false) - Number(a.isLargest ?? false),
  );
  for (const [slot, measurer] of slots) {
    const width = Math.min(slot.maxWidth ?? boxWidth, boxWidth);
    const size = Math.max(Math.min(slot.size * scale, maxSize), minTextSize);
    const maxLines = Math.min(slot.maxLines ?? 1, slot.isLargest ? maxLargestLines : Infinity);
    const fittedText = fitSlot({ ...slot, maxLines }, measurer, size, width, scale);
    if (slot.isLargest) maxSize = fittedText.size / minLargestToOtherTextRatio;
    fitted.set(slot, { slot, measurer, fitted: fittedText });
  }
  return fitted;
}

function fitSlot(
  slot: ColumnText,
  measurer: TextMeasurer,
  size: number,
  width: number,
  scale: number,
): FittedText {
  if (slot.isParagraph) return fitParagraphs(measurer, size, width);
  return fitText(measurer, {
    size,
    minSize: Math.min(Math.max((slot.minSize ?? 0) * scale, minTextSize), size),
    width,
    maxLines: slot.maxLines ?? 1,
    tracking: ((slot.tracking ?? 0) * size) / slot.size,
    oneLineShare: slot.oneLineShare ?? 0.7,
  });
}

function drawParts(
  composer: ShapeCollector,
  laidOut: readonly LaidOutPart[],
  x: number,
  top: number,
  align: TextAlignment,
): void {
  let y = top;
  laidOut.forEach(({ height, gap, graphic, slot: laidOutSlot }, index) => {
    if (index > 0) y += gap;
    if (graphic) composer.addShapes(...graphic.draw(x, y, height));
    if (laidOutSlot) {
      const { slot, measurer, fitted, room } = laidOutSlot;
      const capitalLineHeight = fitted.size * slot.lineHeight;
      const baseline =
        y +
        (capitalLineHeight + fitted.size * composer.getCapHeight(slot.face)) / 2 +
        fitted.size * room.above;
      const lineHeight = capitalLineHeight + fitted.size * (room.above + room.below);
      const { face, fill, contour, role, hasOwnBackground } = slot;
      const style = { face, fill, contour, align, role, hasOwnBackground };
      composer.drawLines(fitted, measurer, x, baseline, lineHeight, style);
    }
    y += height;
  });
}
