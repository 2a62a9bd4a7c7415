import type { ImageShape, PageSize, PathShape } from '../scene.ts';
import type * as bleedFunctions from './bleed.ts';
import { Painter, type PainterResources } from './Painter.ts';
import { decodeLatin1, encodeLatin1 } from './syntax.ts';

type BackgroundShape = PathShape | ImageShape;

/**
 * Paints the background of a page. With bleed, it continues there. Each shape is completed before the next, so that no
 * lower shape is visible at the edge.
 * @returns operators of a content stream
 */
export function paintBackground(
  shapes: readonly BackgroundShape[],
  size: PageSize,
  resources: PainterResources,
  bleed: typeof bleedFunctions | undefined,
): Uint8Array {
  const paint = (group: readonly BackgroundShape[]) => {
    const painter = new Painter(resources);
    painter.paintBackground(group);
    return painter.bytes;
  };
  if (!bleed) return paint(shapes);
  const operators = shapes.map((shape) =>
    bleed.formatShapeWithBleed(shape, size, decodeLatin1(paint([shape]))),
  );
  return encodeLatin1(operators.join(''));
}
