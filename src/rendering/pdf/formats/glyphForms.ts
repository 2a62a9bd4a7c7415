import type { CircularTextShape } from '../../scene.ts';
import { encodeLatin1, formatNumbers, formatPrecise } from '../syntax.ts';
import { formatGlyphPath } from './glyphOutline.ts';
import type { TrueType } from './trueType.ts';

/** A PDF form XObject (reusable drawing): the entries of its dictionary, and a function that builds its operators. */
export interface PdfForm {
  entries: string;
  build: () => Uint8Array;
}

/** Creates a form that fills the outlines of text on a circle. */
export function createCircularTextForm(
  { text, size, positions }: CircularTextShape,
  font: TrueType,
): PdfForm {
  const scale = size / font.unitsPerEm;
  const [xs, ys] = [positions.map(([x]) => x), positions.map(([, y]) => y)];
  const margin = 2 * size;
  const box = formatNumbers(
    Math.min(...xs) - margin,
    Math.min(...ys) - margin,
    Math.max(...xs) + margin,
    Math.max(...ys) + margin,
  );
  const formatLetter = (
    [x, y, degrees]: CircularTextShape['positions'][number],
    index: number,
  ): string => {
    const angle = (degrees * Math.PI) / 180;
    const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)];
    const path = formatGlyphPath(font.getOutline(font.getGlyph(text.charCodeAt(index))));
    const matrix = `${formatPrecise(cos, sin, sin, -cos)} ${formatNumbers(x, y)}`;
    return path === '' ? '' : `q ${matrix} cm\n${path}f Q\n`;
  };
  const build = () => encodeLatin1(positions.map(formatLetter).join(''));
  return { entries: formatFormEntries(box), build };
}

/** Maximum stroke width of an outline, font units. */
const maxStrokeWidth = 200;

/** Creates a form that strokes the outline of a character, in font units. Returns undefined for a space. */
export function createOutlineForm(character: string, font: TrueType): PdfForm | undefined {
  const outline = font.getOutline(font.getGlyph(character.codePointAt(0) ?? 0));
  if (outline.length === 0) return undefined;
  const [xMin, bottom, xMax, top] = font.bounds;
  const box = [
    xMin - maxStrokeWidth,
    bottom - maxStrokeWidth,
    xMax + maxStrokeWidth,
    top + maxStrokeWidth,
  ].join(' ');
  const build = () => encodeLatin1(`${formatGlyphPath(outline)}S\n`);
  return { entries: formatFormEntries(box), build };
}

const formatFormEntries = (box: string): string =>
  `/Type/XObject/Subtype/Form/BBox[${box}]/Resources<<>>`;
