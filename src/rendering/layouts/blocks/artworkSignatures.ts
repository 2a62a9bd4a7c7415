import { type Box, landscapePageSize } from '../../scene.ts';
import type { LayoutInput } from '../layout.ts';
import type { PresentLayoutElements } from '../layoutContext.ts';
import { codeTileSize } from './frontCode.ts';
import { drawSignature } from './signature.ts';

/**
 * Width of the area of one signature, in points. `ruleOffset` is the distance of the signature line from the top of the
 * area, in points.
 */
const signatureWidth = 178;
const ruleOffset = 40;

/** Distance from the left edge of one signature to that of the next, in points. */
const signatureSteps = { center: 300, left: 218 };
/** Space between the code on the front and the signatures and the footer beside it, in points. */
const codeGap = 18;
/** Minimum space between the lines of two signatures, in points. */
const signatureGap = 24;
/**
 * Typical ink colour of signature images. `signaturePlate` is a white rectangle with a line in this colour, drawn
 * behind signatures where the background image is dark.
 */
const signatureColor = '#1B2A4A';
const signaturePlate = { background: '#FFFFFF', color: signatureColor };

/**
 * Returns the left edge and the width of the foot without the code in its right corner. A centred foot stays centred.
 */
export function getFreeFoot(
  { x, width }: Box,
  align: 'center' | 'left',
  { hasCodeOnFront }: PresentLayoutElements,
): Pick<Box, 'x' | 'width'> {
  const reserved = hasCodeOnFront ? codeTileSize.width + codeGap : 0;
  return align === 'left'
    ? { x, width: width - reserved }
    : { x: x + reserved, width: width - 2 * reserved };
}

/** Draws the signatures side by side. */
export function drawSignatures(input: LayoutInput, foot: Box, align: 'center' | 'left'): void {
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
