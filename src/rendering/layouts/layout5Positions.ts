import { layoutDefinitions } from '#domain/template/layoutDefinitions.ts';
import { landscapePageSize } from '../scene.ts';
import type { FooterPosition } from './blocks/footer.ts';
import type { PresentLayoutElements } from './layoutContext.ts';
import { decoLineGap } from './ornaments/decoFrame.ts';
import type { SealPosition } from './ornaments/seal.ts';

/**
 * Radius of the seal, and the space between its edge and the texts above it, points. The texts around the seal need the
 * radius of the small one.
 */
const seals = {
  usual: { radius: 56, above: 14 },
  small: { radius: 52.5, above: 10 },
};
/** Distance of the ring around the seal from the seal's edge, points. */
export const ringGap = 6;
/** Distance of the frame from the edges of the page, on both sides, and of its inner line, points. */
export const frameInset = 27;
const innerFrameInset = frameInset + decoLineGap;
/** Distance of the last baseline of the footer from the bottom of its lines, points. */
const footerDescent = 2.5;
const border = 38;

/**
 * Computes the position of the text column, the seal and the light panel behind the signatures. The panel is undefined
 * without signatures.
 */
export function computePositions({
  hasBackgroundImage,
  hasFooter,
  signatures,
  hasSmallSeal,
}: PresentLayoutElements) {
  const seal = hasSmallSeal ? seals.small : seals.usual;
  const column = hasBackgroundImage
    ? { x: 63, width: 472 }
    : { x: 84, width: landscapePageSize.width - 168 };
  const hasPanel = signatures > 0;
  const sealPosition: SealPosition = {
    x: column.x + column.width / 2,
    y: hasPanel ? (hasBackgroundImage ? 428 : 436) : hasFooter ? 464 : 474,
    radius: seal.radius,
  };
  const { y, height } = layoutDefinitions.Layout5.imageArea;
  const panel = hasBackgroundImage
    ? { x: 46, y: sealPosition.y, width: 506, height: y + height - sealPosition.y }
    : {
        x: border,
        y: sealPosition.y,
        width: landscapePageSize.width - 2 * border,
        height: landscapePageSize.height - border - sealPosition.y,
      };
  return { column, sealPosition, seal, panel: hasPanel ? panel : undefined };
}

/**
 * Places the footer in the middle between the ring around the seal and the frame. Beside an image, the last line is level
 * with the foot of the image.
 */
export function placeFooter(
  ringBottom: number,
  { hasBackgroundImage }: PresentLayoutElements,
): Pick<FooterPosition, 'y' | 'anchor'> {
  if (!hasBackgroundImage)
    return { y: (ringBottom + landscapePageSize.height - innerFrameInset) / 2, anchor: 'middle' };
  const { y, height } = layoutDefinitions.Layout5.imageArea;
  return { y: y + height + footerDescent, anchor: 'bottom' };
}
