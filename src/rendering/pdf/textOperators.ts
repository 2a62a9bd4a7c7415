import { formatDecimal } from '../formatDecimal.ts';
import type { CircularTextShape, FallbackTextShape, GlyphRunShape, TextShape } from '../scene.ts';
import type { FontUsage, SpacedFontName } from './FontUsage.ts';
import { formatHex4, formatNumbers } from './syntax.ts';
import { groupGap, splitAtGaps } from '../text/identifierGroups.ts';
import { estimateDisplayOrder } from './estimateDisplayOrder.ts';

/**
 * Maximum error in a glyph's position that is not corrected, points. This is a seventh of the dot size of the finest
 * printers.
 */
const minCorrection = 0.005;

/** Maximum letter spacing at which PDF readers still recognize words, as a share of the font size. */
const looseTrackingRatio = 0.08;

const digit = /\d/;

/** Returns whether the gaps between characters are so wide that readers would take them for spaces. */
export const isSpacedText = ({ tracking, size, digitWidth, text }: TextShape): boolean =>
  tracking > size * looseTrackingRatio || (digitWidth !== undefined && digit.test(text));

/**
 * Returns the name of the font of a letter-spaced text or of aligned digits. Each spacing has a font of its own: Firefox
 * prints a character as readable text only if its font has a single glyph for it.
 */
export function getSpacedFontName({ face, size, ...shape }: TextShape): SpacedFontName {
  const { tracking, digitWidth = 0 } = shape;
  const toShare = (length: number) => Math.round((1e4 * length) / size);
  return `${face}Spaced${toShare(tracking)}x${toShare(digitWidth)}`;
}

/**
 * Splits an identifier before and after each character that a gap follows. The character is in a letter-spaced font, so
 * that the gap belongs to the glyph and readers do not take it for a space. Any other text stays whole.
 */
export function splitShapeAtGaps(shape: TextShape): readonly TextShape[] {
  if (!shape.hasGroupGaps) return [shape];
  const { xs, right, size } = shape;
  let start = 0;
  return splitAtGaps(shape.text).map(({ text, hasGap }) => {
    const end = start + text.length;
    const part = {
      ...shape,
      text,
      xs: xs.slice(start, end),
      right: xs[end] ?? right,
      tracking: hasGap ? groupGap * size : 0,
    };
    start = end;
    return part;
  });
}

/** Formats the operators that draw a text. @param usage font of the text */
export function formatText(shape: TextShape, usage: FontUsage): string {
  const { size, text, sourceText = text, xs, y } = shape;
  const codes = xs.map((_, index) => [usage.getCode(text.charAt(index), sourceText.charAt(index))]);
  if (isSpaceAppended(shape)) codes.push([usage.getCode(' ')]);
  return formatTextObject(usage, size, codes, xs, y);
}

/**
 * Formats the operators that draw a letter-spaced text or aligned digits.
 * @param usage font `…Spaced` of the text
 */
export function formatSpacedText(shape: TextShape, usage: FontUsage): string {
  const { size, text, sourceText = text, tracking, digitWidth, y } = shape;
  const { font } = usage;
  const unitsPerPoint = font.unitsPerEm / size;
  const slots = shape.xs.map((x, index) => {
    const character = text.charAt(index);
    const source = sourceText.charAt(index);
    const natural = font.getAdvance(font.getGlyph(character.charCodeAt(0)));
    if (digitWidth === undefined || !digit.test(character)) {
      const advance = Math.round(natural + tracking * unitsPerPoint);
      return { x, code: usage.getSpacedCode(character, source, advance) };
    }
    const advance = Math.round(digitWidth * unitsPerPoint);
    const offset = Math.round((advance - natural) / 2);
    const code = usage.getSpacedCode(character, source, advance, offset);
    return { x: x - offset / unitsPerPoint, code };
  });
  const codes = slots.map(({ code }) => [code]);
  if (isSpaceAppended(shape)) codes.push(usage.getSpaceCodes());
  const xs = slots.map(({ x }) => x);
  return formatTextObject(usage, size, codes, xs, y);
}

/** Formats the operators that draw shaped text. */
export function formatGlyphRun(shape: GlyphRunShape, usage: FontUsage): string {
  const { run, size, x, y } = shape;
  const codes = run.clusters.map((cluster) => usage.getClusterCodes(cluster));
  let units = 0;
  const xs = run.clusters.map(({ advance }) => {
    const clusterX = x + (units / run.unitsPerEm) * size;
    units += advance;
    return clusterX;
  });
  if (isSpaceAppended(shape)) codes.push(usage.getSpaceCodes());
  if (isSpacePrepended(shape)) {
    const [space = 0] = usage.getSpaceCodes();
    codes.unshift([space]);
    xs.unshift(x - (usage.getWidth(space) / 1000) * size);
  }
  return formatTextObject(usage, size, codes, xs, y);
}

/** Formats the operators of the text over an image of text. It is not drawn, and as wide as the image. */
export function formatInvisibleText(
  { text, x, y, width, size, isContinued }: FallbackTextShape,
  font: FontUsage,
): string {
  const codes = Array.from(estimateDisplayOrder(text), (character) =>
    font.getInvisibleCode(character),
  );
  const advance = codes.reduce((sum, code) => sum + font.getWidth(code), 0) / 1000;
  const horizontalScale = advance > 0 ? (100 * width) / (advance * size) : 100;
  const hex = (isContinued ? [...codes, font.getInvisibleCode(' ')] : codes).map(formatHex4);
  return (
    `BT 3 Tr /${font.name} ${formatDecimal(size)} Tf ${formatDecimal(horizontalScale)} Tz ` +
    `1 0 0 -1 ${formatNumbers(x, y)} Tm <${hex.join('')}> Tj 0 Tr 100 Tz ET\n`
  );
}

/** Formats the operators of invisible text in a straight line through the middle letter of text on a circle. */
export function formatInvisibleLine(
  { text, size, positions }: CircularTextShape,
  usage: FontUsage,
): string {
  const codes = Array.from(text, (character) => usage.getCode(character));
  const width = (codes.reduce((sum, code) => sum + usage.getWidth(code), 0) / 1000) * size;
  const [[first = 0] = [], [last = 0] = []] = [positions.at(0), positions.at(-1)];
  const [, y = 0] = positions[positions.length >> 1] ?? [];
  return (
    `BT 3 Tr /${usage.name} ${formatDecimal(size)} Tf ` +
    `1 0 0 -1 ${formatNumbers((first + last - width) / 2, y)} Tm <${codes.map(formatHex4).join('')}> Tj 0 Tr ET\n`
  );
}

/** Formats a PDF text object of one line. The parameters are those of `formatCodes`, and y of the baseline. */
const formatTextObject = (
  usage: FontUsage,
  size: number,
  codes: readonly (readonly number[])[],
  xs: readonly number[],
  y: number,
) =>
  `BT /${usage.name} ${formatDecimal(size)} Tf 1 0 0 -1 ${formatNumbers(xs[0] ?? 0, y)} Tm ` +
  `[<${formatCodes(usage, size, codes, xs)}>] TJ ET\n`;

/**
 * Formats the codes of glyphs for the PDF operator `TJ`. Positions are corrected, because glyph widths in the PDF are
 * rounded. Corrections take earlier rounding errors into account, so that errors do not accumulate.
 * @param codes codes of each cluster of glyphs
 * @param xs left edge of each cluster, points. A cluster without one follows the previous cluster
 */
function formatCodes(
  usage: FontUsage,
  size: number,
  codes: readonly (readonly number[])[],
  xs: readonly number[],
): string {
  // Computed from the size as it is written; rounding it would accumulate over a long line.
  const thousandth = Number(formatDecimal(size)) / 1000;
  let hex = '';
  let pen = xs[0] ?? 0;
  for (const [index, cluster] of codes.entries()) {
    for (const code of cluster) {
      hex += formatHex4(code);
      pen += usage.getWidth(code) * thousandth;
    }
    const next = xs[index + 1];
    if (next === undefined) continue;
    if (Math.abs(pen - next) < minCorrection) continue;
    const correction = Math.round(((pen - next) / thousandth) * 100) / 100;
    hex += `>${formatDecimal(correction)}<`;
    pen -= correction * thousandth;
  }
  return hex;
}

type ContinuedShape = Pick<TextShape, 'isContinued' | 'line'>;

/** Returns whether a space between this line and the next one follows a text. */
const isSpaceAppended = ({ isContinued, line }: ContinuedShape) =>
  isContinued && !line?.isRightToLeft;

/** Returns whether a space between this line and the next one is left of a text. */
const isSpacePrepended = ({ isContinued, line }: ContinuedShape) =>
  isContinued && line?.isRightToLeft === true;
