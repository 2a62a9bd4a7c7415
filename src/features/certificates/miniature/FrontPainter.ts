import { getOrCreateLru } from '#runtime/getOrCreate.ts';
import { getFontFamilyName } from '#rendering/fonts/faces.ts';
import {
  type GlyphRunShape,
  type ImageShape,
  landscapePageSize,
  type CircularTextShape,
  type Shape,
  type Side,
  type TextShape,
} from '#rendering/scene.ts';
import { getDetailLevel, isVisibleInMiniature } from '#rendering/svg/SceneSvg.tsx';
import type { DisplaySize } from './ViewportWatcher.ts';

/** Front side of a certificate, with its fonts and images loaded. */
export interface PaintableFront {
  side: Side;
  /** Loaded image of each image shape. Shapes whose image failed to load are not in the map. */
  images: ReadonlyMap<Shape, CanvasImageSource>;
}

export type Canvas = OffscreenCanvas | HTMLCanvasElement;

const createCanvas = (): Canvas =>
  'OffscreenCanvas' in globalThis ? new OffscreenCanvas(1, 1) : document.createElement('canvas');

const maxBackgrounds = 8;

/**
 * Painter that draws the front sides of certificates on a canvas, with the same result as the SVG that `SceneSvg`
 * renders. In a long list a canvas is faster: it is one DOM element, while the SVG of a front has dozens.
 */
export class FrontPainter {
  private readonly canvas = createCanvas();
  /** Cache of drawn backgrounds, by design and size. Many certificates in a list have the same background. */
  private readonly backgrounds = new Map<string, Canvas>();

  /**
   * Paints the front side of a certificate.
   * @returns a canvas, which the next call of `paint` overwrites
   */
  paint({ side, images }: PaintableFront, size: DisplaySize): Canvas {
    const { background, shapes } = side;
    const key = [background.key, size.width, size.height, getDetailLevel(size.cssWidth)].join('|');
    const backgroundCanvas = getOrCreateLru(this.backgrounds, maxBackgrounds, key, () => {
      const canvas = createCanvas();
      paintShapes(canvas, background.shapes, images, size);
      return canvas;
    });
    paintShapes(this.canvas, shapes, images, size, backgroundCanvas);
    return this.canvas;
  }
}

/**
 * Paints shapes on a canvas, replacing its content.
 * @param backgroundCanvas canvas of the same size, whose content is copied before the shapes are drawn
 */
function paintShapes(
  canvas: Canvas,
  shapes: readonly Shape[],
  images: PaintableFront['images'],
  size: DisplaySize,
  backgroundCanvas?: Canvas,
): void {
  const { width, height } = size;
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return;
  if (backgroundCanvas) context.drawImage(backgroundCanvas, 0, 0);
  const scale = width / landscapePageSize.width;
  context.scale(scale, scale);
  // The default of SVG.
  context.miterLimit = 4;
  context.fontKerning = 'none';
  context.textRendering = 'geometricPrecision';
  const isFull = getDetailLevel(size.cssWidth) === 'full';
  for (const shape of shapes)
    if (isFull || isVisibleInMiniature(shape)) paintShape(context, shape, images);
}

type CanvasContext = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

function paintShape(context: CanvasContext, shape: Shape, images: PaintableFront['images']): void {
  switch (shape.kind) {
    case 'path': {
      const path = new Path2D(shape.d);
      const { x, y, unit } = shape.frame ?? { x: 0, y: 0, unit: 1 };
      context.save();
      context.transform(unit, 0, 0, unit, x, y);
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
      context.restore();
      return;
    }
    case 'text':
      context.font = `${shape.size}px ${getFontFamilyName(shape.face)}`;
      paintContour(context, shape);
      context.fillStyle = shape.fill;
      for (const [index, x] of shape.xs.entries()) {
        const glyph = shape.text[index];
        if (glyph && glyph !== ' ') context.fillText(glyph, x, shape.y);
      }
      return;
    case 'circularText':
      paintCircularText(context, shape);
      return;
    case 'image':
      paintImage(context, shape, images.get(shape));
      return;
    case 'glyphRun':
      paintGlyphRun(context, shape);
      return;
    case 'fallbackText': {
      const image = images.get(shape);
      const { x, y, width, ascent, descent } = shape;
      if (image) context.drawImage(image, x, y - ascent, width, ascent + descent);
    }
  }
}

function paintGlyphRun(
  context: CanvasContext,
  { run, x, y, size, fill, contour }: GlyphRunShape,
): void {
  const unit = size / run.unitsPerEm;
  const outline = new Path2D(run.outline);
  context.save();
  context.translate(x, y);
  context.scale(unit, unit);
  if (contour) {
    context.strokeStyle = contour.color;
    context.lineWidth = contour.width / unit;
    context.lineJoin = 'round';
    context.stroke(outline);
  }
  context.fillStyle = fill;
  context.fill(outline);
  context.restore();
}

function paintContour(context: CanvasContext, shape: TextShape): void {
  if (!shape.contour) return;
  context.strokeStyle = shape.contour.color;
  context.lineWidth = shape.contour.width;
  context.lineJoin = 'round';
  for (const [index, x] of shape.xs.entries())
    context.strokeText(shape.text[index] ?? '', x, shape.y);
  context.lineJoin = 'miter';
}

function paintCircularText(
  context: CanvasContext,
  { text, face, size, fill, positions }: CircularTextShape,
): void {
  context.font = `${size}px ${getFontFamilyName(face)}`;
  context.fillStyle = fill;
  for (const [index, [x, y, turn]] of positions.entries()) {
    context.save();
    context.translate(x, y);
    context.rotate((turn * Math.PI) / 180);
    context.fillText(text[index] ?? '', 0, 0);
    context.restore();
  }
}

function paintImage(context: CanvasContext, shape: ImageShape, image?: CanvasImageSource): void {
  if (!image) return;
  const { x, y, width, height, clip } = shape;
  context.save();
  if (clip) {
    context.beginPath();
    context.rect(clip.x, clip.y, clip.width, clip.height);
    context.clip();
  }
  context.drawImage(image, x, y, width, height);
  context.restore();
}
