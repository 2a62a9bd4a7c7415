import { layoutDefinitions } from '#domain/template/layoutDefinitions.ts';
import { drawBackBody } from './back/drawBackBody.ts';
import { mixColors } from '#domain/color/oklch.ts';
import { drawFooter, footerLineHeight } from './blocks/footer.ts';
import { codeTileSize, drawCodeTile, placeTileInCorner, whiteTile } from './blocks/frontCode.ts';
import { createWideLogoGraphic } from './blocks/logo.ts';
import { drawSealText } from './blocks/sealText.ts';
import { drawSignaturePair } from './blocks/signature.ts';
import type { DesignColors } from '../designColors.ts';
import { drawWovenFrame } from './ornaments/bondFrame.ts';
import { traceRosette } from './ornaments/guilloche.ts';
import {
  drawDiamondDivider,
  drawLinesWithDiamonds,
  footRuleLength,
} from './ornaments/smallOrnaments.ts';
import { traceCircle } from './ornaments/curves.ts';
import { traceRectangle } from './ornaments/path.ts';
import { drawSeal, type SealPosition } from './ornaments/seal.ts';
import {
  createFilledPath,
  landscapePageSize,
  type PathShape,
  createStrokedPath,
} from '../scene.ts';
import { createFrontResult, type Layout, type LayoutInput } from './layout.ts';
import {
  createFrontTextSlots,
  createDateSlots,
  createHeaderSlot,
  createTitleSlot,
  getIssuerText,
} from './slots.ts';
import type { PresentLayoutElements } from './layoutContext.ts';
import { drawTextColumn } from './stack.ts';

/**
 * Radius of the seal, and the space between its edge and the texts above and below it, points. The texts around the seal
 * need the radius of the small one.
 */
const seals = {
  usual: { radius: 54, above: 10, below: 5 },
  small: { radius: 52.5, above: 4, below: 3 },
};
const top = 74;
const maxFooterLines = 2;
/** Position of the code in the corner of the frame without an image. The code ends with the text column. */
const codeTile = { ...codeTileSize, x: 684, y: 68 };

/**
 * Computes the box of the text column, the position of the seal, and the width of the signatures and their distance
 * from the middle of the column.
 */
function computePositions({ hasBackgroundImage, hasFooter, hasSmallSeal }: PresentLayoutElements) {
  const seal = hasSmallSeal ? seals.small : seals.usual;
  const column = hasBackgroundImage
    ? { x: 294, width: 472 }
    : { x: 92, width: landscapePageSize.width - 184 };
  const sealPosition: SealPosition = {
    x: column.x + column.width / 2,
    y: hasFooter ? (hasSmallSeal ? 445 : 440) : 456,
    radius: seal.radius,
  };
  return {
    column,
    sealPosition,
    seal,
    signatures: hasBackgroundImage ? { distance: 136, width: 136 } : { distance: 228, width: 178 },
  };
}

/** Layout “Classic”: a woven border like that of bond certificates, a watermark and a seal. */
export const layout1: Layout = {
  canShrinkSeal: true,

  drawFrontBackground(colors, context) {
    const { sealPosition } = computePositions(context);
    return [
      ...drawWovenFrame(colors),
      context.hasBackgroundImage ? drawImageFrame(colors) : drawWatermark(colors),
      createFilledPath(
        traceCircle(sealPosition.x, sealPosition.y, sealPosition.radius + 5),
        colors.background,
      ),
      ...drawSeal(sealPosition, {
        fill: colors.fill,
        color: colors.onFill,
        emblem: context.emblem,
      }),
      ...(context.signatures === 0 ? drawFootRules(sealPosition, colors) : []),
    ];
  },

  drawBackBackground: drawWovenFrame,

  drawFront(input) {
    const { composer, text, colors, context } = input;
    const { column, sealPosition, seal, signatures } = computePositions(context);
    const core = createFrontTextSlots(input, {
      gap: 15,
      name: { size: 55 },
    });
    const body = drawTextColumn(
      composer,
      { ...column, y: top, height: sealPosition.y - seal.radius - seal.above - top },
      [
        ...createWideLogoGraphic(input, 180, 34, 'center'),
        createHeaderSlot(input, { text: getIssuerText(text), gap: 8, maxWidth: 480 }),
        createTitleSlot(text, colors, {
          face: 'title',
          size: 36,
          tracking: 0.4,
          gap: 7,
          lineHeight: 1.06,
        }),
        { height: 8, gap: 8, draw: (x, y) => drawDiamondDivider(x, y + 4, 64, colors.accent) },
        ...core.slots,
        ...(context.signatures === 1 ? [] : createDateSlots(text, colors)),
      ],
      { align: 'center' },
    );
    drawSignaturePair(input, { x: sealPosition.x, y: sealPosition.y + 16, ...signatures });
    drawSealText(input, sealPosition, { color: colors.onFill, below: 'label' });
    const footer = drawFooter(composer, text, colors, {
      x: column.x + 20,
      width: column.width - 40,
      y: sealPosition.y + seal.radius + seal.below + maxFooterLines * footerLineHeight,
      anchor: 'bottom',
      align: 'center',
      lines: maxFooterLines,
    });
    if (context.hasCodeOnFront) drawCode(input);
    return createFrontResult(body.getFittedText(core.name), body, footer);
  },

  drawBack: (input, rests) =>
    drawBackBody(input, rests, {
      box: { x: 92, y: 80, width: 452, height: 436 },
    }),
};

function drawCode(input: LayoutInput): void {
  const { colors, context } = input;
  if (context.hasBackgroundImage)
    drawCodeTile(input, placeTileInCorner(layoutDefinitions.Layout1.imageArea, 12), whiteTile);
  else {
    const { background: fill, content: color, muted } = colors;
    drawCodeTile(input, codeTile, { fill, color, muted });
  }
}

function drawFootRules({ x, y, radius }: SealPosition, { accent }: DesignColors) {
  const reach = [radius + 14, radius + 14 + footRuleLength] as const;
  return drawLinesWithDiamonds(x, y, reach, reach, accent);
}

function drawImageFrame({ line }: DesignColors): PathShape {
  const { x, y, width, height } = layoutDefinitions.Layout1.imageArea;
  return createStrokedPath(traceRectangle(x - 3, y - 3, width + 6, height + 6), line, 0.5);
}

function drawWatermark({ fill, background }: DesignColors): PathShape {
  const rules = { rings: 8, lobes: 12, depth: 0.36 };
  const rosette = traceRosette(landscapePageSize.width / 2, 234, 150, rules, 1);
  return createStrokedPath(rosette, mixColors(fill, background, 0.11), 0.4, { isFine: true });
}
