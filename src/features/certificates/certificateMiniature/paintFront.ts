import { familyOf } from '#rendering/fonts/faces.ts';
import { page, type Shape, type Side } from '#rendering/scene.ts';
import { isInMiniature } from '#rendering/screen/SceneSvg.tsx';
import type { ShownSize } from './NearbyWatch.ts';

/** A front whose fonts and pictures are there. */
export interface PaintableFront {
  side: Side;
  /** By the shapes that show them; one that could not be had is not among them. */
  pictures: ReadonlyMap<Shape, CanvasImageSource>;
}

/** Pixels on screen from which small text and fine ornament can be seen. */
const fullDetailFrom = 190;

/**
 * Paints a front as `SceneSvg` draws it. One element shows the picture, where a drawing of shapes has dozens.
 * @param paper to be painted on, whatever was there
 */
export function paintFront(
  paper: OffscreenCanvas | HTMLCanvasElement,
  { side, pictures }: PaintableFront,
  { width, height, shownWidth }: ShownSize,
): void {
  paper.width = width;
  paper.height = height;
  const context = paper.getContext('2d');
  if (!context) return;
  const scale = width / page.width;
  context.scale(scale, scale);
  // What SVG has for a default.
  context.miterLimit = 4;
  context.fontKerning = 'none';
  context.textRendering = 'geometricPrecision';
  const isFull = shownWidth >= fullDetailFrom;
  for (const shape of [...side.ground.shapes, ...side.shapes])
    if (isFull || isInMiniature(shape)) paintShape(context, shape, pictures);
}

function paintShape(
  context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D,
  shape: Shape,
  pictures: PaintableFront['pictures'],
): void {
  switch (shape.kind) {
    case 'path': {
      const path = new Path2D(shape.d);
      context.globalAlpha = shape.opacity ?? 1;
      if (shape.fill) {
        context.fillStyle = shape.fill;
        context.fill(path);
      }
      if (shape.stroke) {
        context.strokeStyle = shape.stroke;
        context.lineWidth = shape.strokeWidth ?? 1;
        context.stroke(path);
      }
      context.globalAlpha = 1;
      return;
    }
    case 'text':
      context.font = `${shape.size}px ${familyOf(shape.face)}`;
      context.fillStyle = shape.fill;
      for (const [index, x] of shape.xs.entries()) {
        const glyph = shape.text[index];
        if (glyph && glyph !== ' ') context.fillText(glyph, x, shape.y);
      }
      return;
    default: {
      const picture = pictures.get(shape);
      if (!picture) return;
      const { x, width } = shape;
      const [top, height] =
        shape.kind === 'image'
          ? [shape.y, shape.height]
          : [shape.y - shape.ascent, shape.ascent + shape.descent];
      context.drawImage(picture, x, top, width, height);
    }
  }
}
