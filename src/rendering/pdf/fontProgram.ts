import { languageDefinitions, languages } from '#domain/language.ts';
import { getOrCreate } from '#runtime/getOrCreate.ts';
import type { FaceName } from '../fonts/faces.ts';
import { type DeflatedBytes, deflate } from './formats/deflate.ts';
import type { PdfObjectWriter } from './PdfObjectWriter.ts';
import {
  formatHex4,
  encodeLatin1,
  formatPdfNumber,
  formatNumbers,
  formatPdfReference,
} from './syntax.ts';
import type { TrueType } from './formats/trueType.ts';

/** Latin characters of the product's languages. They are enough for most certificates. */
const latinAlphabet =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('') +
  '\u00a0·–—‘’“”…•' +
  languages.map((language) => languageDefinitions[language].nonAsciiLetters).join('');

/** The glyphs of a font that a PDF document uses, and the character that each glyph represents. */
export class FontUsage {
  readonly name: FaceName;
  readonly font: TrueType;
  private readonly charactersByCode = new Map<number, string>();
  /** Codes of characters whose glyph already represents another character, by character. */
  private readonly extraCodes = new Map<string, number>();

  constructor(name: FaceName, font: TrueType) {
    this.name = name;
    this.font = font;
  }

  /**
   * Returns the code of a character in the PDF. The code is the glyph id, unless another character of the document has
   * the same glyph, such as ʼ and ’. The second character gets a code after the last glyph id, so that copied text
   * contains the right character.
   */
  getCode(character: string): number {
    const glyph = this.font.getGlyph(character.codePointAt(0) ?? 0);
    const existing = this.charactersByCode.get(glyph);
    if (existing === character) return glyph;
    if (existing === undefined) {
      this.charactersByCode.set(glyph, character);
      return glyph;
    }
    return getOrCreate(this.extraCodes, character, () => {
      const code = this.font.glyphCount + this.extraCodes.size;
      this.charactersByCode.set(code, character);
      return code;
    });
  }

  getGlyph(code: number): number {
    if (code < this.font.glyphCount) return code;
    return this.font.getGlyph(this.charactersByCode.get(code)?.codePointAt(0) ?? 0);
  }

  /** Characters that the document uses, by their code in the PDF. */
  get characters(): ReadonlyMap<number, string> {
    return this.charactersByCode;
  }

  get hasExtraCodes(): boolean {
    return this.extraCodes.size > 0;
  }

  /** Returns whether another `FontUsage` contains all codes of this `FontUsage`, for the same characters. */
  isSubsetOf(superset: FontUsage): boolean {
    for (const [code, character] of this.charactersByCode)
      if (superset.characters.get(code) !== character) return false;
    return true;
  }

  /**
   * Returns the advance width of the glyph with this code, in whole thousandths of the font size. PDF fonts store
   * widths with this precision.
   */
  getWidth(code: number): number {
    return Math.round((this.font.getAdvance(this.getGlyph(code)) * 1000) / this.font.unitsPerEm);
  }
}

/**
 * Creates a `FontUsage` with all Latin characters of the product's languages. The result is the same for every
 * document.
 */
export function createFontUsageOfAllLatin(name: FaceName, font: TrueType): FontUsage {
  const usage = new FontUsage(name, font);
  for (const character of latinAlphabet)
    if (font.getGlyph(character.charCodeAt(0)) !== 0) usage.getCode(character);
  return usage;
}

const postScriptNames: Readonly<Record<FaceName, string>> = {
  title: 'CormorantGaramond-SemiBold',
  titleWide: 'CormorantGaramond-SemiBold',
  titleGreek: 'EBGaramond-SemiBold',
  body: 'Inter-Regular',
  bodyWide: 'Inter-Regular',
  bold: 'Inter-SemiBold',
  boldWide: 'Inter-SemiBold',
};

/**
 * A font reduced to the glyphs that a document uses, serialized for a PDF. Documents with the same characters have the
 * same font program.
 */
export interface FontProgram {
  /** PostScript name of the font after the six-letter tag that marks a font subset. */
  baseFontName: string;
  fontFile: DeflatedBytes;
  toUnicode: DeflatedBytes;
  /** Codes used by the document, for the PDF entry `/CIDSet`: one bit per code, set if the code is used. */
  cidSet: DeflatedBytes;
  /**
   * Glyph id of each code for the PDF entry `/CIDToGIDMap`, two bytes each. Undefined if every code is equal to its
   * glyph id.
   */
  cidToGidMap: DeflatedBytes | undefined;
  descriptorEntries: string;
  widths: string;
}

export function buildFontProgram(usage: FontUsage): FontProgram {
  const { name, font, characters } = usage;
  const codes = [...characters.keys()].sort((a, b) => a - b);
  const scale = (value: number) => Math.round((value * 1000) / font.unitsPerEm);
  return {
    baseFontName: `${createSubsetTag(codes)}+${postScriptNames[name]}`,
    fontFile: deflate(font.subset(new Set(codes.map((code) => usage.getGlyph(code))))),
    toUnicode: deflate(encodeLatin1(buildToUnicodeCMap(codes, characters))),
    cidSet: deflate(buildCidSet(codes)),
    cidToGidMap: usage.hasExtraCodes ? deflate(buildCidToGidMap(codes, usage)) : undefined,
    descriptorEntries:
      `/FontBBox[${formatNumbers(...font.bounds.map(scale))}]/ItalicAngle 0/Ascent ${scale(font.ascent)}` +
      `/Descent ${scale(font.descent)}/CapHeight ${scale(font.capHeight)}/StemV 80`,
    widths: formatWidths(codes, (code) => usage.getWidth(code)),
  };
}

/**
 * Writes a font to a PDF file.
 * @param hasCidSet whether to write the entry `/CIDSet`. PDF/A-1 requires the entry; later parts of PDF/A advise
 * against it
 */
export function writeFont(
  file: PdfObjectWriter,
  program: FontProgram,
  { hasCidSet }: { hasCidSet: boolean },
): number {
  const { baseFontName, cidSet, cidToGidMap } = program;
  const fontFile = file.writeDeflatedStream(
    `/Length1 ${program.fontFile.originalLength}`,
    program.fontFile,
  );
  const toUnicode = file.writeDeflatedStream('', program.toUnicode);
  const cidSetEntry = hasCidSet
    ? `/CIDSet ${formatPdfReference(file.writeDeflatedStream('', cidSet))}`
    : '';
  const descriptor = file.writeObject(
    `<</Type/FontDescriptor/FontName/${baseFontName}/Flags 4${program.descriptorEntries}` +
      `/FontFile2 ${formatPdfReference(fontFile)}${cidSetEntry}>>`,
  );
  const map = cidToGidMap
    ? ` ${formatPdfReference(file.writeDeflatedStream('', cidToGidMap))}`
    : '/Identity';
  const descendant = file.writeObject(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${baseFontName}` +
      '/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>' +
      `/FontDescriptor ${formatPdfReference(descriptor)}/CIDToGIDMap${map}/DW 0/W[${program.widths}]>>`,
  );
  return file.writeObject(
    `<</Type/Font/Subtype/Type0/BaseFont/${baseFontName}/Encoding/Identity-H` +
      `/DescendantFonts[${formatPdfReference(descendant)}]/ToUnicode ${formatPdfReference(toUnicode)}>>`,
  );
}

/** Creates the six-letter tag before the name of a font subset in a PDF, from the codes of the subset. */
function createSubsetTag(codes: readonly number[]): string {
  let hash = 0;
  for (const code of codes) hash = (Math.imul(hash ^ code, 0x01000193) + code) >>> 0;
  let tag = '';
  for (let letter = 0; letter < 6; letter++) {
    tag += String.fromCharCode(65 + (hash % 26));
    hash = Math.floor(hash / 26);
  }
  return tag;
}

/** Formats the PDF array `/W` of glyph widths: `first [width width …]` for each sequence of consecutive codes. */
function formatWidths(codes: readonly number[], getWidth: (code: number) => number): string {
  let text = '';
  codes.forEach((code, index) => {
    const isConsecutive = code === (codes[index - 1] ?? -2) + 1;
    text += isConsecutive ? ' ' : `${index > 0 ? ']' : ''}${code}[`;
    text += formatPdfNumber(getWidth(code));
  });
  return text === '' ? '' : `${text}]`;
}

function buildCidSet(codes: readonly number[]): Uint8Array {
  const bits = new Uint8Array(((codes.at(-1) ?? 0) >> 3) + 1);
  for (const code of [0, ...codes]) bits[code >> 3] = (bits[code >> 3] ?? 0) | (0x80 >> (code & 7));
  return bits;
}

function buildCidToGidMap(codes: readonly number[], usage: FontUsage): Uint8Array {
  const map = new DataView(new ArrayBuffer(2 * ((codes.at(-1) ?? 0) + 1)));
  for (const code of codes) map.setUint16(2 * code, usage.getGlyph(code));
  return new Uint8Array(map.buffer);
}

const cMapHeader = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
`;

/** Maximum number of entries in a `bfchar` block. These blocks form the PDF table from codes to characters (CMap). */
const maxBlockEntries = 100;

function buildToUnicodeCMap(
  codes: readonly number[],
  characters: ReadonlyMap<number, string>,
): string {
  let map = cMapHeader;
  for (let start = 0; start < codes.length; start += maxBlockEntries) {
    const list = codes.slice(start, start + maxBlockEntries);
    const rows = list.map((code) => {
      const units = Array.from(characters.get(code) ?? '', (unit) =>
        formatHex4(unit.charCodeAt(0)),
      );
      return `<${formatHex4(code)}> <${units.join('')}>\n`;
    });
    map += `${list.length} beginbfchar\n${rows.join('')}endbfchar\n`;
  }
  return `${map}endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend`;
}
