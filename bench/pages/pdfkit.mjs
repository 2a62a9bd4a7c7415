import PDFDocument from 'pdfkit';

const size = [841.89, 595.276];

export function prepare({ background, fonts, sides }) {
  return () =>
    new Promise((resolve) => {
      const document = new PDFDocument({ size, margin: 0, autoFirstPage: false, font: null });
      const chunks = [];
      document.on('data', (chunk) => chunks.push(chunk));
      document.on('end', () => resolve(new Blob(chunks)));
      for (const [name, bytes] of Object.entries(fonts)) document.registerFont(name, bytes);
      const image = background && document.openImage(background);
      for (const { paths, texts } of sides) {
        document.addPage();
        if (image) document.image(image, 0, 0, { width: size[0], height: size[1] });
        for (const path of paths) drawPath(document, path);
        for (const { text, face, size: points, fill, x, y } of texts) {
          document.font(face).fontSize(points).fillColor(fill);
          document.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
        }
      }
      document.end();
    });
}

function drawPath(document, { d, fill, stroke, strokeWidth = 1, opacity = 1 }) {
  document.path(d).opacity(opacity).lineWidth(strokeWidth);
  if (fill && stroke) document.fillAndStroke(fill, stroke);
  else if (fill) document.fill(fill);
  else if (stroke) document.stroke(stroke);
}
