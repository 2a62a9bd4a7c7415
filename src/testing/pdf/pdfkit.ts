import PDFDocument from 'pdfkit';
import {
  landscapePageSize,
  type PathShape,
  type Scene,
  type CircularTextShape,
  type Shape,
  type TextShape,
} from '#rendering/scene.ts';
import { readFontFile } from '../fonts.ts';
import { toPagePath } from '../paths.ts';

/** Draws a scene with pdfkit, which shares no code with the product's PDF writer. Images are left out. */
export function drawWithPdfkit(scene: Scene): Promise<Uint8Array> {
  const drawing = new PDFDocument({
    size: [landscapePageSize.width, landscapePageSize.height],
    margin: 0,
    autoFirstPage: false,
  });
  const result = new Promise<Uint8Array>((resolve, reject) => {
    const chunks: Buffer[] = [];
    drawing.on('data', (chunk: Buffer) => chunks.push(chunk));
    drawing.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    drawing.on('error', reject);
  });
  for (const side of [scene.front, scene.back]) {
    drawing.addPage();
    for (const shape of [...side.background.shapes, ...side.shapes]) drawShape(drawing, shape);
  }
  drawing.end();
  return result;
}

function drawShape(drawing: PDFKit.PDFDocument, shape: Shape): void {
  if (shape.kind === 'path') drawPath(drawing, shape);
  if (shape.kind === 'text') drawText(drawing, shape);
  if (shape.kind === 'circularText') drawRing(drawing, shape);
}

function drawPath(drawing: PDFKit.PDFDocument, shape: PathShape): void {
  const { fill, stroke, strokeWidth = 1, opacity = 1 } = shape;
  drawing
    .save()
    .opacity(opacity)
    .lineWidth(strokeWidth)
    .path(toCubicCurves(toPagePath(shape)));
  if (fill && stroke) drawing.fillAndStroke(fill, stroke);
  else if (fill) drawing.fill(fill);
  else if (stroke) drawing.stroke(stroke);
  drawing.restore();
}

/**
 * Converts quadratic curves to cubic ones, because pdfkit mistakes the control point of a quadratic curve for that of a
 * cubic one.
 */
function toCubicCurves(d: string): string {
  let [controlX, controlY] = [0, 0];
  return d.replace(/([qt])([^a-z]+)/g, (_, command: string, list: string) => {
    const values = (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const [x = 0, y = 0] = values.slice(-2);
    // A smooth curve reflects the control point of the previous curve.
    const [firstX = 0, firstY = 0] = command === 'q' ? values : [controlX, controlY];
    [controlX, controlY] = [x - firstX, y - firstY];
    const third = (from: number, to: number) => from + (to - from) / 3;
    const controlPoints = [(firstX * 2) / 3, (firstY * 2) / 3, third(firstX, x), third(firstY, y)];
    return `c${[...controlPoints, x, y].map((value) => value.toFixed(4)).join(' ')}`;
  });
}

/** Draws each character of a text separately, so that pdfkit does not change the positions of the characters. */
function drawText(drawing: PDFKit.PDFDocument, shape: TextShape): void {
  const { text, xs, y, face, size, fill, contour } = shape;
  drawing.registerFont(face, Buffer.from(readFontFile(face)));
  drawing.font(face).fontSize(size);
  const paint = (options: PDFKit.Mixins.TextOptions) =>
    Array.from(text).forEach((character, index) =>
      drawing.text(character, xs[index] ?? 0, y, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...options,
      }),
    );
  if (contour) {
    drawing.lineWidth(contour.width).lineJoin('round').fillColor(contour.color);
    drawing.strokeColor(contour.color);
    paint({ fill: true, stroke: true });
    drawing.lineJoin('miter');
  }
  drawing.fillColor(fill);
  paint({});
}

function drawRing(drawing: PDFKit.PDFDocument, shape: CircularTextShape): void {
  const { text, positions, face, size, fill } = shape;
  drawing.registerFont(face, Buffer.from(readFontFile(face)));
  drawing.font(face).fontSize(size).fillColor(fill);
  positions.forEach(([x, y, turn], index) => {
    drawing.save().rotate(turn, { origin: [x, y] });
    drawing.text(text.charAt(index), x, y, { lineBreak: false, baseline: 'alphabetic' });
    drawing.restore();
  });
}
