import { jsPDF } from 'jspdf';

const size = [841.89, 595.276];

function encodeBase64(buffer) {
  let binary = '';
  for (const byte of new Uint8Array(buffer)) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** Parses PDF path operators such as `1 2 m` into the steps of a jsPDF path. */
const parsePathSteps = (operators) =>
  operators
    .trim()
    .split('\n')
    .map((line) => {
      const words = line.split(' ');
      return { op: words.pop(), c: words.map(Number) };
    });

export function prepare({ background, fonts, sides }) {
  const encoded = Object.entries(fonts).map(([name, bytes]) => [name, encodeBase64(bytes)]);
  const image = new Uint8Array(background);
  const pages = sides.map(({ paths, texts }) => ({
    texts,
    paths: paths.map((path) => ({ ...path, steps: parsePathSteps(path.operators) })),
  }));
  return () => {
    const options = { orientation: 'landscape', unit: 'pt', format: 'a4', compress: true };
    const document = new jsPDF(options);
    for (const [name, bytes] of encoded) {
      document.addFileToVFS(`${name}.ttf`, bytes);
      document.addFont(`${name}.ttf`, name, 'normal');
    }
    pages.forEach(({ paths, texts }, index) => {
      if (index > 0) document.addPage();
      document.addImage(image, 'JPEG', 0, 0, size[0], size[1], 'background', 'NONE');
      for (const path of paths) drawPath(document, path);
      for (const { text, face, size: points, fill, x, y } of texts)
        document.setFont(face).setFontSize(points).setTextColor(fill).text(text, x, y);
    });
    return new Uint8Array(document.output('arraybuffer'));
  };
}

function drawPath(document, { steps, fill, stroke, strokeWidth = 1, opacity = 1 }) {
  document.setGState(document.GState({ opacity, 'stroke-opacity': opacity }));
  document.setLineWidth(strokeWidth);
  if (fill) document.setFillColor(fill);
  if (stroke) document.setDrawColor(stroke);
  document.path(steps);
  if (fill && stroke) document.fillStroke();
  else if (fill) document.fill();
  else document.stroke();
}
