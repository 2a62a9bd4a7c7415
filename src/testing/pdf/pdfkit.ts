import PDFDocument from 'pdfkit';
import {
  page,
  type PathShape,
  type Scene,
  type RingShape,
  type Shape,
  type TextShape,
} from '#rendering/scene.ts';
import { fontFile } from '../fonts.ts';
import { onPage } from '../paths.ts';

/** The same scene drawn by pdfkit, which shares no code with our writer. Pictures are left out. */
export function drawnByPdfkit(scene: Scene): Promise<Uint8Array> {
  const drawing = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
  });
  const done = new Promise<Uint8Array>((resolve, reject) => {
    const chunks: Buffer[] = [];
    drawing.on('data', (chunk: Buffer) => chunks.push(chunk));
    drawing.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    drawing.on('error', reject);
  });
  for (const side of [scene.front, scene.back]) {
    drawing.addPage();
    for (const shape of [...side.ground.shapes, ...side.shapes]) drawShape(drawing, shape);
  }
  drawing.end();
  return done;
}

function drawShape(drawing: PDFKit.PDFDocument, shape: Shape): void {
  if (shape.kind === 'path') drawPath(drawing, shape);
  if (shape.kind === 'text') drawText(drawing, shape);
  if (shape.kind === 'ring') drawRing(drawing, shape);
}

function drawPath(drawing: PDFKit.PDFDocument, shape: PathShape): void {
  const { fill, stroke, strokeWidth = 1, opacity = 1 } = shape;
  drawing
    .save()
    .opacity(opacity)
    .lineWidth(strokeWidth)
    .path(withoutQuadratics(onPage(shape)));
  if (fill && stroke) drawing.fillAndStroke(fill, stroke);
  else if (fill) drawing.fill(fill);
  else if (stroke) drawing.stroke(stroke);
  drawing.restore();
}

/** As cubic curves: pdfkit takes the handle of a quadratic one for the second of a cubic one. */
function withoutQuadratics(d: string): string {
  let [hx, hy] = [0, 0];
  return d.replace(/([qt])([^a-z]+)/g, (_, command: string, list: string) => {
    const values = (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const [x = 0, y = 0] = values.slice(-2);
    // Of the curve before, from where it ended.
    const [nearX = 0, nearY = 0] = command === 'q' ? values : [hx, hy];
    [hx, hy] = [x - nearX, y - nearY];
    const third = (from: number, to: number) => from + (to - from) / 3;
    const handles = [(nearX * 2) / 3, (nearY * 2) / 3, third(nearX, x), third(nearY, y)];
    return `c${[...handles, x, y].map((value) => value.toFixed(4)).join(' ')}`;
  });
}

/** Each character by itself, so that pdfkit moves none. */
function drawText(drawing: PDFKit.PDFDocument, shape: TextShape): void {
  const { text, xs, y, face, size, fill, contour } = shape;
  drawing.registerFont(face, Buffer.from(fontFile(face)));
  drawing.font(face).fontSize(size);
  const paint = (look: PDFKit.Mixins.TextOptions) =>
    Array.from(text).forEach((character, index) =>
      drawing.text(character, xs[index] ?? 0, y, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...look,
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

function drawRing(drawing: PDFKit.PDFDocument, shape: RingShape): void {
  const { text, places, face, size, fill } = shape;
  drawing.registerFont(face, Buffer.from(fontFile(face)));
  drawing.font(face).fontSize(size).fillColor(fill);
  places.forEach(([x, y, turn], index) => {
    drawing.save().rotate(turn, { origin: [x, y] });
    drawing.text(text.charAt(index), x, y, { lineBreak: false, baseline: 'alphabetic' });
    drawing.restore();
  });
}
