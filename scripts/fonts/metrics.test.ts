import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { groupGap } from '#rendering/text/identifierGroups.ts';
import type { FaceName } from '#rendering/fonts/faces.ts';
import { createFace, type FaceMetrics } from '#rendering/fonts/fontMetrics.ts';
import { createIdentifierFace } from '#rendering/fonts/identifierFace.ts';
import { getFontFile, getFontMetricsFile } from './faces.ts';

const core: FaceName[] = ['title', 'body', 'bold'];
const wider: FaceName[] = ['titleWide', 'bodyWide', 'boldWide', 'titleGreek'];

const openFont = (name: FaceName) => create(readFileSync(getFontFile(name, 'ttf'))) as Font;
const loadFace = (name: FaceName) =>
  createFace(name, JSON.parse(readFileSync(getFontMetricsFile(name), 'utf8')) as FaceMetrics);

test.each([...core, ...wider])('%s measures as its font file does', (name) => {
  const font = openFont(name);
  const face = loadFace(name);
  const { unitsPerEm, ascent, descent, capHeight } = font;
  expect(face).toMatchObject({ unitsPerEm, ascent, descent, capHeight });

  const characters = new Set(font.characterSet);
  const wrong = Array.from({ length: 0x10000 }, (_, codePoint) => codePoint).filter((codePoint) => {
    const glyph = face.getGlyph(codePoint);
    if (!characters.has(codePoint)) return glyph !== 0;
    const expected = font.glyphForCodePoint(codePoint);
    return glyph !== expected.id || face.getAdvance(glyph) !== expected.advanceWidth;
  });
  expect(wrong).toEqual([]);
});

test.each(wider)('%s kerns words of other alphabets as its font file does', (name) => {
  const font = openFont(name);
  const face = loadFace(name);
  const text = 'Nguyễn Thị Ỹ, Тодор ГУДЬ Уа. Ελένη ΑΥΤΟΎ; AVATAR To.'.normalize('NFC');
  const codePoints = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  const supported = codePoints.filter((codePoint) => face.getGlyph(codePoint) > 0);
  const { positions } = font.layout(String.fromCodePoint(...supported), [], 'latn');
  const glyphs = supported.map((codePoint) => face.getGlyph(codePoint));
  expect(supported.length).toBeGreaterThan(30);
  expect(
    glyphs.map(
      (glyph, index) => face.getAdvance(glyph) + face.getKerning(glyph, glyphs[index + 1] ?? 0),
    ),
  ).toEqual(positions.map(({ xAdvance }) => xAdvance));
});

test('identifier measures as its font file does', () => {
  const font = openFont('identifier');
  const face = createIdentifierFace(loadFace('body'));
  const { unitsPerEm, ascent, descent, capHeight } = font;
  expect(face).toMatchObject({ unitsPerEm, ascent, descent, capHeight });
  const characters = new Set(font.characterSet);
  expect(characters.size).toBe(68);
  for (let codePoint = 0; codePoint < 0x10000; codePoint++) {
    const glyph = face.getGlyph(codePoint);
    if ((glyph !== 0) !== characters.has(codePoint)) throw new Error(`Code point ${codePoint}`);
    if (glyph !== 0)
      expect(face.getAdvance(glyph)).toBe(font.glyphForCodePoint(codePoint).advanceWidth);
  }
});

test('identifier has different glyphs for characters that are mistaken for each other', () => {
  const font = openFont('identifier');
  const body = openFont('body');
  const getOutline = (source: Font, character: string) =>
    source.glyphForCodePoint(character.charCodeAt(0)).path.toSVG();
  for (const character of 'Il0') {
    expect(getOutline(font, character)).not.toBe('');
    expect(getOutline(font, character)).not.toBe(getOutline(body, character));
  }
  for (const character of 'O1ab9-_')
    expect(getOutline(font, character)).toBe(getOutline(body, character));
  expect(new Set(Array.from('Il1|O0o', (character) => getOutline(font, character))).size).toBe(7);
});

test('identifierGap has the glyphs of identifier with the gap in their advance widths', () => {
  const font = openFont('identifier');
  const gapFont = create(readFileSync(getFontFile('identifierGap', 'woff2'))) as Font;
  const gap = Math.round(groupGap * font.unitsPerEm);
  expect(gapFont.characterSet).toEqual(font.characterSet);
  for (const codePoint of font.characterSet) {
    const [glyph, gapGlyph] = [font, gapFont].map((face) => face.glyphForCodePoint(codePoint));
    expect(gapGlyph?.advanceWidth).toBe((glyph?.advanceWidth ?? 0) + gap);
    expect(gapGlyph?.bbox).toEqual(glyph?.bbox);
  }
});

test('the pairs that show bad kerning are kerned', () => {
  for (const name of core) {
    const face = loadFace(name);
    const kern = (left: string, right: string) =>
      face.getKerning(face.getGlyph(left.charCodeAt(0)), face.getGlyph(right.charCodeAt(0)));
    for (const [left, right] of ['AV', 'To', 'Tê', 'Va', 'Ýá'] as unknown as [string, string][])
      expect(`${name} ${left}${right} ${Math.sign(kern(left, right))}`).toBe(
        `${name} ${left}${right} -1`,
      );
  }
});

test.each(core)('the digits of %s stand on the line, as tall as capitals', (name) => {
  const font = openFont(name);
  for (const digit of '0123456789') {
    const { minY, maxY } = font.glyphForCodePoint(digit.charCodeAt(0)).bbox;
    expect(minY / font.unitsPerEm).toBeGreaterThan(-0.03);
    expect(maxY / font.capHeight).toBeGreaterThan(0.9);
  }
});
