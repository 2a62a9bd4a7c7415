/** Equal lines of numbers share a class. @returns the class of every line, and one line of each class */
function classesOf(lines) {
  const numbers = new Map();
  const kept = [];
  const classes = lines.map((line) => {
    const key = line.join();
    if (!numbers.has(key)) {
      numbers.set(key, numbers.size);
      kept.push(line);
    }
    return numbers.get(key);
  });
  return { classes, kept };
}

const transposed = (lines) => lines[0].map((_, column) => lines.map((line) => line[column]));

/** Zeros, which are most of a matrix, as 0 and how many there are in a row. */
function zerosCounted(values) {
  const counted = [];
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
function runsOf(codePoints) {
  const runs = [];
  for (const codePoint of codePoints) {
    const [start, length] = runs.slice(-2);
    if (codePoint === start + length) runs[runs.length - 1]++;
    else runs.push(codePoint, 1);
  }
  return runs;
}

/**
 * What the font adds between two characters when it does nothing but kern. The script is named since all have the same
 * kerning, but Inter lists it twice for the script of signs alone.
 */
export function kerningBetween(font, left, right) {
  const { glyphs, positions } = font.layout(String.fromCodePoint(left, right), [], 'latn');
  if (glyphs.length !== 2) throw new Error('The font joins glyphs.');
  return positions[0].xAdvance - glyphs[0].advanceWidth;
}

/** The metrics of a face as they are committed; `src/rendering/fonts/fontMetrics.ts` says what they mean. */
export function metricsOf(font) {
  const codePoints = [...font.characterSet].sort((a, b) => a - b);
  const glyphs = codePoints.map((codePoint) => font.glyphForCodePoint(codePoint).id);
  const characterOf = new Map(glyphs.map((glyph, index) => [glyph, codePoints[index]]));
  const drawn = [...characterOf].sort(([a], [b]) => a - b);
  const table = drawn.map(([, left]) =>
    drawn.map(([, right]) => kerningBetween(font, left, right)),
  );
  const left = classesOf(table);
  const right = classesOf(transposed(left.kept));
  const byGlyph = (classes) => {
    const all = new Array(font.numGlyphs).fill(-1);
    drawn.forEach(([glyph], index) => (all[glyph] = classes[index]));
    return all;
  };
  return {
    unitsPerEm: font.unitsPerEm,
    ascent: font.ascent,
    descent: font.descent,
    capHeight: font.capHeight,
    codePoints: runsOf(codePoints),
    glyphs,
    advances: Array.from(
      { length: font.numGlyphs },
      (_, glyph) => font.getGlyph(glyph).advanceWidth,
    ),
    leftClasses: byGlyph(left.classes),
    rightClasses: byGlyph(right.classes),
    kerning: zerosCounted(transposed(right.kept).flat()),
  };
}

/** One line a field. */
export function metricsText(metrics) {
  const lines = Object.entries(metrics).map(([key, value]) => `"${key}":${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
