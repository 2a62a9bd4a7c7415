import { create, type Font, type Glyph } from 'fontkit';
import { faceNames, readFontFile } from '#testing/fonts.ts';
import { readTrueType } from './trueType.ts';

const core = 'Ana Conceição ŠÿŐß 0123456789 “–” fi';
// The fonts for shaping have character maps of another format.
const fontNames = [...faceNames, 'bodyMarks', 'Thai'] as const;
const texts: Partial<Record<(typeof fontNames)[number], string>> = {
  titleWide: `${core} Nguyễn Thị Thảo Соколов`,
  bodyWide: `${core} Nguyễn Thị Thảo Соколов Ασφάλεια`,
  boldWide: `${core} Nguyễn Thị Thảo Соколов Ασφάλεια`,
  identifier: 'Il1O0 7f3c-92d1_4b8e',
  titleGreek: 'Αλέξανδρος Παπαδόπουλος',
  Thai: 'น้ำผึ้ง กรุงเทพฯ',
};

const openFont = (bytes: Uint8Array) => create(Buffer.from(bytes)) as Font;
const getOutline = (glyph: Glyph) => glyph.path.toSVG();
const toCodePoints = (text: string) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

/** Computes the checksum of a table: the sum of its 32-bit words. */
function computeChecksum(bytes: Uint8Array): number {
  const padded = new Uint8Array((bytes.length + 3) & ~3);
  padded.set(bytes);
  const view = new DataView(padded.buffer);
  let sum = 0;
  for (let offset = 0; offset < padded.length; offset += 4)
    sum = (sum + view.getUint32(offset)) >>> 0;
  return sum;
}

describe.each(fontNames)('%s', (name) => {
  const bytes = readFontFile(name);
  const font = readTrueType(bytes);
  const reference = openFont(bytes);
  const codes = toCodePoints(texts[name] ?? core);
  const glyphs = codes.map((code) => font.getGlyph(code));

  it('reads the same metrics and characters as fontkit', () => {
    expect(font.unitsPerEm).toBe(reference.unitsPerEm);
    expect(font.ascent).toBe(reference.ascent);
    expect(font.descent).toBe(reference.descent);
    expect(font.capHeight).toBe(reference.capHeight);
    const { minX, minY, maxX, maxY } = reference.bbox;
    expect(font.bounds).toEqual([minX, minY, maxX, maxY]);
    // Compared at once, because a font has thousands of characters.
    const expected = reference.characterSet.map((code) => reference.glyphForCodePoint(code));
    expect(reference.characterSet.map((code) => font.getGlyph(code))).toEqual(
      expected.map(({ id }) => id),
    );
    expect(expected.map(({ id }) => font.getAdvance(id))).toEqual(
      expected.map(({ advanceWidth }) => advanceWidth),
    );
    expect(font.getGlyph(0x10fffd)).toBe(0);
  });

  it('keeps only outlines and widths of the given glyphs in a subset', () => {
    const subset = font.subset(new Set(glyphs));
    const small = openFont(subset);
    expect(glyphs).not.toContain(0);
    let filled = 0;
    for (const glyph of new Set([0, ...glyphs])) {
      expect(getOutline(small.getGlyph(glyph))).toBe(getOutline(reference.getGlyph(glyph)));
      expect(small.getGlyph(glyph).advanceWidth).toBe(reference.getGlyph(glyph).advanceWidth);
    }
    for (let glyph = 0; glyph < small.numGlyphs; glyph++)
      if (getOutline(small.getGlyph(glyph)) !== '') filled++;
    // The given glyphs and the components of accented letters.
    expect(filled).toBeLessThanOrEqual(3 * new Set(glyphs).size);
    expect(subset.length).toBeLessThan(bytes.length);
  });

  it('writes valid checksums', () => {
    const subset = font.subset(new Set(glyphs));
    const view = new DataView(subset.buffer, subset.byteOffset, subset.byteLength);
    expect(computeChecksum(subset)).toBe(0xb1b0afba);
    for (let table = 0; table < view.getUint16(4); table++) {
      const entry = 12 + 16 * table;
      const [sum, offset, length] = [4, 8, 12].map((position) =>
        view.getUint32(entry + position),
      ) as [number, number, number];
      const content = subset.slice(offset, offset + length);
      const tag = String.fromCharCode(...subset.slice(entry, entry + 4));
      // This table contains the checksum of the file, which is zero in its own checksum.
      if (tag === 'head') content.fill(0, 8, 12);
      expect(computeChecksum(content)).toBe(sum);
    }
  });
});

test('reads a font from a part of a larger buffer', () => {
  const bytes = readFontFile('body');
  const buffer = new Uint8Array(bytes.length + 30);
  buffer.set(bytes, 17);
  const font = readTrueType(buffer.subarray(17, 17 + bytes.length));
  const glyphs = new Set(toCodePoints(core).map((code) => font.getGlyph(code)));
  expect(font.subset(glyphs)).toEqual(readTrueType(bytes).subset(glyphs));
});

test('writes a non-empty outline table for a subset with only a space', () => {
  const font = readTrueType(readFontFile('title'));
  const small = openFont(font.subset(new Set([font.getGlyph(32)])));
  expect(small.getGlyph(font.getGlyph(32)).advanceWidth).toBe(font.getAdvance(font.getGlyph(32)));
  const subset = Buffer.from(font.subset(new Set([font.getGlyph(32)])));
  const entry = subset.indexOf('glyf');
  expect(subset.readUInt32BE(entry + 12)).toBeGreaterThan(0);
});

test('throws for a file without font tables', () => {
  expect(() => readTrueType(new Uint8Array(64))).toThrow('no table');
});
