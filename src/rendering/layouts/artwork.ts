import { createLegibleTextColorGetter } from '../textColorPicker.ts';
import { qrCodeColumnWidth } from './back/codeColumn.ts';
import { drawFooter } from './blocks/footer.ts';
import { drawSignature } from './blocks/signature.ts';
import { type Box, landscapePageSize } from '../scene.ts';
import type { Layout, LayoutInput } from './layout.ts';
import { artworkTextBoxes, scaleToPrintArea } from './layoutProperties.ts';
import {
  createFrontTextSlots,
  createDateSlots,
  createHeaderSlot,
  createTitleSlot,
} from './slots.ts';
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

/**
 * Distances between signatures, in points. `signatureOffset` is the distance from the middle of the page to the middle
 * of a centred signature. `signatureStep` is the distance from one left-aligned signature to the next.
 */
const signatureOffset = 150;
const signatureStep = 218;

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
          createHeaderSlot(text, colors),
          label,
          createTitleSlot(text, colors, { face: 'title', size: 29, gap: 2, lineHeight: 1.1 }),
          ...core.slots,
          ...createDateSlots(text, colors, { gap: 12 }),
        ],
        { align },
      );
      drawSignatures(input, foot, align);
      const footer = drawFooter(composer, text, colors, {
        x: foot.x,
        width: foot.width,
        y: foot.y + foot.height,
        align,
        lines: context.signatures === 0 ? 3 : 2,
        anchor: 'bottom',
      });
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

function drawSignatures(input: LayoutInput, foot: Box, align: 'center' | 'left'): void {
  const { composer, text, brand } = input;
  const y = foot.y + ruleOffset;
  const startXs = text.signatories.map((_, index) => getSignatureX(index, input, foot, align));
  // Signatures are usually dark ink on white. On a dark page they need a plate, because the image cannot be inverted.
  const needsPlate = startXs.some((x, index) => {
    const position = { x, y: foot.y, width: signatureWidth, height: ruleOffset };
    return brand.signatures[index] && !composer.hasContrast(signatureColor, position);
  });
  for (const [index, startX] of startXs.entries()) {
    const x = align === 'left' ? startX : startX + signatureWidth / 2;
    const position = { x, y, width: signatureWidth, align };
    drawSignature(input, index, position, needsPlate ? signaturePlate : undefined);
  }
}

function getSignatureX(
  index: number,
  { context }: LayoutInput,
  foot: Box,
  align: 'center' | 'left',
): number {
  if (align === 'left') return foot.x + index * signatureStep;
  const side = context.signatures === 1 ? 0 : index === 0 ? -1 : 1;
  return landscapePageSize.width / 2 + side * signatureOffset - signatureWidth / 2;
}

/** Layout “Your artwork” with centred text. The background image is a finished page designed by the company. */
export const layout7 = createArtworkLayout('center', artworkTextBoxes.Layout7);

/** Layout “Your artwork” with left-aligned text. The background image is a finished page designed by the company. */
export const layout8 = createArtworkLayout('left', artworkTextBoxes.Layout8);
