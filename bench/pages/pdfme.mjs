import { generate } from '@pdfme/generator';
import { image, text as textPlugin } from '@pdfme/schemas';

const size = [841.89, 595.276];
const toMillimetres = (points) => (points * 25.4) / 72;

/** Prepares creating a PDF with only texts and the image, because pdfme draws no paths. */
export function prepare({ background, fonts, sides }) {
  let binary = '';
  for (const byte of new Uint8Array(background)) binary += String.fromCharCode(byte);
  const imageUrl = `data:image/jpeg;base64,${btoa(binary)}`;
  const [width, height] = size.map(toMillimetres);
  const inputs = {};
  const schemas = sides.map(({ texts }, page) => {
    inputs[`background${page}`] = imageUrl;
    const position = { x: 0, y: 0 };
    return [
      { name: `background${page}`, type: 'image', position, width, height },
      ...texts.map(({ text, face, size: fontSize, fill, x, y }, index) => {
        const name = `text${page}-${index}`;
        inputs[name] = text;
        const box = { x: toMillimetres(x), y: toMillimetres(y - fontSize) };
        const style = { fontName: face, fontSize, fontColor: fill };
        return { name, type: 'text', position: box, width: 240, height: 20, ...style };
      }),
    ];
  });
  const font = Object.fromEntries(
    Object.entries(fonts).map(([name, data]) => [name, { data, fallback: name === 'body' }]),
  );
  return () =>
    generate({
      template: { basePdf: { width, height, padding: [0, 0, 0, 0] }, schemas },
      inputs: [inputs],
      plugins: { image, text: textPlugin },
      options: { font },
    });
}
