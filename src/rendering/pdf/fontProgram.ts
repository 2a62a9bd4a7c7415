import { languageFacts, languages } from '#model/language.ts';
import type { FaceName } from '../fonts/faces.ts';
import { type Deflated, deflate } from './formats/deflate.ts';
import type { PdfFile } from './PdfFile.ts';
import { hex4, latin1, number, numbers, reference } from './syntax.ts';
import type { TrueType } from './formats/trueType.ts';

/** What our languages are written with, most certificates in full. */
const latin =
  Array.from({ length: 95 }, (_, place) => String.fromCharCode(0x20 + place)).join('') +
  '\u00a0·–—‘’“”…•' +
  languages.map((language) => languageFacts[language].letters).join('');

/** A face as one document uses it: which glyphs, and which character each stands for. */
export class FontUse {
  readonly name: FaceName;
  readonly font: TrueType;
  private readonly used = new Map<number, string>();

  constructor(name: FaceName, font: TrueType) {
    this.name = name;
    this.font = font;
  }

  glyphOf(character: string): number {
    const glyph = this.font.glyphOf(character.codePointAt(0) ?? 0);
    if (!this.used.has(glyph)) this.used.set(glyph, character);
    return glyph;
  }

  get characters(): ReadonlyMap<number, string> {
    return this.used;
  }

  /** Whether another use has all that this one has, each glyph for the same character. */
  isWithin({ used }: FontUse): boolean {
    for (const [glyph, character] of this.used) if (used.get(glyph) !== character) return false;
    return true;
  }

  /** As the document writes widths: whole thousandths of the size. */
  widthOf(glyph: number): number {
    return Math.round((this.font.advanceOf(glyph) * 1000) / this.font.unitsPerEm);
  }
}

/** A face with the whole Latin alphabet as far as it has it, the same in each document. */
export function latinUse(name: FaceName, font: TrueType): FontUse {
  const use = new FontUse(name, font);
  for (const character of latin)
    if (font.glyphOf(character.charCodeAt(0)) !== 0) use.glyphOf(character);
  return use;
}

/** PostScript names of the faces. */
const postScriptNames: Readonly<Record<FaceName, string>> = {
  title: 'CormorantGaramond-SemiBold',
  titleWide: 'CormorantGaramond-SemiBold',
  titleGreek: 'EBGaramond-SemiBold',
  body: 'Inter-Regular',
  bodyWide: 'Inter-Regular',
  bold: 'Inter-SemiBold',
  boldWide: 'Inter-SemiBold',
};

/** A face with the outlines that are used, addressed by glyph number, as any document with these writes it. */
export interface FontProgram {
  /** PostScript name with the tag of a subset. */
  fullName: string;
  outlines: Deflated;
  unicode: Deflated;
  /** A bit for each glyph of the font. */
  glyphBits: Deflated;
  /** Entries of the descriptor. */
  measures: string;
  widths: string;
}

export function fontProgram({ name, font, characters }: FontUse): FontProgram {
  const glyphs = [...characters.keys()].sort((one, other) => one - other);
  const scaled = (value: number) => Math.round((value * 1000) / font.unitsPerEm);
  return {
    fullName: `${subsetTag(glyphs)}+${postScriptNames[name]}`,
    outlines: deflate(font.subset(new Set(glyphs))),
    unicode: deflate(latin1(unicodeMap(glyphs, characters))),
    glyphBits: deflate(bitsOf(glyphs)),
    measures:
      `/FontBBox[${numbers(...font.bounds.map(scaled))}]/ItalicAngle 0/Ascent ${scaled(font.ascent)}` +
      `/Descent ${scaled(font.descent)}/CapHeight ${scaled(font.capHeight)}/StemV 80`,
    widths: widths(glyphs, (glyph) => scaled(font.advanceOf(glyph))),
  };
}

/** @param hasGlyphList PDF/A-1 asks for one, later parts advise against it */
export function writeFont(
  file: PdfFile,
  program: FontProgram,
  { hasGlyphList }: { hasGlyphList: boolean },
): number {
  const { fullName, outlines, unicode, glyphBits } = program;
  const fontFile = file.deflated(`/Length1 ${outlines.length}`, outlines);
  const toUnicode = file.deflated('', unicode);
  const glyphList = hasGlyphList ? `/CIDSet ${reference(file.deflated('', glyphBits))}` : '';
  const descriptor = file.object(
    `<</Type/FontDescriptor/FontName/${fullName}/Flags 4${program.measures}` +
      `/FontFile2 ${reference(fontFile)}${glyphList}>>`,
  );
  const descendant = file.object(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${fullName}` +
      '/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>' +
      `/FontDescriptor ${reference(descriptor)}/CIDToGIDMap/Identity/DW 0/W[${program.widths}]>>`,
  );
  return file.object(
    `<</Type/Font/Subtype/Type0/BaseFont/${fullName}/Encoding/Identity-H` +
      `/DescendantFonts[${reference(descendant)}]/ToUnicode ${reference(toUnicode)}>>`,
  );
}

/** Six letters that differ with the glyphs. */
function subsetTag(glyphs: readonly number[]): string {
  let hash = 0;
  for (const glyph of glyphs) hash = (Math.imul(hash ^ glyph, 0x01000193) + glyph) >>> 0;
  let tag = '';
  for (let letter = 0; letter < 6; letter++) {
    tag += String.fromCharCode(65 + (hash % 26));
    hash = Math.floor(hash / 26);
  }
  return tag;
}

/** `first [width width …]` for each run of neighbouring glyphs. */
function widths(glyphs: readonly number[], widthOf: (glyph: number) => number): string {
  let text = '';
  glyphs.forEach((glyph, index) => {
    const isNext = glyph === (glyphs[index - 1] ?? -2) + 1;
    text += isNext ? ' ' : `${index > 0 ? ']' : ''}${glyph}[`;
    text += number(widthOf(glyph));
  });
  return text === '' ? '' : `${text}]`;
}

function bitsOf(glyphs: readonly number[]): Uint8Array {
  const bits = new Uint8Array(((glyphs.at(-1) ?? 0) >> 3) + 1);
  for (const glyph of [0, ...glyphs])
    bits[glyph >> 3] = (bits[glyph >> 3] ?? 0) | (0x80 >> (glyph & 7));
  return bits;
}

const mapStart = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
`;

/** The most characters that one list of a map may hold. */
const mostInList = 100;

function unicodeMap(glyphs: readonly number[], characters: ReadonlyMap<number, string>): string {
  let map = mapStart;
  for (let start = 0; start < glyphs.length; start += mostInList) {
    const list = glyphs.slice(start, start + mostInList);
    const rows = list.map((glyph) => {
      const units = Array.from(characters.get(glyph) ?? '', (unit) => hex4(unit.charCodeAt(0)));
      return `<${hex4(glyph)}> <${units.join('')}>\n`;
    });
    map += `${list.length} beginbfchar\n${rows.join('')}endbfchar\n`;
  }
  return `${map}endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend`;
}
