import type { Font } from 'fontkit';
import type { FaceMetrics } from '../../src/rendering/fonts/fontMetrics.ts';

type Lines = readonly (readonly number[])[];

/** Equal lines of numbers share a class. @returns the class of every line, and one line of each class */
function classesOf(lines: Lines) {
  const numbers = new Map<string, number>();
  const kept: (readonly number[])[] = [];
  const classes = lines.map((line) => {
    const key = line.join();
    const known = numbers.get(key) ?? numbers.size;
    if (known === numbers.size) {
      numbers.set(key, known);
      kept.push(line);
    }
    return known;
  });
  return { classes, kept };
}

const transposed = (lines: Lines) =>
  (lines[0] ?? []).map((_, column) => lines.map((line) => line[column] ?? 0));

const differencesOf = (values: readonly number[]) =>
  values.map((value, index) => value - (values[index - 1] ?? 0));

/** Zeros, which are most of a matrix, as 0 and how many there are in a row. */
function zerosCounted(values: readonly number[]) {
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

/** Code points in order as starts and lengths of their runs. */
function runsOf(codePoints: readonly number[]) {
  const runs: [start: number, length: number][] = [];
  for (const codePoint of codePoints) {
    const last = runs.at(-1);
    if (last && codePoint === last[0] + last[1]) last[1]++;
    else runs.push([codePoint, 1]);
  }
  return runs.flat();
}

/**
 * What the font adds between two characters when it does nothing but kern. The script is named since all have the same
 * kerning, but Inter lists it twice for the script of signs alone.
 */
export function kerningBetween(font: Font, left: number, right: number): number {
  const { glyphs, positions } = font.layout(String.fromCodePoint(left, right), [], 'latn');
  const [[first, second, ...others], [position]] = [glyphs, positions];
  if (!first || !second || !position || others.length > 0)
    throw new Error('The font joins glyphs.');
  return position.xAdvance - first.advanceWidth;
}

/** The metrics of a face as they are committed; `src/rendering/fonts/fontMetrics.ts` says what they mean. */
export function metricsOf(font: Font): FaceMetrics {
  const codePoints = [...font.characterSet].sort((a, b) => a - b);
  const glyphs = codePoints.map((codePoint) => font.glyphForCodePoint(codePoint).id);
  const characterOf = new Map(glyphs.map((glyph, index) => [glyph, codePoints[index] ?? 0]));
  const drawn = [...characterOf].sort(([a], [b]) => a - b);
  const table = drawn.map(([, left]) =>
    drawn.map(([, right]) => kerningBetween(font, left, right)),
  );
  const left = classesOf(table);
  const right = classesOf(transposed(left.kept));
  const byGlyph = (classes: readonly number[]) => {
    const all = new Array<number>(font.numGlyphs).fill(-1);
    drawn.forEach(([glyph], index) => (all[glyph] = classes[index] ?? -1));
    return all;
  };
  return {
    unitsPerEm: font.unitsPerEm,
    ascent: font.ascent,
    descent: font.descent,
    capHeight: font.capHeight,
    codePoints: runsOf(codePoints),
    glyphs: differencesOf(glyphs),
    advances: differencesOf(
      Array.from({ length: font.numGlyphs }, (_, glyph) => font.getGlyph(glyph).advanceWidth),
    ),
    leftClasses: differencesOf(byGlyph(left.classes)),
    rightClasses: differencesOf(byGlyph(right.classes)),
    kerning: zerosCounted(transposed(right.kept).flat()),
  };
}

/** One line a field. */
export function metricsText(metrics: FaceMetrics): string {
  const lines = Object.entries(metrics).map(([key, value]) => `"${key}":${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
