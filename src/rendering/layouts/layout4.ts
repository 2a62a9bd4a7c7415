import { layoutDefinitions } from '#domain/template/layoutDefinitions.ts';
import { drawBandTexts } from './back/bandTexts.ts';
import { getBackTextWidth } from './back/codeColumn.ts';
import { drawBackBody } from './back/drawBackBody.ts';
import { drawFooter } from './blocks/footer.ts';
import { codeTileSize, drawCodeTile, whiteTile } from './blocks/frontCode.ts';
import { createLogo } from './blocks/logo.ts';
import { drawSignature } from './blocks/signature.ts';
import type { DesignColors } from '../designColors.ts';
import { traceWovenRibbons } from './ornaments/guilloche.ts';
import { drawDiamondDivider } from './ornaments/smallOrnaments.ts';
import { drawRibbon } from './ornaments/ribbon.ts';
import { type Box, landscapePageSize, type PathShape, createStrokedPath } from '../scene.ts';
import { createFrontResult, type Layout, type LayoutInput } from './layout.ts';
import { getBackgroundImageBox, getPrintInset } from './layoutProperties.ts';
import {
  createFilledRectangle,
  createFrontTextSlots,
  createDateSlots,
  createHeaderSlot,
  getIssuerText,
  createTitleSlot,
} from './slots.ts';
import type { PresentLayoutElements } from './layoutContext.ts';
import { minLargestToOtherTextRatio } from './columnText.ts';
import { drawTextColumn, type DrawnColumn } from './stack.ts';

const middle = landscapePageSize.width / 2;
const margin = 64;
const bar = 2.4;
/** Maximum height of the logo between the signatures, points. */
const logoHeight = 46;
const ribbonSize = { width: 206, height: 30 };
/** Left edge of the tile with the code, which ends at the right margin. */
const codeX = landscapePageSize.width - margin - codeTileSize.width;
/** Space between the texts on the band and the tile with the code, points. */
const codeGap = 20;

/**
 * Returns the box of the band across the page: below the background image if there is one, otherwise at the top. The
 * print margin, if any, is not part of the box.
 */
function getBand(context: PresentLayoutElements): Box {
  const edge = getPrintInset(context);
  const across = { x: edge, width: landscapePageSize.width - 2 * edge };
  return context.hasBackgroundImage
    ? { ...across, y: layoutDefinitions.Layout4.imageArea.height, height: 66 }
    : { ...across, y: edge, height: 128 - edge };
}

function getBackBand(context: PresentLayoutElements): Box {
  const edge = getPrintInset(context);
  return { x: edge, y: edge, width: landscapePageSize.width - 2 * edge, height: 58 - 0.4 * edge };
}

function getRibbonBox(context: PresentLayoutElements): Box {
  const { y, height } = getBand(context);
  const { width, height: ribbonHeight } = ribbonSize;
  return {
    x: middle - width / 2,
    y: y + height + 1 - ribbonHeight / 2,
    width,
    height: ribbonHeight,
  };
}

/** Layout “Header”: the title on a band with a woven pattern, and a ribbon over the band's edge. */
export const layout4: Layout = {
  drawFrontBackground: (colors, context) => [
    ...drawWovenBand(getBand(context), colors),
    ...drawRibbon(getRibbonBox(context), colors.bar, colors.onBar),
    ...drawFoot(colors, context),
  ],

  drawBackBackground: (colors, context) => [
    ...drawBand(getBackBand(context), colors),
    ...drawFoot(colors, context),
  ],

  drawFront(input) {
    const { composer, text, colors, context } = input;
    const items = createFootItems(input);
    const { y, height } = getBand(context);
    const top = y + height + 28;
    const bottom = items.length > 0 ? getSignatureY(context) - 50 : context.hasFooter ? 520 : 548;
    const core = createFrontTextSlots(input, {
      gap: context.hasBackgroundImage ? 14 : 6,
      name: { size: 62 },
      under: {
        height: 8,
        gap: 9,
        draw: (x, graphicY) => drawDiamondDivider(x, graphicY + 4, 40, colors.accent),
      },
      concluded: { gap: 10 },
      course: { size: 28, maxWidth: 640 },
    });
    const body = drawTextColumn(
      composer,
      { x: 90, y: top, width: landscapePageSize.width - 180, height: bottom - top },
      [
        ...(context.hasBackgroundImage
          ? [createHeaderSlot(input, { text: getIssuerText(text) })]
          : []),
        ...core.slots,
        ...createDateSlots(text, colors, { gap: 12 }),
      ],
      { align: 'center' },
    );
    const name = body.getFittedText(core.name);
    const head = composer.prepend(() =>
      drawHeader(input, (name?.size ?? Infinity) / minLargestToOtherTextRatio),
    );
    items.forEach((draw, index) => draw(getItemX(index, items.length)));
    const footer = drawFooter(composer, text, colors, {
      x: middle - 280,
      y: (items.length > 0 ? 536 : 538) - (context.isMarginSafe ? 6 : 0),
      width: 560,
      align: 'center',
      lines: 2,
    });
    if (context.hasCodeOnFront) drawCode(input);
    return createFrontResult(name, head, body, footer);
  },

  drawBack(input, rests) {
    drawBandTexts(input, getBackBand(input.context), margin);
    drawBackBody(input, rests, {
      // In the middle between the band and the foot.
      box: { x: margin, y: 85.5, width: getBackTextWidth(margin), height: 470 },
    });
  },
};

/**
 * Draws the texts on the band and on the ribbon.
 * @param maxSize maximum font size of these texts, points; keeps them smaller than the learner's name
 */
function drawHeader(input: LayoutInput, maxSize: number): DrawnColumn {
  const { composer, text, colors, context } = input;
  const { hasBackgroundImage } = context;
  const { y, height } = getBand(context);
  const [above, heightReduction] = hasBackgroundImage ? [4, 24] : [12, 34];
  const isBesideCode = context.hasCodeOnFront && !hasBackgroundImage;
  const textWidth = isBesideCode ? 2 * (codeX - codeGap - middle) : landscapePageSize.width - 220;
  const title = createTitleSlot(text, colors, {
    face: 'title',
    size: Math.min(hasBackgroundImage ? 32 : 40, maxSize),
    tracking: 0.4,
    fill: colors.onFill,
    smallContour: undefined,
    gap: 4,
    lineHeight: 1.04,
  });
  const header = createHeaderSlot(input, { text: getIssuerText(text), fill: colors.onFill });
  const head = drawTextColumn(
    composer,
    {
      x: middle - textWidth / 2,
      y: y + above,
      width: textWidth,
      height: height - heightReduction,
    },
    hasBackgroundImage ? [title] : [header, title],
    { align: 'center' },
  );
  const { x, width, ...face } = getRibbonBox(context);
  const size = 11;
  const baseline = face.y + (face.height + size * composer.getCapHeight('bold')) / 2;
  composer.drawText(composer.toUpperCase(text.label), x + width / 2, baseline, {
    face: 'bold',
    size,
    minSize: 6.5,
    tracking: 4,
    fill: colors.onBar,
    align: 'center',
    maxWidth: width - 26,
  });
  return head;
}

/** Draws the code in the middle of the band or of the image, at the right margin. */
function drawCode(input: LayoutInput): void {
  const { context } = input;
  const { y, height } = context.hasBackgroundImage
    ? getBackgroundImageBox({ layout: 'Layout4', isMarginSafe: context.isMarginSafe })
    : getBand(context);
  const tile = { ...codeTileSize, x: codeX, y: y + (height - codeTileSize.height) / 2 };
  drawCodeTile(input, tile, whiteTile);
}

/** Returns y of the line below the signatures. */
const getSignatureY = ({ hasFooter }: PresentLayoutElements) => (hasFooter ? 498 : 510);

/**
 * Creates the functions that draw the contents at the foot of the page, from left to right: first signature, logo,
 * second signature. Missing contents are left out. Each function draws its content centred at `x`.
 */
function createFootItems(input: LayoutInput): ((x: number) => void)[] {
  const { composer, text, brand, context } = input;
  const y = getSignatureY(context);
  const [first, second] = text.signatories.map(
    (_, index) => (x: number) => drawSignature(input, index, { x, y, width: 178, align: 'center' }),
  );
  const logo = (x: number) =>
    composer.addShapes(
      ...createLogo(
        input,
        { x: x - 80, y: y - logoHeight, width: 160, height: logoHeight },
        { valign: 'bottom' },
      ),
    );
  return [first, brand.logo ? logo : undefined, second].filter((part) => part !== undefined);
}

const getItemX = (index: number, count: number) =>
  middle + (index - (count - 1) / 2) * (count === 2 ? 300 : 232);

function drawWovenBand(box: Box, colors: DesignColors): PathShape[] {
  const [bandFill, ...edge] = drawBand(box, colors);
  const weave = createStrokedPath(traceWovenRibbons(box), colors.onFill, 0.42, { opacity: 0.24 });
  return [...(bandFill ? [bandFill] : []), weave, ...edge];
}

function drawBand({ x, y, width, height }: Box, { fill, bar: edge }: DesignColors): PathShape[] {
  return [
    createFilledRectangle(x, y, width, height, fill),
    createFilledRectangle(x, y + height, width, bar, edge),
  ];
}

function drawFoot({ fill, bar: edge }: DesignColors, context: PresentLayoutElements): PathShape[] {
  const inset = getPrintInset(context);
  const [width, bottom] = [landscapePageSize.width - 2 * inset, landscapePageSize.height - inset];
  return [
    createFilledRectangle(inset, bottom - 12, width, 12, fill),
    createFilledRectangle(inset, bottom - 14.6, width, 1.4, edge),
  ];
}
