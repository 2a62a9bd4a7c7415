import { type FocalPoint, centerPoint } from '#domain/template/focalPoint.ts';
import type { DesignImage } from './design.ts';
import type { Box, ImageShape, PageSize } from './scene.ts';

/**
 * Scales an image to cover a box, like CSS `object-fit: cover`. The image's focal point is moved as near to the middle
 * of the box as possible. Parts outside the box are clipped.
 */
export function fitImageToCover(image: DesignImage, box: Box): ImageShape {
  const { url, width, height } = image;
  const visible = getVisibleArea(image, box, image.focalPoint);
  const scale = box.width / visible.width;
  return {
    kind: 'image',
    url,
    x: box.x - visible.x * scale,
    y: box.y - visible.y * scale,
    width: width * scale,
    height: height * scale,
    clip: box,
  };
}

/**
 * Returns the part of an image that remains visible when the image is scaled to cover a box. The unit of the result is
 * pixels of the image.
 */
export function getVisibleArea(
  image: PageSize,
  box: PageSize,
  { x, y }: FocalPoint = centerPoint,
): Box {
  const scale = Math.max(box.width / image.width, box.height / image.height);
  const width = box.width / scale;
  const height = box.height / scale;
  return {
    x: getSegmentStart(x * image.width, width, image.width),
    y: getSegmentStart(y * image.height, height, image.height),
    width,
    height,
  };
}

/**
 * Returns the start of a segment of a line. The segment has the given length and is centred on a point, or is as near
 * to the point as possible without leaving the line.
 * @param totalLength length of the line, which starts at 0
 */
const getSegmentStart = (point: number, length: number, totalLength: number) =>
  Math.max(0, Math.min(point - length / 2, totalLength - length));

export interface ImageAlignment {
  align?: 'left' | 'center';
  valign?: 'middle' | 'bottom';
}

/** Scales an image to fit inside a box, like CSS `object-fit: contain`. */
export function fitImageToContain(
  image: DesignImage,
  box: Box,
  { align = 'center', valign = 'middle' }: ImageAlignment = {},
): ImageShape {
  const scale = Math.min(box.width / image.width, box.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  const x = align === 'left' ? box.x : box.x + (box.width - width) / 2;
  const y = valign === 'bottom' ? box.y + box.height - height : box.y + (box.height - height) / 2;
  return { kind: 'image', url: image.url, x, y, width, height };
}

/**
 * Adds alternative text for screen readers to an image. Without text, returns the image unchanged; screen readers skip
 * it as decoration.
 */
export function addAltText(shape: ImageShape, alt: string): ImageShape {
  const { x, y, width, height } = shape;
  return alt.trim() === ''
    ? shape
    : { ...shape, block: { role: 'Figure', alt, box: [x, y, width, height] } };
}
