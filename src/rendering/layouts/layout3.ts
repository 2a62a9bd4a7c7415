import { getBackTextWidth } from './back/codeColumn.ts';
import { drawBackBody } from './back/drawBackBody.ts';
import { drawFooter } from './blocks/footer.ts';
import {
  codeInFootWidth,
  drawCodeBesideLabel,
  drawCodeBesideSignatures,
} from './blocks/footCode.ts';
import { drawCodeTile, placeTileInCorner, whiteTile } from './blocks/frontCode.ts';
import { createLogo } from './blocks/logo.ts';
import { dateStyles, drawDateAndSignatures } from './blocks/signature.ts';
import type { DesignColors } from '../designColors.ts';
import { traceQuarterArc } from './ornaments/curves.ts';
import { PathWriter } from './ornaments/path.ts';
import { landscapePageSize, type PathShape, createStrokedPath } from '../scene.ts';
import { createFrontResult, type Layout, type LayoutInput } from './layout.ts';
import { getBackgroundImageBox, getPrintInset } from './layoutProperties.ts';
import {
  createFilledRectangle,
  createFrontTextSlots,
  createHeaderSlot,
  getIssuerText,
  createTitleSlot,
} from './slots.ts';
import type { PresentLayoutElements } from './layoutContext.ts';
import type { ColumnGraphic, ColumnText } from './columnText.ts';
import { drawTextColumn, measureTextColumn } from './stack.ts';

const margin = 54;
const gutter = 24;
const headTop = 46;
/**
 * Limits of the page corner with the quarter circles, points. Texts above y = `bottom` must end at x = `left`. Texts
 * below `bottom` may be wider.
 */
const arcs = { left: 634, bottom: 202 };

/**
 * Computes the layout's sizes in points: the text width (`width`), the width of the foot without the code (`footWidth`)
 * and of each of its three columns (`column`), and y of the line above the signatures (`foot`).
 */
function computeSizes(context: PresentLayoutElements) {
  const { hasBackgroundImage, hasFooter, signatures, hasCodeOnFront } = context;
  const width = hasBackgroundImage ? 482 : landscapePageSize.width - 2 * margin;
  const isCodeInFoot = hasCodeOnFront && !hasBackgroundImage;
  const footWidth = isCodeInFoot ? width - codeInFootWidth - gutter : width;
  const signedFoot = hasFooter ? 448 : 470;
  const foot = signatures > 0 ? signedFoot : hasFooter ? 506 : 508;
  return { width, foot, footWidth, isCodeInFoot, column: (footWidth - 2 * gutter) / 3 };
}

/** Distance of the signature lines below the line above them, points. */
const ruleOffset = 50;
/** Baselines of the date and its label below that line if nothing is signed, points. */
const dateY = { label: 19, value: 33 };

/** Layout “Editorial”: large type above a line, and quarter circles in a corner. */
export const layout3: Layout = {
  drawFrontBackground(colors, context) {
    const { width, foot } = computeSizes(context);
    return [
      ...(context.hasBackgroundImage ? [] : drawCornerArcs(colors, context, 13, 15.2)),
      createFilledRectangle(margin, foot, width, 1.4, colors.content),
    ];
  },

  drawBackBackground: (colors, context) => [
    // Within the print margin, the corner of the arcs is nearer to the line below them.
    ...drawCornerArcs(colors, context, context.isMarginSafe ? 3 : 5, 12),
    createFilledRectangle(margin, 54, landscapePageSize.width - 2 * margin, 1.4, colors.content),
    createFilledRectangle(margin, 541.2, landscapePageSize.width - 2 * margin, 0.6, colors.content),
  ],

  drawFront(input) {
    const { head, top } = drawHeader(input);
    const { fitted, body } = drawBodyTexts(input, top);
    const foot = drawFoot(input);
    if (input.context.hasCodeOnFront) drawCode(input);
    return createFrontResult(fitted, head, body, foot);
  },

  drawBack: (input, rests) =>
    drawBackBody(input, rests, {
      // In the middle between the two lines.
      box: { x: margin, y: 76.3, width: getBackTextWidth(margin), height: 444 },
      heading: 'bold',
    }),
};

/**
 * Draws logo and issuer at the top of the front.
 * @returns `head` is the result of drawing; `top` is y at which the texts below start, points
 */
function drawHeader(input: LayoutInput) {
  const { composer, text, colors, context, headerLines = 2 } = input;
  const logo: ColumnGraphic = {
    height: 32,
    gap: 0,
    draw: (x, y) => createLogo(input, { x, y, width: 190, height: 32 }, { align: 'left' }),
  };
  const header = createHeaderSlot(input, {
    text: getIssuerText(text),
    fill: colors.content,
    gap: 12,
  });
  const parts = [...(input.brand.logo ? [logo] : []), header];
  const width = Math.min(computeSizes(context).width, 480);
  const box = {
    x: margin,
    y: headTop,
    width,
    height: (input.brand.logo ? 44 : 0) + headerLines * 12.6,
  };
  const head = drawTextColumn(composer, box, parts, { valign: 'top' });
  const height = measureTextColumn(composer, box, parts);
  return { head, top: height > 0 ? headTop + height + 14 : 60 };
}

function drawBodyTexts(input: LayoutInput, top: number) {
  const { composer, text, colors, context } = input;
  const { width, foot } = computeSizes(context);
  const box = { x: margin, y: top, width, height: foot - 18 - top };
  const heading = { face: 'bold', size: 27, tracking: -0.7, lineHeight: 1.18 } as const;
  const label: ColumnText = {
    ...heading,
    text: composer.capitalizeFirst(text.label),
    fill: colors.muted,
  };
  const createSlots = (nameWidth: number) => {
    const core = createFrontTextSlots(input, {
      gap: 30,
      name: {
        face: 'bold',
        lineHeight: 1.08,
        maxWidth: nameWidth,
        ...(context.hasBackgroundImage
          ? { size: 46, tracking: -1.3, oneLineShare: 0.86 }
          : { size: 58, tracking: -2, oneLineShare: 0.84 }),
      },
      concluded: { gap: 14 },
      course: {
        face: 'bold',
        size: 20,
        minSize: 15,
        tracking: -0.3,
        fill: colors.content,
        lineHeight: 1.26,
        gap: 5,
        maxWidth: 620,
      },
      center: { maxWidth: 430 },
    });
    const above = [createTitleSlot(text, colors, heading), label];
    return { name: core.name, above: [...above, core.slots[0]], parts: [...above, ...core.slots] };
  };
  const wide = createSlots(width);
  const free = box.height - measureTextColumn(composer, box, wide.parts);
  const nameTop = top + Math.max(0, free) / 2 + measureTextColumn(composer, box, wide.above);
  const isBesideArcs = !context.hasBackgroundImage && nameTop < arcs.bottom;
  const texts = isBesideArcs ? createSlots(arcs.left - margin) : wide;
  const body = drawTextColumn(composer, box, texts.parts);
  return { body, fitted: body.getFittedText(texts.name) };
}

/**
 * Draws the contents below the line at the foot of the page: the date and the signatures side by side with the footer
 * text below them, or the date beside the footer text.
 */
function drawFoot(input: LayoutInput) {
  const { composer, text, colors, context } = input;
  const { width, foot, column } = computeSizes(context);
  if (context.signatures === 0) {
    drawDateBesideFooter(input, foot, column);
    return drawFooter(composer, text, colors, {
      x: margin + column + gutter,
      y: foot + 11,
      width: 2 * column + gutter,
      lines: 4,
      align: 'left',
    });
  }
  const position = { x: margin, y: foot + ruleOffset, width: column };
  drawDateAndSignatures(input, position, column + gutter);
  const footerPosition = { x: margin, y: foot + 82, width, lines: 2 };
  return drawFooter(composer, text, colors, { ...footerPosition, align: 'left' });
}

/** Draws the code at the end of the foot, in the form of the date, or on the image. */
function drawCode(input: LayoutInput): void {
  const { signatures, isMarginSafe } = input.context;
  const { foot, isCodeInFoot } = computeSizes(input.context);
  const right = landscapePageSize.width - margin;
  if (isCodeInFoot && signatures > 0) drawCodeBesideSignatures(input, right, foot + ruleOffset);
  else if (isCodeInFoot) drawCodeBesideLabel(input, right, foot + dateY.label, foot + dateY.value);
  else {
    const image = getBackgroundImageBox({ layout: 'Layout3', isMarginSafe });
    drawCodeTile(input, placeTileInCorner(image, 24), whiteTile);
  }
}

function drawDateBesideFooter(
  { composer, text, colors }: LayoutInput,
  foot: number,
  maxWidth: number,
): void {
  const { label, value } = text.completionDate;
  composer.drawText(value === '' ? '' : label, margin, foot + dateY.label, {
    ...dateStyles.label,
    fill: colors.muted,
    maxWidth,
  });
  composer.drawText(value, margin, foot + dateY.value, {
    ...dateStyles.value,
    fill: colors.content,
    maxWidth,
  });
}

/** Draws quarter circles around the page's top right corner. Larger circles have thinner lines. */
function drawCornerArcs(
  { fill }: DesignColors,
  context: PresentLayoutElements,
  count: number,
  step: number,
): PathShape[] {
  const edge = getPrintInset(context);
  const [x, y] = [landscapePageSize.width - edge, edge];
  return Array.from({ length: count }, (_, index) => {
    const radius = (index + 1) * step;
    const path = new PathWriter(2).move(x - radius, y);
    const width = step * 0.82 * (1 - (index + 1) / (count + 1.6)) + 0.4;
    return createStrokedPath(traceQuarterArc(path, x, y, radius, -1, 1).toString(), fill, width);
  });
}
