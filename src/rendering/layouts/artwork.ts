import { type ColoredLines, createTextColorPicker } from '../textColorPicker.ts';
import { qrCodeColumnWidth } from './back/codeColumn.ts';
import { drawBackBody } from './back/drawBackBody.ts';
import { drawFooter } from './blocks/footer.ts';
import { codeTileSize, drawCodeTile, placeTileInCorner, whiteTile } from './blocks/frontCode.ts';
import { drawSignature } from './blocks/signature.ts';
import { type Box, landscapePageSize } from '../scene.ts';
import { createFrontResult, type Layout, type LayoutInput } from './layout.ts';
import { artworkTextBoxes, scaleToPrintArea } from './layoutProperties.ts';
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

/**
 * Width of the area of one signature, in points. `ruleOffset` is the distance of the signature line from the top of the
 * area, in points.
 */
const signatureWidth = 178;
const ruleOffset = 40;

/**
 * Space between the text and the column with the QR code on the back, in points, if the background is a page designed
 * by the company.
 */
export const artworkColumnGap = 71.9;

/** Distance from the left edge of one signature to that of the next, in points. */
const signatureSteps = { center: 300, left: 218 };
/** Space between the code on the front and the signatures and the footer beside it, in points. */
const codeGap = 18;
/** Space between two signatures beside the code, in points. */
const signatureGap = 14;

/**
 * Typical ink colour of signature images. `signaturePlate` is a white rectangle with a line in this colour, drawn
 * behind signatures where the background image is dark.
 */
const signatureColor = '#1B2A4A';
const signaturePlate = { background: '#FFFFFF', color: signatureColor };

/**
 * Creates a layout for a background image that is a finished page designed by the company. The layout draws only texts
 * and signatures.
 * @param zones areas of the page that the designer must leave free: `text` for the texts, `foot` for the signatures
 */
export function createArtworkLayout(
  align: 'center' | 'left',
  zones: { text: Box; foot: Box },
): Layout {
  return {
    createTextColorPicker,
    drawFrontBackground: () => [],
    drawBackBackground: () => [],

    drawFront(input) {
      const { composer, context } = input;
      const zone = scaleToPrintArea(zones.text, context);
      const foot = scaleToPrintArea(zones.foot, context);
      const { name, slots } = createSlots(input);
      const drawBody = (box: Box) => drawTextColumn(composer, box, slots, { align });
      const calm = findCalmBox(composer, zone, align, drawBody);
      if (!calm)
        composer.drawVeil(padBox({ ...zone, height: foot.y + foot.height - zone.y }, veilPadding));
      const { box, lines } = calm ?? measureBody(composer, zone, drawBody);
      const body = drawAlike(composer, lines, () => drawBody(box));
      const footer = drawFoot(input, foot, align);
      if (context.hasCodeOnFront) drawCodeTile(input, placeTileInCorner(foot, 0), whiteTile);
      return createFrontResult(body.getFittedText(name), body, footer);
    },

    drawBack(input, remainder) {
      const { composer, colors } = input;
      const box = getBackTextBox(input.context);
      const draw = () =>
        drawBackBody(input, remainder, {
          box,
          codeX: box.x + box.width + artworkColumnGap,
        });
      // Texts of a block share colours that are legible on the whole block.
      const blocks = [colors.title, colors.content, colors.muted].map((color) => ({
        color,
        size: backTextSize,
        boxes: [box],
      }));
      if (!composer.areLegible([...blocks, ...composer.measureLines(draw)]))
        composer.drawVeil(padBox(box, veilPadding));
      draw();
    },
  };
}

/** Creates the texts of the front, and returns which of them is the name. */
function createSlots({ composer, text, colors }: LayoutInput) {
  const core = createFrontTextSlots(text, colors, {
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
    createHeaderSlot(text, colors, { text: getIssuerText(text) }),
    label,
    createTitleSlot(text, colors, { face: 'title', size: 29, gap: 2, lineHeight: 1.1 }),
    ...core.slots,
    ...createDateSlots(text, colors, { gap: 12 }),
  ];
  return { name: core.name, slots };
}

/** Draws signatures and footer, with a veil behind them if the image is not calm there. */
function drawFoot(input: LayoutInput, foot: Box, align: 'center' | 'left'): DrawnColumn {
  const { composer, text, colors, context } = input;
  const free = { ...foot, ...getFreeFoot(foot, align, context) };
  const draw = () => {
    drawSignatures(input, foot, align);
    return drawFooter(composer, text, colors, {
      ...free,
      y: foot.y + foot.height,
      align,
      lines: context.signatures === 0 ? 3 : 2,
      anchor: 'bottom',
    });
  };
  const lines = composer.measureLines(draw);
  if (!composer.areLegible(lines))
    composer.drawVeil(padBox(context.signatures > 0 ? free : getLinesBox(lines), footVeilPadding));
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

/** Space between texts and the edges of the veil behind them, points. */
const veilPadding = { x: 24, y: 20 };
const footVeilPadding = { x: 12, y: 8 };

const padBox = (box: Box, { x, y }: Pick<Box, 'x' | 'y'>): Box => ({
  x: box.x - x,
  y: box.y - y,
  width: box.width + 2 * x,
  height: box.height + 2 * y,
});

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

/** Typical font size of the texts on the back, points. */
const backTextSize = 10;

/** Returns the box of the texts on the back, beside the column with the QR code. */
function getBackTextBox(context: PresentLayoutElements): Box {
  const zone = scaleToPrintArea(artworkTextBoxes.back, context);
  return { ...zone, width: zone.width - qrCodeColumnWidth - artworkColumnGap };
}

/**
 * Returns the left edge and the width of the foot without the code in its right corner. A centred foot stays centred.
 */
function getFreeFoot(
  { x, width }: Box,
  align: 'center' | 'left',
  { hasCodeOnFront }: PresentLayoutElements,
): Pick<Box, 'x' | 'width'> {
  const reserved = hasCodeOnFront ? codeTileSize.width + codeGap : 0;
  return align === 'left'
    ? { x, width: width - reserved }
    : { x: x + reserved, width: width - 2 * reserved };
}

function drawSignatures(input: LayoutInput, foot: Box, align: 'center' | 'left'): void {
  const { composer, brand } = input;
  const y = foot.y + ruleOffset;
  const { width, xs } = placeSignatures(input, foot, align);
  // Signatures are usually dark ink on white. On a dark page they need a plate, because the image cannot be inverted.
  const needsPlate = xs.some((x, index) => {
    const position = { x, y: foot.y, width, height: ruleOffset };
    return brand.signatures[index] && !composer.hasContrast(signatureColor, position);
  });
  for (const [index, startX] of xs.entries()) {
    const x = align === 'left' ? startX : startX + width / 2;
    const position = { x, y, width, align };
    drawSignature(input, index, position, needsPlate ? signaturePlate : undefined);
  }
}

/** Computes the width of the signatures and their left edges. Beside the code they are closer together. */
function placeSignatures(
  { text, context }: LayoutInput,
  foot: Box,
  align: 'center' | 'left',
): { width: number; xs: number[] } {
  const free = getFreeFoot(foot, align, context);
  const width = Math.min(signatureWidth, (free.width - signatureGap) / 2);
  const step = context.hasCodeOnFront ? width + signatureGap : signatureSteps[align];
  const first = align === 'left' ? free.x : landscapePageSize.width / 2 - width / 2;
  const middle = align === 'left' || context.signatures === 1 ? 0 : 0.5;
  return { width, xs: text.signatories.map((_, index) => first + (index - middle) * step) };
}
