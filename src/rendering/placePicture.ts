import type { BackgroundPicture } from './design.ts';
import type { Box, ImageShape } from './scene.ts';

/** A picture as large as it must be to leave nothing of a window free, centred in it; the window cuts the rest. */
export function coveringPicture(
  { url, width, height }: BackgroundPicture,
  window: Box,
): ImageShape {
  const scale = Math.max(window.width / width, window.height / height);
  return { kind: 'image', url, ...inMiddleOf(window, width * scale, height * scale), window };
}

export interface Alignment {
  align?: 'left' | 'center';
  valign?: 'middle' | 'bottom';
}

/** A picture as large as a box allows, whole and not distorted. */
export function containedPicture(
  { url, width, height }: BackgroundPicture,
  box: Box,
  { align = 'center', valign = 'middle' }: Alignment = {},
): ImageShape {
  const scale = Math.min(box.width / width, box.height / height);
  const place = inMiddleOf(box, width * scale, height * scale);
  return {
    kind: 'image',
    url,
    ...place,
    ...(align === 'left' && { x: box.x }),
    ...(valign === 'bottom' && { y: box.y + box.height - place.height }),
  };
}

/** A picture that someone who listens hears of; without words for it, decoration. */
export function asFigure(shape: ImageShape, alt: string): ImageShape {
  const { x, y, width, height } = shape;
  return alt === ''
    ? shape
    : { ...shape, block: { role: 'Figure', alt, box: [x, y, width, height] } };
}

function inMiddleOf(box: Box, width: number, height: number): Box {
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  };
}
