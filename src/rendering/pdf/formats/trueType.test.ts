import { create, type Font, type Glyph } from 'fontkit';
import { faceNames, fontFile } from '#testing/fonts.ts';
import { readTrueType } from './trueType.ts';

const core = 'Ana Conceição ŠÿŐß 0123456789 “–” fi';
const texts: Partial<Record<(typeof faceNames)[number], string>> = {
  titleWide: `${core} Nguyễn Thị Thảo Соколов`,
  bodyWide: `${core} Nguyễn Thị Thảo Соколов Ασφάλεια`,
  boldWide: `${core} Nguyễn Thị Thảo Соколов Ασφάλεια`,
  titleGreek: 'Αλέξανδρος Παπαδόπουλος',
};

const opened = (bytes: Uint8Array) => create(Buffer.from(bytes)) as Font;
const outlineOf = (glyph: Glyph) => glyph.path.toSVG();
const codesIn = (text: string) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

/** The sum of a table's 32-bit words, as the format defines it. */
function sumOf(bytes: Uint8Array): number {
  const padded = new Uint8Array((bytes.length + 3) & ~3);
  padded.set(bytes);
  const view = new DataView(padded.buffer);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

describe.each(faceNames)('%s', (name) => {
  const bytes = fontFile(name);
  const ours = readTrueType(bytes);
  const theirs = opened(bytes);
  const codes = codesIn(texts[name] ?? core);
  const glyphs = codes.map((code) => ours.glyphOf(code));

  it('has the measures and characters that fontkit reads', () => {
    expect(ours.unitsPerEm).toBe(theirs.unitsPerEm);
    expect(ours.ascent).toBe(theirs.ascent);
    expect(ours.descent).toBe(theirs.descent);
    expect(ours.capHeight).toBe(theirs.capHeight);
    const { minX, minY, maxX, maxY } = theirs.bbox;
    expect(ours.bounds).toEqual([minX, minY, maxX, maxY]);
    for (const code of theirs.characterSet) {
      const glyph = theirs.glyphForCodePoint(code);
      expect(ours.glyphOf(code)).toBe(glyph.id);
      expect(ours.advanceOf(glyph.id)).toBe(glyph.advanceWidth);
    }
    expect(ours.glyphOf(0x10fffd)).toBe(0);
  });

  it('keeps outlines and widths of the glyphs in a subset, and no others', () => {
    const subset = ours.subset(new Set(glyphs));
    const small = opened(subset);
    expect(glyphs).not.toContain(0);
    let filled = 0;
    for (const glyph of new Set([0, ...glyphs])) {
      expect(outlineOf(small.getGlyph(glyph))).toBe(outlineOf(theirs.getGlyph(glyph)));
      expect(small.getGlyph(glyph).advanceWidth).toBe(theirs.getGlyph(glyph).advanceWidth);
    }
    for (let glyph = 0; glyph < small.numGlyphs; glyph++)
      if (outlineOf(small.getGlyph(glyph)) !== '') filled++;
    // Those, and what accented letters are composed of.
    expect(filled).toBeLessThanOrEqual(3 * new Set(glyphs).size);
    expect(subset.length).toBeLessThan(bytes.length);
  });

  it('writes checksums that hold', () => {
    const subset = ours.subset(new Set(glyphs));
    const view = new DataView(subset.buffer, subset.byteOffset, subset.byteLength);
    expect(sumOf(subset)).toBe(0xb1b0afba);
    for (let table = 0; table < view.getUint16(4); table++) {
      const entry = 12 + 16 * table;
      const [sum, offset, length] = [4, 8, 12].map((at) => view.getUint32(entry + at)) as [
        number,
        number,
        number,
      ];
      const content = subset.slice(offset, offset + length);
      const tag = String.fromCharCode(...subset.slice(entry, entry + 4));
      // The sum of the whole file is in this table, and counts as nothing in its own sum.
      if (tag === 'head') content.fill(0, 8, 12);
      expect(sumOf(content)).toBe(sum);
    }
  });
});

test('a part of a larger buffer is read as it is', () => {
  const bytes = fontFile('body');
  const around = new Uint8Array(bytes.length + 30);
  around.set(bytes, 17);
  const inside = readTrueType(around.subarray(17, 17 + bytes.length));
  const glyphs = new Set(codesIn(core).map((code) => inside.glyphOf(code)));
  expect(inside.subset(glyphs)).toEqual(readTrueType(bytes).subset(glyphs));
});

test('a subset of spaces alone has a table of outlines, which readers miss otherwise', () => {
  const font = readTrueType(fontFile('title'));
  const small = opened(font.subset(new Set([font.glyphOf(32)])));
  expect(small.getGlyph(font.glyphOf(32)).advanceWidth).toBe(font.advanceOf(font.glyphOf(32)));
  const subset = Buffer.from(font.subset(new Set([font.glyphOf(32)])));
  const entry = subset.indexOf('glyf');
  expect(subset.readUInt32BE(entry + 12)).toBeGreaterThan(0);
});

test('a file without the tables of a font is refused', () => {
  expect(() => readTrueType(new Uint8Array(64))).toThrow('no table');
});
