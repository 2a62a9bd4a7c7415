import { layoutDefinitions } from '#domain/template/layoutDefinitions.ts';
import { getBackTextWidth } from './back/codeColumn.ts';
import { drawBackBody } from './back/drawBackBody.ts';
import { drawFooter, footerLineHeight } from './blocks/footer.ts';
import {
  codeTileSize,
  countFrontIdLines,
  drawCodeTile,
  drawFrontCode,
  drawFrontId,
  drawFrontIdLabel,
  frontCodeSize,
  idLineHeight,
  placeTileInCorner,
  whiteTile,
} from './blocks/frontCode.ts';
import { createWideLogoGraphic } from './blocks/logo.ts';
import { drawSealText } from './blocks/sealText.ts';
import { drawSignaturePair, textsBelowRule } from './blocks/signature.ts';
import { type DesignColors, getRayColor } from '../designColors.ts';
import { decoCornerStep, drawDecoFrame, drawRays } from './ornaments/decoFrame.ts';
import {
  drawDiamondDivider,
  drawLinesWithDiamonds,
  footRuleLength,
} from './ornaments/smallOrnaments.ts';
import { traceCircle } from './ornaments/curves.ts';
import { traceRectangle, traceLine } from './ornaments/path.ts';
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
  getIssuerText,
} from './slots.ts';
import { computePositions, frameInset, placeFooter, ringGap } from './layout5Positions.ts';
import type { PresentLayoutElements } from './layoutContext.ts';
import { drawTextColumn, type DrawnColumn } from './stack.ts';

const top = 56;
/** X of the middle of the code, to the right of the signatures or of the lines beside the seal, points. */
const codeX = 752;
/** Distance of the signature lines below the middle of the seal, points. */
const signatureOffset = 50;
/** Width of the dark border around the light paper of the back, points. The stepped corners of the frame end in it. */
const backBorder = 50;
const backMargin = 80;

/**
 * Layout “Night”: light text on a dark page, with a frame with stepped corners, rays around a seal, and signatures on a
 * light panel.
 */
export const layout5: Layout = {
  canShrinkSeal: true,

  drawFrontBackground(colors, context) {
    const { sealPosition, panel, seal } = computePositions(context);
    const { radius } = seal;
    const { line, background } = colors;
    return [
      context.hasBackgroundImage
        ? drawImageFrame(line)
        : drawRays(sealPosition.x, sealPosition.y, radius + seal.above, getRayColor(colors)),
      ...(panel ? drawPanel(panel, context, colors) : drawFootRules(sealPosition, colors)),
      ...drawDecoFrame(frameInset, line),
      {
        ...createFilledPath(
          traceCircle(sealPosition.x, sealPosition.y, radius + ringGap),
          background,
        ),
        stroke: line,
        strokeWidth: 0.8,
      },
      ...drawSeal(sealPosition, {
        fill: background,
        color: line,
        isLined: true,
        emblem: context.emblem,
      }),
    ];
  },

  drawBackBackground(colors, { isMarginSafe }) {
    const frame = drawDecoFrame(frameInset, colors.line);
    if (isMarginSafe) return frame;
    const [width, height] = [
      landscapePageSize.width - 2 * backBorder,
      landscapePageSize.height - 2 * backBorder,
    ];
    const { background } = getPanelColors(colors);
    const line = { stroke: colors.line, strokeWidth: 1 };
    return [
      ...frame,
      createFilledRectangle(backBorder, backBorder, width, height, background, line),
    ];
  },

  drawFront(input) {
    const { composer, text, colors, context } = input;
    const { column, sealPosition, seal } = computePositions(context);
    const core = createFrontTextSlots(input, {
      gap: 15,
      name: { size: 55 },
    });
    const title = { ...text, title: composer.toUpperCase(text.title) };
    const body = drawTextColumn(
      composer,
      { ...column, y: top, height: sealPosition.y - seal.radius - seal.above - top },
      [
        ...createWideLogoGraphic(input, 155, 30, 'center', colors.panel?.background),
        createHeaderSlot(input, { text: getIssuerText(text), gap: 9 }),
        createTitleSlot(title, colors, {
          face: 'title',
          size: 27,
          tracking: 4.6,
          gap: 9,
          lineHeight: 1.2,
        }),
        { height: 8, gap: 8, draw: (x, y) => drawDiamondDivider(x, y + 4, 80, colors.line) },
        ...core.slots,
        ...(context.signatures === 1 ? [] : createDateSlots(text, colors)),
      ],
      { align: 'center' },
    );
    const signatures = context.hasBackgroundImage
      ? { distance: 160, width: 140 }
      : { distance: context.hasCodeOnFront ? 190 : 232, width: 178 };
    drawSignaturePair(
      { ...input, colors: getPanelColors(colors) },
      { x: sealPosition.x, y: sealPosition.y + signatureOffset, ...signatures },
    );
    drawSealText(input, sealPosition, { color: colors.line, below: 'label' });
    const foot = drawFoot(input);
    if (context.hasCodeOnFront) drawCode(input);
    return createFrontResult(body.getFittedText(core.name), body, foot);
  },

  drawBack: (input, rests) =>
    drawBackBody(input, rests, {
      box: { x: backMargin, y: 70, width: getBackTextWidth(backMargin), height: 455 },
    }),
};

/**
 * Returns the colours of the light panel behind the signatures. A light design has no panel, so the page's colours are
 * returned.
 */
const getPanelColors = (colors: DesignColors): DesignColors => colors.panel ?? colors;

function drawFoot(input: LayoutInput): DrawnColumn {
  const { composer, text, colors, context } = input;
  const { column, sealPosition, seal, panel } = computePositions(context);
  if (!panel) {
    const width = Math.min(context.hasSmallSeal ? 560 : 480, column.width);
    return drawFooter(composer, text, colors, {
      x: sealPosition.x - width / 2,
      width,
      ...placeFooter(sealPosition.y + seal.radius + ringGap, context),
      align: 'center',
      lines: context.hasSmallSeal ? 2 : 1,
    });
  }
  const below = context.hasBackgroundImage ? 82 : 88;
  return drawFooter(composer, text, getPanelColors(colors), {
    x: column.x + 30,
    width: column.width - 60,
    y: sealPosition.y + below + footerLineHeight,
    anchor: 'middle',
    align: 'center',
    lines: 2,
  });
}

/**
 * Draws the code: on the image; on the panel, standing on the level of the signature lines, with label and ID from the
 * line of the names; or on a tile beside the seal.
 */
function drawCode(input: LayoutInput): void {
  const { colors, context } = input;
  const { sealPosition, panel } = computePositions(context);
  const { background: fill, content: color, muted, line } = getPanelColors(colors);
  if (context.hasBackgroundImage)
    drawCodeTile(input, placeTileInCorner(layoutDefinitions.Layout5.imageArea, 12), whiteTile);
  else if (panel) {
    const y = sealPosition.y + signatureOffset;
    drawFrontCode(input, { x: codeX - frontCodeSize / 2, y: y - frontCodeSize }, fill);
    const style = { x: codeX, align: 'center' } as const;
    const lines = countFrontIdLines(input);
    if (lines === 0) return;
    const idY = y + textsBelowRule.second + (lines - 1) * idLineHeight;
    drawFrontIdLabel(input, { ...style, y: y + textsBelowRule.first, color: muted });
    drawFrontId(input, { ...style, y: idY, color });
  } else {
    const { width, height } = codeTileSize;
    const tile = { x: codeX - width / 2, y: sealPosition.y - height / 2, width, height };
    drawCodeTile(input, tile, { fill, color, muted, stroke: line });
  }
}

/** Draws the light panel behind the signatures. The panel's lower corners are stepped like the corners of the frame. */
function drawPanel(
  { x, y, width, height }: Box,
  { hasBackgroundImage }: PresentLayoutElements,
  colors: DesignColors,
): PathShape[] {
  const { background } = getPanelColors(colors);
  // Each part is a step lower and narrower than the previous one.
  const steps = (hasBackgroundImage ? [0] : [2, 1, 0]).map((above, step) => {
    const [side, bottom] = [step * decoCornerStep, height - above * decoCornerStep];
    return createFilledRectangle(x + side, y, width - 2 * side, bottom, background);
  });
  return [...steps, createStrokedPath(traceLine(x, y, x + width, y), colors.line, 1.2)];
}

function drawImageFrame(color: string): PathShape {
  const { x, y, width, height } = layoutDefinitions.Layout5.imageArea;
  return createStrokedPath(traceRectangle(x, y, width, height), color, 0.6);
}

function drawFootRules({ x, y, radius }: SealPosition, { line }: DesignColors) {
  const reach = [radius + 18, radius + 18 + footRuleLength] as const;
  return drawLinesWithDiamonds(x, y, reach, reach.slice(1), line);
}
