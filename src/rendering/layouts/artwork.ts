import { createLegibleTextColorGetter } from '../textColorPicker.ts';
import { qrCodeColumnWidth } from './back/codeColumn.ts';
import { drawFooter } from './blocks/footer.ts';
import { codeTileSize, drawCodeTile, placeTileInCorner, whiteTile } from './blocks/frontCode.ts';
import { drawSignature } from './blocks/signature.ts';
import { type Box, landscapePageSize } from '../scene.ts';
import type { Layout, LayoutInput } from './layout.ts';
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
import { drawTextColumn } from './stack.ts';

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
/** Space between the code on the front, the signatures beside it and the footer, in points. */
const codeGap = 14;

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
function createArtworkLayout(align: 'center' | 'left', zones: { text: Box; foot: Box }): Layout {
  return {
    createTextColorPicker: createLegibleTextColorGetter,
    drawFrontBackground: () => [],
    drawBackBackground: () => [],

    drawFront(input) {
      const { composer, text, colors, context } = input;
      const foot = scaleToPrintArea(zones.foot, context);
      const core = createFrontTextSlots(text, colors, {
        gap: 14,
        name: { size: 52 },
        concluded: {},
        course: { size: 25, maxWidth: 480 },
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
      const body = drawTextColumn(
        composer,
        scaleToPrintArea(zones.text, context),
        [
          createHeaderSlot(text, colors, { text: getIssuerText(text) }),
          label,
          createTitleSlot(text, colors, { face: 'title', size: 29, gap: 2, lineHeight: 1.1 }),
          ...core.slots,
          ...createDateSlots(text, colors, { gap: 12 }),
        ],
        { align },
      );
      drawSignatures(input, foot, align);
      const footer = drawFooter(composer, text, colors, {
        ...getFreeFoot(foot, align, context),
        y: foot.y + foot.height,
        align,
        lines: context.signatures === 0 ? 3 : 2,
        anchor: 'bottom',
      });
      if (context.hasCodeOnFront) drawCodeTile(input, placeTileInCorner(foot, 0), whiteTile);
      return {
        name: body.getFittedText(core.name),
        overflowingAreas: [...body.overflowingAreas, ...footer.overflowingAreas],
      };
    },

    getBackLayout(context) {
      const zone = scaleToPrintArea(artworkTextBoxes.back, context);
      const textWidth = zone.width - qrCodeColumnWidth - artworkColumnGap;
      return {
        box: { ...zone, width: textWidth },
        codeX: zone.x + textWidth + artworkColumnGap,
        heading: 'title',
        hasDetailsOnTile: true,
      };
    },
  };
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
  const width = Math.min(signatureWidth, (free.width - codeGap) / 2);
  const step = context.hasCodeOnFront ? width + codeGap : signatureSteps[align];
  const first = align === 'left' ? free.x : landscapePageSize.width / 2 - width / 2;
  const middle = align === 'left' || context.signatures === 1 ? 0 : 0.5;
  return { width, xs: text.signatories.map((_, index) => first + (index - middle) * step) };
}

/** Layout “Your artwork” with centred text. The background image is a finished page designed by the company. */
export const layout7 = createArtworkLayout('center', artworkTextBoxes.Layout7);

/** Layout “Your artwork” with left-aligned text. The background image is a finished page designed by the company. */
export const layout8 = createArtworkLayout('left', artworkTextBoxes.Layout8);
