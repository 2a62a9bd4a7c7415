import { rememberedLately } from '#model/remembered.ts';
import { familyOf } from '#rendering/fonts/faces.ts';
import {
  type ImageShape,
  page,
  type RingShape,
  type Shape,
  type Side,
  type TextShape,
} from '#rendering/scene.ts';
import { detailAt, isInMiniature } from '#rendering/screen/SceneSvg.tsx';
import type { ShownSize } from './NearbyWatch.ts';

/** A front whose fonts and pictures are there. */
export interface PaintableFront {
  side: Side;
  /** By the shapes that show them; one that could not be had is not among them. */
  pictures: ReadonlyMap<Shape, CanvasImageSource>;
}

export type Paper = OffscreenCanvas | HTMLCanvasElement;

const newPaper = (): Paper =>
  'OffscreenCanvas' in globalThis ? new OffscreenCanvas(1, 1) : document.createElement('canvas');

const mostGrounds = 8;

/** Paints fronts as `SceneSvg` draws them. One element shows the picture, where a drawing of shapes has dozens. */
export class FrontPainter {
  private readonly paper = newPaper();
  /** Most certificates of a list lie on one of few, and it has most of the shapes. */
  private readonly grounds = new Map<string, Paper>();

  /** @returns what the next is painted on */
  paint({ side, pictures }: PaintableFront, size: ShownSize): Paper {
    const { ground, shapes } = side;
    const key = [ground.key, size.width, size.height, detailAt(size.shownWidth)].join('|');
    const below = rememberedLately(this.grounds, mostGrounds, key, () => {
      const paper = newPaper();
      paintShapes(paper, ground.shapes, pictures, size);
      return paper;
    });
    paintShapes(this.paper, shapes, pictures, size, below);
    return this.paper;
  }
}

/** @param paper to be painted on, whatever was there @param below is painted first, as it is */
function paintShapes(
  paper: Paper,
  shapes: readonly Shape[],
  pictures: PaintableFront['pictures'],
  size: ShownSize,
  below?: Paper,
): void {
  const { width, height } = size;
  paper.width = width;
  paper.height = height;
  const context = paper.getContext('2d');
  if (!context) return;
  if (below) context.drawImage(below, 0, 0);
  const scale = width / page.width;
  context.scale(scale, scale);
  // What SVG has for a default.
  context.miterLimit = 4;
  context.fontKerning = 'none';
  context.textRendering = 'geometricPrecision';
  const isFull = detailAt(size.shownWidth) === 'full';
  for (const shape of shapes)
    if (isFull || isInMiniature(shape)) paintShape(context, shape, pictures);
}

type PaperContext = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

function paintShape(
  context: PaperContext,
  shape: Shape,
  pictures: PaintableFront['pictures'],
): void {
  switch (shape.kind) {
    case 'path': {
      // No frame: codes, which have one, stand on backs.
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
      paintContour(context, shape);
      context.fillStyle = shape.fill;
      for (const [index, x] of shape.xs.entries()) {
        const glyph = shape.text[index];
        if (glyph && glyph !== ' ') context.fillText(glyph, x, shape.y);
      }
      return;
    case 'ring':
      paintRing(context, shape);
      return;
    case 'image':
      paintImage(context, shape, pictures.get(shape));
      return;
    case 'foreign': {
      const picture = pictures.get(shape);
      const { x, y, width, ascent, descent } = shape;
      if (picture) context.drawImage(picture, x, y - ascent, width, ascent + descent);
    }
  }
}

function paintContour(context: PaperContext, shape: TextShape): void {
  if (!shape.contour) return;
  context.strokeStyle = shape.contour.color;
  context.lineWidth = shape.contour.width;
  context.lineJoin = 'round';
  for (const [index, x] of shape.xs.entries())
    context.strokeText(shape.text[index] ?? '', x, shape.y);
  context.lineJoin = 'miter';
}

function paintRing(context: PaperContext, { text, face, size, fill, places }: RingShape): void {
  context.font = `${size}px ${familyOf(face)}`;
  context.fillStyle = fill;
  for (const [index, [x, y, turn]] of places.entries()) {
    context.save();
    context.translate(x, y);
    context.rotate((turn * Math.PI) / 180);
    context.fillText(text[index] ?? '', 0, 0);
    context.restore();
  }
}

function paintImage(context: PaperContext, shape: ImageShape, picture?: CanvasImageSource): void {
  if (!picture) return;
  const { x, y, width, height, window } = shape;
  context.save();
  if (window) {
    context.beginPath();
    context.rect(window.x, window.y, window.width, window.height);
    context.clip();
  }
  context.drawImage(picture, x, y, width, height);
  context.restore();
}
