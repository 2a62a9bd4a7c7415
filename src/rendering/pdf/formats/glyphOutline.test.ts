import { create, type Font } from 'fontkit';
import { faceNames, fontFile } from '#testing/fonts.ts';
import { glyphPath } from './glyphOutline.ts';
import { readTrueType } from './trueType.ts';

/** Around all points of operators that a path is written with. */
function boxOf(path: string) {
  const numbers = path.match(/-?(?:\d+\.?\d*|\.\d+)(?= )/g)?.map(Number) ?? [];
  const [xs, ys] = [0, 1].map((axis) => numbers.filter((_, index) => index % 2 === axis));
  return [
    Math.min(...(xs ?? [])),
    Math.min(...(ys ?? [])),
    Math.max(...(xs ?? [])),
    Math.max(...(ys ?? [])),
  ];
}

describe.each(faceNames)('an outline of %s', (name) => {
  const font = readTrueType(fontFile(name));
  const other = create(Buffer.from(fontFile(name))) as Font;

  it.each(['A', 'ç', 'Õ', 'g', '&'])('of “%s” reaches as far as another reader says', (letter) => {
    const glyph = font.glyphOf(letter.charCodeAt(0));
    const [left, bottom, right, top] = boxOf(glyphPath(font.outlineOf(glyph)));
    const { bbox } = other.getGlyph(glyph);
    // Handles of curves reach no further than the curve does where its extremes are points of it.
    expect(Math.abs((left ?? NaN) - bbox.minX)).toBeLessThan(25);
    expect(Math.abs((right ?? NaN) - bbox.maxX)).toBeLessThan(25);
    expect(Math.abs((top ?? NaN) - bbox.maxY)).toBeLessThan(25);
    expect(Math.abs((bottom ?? NaN) - bbox.minY)).toBeLessThan(25);
  });

  it('of a space is empty', () => {
    expect(glyphPath(font.outlineOf(font.glyphOf(0x20)))).toBe('');
  });
});
