import PDFDocument from 'pdfkit';
import { page, type PathShape, type Scene, type Shape, type TextShape } from '#rendering/scene.ts';
import { fontFile } from '../fonts.ts';

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
}

function drawPath(drawing: PDFKit.PDFDocument, shape: PathShape): void {
  const { d, fill, stroke, strokeWidth = 1, opacity = 1 } = shape;
  drawing.save().opacity(opacity).lineWidth(strokeWidth).path(d);
  if (fill && stroke) drawing.fillAndStroke(fill, stroke);
  else if (fill) drawing.fill(fill);
  else if (stroke) drawing.stroke(stroke);
  drawing.restore();
}

/** Each character by itself, so that pdfkit moves none. */
function drawText(drawing: PDFKit.PDFDocument, { text, xs, y, face, size, fill }: TextShape): void {
  drawing.registerFont(face, Buffer.from(fontFile(face)));
  drawing.font(face).fontSize(size).fillColor(fill);
  Array.from(text).forEach((character, index) =>
    drawing.text(character, xs[index] ?? 0, y, { lineBreak: false, baseline: 'alphabetic' }),
  );
}
