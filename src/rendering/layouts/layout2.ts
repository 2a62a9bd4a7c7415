import { qrCodeColumnWidth } from './back/codeColumn.ts';
import { drawBackBody } from './back/drawBackBody.ts';
import { drawFooter, footerLineHeight } from './blocks/footer.ts';
import { codeTileSize, drawCodeTile, whiteTile } from './blocks/frontCode.ts';
import { createWideLogoGraphic } from './blocks/logo.ts';
import { drawSealText } from './blocks/sealText.ts';
import { dateStyles, drawSignature, textsBelowRule } from './blocks/signature.ts';
import type { DesignColors } from '../designColors.ts';
import { traceWavyBand } from './ornaments/guilloche.ts';
import { drawDiamondDivider } from './ornaments/smallOrnaments.ts';
import { traceCircle } from './ornaments/curves.ts';
import { traceLine } from './ornaments/path.ts';
import { drawSeal, type SealPosition } from './ornaments/seal.ts';
import {
  type Box,
  createFilledPath,
  landscapePageSize,
  type PathShape,
  createStrokedPath,
} from '../scene.ts';
import { createFrontResult, type Layout, type LayoutInput } from './layout.ts';
import {
  createFilledRectangle,
  createFrontTextSlots,
  createDateSlots,
  createHeaderSlot,
  createTitleSlot,
} from './slots.ts';
import { getPrintInset } from './layoutProperties.ts';
import type { PresentLayoutElements } from './layoutContext.ts';
import { minLargestToOtherTextRatio } from './columnText.ts';
import { drawTextColumn } from './stack.ts';

const bandWidth = 198;
const column = { x: 248, width: 541.9 };
/** X of the line along the inner edge of the band on the front, points. */
const frontRuleX = bandWidth - 6;
/** Maximum radius of the seal, and its minimum distance from the edges of the band, points. */
const maxRadius = 76;
const sealMargin = 15;
const labelY = 342;
const signatureY = 486;
const bottomY = 541;
/** Top of the tile with the code on the band: in the middle between the label and the date. On an image, it is lower. */
const codeY = { onBand: 378, onImage: bottomY - codeTileSize.height };

/** Returns the box of the vertical band at the left of the page. The print margin, if any, is not part of the box. */
function getBand(context: PresentLayoutElements): Box {
  const edge = getPrintInset(context);
  return { x: edge, y: edge, width: bandWidth - edge, height: landscapePageSize.height - 2 * edge };
}

/**
 * Returns the box of the band on the back, and the x of the line along its inner edge. A print margin takes room from the
 * band, so the band is half of it wider: the code keeps space on both sides.
 */
function getBackBand(context: PresentLayoutElements) {
  const edge = getPrintInset(context);
  const width = bandWidth - edge / 2;
  const x = landscapePageSize.width - edge - width;
  const box: Box = { x, y: edge, width, height: landscapePageSize.height - 2 * edge };
  return { box, ruleX: x + 6 };
}

/** Returns the position of the seal: in the middle between the edge of the page and the line along the band. */
function getSealPosition(context: PresentLayoutElements): SealPosition {
  const edge = getPrintInset(context);
  const x = (edge + frontRuleX) / 2;
  return { x, y: 214, radius: Math.min(maxRadius, x - edge - sealMargin) };
}

/** Layout “Band”: a vertical band with fine wavy lines and a seal, to the left of the text. */
export const layout2: Layout = {
  drawFrontBackground(colors, context) {
    const sealPosition = getSealPosition(context);
    const { x, y, radius } = sealPosition;
    const { fill, onFill } = colors;
    const band = getBand(context);
    return [
      ...(context.hasBackgroundImage
        ? [createFilledRectangle(frontRuleX, band.y, 6, band.height, fill)]
        : drawTurnedBand(band, frontRuleX, colors)),
      createFilledPath(traceCircle(x, y, radius + 7), fill),
      createStrokedPath(traceCircle(x, y, radius + 3.6), onFill, 0.6),
      ...drawSeal(sealPosition, {
        fill: getSealBackground(colors),
        color: fill,
        emblem: context.emblem,
      }),
    ];
  },

  drawBackBackground(colors, context) {
    const { box, ruleX } = getBackBand(context);
    return drawTurnedBand(box, ruleX, colors);
  },

  drawFront(input) {
    const { composer, text, colors, context } = input;
    const isSigned = context.signatures > 0;
    const bottom = isSigned ? 430 : context.hasFooter ? 500 : 506;
    const core = createFrontTextSlots(input, {
      gap: 24,
      name: { size: 53 },
      concluded: { gap: 12 },
      course: {
        face: 'bold',
        size: 19,
        fill: colors.content,
        lineHeight: 1.26,
        tracking: -0.2,
        gap: 6,
      },
      center: { gap: 12, maxWidth: 430 },
    });
    const body = drawTextColumn(composer, { ...column, y: 54, height: bottom - 54 }, [
      ...createWideLogoGraphic(input, 190, 36, 'left'),
      createHeaderSlot(input, { gap: 10 }),
      createTitleSlot(text, colors, { face: 'title', size: 33, gap: 16, lineHeight: 1.06 }),
      { height: 2.4, gap: 11, draw: (x, y) => [createFilledRectangle(x, y, 44, 2.4, colors.fill)] },
      ...core.slots,
      ...(context.hasBackgroundImage ? createDateSlots(text, colors, { gap: 12 }) : []),
    ]);
    const name = body.getFittedText(core.name);
    drawBandTexts(input, (name?.size ?? Infinity) / minLargestToOtherTextRatio);
    const foot = drawFoot(input);
    if (context.hasCodeOnFront) drawCode(input);
    return createFrontResult(name, body, foot);
  },

  drawBack(input, rests) {
    const { box: band, ruleX } = getBackBand(input.context);
    return drawBackBody(input, rests, {
      // As far from the band as from the edge of the page.
      box: { x: 60, y: 56, width: band.x - 2 * 60, height: 483 },
      // In the middle between the band's line and its edge.
      codeX: (ruleX + band.x + band.width - qrCodeColumnWidth) / 2,
      isCodeOnBand: true,
    });
  },
};

/** Draws seal, achievement label and completion date on the band. */
function drawBandTexts(input: LayoutInput, maxSize: number): void {
  const { composer, text, colors, context } = input;
  const sealPosition = getSealPosition(context);
  drawSealText(input, sealPosition, { color: colors.fill, below: 'stars' });
  const size = Math.min(27, maxSize);
  const onFill = { fill: colors.onFill, align: 'center' } as const;
  if (context.hasBackgroundImage)
    composer.addShapes(
      createFilledRectangle(
        sealPosition.x - 3.1 * size,
        labelY - 1.02 * size,
        6.2 * size,
        1.5 * size,
        colors.fill,
      ),
    );
  else composer.addShapes(...drawDiamondDivider(sealPosition.x, labelY + 17, 40, colors.onFill));
  const label = { ...onFill, face: 'title', size, minSize: 16, maxWidth: 152 } as const;
  composer.drawText(composer.capitalizeFirst(text.label), sealPosition.x, labelY, label);
  const { value, label: dateLabel } = text.completionDate;
  if (context.hasBackgroundImage || value === '') return;
  const maxWidth = bandWidth - 50;
  composer.drawRule(
    sealPosition.x - maxWidth / 2,
    sealPosition.x + maxWidth / 2,
    signatureY,
    colors.onFill,
  );
  // Without the wavy lines behind the small letters.
  composer.addShapes(
    createFilledRectangle(
      sealPosition.x - maxWidth / 2,
      signatureY + 1,
      maxWidth,
      textsBelowRule.second + 4,
      colors.fill,
    ),
  );
  composer.drawText(value, sealPosition.x, signatureY + textsBelowRule.first, {
    ...onFill,
    ...dateStyles.value,
    maxWidth,
  });
  composer.drawText(dateLabel, sealPosition.x, signatureY + textsBelowRule.second, {
    ...onFill,
    ...dateStyles.label,
    maxWidth,
  });
}

function drawCode(input: LayoutInput): void {
  const { context } = input;
  const tile = {
    ...codeTileSize,
    x: getSealPosition(context).x - codeTileSize.width / 2,
    y: context.hasBackgroundImage ? codeY.onImage : codeY.onBand,
  };
  drawCodeTile(input, tile, whiteTile);
}

/**
 * Draws the signatures with the footer text below them. If there are no signatures, draws the footer text below a line.
 */
function drawFoot(input: LayoutInput) {
  const { composer, text, colors, context } = input;
  const isSigned = context.signatures > 0;
  text.signatories.forEach((_, index) =>
    drawSignature(input, index, {
      x: column.x + index * 236,
      y: signatureY,
      width: 196,
      align: 'left',
    }),
  );
  const footer = drawFooter(composer, text, colors, {
    ...column,
    y: bottomY + 2.5,
    align: 'left',
    lines: isSigned ? 2 : 3,
    anchor: 'bottom',
  });
  if (footer.lines > 0 && !isSigned) {
    const y = bottomY - (footer.lines - 1) * footerLineHeight - 16;
    composer.drawRule(column.x, column.x + column.width, y, colors.rule);
  }
  return footer;
}

/** Returns a light background colour for the seal, on which the title colour is legible. */
const getSealBackground = ({ onFill, background }: DesignColors) =>
  onFill === '#FFFFFF' ? background : onFill;

/**
 * Draws the band with a pattern of fine wavy lines.
 * @param ruleX x of a vertical line along the band's inner edge, points
 */
function drawTurnedBand(
  { x, y, width, height }: Box,
  ruleX: number,
  colors: DesignColors,
): PathShape[] {
  const { fill, onFill, background } = colors;
  const lines = traceWavyBand(x, width, landscapePageSize.height);
  const margins = [0, y + height].map((edge) =>
    createFilledRectangle(x, edge, width, y, background),
  );
  return [
    createFilledRectangle(x, y, width, height, fill),
    createStrokedPath(lines, onFill, 0.42, { opacity: 0.26 }),
    ...(y > 0 ? margins : []),
    createStrokedPath(traceLine(ruleX, y, ruleX, y + height), onFill, 0.7),
  ];
}
