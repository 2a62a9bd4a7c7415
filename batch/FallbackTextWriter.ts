import { getOrCreateLru } from '#runtime/getOrCreate.ts';
import { splitGraphemes } from '#domain/text/graphemes.ts';
import type { FontRole, FallbackTextMetrics } from '#rendering/fonts/faces.ts';
import { UnwritableTextError } from '#rendering/fonts/unwritableText.ts';
import { deflate } from '#rendering/pdf/formats/deflate.ts';
import type { ImageFormXObject, PixelImage } from '#rendering/pdf/pdfImages.ts';
import { formatPdfColor, encodeLatin1, formatNumbers } from '#rendering/pdf/syntax.ts';
import type { FallbackTextShape } from '#rendering/scene.ts';
import { splitVisualRuns } from '#rendering/shaping/visualRuns.ts';
import type { FallbackFontSelector } from './FallbackFontSelector.ts';
import type { GlyphExtent, FallbackFont, OutlineSegment, ShapedGlyph } from './FallbackFont.ts';

const maxCachedLines = 1000;

interface PositionedGlyph extends ShapedGlyph {
  font: FallbackFont;
}

/**
 * A line of positioned glyphs, in ems from the start of the line's baseline. Also has the bounding box of the visible
 * parts, which may be wider than the advance width of the glyphs.
 */
interface ShapedLine extends GlyphExtent {
  glyphs: readonly PositionedGlyph[];
}

/**
 * A writer of text with characters that the certificate fonts lack. Takes the glyphs from additional fonts, and orders
 * them as the script of the text requires.
 */
export class FallbackTextWriter {
  private readonly selector: FallbackFontSelector;
  private readonly lines = new Map<string, ShapedLine>();

  constructor(selector: FallbackFontSelector) {
    this.selector = selector;
  }

  /**
   * Returns the size, in ems, of a text with characters that the certificate fonts lack. Implements
   * `LoadedCertificateFonts.measureFallbackText`.
   * @throws UnwritableTextError for graphemes that no font has
   */
  readonly measure = (text: string, role: FontRole): FallbackTextMetrics => {
    const { left, right, top, bottom } = this.getLine(text, role);
    return { width: right - left, ascent: top, descent: -bottom };
  };

  /**
   * Draws a text as glyph outlines and colour images in a PDF form XObject (reusable drawing), which fills the box of
   * the text.
   * @throws UnwritableTextError for graphemes that no font has
   */
  readonly draw = ({ text, role, fill }: FallbackTextShape): ImageFormXObject => {
    const line = this.getLine(text, role);
    const images: PixelImage[] = [];
    let operators = `${formatPdfColor(fill)} rg\n`;
    for (const { font, id, x, y } of line.glyphs) {
      const image = font.getImage(id);
      if (!image) {
        operators += formatOutline(font.getOutline(id), x, y);
        continue;
      }
      const { right, top, bottom } = font.getExtent(id);
      const matrix = [right, 0, 0, top - bottom, x, y + bottom].map((ems) => ems * unitsPerEm);
      operators += `q ${formatNumbers(...matrix)} cm /I${images.length} Do Q\n`;
      images.push(image);
    }
    return {
      kind: 'form',
      entries: formatBoxEntries(line),
      content: deflate(encodeLatin1(operators)),
      images,
    };
  };

  private getLine(text: string, role: FontRole): ShapedLine {
    return getOrCreateLru(this.lines, maxCachedLines, `${role}|${text}`, () => {
      const clusters = [...splitGraphemes(text)];
      const fonts = this.selector.selectFonts(clusters, role);
      const missing = clusters.filter((_, index) => !fonts[index]);
      if (missing.length > 0) throw new UnwritableTextError(missing.join(''));
      return shapeLine(
        text,
        fonts.filter((font) => font !== undefined),
      );
    });
  }
}

function shapeLine(text: string, fonts: readonly FallbackFont[]): ShapedLine {
  const glyphs: PositionedGlyph[] = [];
  let pen = 0;
  for (const { text: runText, font, isRightToLeft } of splitVisualRuns(text, fonts)) {
    const run = font.shape(runText, isRightToLeft);
    for (const { id, x, y } of run.glyphs) glyphs.push({ font, id, x: pen + x, y });
    pen += run.advance;
  }
  let [left, right, top, bottom] = [0, pen, -Infinity, Infinity];
  for (const { ascent, descent } of fonts) {
    top = Math.max(top, ascent);
    bottom = Math.min(bottom, -descent);
  }
  for (const { font, id, x, y } of glyphs) {
    const extent = font.getExtent(id);
    left = Math.min(left, x + extent.left);
    right = Math.max(right, x + extent.right);
    top = Math.max(top, y + extent.top);
    bottom = Math.min(bottom, y + extent.bottom);
  }
  return { glyphs, left, right, top, bottom };
}

/**
 * Units per em in the coordinates of a drawn text. This is the finest resolution of a PDF, because its numbers have
 * three decimals.
 */
const unitsPerEm = 1000;

/**
 * Formats the bounding box of a drawn text, and the matrix from the box to a square of side 1, as PDF dictionary
 * entries.
 */
function formatBoxEntries({ left, right, top, bottom }: GlyphExtent): string {
  const [width, height] = [(right - left) * unitsPerEm, (top - bottom) * unitsPerEm];
  const matrix = [1 / width, 0, 0, 1 / height, -left / (right - left), -bottom / (top - bottom)];
  const box = formatNumbers(...[left, bottom, right, top].map((ems) => ems * unitsPerEm));
  return `/BBox[${box}]/Matrix[${matrix.map((value) => String(Number(value.toFixed(12)))).join(' ')}]`;
}

function formatOutline(segments: readonly OutlineSegment[], x: number, y: number): string {
  if (segments.length === 0) return '';
  let operators = '';
  let from: readonly [number, number] = [0, 0];
  for (const { type, values } of segments) {
    const points = values.map((value, index) => (value + (index % 2 === 0 ? x : y)) * unitsPerEm);
    const [a = 0, b = 0, c = 0, d = 0] = points;
    switch (type) {
      case 'M':
        operators += `${formatNumbers(a, b)} m\n`;
        break;
      case 'L':
        operators += `${formatNumbers(a, b)} l\n`;
        break;
      case 'Q':
        operators += `${formatNumbers(...toCubic(from, [a, b], [c, d]))} c\n`;
        break;
      case 'C':
        operators += `${formatNumbers(...points)} c\n`;
        break;
      case 'Z':
        operators += 'h\n';
    }
    if (type !== 'Z') from = [points.at(-2) ?? 0, points.at(-1) ?? 0];
  }
  return `${operators}f\n`;
}

type Point = readonly [x: number, y: number];

/**
 * Converts a quadratic curve to a cubic curve, because PDF has only cubic curves. Returns x and y of both control
 * points and the end point.
 */
function toCubic([x, y]: Point, [handleX, handleY]: Point, [toX, toY]: Point): number[] {
  return [
    ...[(x + 2 * handleX) / 3, (y + 2 * handleY) / 3],
    ...[(toX + 2 * handleX) / 3, (toY + 2 * handleY) / 3, toX, toY],
  ];
}
