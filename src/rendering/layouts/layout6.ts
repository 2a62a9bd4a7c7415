import { getBackTextWidth } from './back/codeColumn.ts';
import { drawBackBody } from './back/drawBackBody.ts';
import { drawFooter } from './blocks/footer.ts';
import { drawCodeTile, whiteTile } from './blocks/frontCode.ts';
import { createWideLogoGraphic } from './blocks/logo.ts';
import { drawSealText } from './blocks/sealText.ts';
import { drawDateAndSignatures } from './blocks/signature.ts';
import { drawMosaic } from './ornaments/mosaic.ts';
import { traceCircle } from './ornaments/curves.ts';
import { drawSeal, type SealPosition } from './ornaments/seal.ts';
import { type Box, landscapePageSize, createStrokedPath } from '../scene.ts';
import { createFrontResult, type Layout, type LayoutInput } from './layout.ts';
import { getPrintInset, getBackgroundImageBox } from './layoutProperties.ts';
import {
  createFilledRectangle,
  createFrontTextSlots,
  createHeaderSlot,
  createTitleSlot,
} from './slots.ts';
import type { PresentLayoutElements } from './layoutContext.ts';
import { drawTextColumn } from './stack.ts';

const margin = 56;
const top = 52;
const gutter = 26;
const bottomY = 541;
/** Position of the code among the motifs below the seal: the one that is away from the edges, which printers cut off. */
const codeMotif = 0;

/**
 * Returns the side length of a mosaic tile, points: a quarter of the background image's width, or, without an image, a
 * twelfth of the mosaic strip's height.
 */
function getTileSize(context: PresentLayoutElements): number {
  const { isMarginSafe } = context;
  return context.hasBackgroundImage
    ? getBackgroundImageBox({ layout: 'Layout6', isMarginSafe }).width / 4
    : (landscapePageSize.height - 2 * getPrintInset(context)) / 12;
}

/**
 * Returns the box of the mosaic strip at the right edge of the page. The print margin, if any, is not part of the box.
 * @param tile side length of a tile, points
 * @param tiles number of tiles across the strip
 */
function getStrip(context: PresentLayoutElements, tile: number, tiles: number): Box {
  const edge = getPrintInset(context);
  const width = tiles * tile;
  return {
    x: landscapePageSize.width - edge - width,
    y: edge,
    width,
    height: landscapePageSize.height - 2 * edge,
  };
}

/** Computes the text width, y of the line below the signatures, and the positions of the mosaic strip and the seal. */
function computePositions(context: PresentLayoutElements) {
  const tile = getTileSize(context);
  const strip = getStrip(context, tile, 4);
  const squareY = strip.y + strip.height - 4 * tile;
  const square = {
    ...strip,
    y: context.hasBackgroundImage ? squareY : strip.y + 4 * tile,
    height: 4 * tile,
  };
  const sealPosition: SealPosition = {
    x: square.x + 2 * tile,
    y: square.y + 2 * tile,
    radius: 1.64 * tile,
  };
  const width = strip.x - margin - 44;
  const line = context.hasFooter ? 478 : 496;
  return { tile, strip, square, sealPosition, width, line, column: (width - 2 * gutter) / 3 };
}

/** Returns the mosaic strip on the back of a certificate. The back never shows a background image. */
function getBackStrip(context: PresentLayoutElements) {
  const tile = getTileSize({ ...context, hasBackgroundImage: false });
  return { tile, strip: getStrip(context, tile, 2) };
}

/** Layout “Mosaic”: text beside a strip of ornamental tiles with a seal. */
export const layout6: Layout = {
  drawFrontBackground(colors, context) {
    const { tile, strip, square, sealPosition } = computePositions(context);
    const { fill, onFill } = colors;
    const motifs = { ...strip, side: tile, columns: 2, rows: 2 };
    return [
      ...(context.hasBackgroundImage
        ? []
        : [
            drawBacking(strip, fill),
            ...drawMosaic({ ...motifs, first: 0 }, colors),
            ...drawMosaic(
              {
                ...motifs,
                y: square.y + 4 * tile,
                omitted: context.hasCodeOnFront ? codeMotif : undefined,
                first: 8,
              },
              colors,
            ),
          ]),
      createFilledRectangle(square.x, square.y, square.width, square.height, fill),
      createStrokedPath(traceCircle(sealPosition.x, sealPosition.y, 1.76 * tile), onFill, 0.7),
      ...drawSeal(sealPosition, { fill, color: onFill, emblem: context.emblem }),
    ];
  },

  drawBackBackground(colors, context) {
    const { tile, strip } = getBackStrip(context);
    const { x, y } = strip;
    const rules = { x, y, side: tile, columns: 1, rows: 6, first: 3 };
    return [drawBacking(strip, colors.fill), ...drawMosaic(rules, colors)];
  },

  drawFront(input) {
    const { composer, text, colors, context } = input;
    const { sealPosition, width, line, column } = computePositions(context);
    const core = createFrontTextSlots(input, {
      gap: 22,
      name: { size: 56, lineHeight: 1, oneLineShare: 0.86, gap: 5 },
      concluded: { gap: 13 },
      course: { size: 25 },
      center: { maxWidth: 420 },
    });
    const bottom = line - (context.signatures > 0 ? 56 : 30);
    const body = drawTextColumn(composer, { x: margin, y: top, width, height: bottom - top }, [
      ...createWideLogoGraphic(input, 190, 36, 'left'),
      createHeaderSlot(input, { gap: 10 }),
      createTitleSlot(text, colors, { face: 'title', size: 33, gap: 14, lineHeight: 1.06 }),
      ...core.slots,
    ]);
    drawDateAndSignatures(input, { x: margin, y: line, width: column }, column + gutter);
    const footer = drawFooter(composer, text, colors, {
      x: margin,
      y: bottomY + 2.5,
      width,
      align: 'left',
      lines: 3,
      anchor: 'bottom',
    });
    drawSealText(input, sealPosition, { color: colors.onFill, below: 'label' });
    if (context.hasCodeOnFront) drawCode(input);
    return createFrontResult(body.getFittedText(core.name), body, footer);
  },

  drawBack(input, rests) {
    // As far from the strip as from the edge of the page.
    const right = getBackStrip(input.context).strip.x - margin;
    drawBackBody(input, rests, {
      box: { x: margin, y: 56, width: getBackTextWidth(margin, right), height: 484 },
    });
  },
};

/**
 * Draws the area behind the mosaic tiles. It is slightly smaller than the tiles together, so that it does not show as a
 * dark edge around pale tiles.
 */
const drawBacking = ({ x, y, width, height }: Box, fill: string) =>
  createFilledRectangle(x + 0.5, y + 0.5, width - 1, height - 1, fill);

/** Draws the code in place of a motif of the mosaic, or in the lower left corner of the image. */
function drawCode(input: LayoutInput): void {
  const { tile, strip } = computePositions(input.context);
  const y = strip.y + (input.context.hasBackgroundImage ? 6 : 8) * tile;
  const box = { x: strip.x, y, width: 2 * tile, height: 2 * tile };
  drawCodeTile(input, box, { ...whiteTile, fill: input.colors.tint });
}
