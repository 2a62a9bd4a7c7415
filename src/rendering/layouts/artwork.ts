import { type ColoredLines, createTextColorPicker } from '../textColorPicker.ts';
import { drawArtworkBack } from './back/artworkBack.ts';
import { drawSignatures, getFreeFoot } from './blocks/artworkSignatures.ts';
import { drawFooter, footerLineHeight } from './blocks/footer.ts';
import { drawCodeTile, placeTileInCorner, whiteTile } from './blocks/frontCode.ts';
import { type Box, landscapePageSize } from '../scene.ts';
import { createFrontResult, type Layout, type LayoutInput } from './layout.ts';
import { scaleToPrintArea } from './layoutProperties.ts';
import {
  createFrontTextSlots,
  createDateSlots,
  createHeaderSlot,
  createTitleSlot,
  getIssuerText,
} from './slots.ts';
import type { PresentLayoutElements } from './layoutContext.ts';
import type { ColumnText } from './columnText.ts';
import type { ShapeCollector } from './composer.ts';
import { drawTextColumn, type DrawnColumn } from './stack.ts';
import { footVeilPadding, padBox, veilPadding } from './veil.ts';

/** Maximum number of lines of the footer, alone and below signatures. */
const maxFooterLines = { alone: 3, signed: 2 };
/** Space above a footer without signatures, in points. */
const footerGap = 16;

/** Areas of the front: `text` for the texts, `foot` for the signatures, the footer and the code. */
interface Zones {
  text: Box;
  foot: Box;
}

/**
 * Creates a layout for a background image that is a finished page designed by the company. The layout draws only texts
 * and signatures.
 * @param zones areas of the page that the designer must leave free
 */
export function createArtworkLayout(align: 'center' | 'left', zones: Zones): Layout {
  return {
    createTextColorPicker,
    drawFrontBackground: () => [],
    drawBackBackground: () => [],

    drawFront(input) {
      const { composer, context } = input;
      const { name, slots } = createSlots(input);
      const drawBody = (box: Box) => drawTextColumn(composer, box, slots, { align });
      const freeZones = placeZones(zones, context);
      const calm = findCalmBox(composer, freeZones.text, align, drawBody);
      const { text, foot } = calm ? freeZones : drawVeilBehindZones(input, freeZones);
      const { box, lines } = calm ?? measureBody(composer, text, drawBody);
      const body = drawAlike(composer, lines, () => drawBody(box));
      const footer = drawFoot(input, foot, align);
      if (context.hasCodeOnFront) drawCodeTile(input, placeTileInCorner(foot, 0), whiteTile);
      return createFrontResult(body.getFittedText(name), body, footer);
    },

    drawBack: drawArtworkBack,
  };
}

/** Returns the zones inside the print margin. Without signatures and code, the text reaches down to the footer. */
function placeZones(zones: Zones, context: PresentLayoutElements): Zones {
  const text = scaleToPrintArea(zones.text, context);
  const foot = scaleToPrintArea(zones.foot, context);
  if (context.signatures > 0 || context.hasCodeOnFront) return { text, foot };
  const footer = context.hasFooter ? maxFooterLines.alone * footerLineHeight + footerGap : 0;
  return { text: { ...text, height: foot.y + foot.height - footer - text.y }, foot };
}

/**
 * Draws a veil behind both zones. Returns the zones in the vertical middle of the page: they need not avoid the parts of
 * the image that the veil covers.
 */
function drawVeilBehindZones({ composer, colors }: LayoutInput, { text, foot }: Zones): Zones {
  const height = foot.y + foot.height - text.y;
  const rise = text.y + height / 2 - landscapePageSize.height / 2;
  const raised = { text: { ...text, y: text.y - rise }, foot: { ...foot, y: foot.y - rise } };
  composer.drawVeil(padBox({ ...raised.text, height }, veilPadding), colors.rule);
  return raised;
}

/** Creates the texts of the front, and returns which of them is the name. */
function createSlots(input: LayoutInput) {
  const { composer, text, colors } = input;
  const core = createFrontTextSlots(input, {
    gap: 14,
    name: { size: 52 },
  });
  const label: ColumnText = {
    text: composer.toUpperCase(text.label),
    face: 'bold',
    size: 7.6,
    minSize: 7.6,
    tracking: 2.2,
    fill: colors.title,
    lineHeight: 1.4,
    gap: 12,
  };
  const slots = [
    createHeaderSlot(input, { text: getIssuerText(text) }),
    label,
    createTitleSlot(text, colors, { face: 'title', size: 29, gap: 2, lineHeight: 1.1 }),
    ...core.slots,
    ...createDateSlots(text, colors, { gap: 12 }),
  ];
  return { name: core.name, slots };
}

/**
 * Draws signatures and footer, with a veil behind them if the image is not calm there. The veil behind signatures is as
 * large as the foot, so that the tile with the code is on it, not beside it.
 */
function drawFoot(input: LayoutInput, foot: Box, align: 'center' | 'left'): DrawnColumn {
  const { composer, text, colors, context } = input;
  const free = { ...foot, ...getFreeFoot(foot, align, context) };
  const draw = () => {
    drawSignatures(input, foot, align);
    return drawFooter(composer, text, colors, {
      ...free,
      y: foot.y + foot.height,
      align,
      lines: context.signatures === 0 ? maxFooterLines.alone : maxFooterLines.signed,
      anchor: 'bottom',
    });
  };
  const lines = composer.measureLines(draw);
  if (!composer.areLegible(lines))
    composer.drawVeil(
      padBox(context.signatures > 0 ? foot : getLinesBox(lines), footVeilPadding),
      colors.rule,
    );
  return drawAlike(composer, lines, draw);
}

/** Shares of the width of a zone to which texts may be narrowed, so that none crosses a part of the image. */
const columnShares = [1, 0.85, 0.7];

/**
 * Finds the widest box in which texts are legible on the image. Returns undefined if there is none, or if custom texts
 * would have to be shortened there.
 */
function findCalmBox(
  composer: ShapeCollector,
  zone: Box,
  align: 'center' | 'left',
  draw: (box: Box) => DrawnColumn,
): MeasuredBody | undefined {
  for (const share of columnShares) {
    const width = zone.width * share;
    const x = zone.x + (align === 'center' ? (zone.width - width) / 2 : 0);
    const body = measureBody(composer, { ...zone, x, width }, draw);
    if ((body.fits || share === 1) && composer.areLegible(body.lines)) return body;
  }
  return undefined;
}

interface MeasuredBody {
  box: Box;
  lines: readonly ColoredLines[];
  /** Whether no custom text has to be shortened. */
  fits: boolean;
}

function measureBody(
  composer: ShapeCollector,
  box: Box,
  draw: (box: Box) => DrawnColumn,
): MeasuredBody {
  let fits = true;
  const lines = composer.measureLines(() => {
    fits = draw(box).overflowingAreas.length === 0;
  });
  return { box, lines, fits };
}

/** Calls `draw`, which draws the given lines. Texts of equal colour stay equal, wherever they are on the image. */
function drawAlike<T>(composer: ShapeCollector, lines: readonly ColoredLines[], draw: () => T): T {
  const boxes = lines.flatMap((line) => line.boxes);
  return boxes.length === 0 ? draw() : composer.withSharedColor(boxes, draw);
}

/** Returns the bounding box of lines of text. */
function getLinesBox(lines: readonly ColoredLines[]): Box {
  const boxes = lines.flatMap((line) => line.boxes);
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
