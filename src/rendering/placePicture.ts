import { type FocalPoint, middle } from '#model/template/focalPoint.ts';
import type { BackgroundPicture } from './design.ts';
import type { Box, ImageShape, PaperSize } from './scene.ts';

/**
 * A picture as large as it must be to leave nothing of a window free, with its focal point as near to the window's middle
 * as that allows; the window cuts the rest.
 */
export function coveringPicture(picture: BackgroundPicture, window: Box): ImageShape {
  const { url, width, height } = picture;
  const seen = seenPart(picture, window, picture.focalPoint);
  const scale = window.width / seen.width;
  return {
    kind: 'image',
    url,
    x: window.x - seen.x * scale,
    y: window.y - seen.y * scale,
    width: width * scale,
    height: height * scale,
    window,
  };
}

/** What a window shows of a picture that covers it, in the picture's pixels. */
export function seenPart(
  picture: PaperSize,
  window: PaperSize,
  { x, y }: FocalPoint = middle,
): Box {
  const scale = Math.max(window.width / picture.width, window.height / picture.height);
  const width = window.width / scale;
  const height = window.height / scale;
  return {
    x: startOf(x * picture.width, width, picture.width),
    y: startOf(y * picture.height, height, picture.height),
    width,
    height,
  };
}

/** Where a length begins that has a point in its middle, or as near as it can without leaving the whole. */
const startOf = (point: number, length: number, whole: number) =>
  Math.max(0, Math.min(point - length / 2, whole - length));

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
  return alt.trim() === ''
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
