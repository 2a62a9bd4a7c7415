import type { CircularTextShape } from '../../scene.ts';
import { encodeLatin1, formatNumbers, formatPrecise } from '../syntax.ts';
import { formatGlyphPath } from './glyphOutline.ts';
import type { TrueType } from './trueType.ts';

/** Creates a PDF form XObject (reusable drawing) that fills the outlines of text on a circle. */
export function createCircularTextForm(
  { text, size, positions }: CircularTextShape,
  font: TrueType,
): { entries: string; build: () => Uint8Array } {
  const scale = size / font.unitsPerEm;
  const [xs, ys] = [positions.map(([x]) => x), positions.map(([, y]) => y)];
  const margin = 2 * size;
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const [right, bottom] = [Math.max(...xs) + margin, Math.max(...ys) + margin];
  const entries = `/Type/XObject/Subtype/Form/BBox[${formatNumbers(left, top, right, bottom)}]/Resources<<>>`;
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
  return { entries, build: () => encodeLatin1(positions.map(formatLetter).join('')) };
}
