import { create, type Font } from 'fontkit';
import { faceNames, readFontFile } from '#testing/fonts.ts';
import { formatGlyphPath } from './glyphOutline.ts';
import { readTrueType } from './trueType.ts';

/** Computes the bounding box of all points in path operators. */
function computeBounds(path: string) {
  const numbers = path.match(/-?(?:\d+\.?\d*|\.\d+)(?= )/g)?.map(Number) ?? [];
  const [xs, ys] = [0, 1].map((axis) => numbers.filter((_, index) => index % 2 === axis));
  return [
    Math.min(...(xs ?? [])),
    Math.min(...(ys ?? [])),
    Math.max(...(xs ?? [])),
    Math.max(...(ys ?? [])),
  ];
}

describe.each(faceNames)('formatGlyphPath with %s', (name) => {
  const font = readTrueType(readFontFile(name));
  const reference = create(Buffer.from(readFontFile(name))) as Font;

  const letters = ['A', 'ç', 'Õ', 'g', '&'].filter((letter) => font.getGlyph(letter.charCodeAt(0)));

  it.each(letters)('gives “%s” the same bounds as fontkit', (letter) => {
    const glyph = font.getGlyph(letter.charCodeAt(0));
    const [left, bottom, right, top] = computeBounds(formatGlyphPath(font.getOutline(glyph)));
    const { bbox } = reference.getGlyph(glyph);
    // Control points do not exceed the curve if its extremes are on-curve points.
    expect(Math.abs((left ?? NaN) - bbox.minX)).toBeLessThan(25);
    expect(Math.abs((right ?? NaN) - bbox.maxX)).toBeLessThan(25);
    expect(Math.abs((top ?? NaN) - bbox.maxY)).toBeLessThan(25);
    expect(Math.abs((bottom ?? NaN) - bbox.minY)).toBeLessThan(25);
  });

  it('returns an empty path for a space', () => {
    expect(formatGlyphPath(font.getOutline(font.getGlyph(0x20)))).toBe('');
  });
});
