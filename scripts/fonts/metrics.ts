import type { Font } from 'fontkit';
import type { FaceMetrics } from '../../src/rendering/fonts/fontMetrics.ts';
import { toRanges } from './fontFile.ts';

type Lines = readonly (readonly number[])[];

/**
 * Groups equal rows of numbers. Returns the group index of each row as `classes`, and one row of each group as `kept`.
 */
function groupEqualLines(lines: Lines) {
  const numbers = new Map<string, number>();
  const representatives: (readonly number[])[] = [];
  const classes = lines.map((line) => {
    const key = line.join();
    const existing = numbers.get(key) ?? numbers.size;
    if (existing === numbers.size) {
      numbers.set(key, existing);
      representatives.push(line);
    }
    return existing;
  });
  return { classes, kept: representatives };
}

const transpose = (lines: Lines) =>
  (lines[0] ?? []).map((_, column) => lines.map((line) => line[column] ?? 0));

const getDifferences = (values: readonly number[]) =>
  values.map((value, index) => value - (values[index - 1] ?? 0));

/** Replaces each run of zeros by two numbers: 0 and the length of the run. Most of the numbers are zeros. */
function encodeZeros(values: readonly number[]) {
  const counted: number[] = [];
  let zeros = 0;
  for (const value of [...values, undefined]) {
    if (value === 0) {
      zeros++;
      continue;
    }
    if (zeros > 0) counted.push(0, zeros);
    zeros = 0;
    if (value !== undefined) counted.push(value);
  }
  return counted;
}

/** Returns a flat list of the ranges of sorted code points: start and length of each. */
const listRanges = (codePoints: readonly number[]) =>
  toRanges(codePoints).flatMap(([first, last]) => [first, last - first + 1]);

/**
 * Measures the kerning between two characters, in font units. Selects the Latin script explicitly, because Inter lists
 * the kerning twice for the default script. All scripts have the same kerning.
 */
export function measureKerning(font: Font, left: number, right: number): number {
  const { glyphs, positions } = font.layout(String.fromCodePoint(left, right), [], 'latn');
  const [[first, second, ...extraGlyphs], [position]] = [glyphs, positions];
  if (!first || !second || !position || extraGlyphs.length > 0)
    throw new Error('The font joins glyphs.');
  return position.xAdvance - first.advanceWidth;
}

/** Creates the metrics of a font in the format of `src/rendering/fonts/fontMetrics.ts`. */
export function createFontMetrics(font: Font): FaceMetrics {
  const codePoints = [...font.characterSet].sort((a, b) => a - b);
  const glyphs = codePoints.map((codePoint) => font.glyphForCodePoint(codePoint).id);
  const characterOf = new Map(glyphs.map((glyph, index) => [glyph, codePoints[index] ?? 0]));
  const entries = [...characterOf].sort(([a], [b]) => a - b);
  const table = entries.map(([, left]) =>
    entries.map(([, right]) => measureKerning(font, left, right)),
  );
  const left = groupEqualLines(table);
  const right = groupEqualLines(transpose(left.kept));
  const byGlyph = (classes: readonly number[]) => {
    const all = new Array<number>(font.numGlyphs).fill(-1);
    entries.forEach(([glyph], index) => (all[glyph] = classes[index] ?? -1));
    return all;
  };
  return {
    unitsPerEm: font.unitsPerEm,
    ascent: font.ascent,
    descent: font.descent,
    capHeight: font.capHeight,
    codePoints: listRanges(codePoints),
    glyphs: getDifferences(glyphs),
    advances: getDifferences(
      Array.from({ length: font.numGlyphs }, (_, glyph) => font.getGlyph(glyph).advanceWidth),
    ),
    leftClasses: getDifferences(byGlyph(left.classes)),
    rightClasses: getDifferences(byGlyph(right.classes)),
    kerning: encodeZeros(transpose(right.kept).flat()),
  };
}

/** Formats metrics as JSON with one line per field. */
export function formatFontMetrics(metrics: FaceMetrics): string {
  const lines = Object.entries(metrics).map(([key, value]) => `"${key}":${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
