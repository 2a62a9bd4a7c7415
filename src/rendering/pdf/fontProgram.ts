import { languageDefinitions, languages } from '#domain/language.ts';
import { getOrCreate } from '#runtime/getOrCreate.ts';
import type { FontName } from '../fonts/faces.ts';
import type { GlyphCluster } from '../fonts/glyphRun.ts';
import { type ScriptCode, scriptFonts } from '../fonts/scriptFonts.ts';
import { type DeflatedBytes, deflate } from './formats/deflate.ts';
import type { PdfObjectWriter } from './PdfObjectWriter.ts';
import {
  formatHex4,
  encodeLatin1,
  formatPdfNumber,
  formatNumbers,
  formatPdfReference,
} from './syntax.ts';
import type { CompositeGlyph } from './formats/compositeGlyph.ts';
import type { TrueType } from './formats/trueType.ts';

/** Latin characters of the product's languages. They are enough for most certificates. */
const latinAlphabet =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('') +
  '\u00a0·–—‘’“”…•' +
  languages.map((language) => languageDefinitions[language].nonAsciiLetters).join('');

/** Name of a font in a PDF. `invisible` has no outlines: its text lies over images of text. */
export type PdfFontName = FontName | 'invisible';

/** The glyphs of a font that a PDF document uses, and the characters that each glyph represents. */
export class FontUsage {
  readonly name: PdfFontName;
  readonly font: TrueType;
  private readonly charactersByCode = new Map<number, string>();
  /** Codes of characters whose glyph already represents other characters, by glyph and characters. */
  private readonly extraCodes = new Map<string, number>();
  private readonly glyphsByExtraCode = new Map<number, number>();
  /** Codes of glyphs that are made of several glyphs, by their components and characters. */
  private readonly compositeCodes = new Map<string, number>();
  private readonly compositeGlyphs: CompositeGlyph[] = [];

  constructor(name: PdfFontName, font: TrueType) {
    this.name = name;
    this.font = font;
  }

  /**
   * Returns the code of a character in the PDF. For fonts of shaped text, use `getClusterCodes` instead. The code is the glyph id, unless another character of the document has
   * the same glyph, such as ʼ and ’. The second character gets a code after the last glyph id, so that copied text
   * contains the right character.
   * @param source character that the glyph of `character` stands for, if they differ
   */
  getCode(character: string, source = character): number {
    const glyph = this.font.getGlyph(character.codePointAt(0) ?? 0);
    if (this.takeCode(glyph, source)) return glyph;
    return getOrCreate(this.extraCodes, `${glyph} ${source}`, () => {
      const code = this.font.glyphCount + this.extraCodes.size;
      this.charactersByCode.set(code, source);
      this.glyphsByExtraCode.set(code, glyph);
      return code;
    });
  }

  /**
   * Returns the codes of a cluster, from left to right. Each code represents one character, so that every reader returns
   * it: some readers ignore `ActualText`, some misread codes of several characters, and those that reverse
   * right-to-left text reverse codes but not the characters of one code. The first code draws the whole cluster as a
   * composite glyph, and the other codes are invisible.
   */
  getClusterCodes({ text, advance, glyphs }: GlyphCluster, isRightToLeft: boolean): number[] {
    const [first] = glyphs;
    const characters = isRightToLeft ? Array.from(text).reverse() : Array.from(text);
    if (characters.length === 1 && first && glyphs.length === 1 && first.x === 0 && first.y === 0)
      if (this.takeCode(first.id, text)) return [first.id];
    const widths = shareAdvance(advance, characters);
    return characters.map((character, index) =>
      this.getCompositeCode(
        { components: index === 0 ? glyphs : [], advance: widths[index] ?? 0 },
        character,
      ),
    );
  }

  /** Returns the code of a space in a font for which `getClusterCodes` is used. */
  getSpaceCodes(): number[] {
    const id = this.font.getGlyph(0x20);
    const glyphs = [{ id, x: 0, y: 0 }];
    return this.getClusterCodes({ text: ' ', advance: this.font.getAdvance(id), glyphs }, false);
  }

  /** Returns the code of an invisible glyph that represents a character. Marks and joiners have no width. */
  getInvisibleCode(character: string): number {
    const advance = zeroWidth.test(character) ? 0 : this.font.unitsPerEm / 2;
    return this.getCompositeCode({ components: [], advance }, character);
  }

  private getCompositeCode(glyph: CompositeGlyph, characters: string): number {
    const components = glyph.components.map(({ id, x, y }) => `${id} ${x} ${y}`);
    const key = `${components.join(' ')}|${glyph.advance}|${characters}`;
    return getOrCreate(this.compositeCodes, key, () => {
      const code = this.font.glyphCount + this.compositeGlyphs.length;
      this.compositeGlyphs.push(glyph);
      this.charactersByCode.set(code, characters);
      return code;
    });
  }

  /** Uses the id of a glyph as its code. @returns false if the code already represents other characters */
  private takeCode(glyph: number, characters: string): boolean {
    const existing = this.charactersByCode.get(glyph);
    if (existing === undefined) this.charactersByCode.set(glyph, characters);
    return existing === undefined || existing === characters;
  }

  /** Returns the glyph id of a code, in the font program. */
  getGlyph(code: number): number {
    return this.glyphsByExtraCode.get(code) ?? code;
  }

  /** Glyphs that are made of several glyphs. They follow the last glyph of the font, and their ids are their codes. */
  get composites(): readonly CompositeGlyph[] {
    return this.compositeGlyphs;
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
    const composite = this.compositeGlyphs[code - this.font.glyphCount];
    const advance = composite ? composite.advance : this.font.getAdvance(this.getGlyph(code));
    return Math.round((advance * 1000) / this.font.unitsPerEm);
  }
}

const zeroWidth = /[\p{Mn}\p{Cf}]/u;

/**
 * Shares the advance width of a cluster between its characters. Combining marks and joiners get no width, because
 * pdf.js ignores theirs and would find a gap after the cluster.
 */
function shareAdvance(advance: number, characters: readonly string[]): number[] {
  const spacing = characters.filter((character) => !zeroWidth.test(character));
  const share = Math.floor(advance / (spacing.length || characters.length));
  const widths = characters.map((character) =>
    spacing.length > 0 && zeroWidth.test(character) ? 0 : share,
  );
  const widest = widths.findIndex((width) => width > 0);
  const rest = advance - widths.reduce((sum, width) => sum + width, 0);
  if (widest >= 0) widths[widest] = (widths[widest] ?? 0) + rest;
  return widths;
}

/**
 * Creates a `FontUsage` with all Latin characters of the product's languages. The result is the same for every
 * document.
 */
export function createFontUsageOfAllLatin(name: PdfFontName, font: TrueType): FontUsage {
  const usage = new FontUsage(name, font);
  for (const character of latinAlphabet)
    if (font.getGlyph(character.charCodeAt(0)) !== 0) usage.getCode(character);
  return usage;
}

const postScriptNames: Readonly<Record<Exclude<PdfFontName, `${ScriptCode}${string}`>, string>> = {
  invisible: 'Invisible',
  title: 'CormorantGaramond-SemiBold',
  titleWide: 'CormorantGaramond-SemiBold',
  titleGreek: 'EBGaramond-SemiBold',
  body: 'Inter-Regular',
  bodyWide: 'Inter-Regular',
  bold: 'Inter-SemiBold',
  boldWide: 'Inter-SemiBold',
  titleMarks: 'CormorantGaramond-SemiBold',
  bodyMarks: 'Inter-Regular',
  boldMarks: 'Inter-SemiBold',
};

function getPostScriptName(name: PdfFontName): string {
  if (name in postScriptNames) return postScriptNames[name as keyof typeof postScriptNames];
  const { family } = scriptFonts[name.slice(0, 4) as ScriptCode];
  return `${family.replaceAll(' ', '')}-${name.endsWith('Bold') ? 'SemiBold' : 'Regular'}`;
}

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
    baseFontName: `${createSubsetTag(codes)}+${getPostScriptName(name)}`,
    fontFile: deflate(font.subset(listGlyphs(codes, usage), usage.composites)),
    toUnicode: deflate(encodeLatin1(buildToUnicodeCMap(codes, characters))),
    cidSet: deflate(buildCidSet(codes)),
    cidToGidMap: usage.hasExtraCodes ? deflate(buildCidToGidMap(codes, usage)) : undefined,
    descriptorEntries:
      `/FontBBox[${formatNumbers(...font.bounds.map(scale))}]/ItalicAngle 0/Ascent ${scale(font.ascent)}` +
      `/Descent ${scale(font.descent)}/CapHeight ${scale(font.capHeight)}/StemV 80`,
    widths: formatWidths(codes, (code) => usage.getWidth(code)),
  };
}

const listGlyphs = (codes: readonly number[], usage: FontUsage): Set<number> =>
  new Set(codes.map((code) => usage.getGlyph(code)).filter((id) => id < usage.font.glyphCount));

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
      const units = (characters.get(code) ?? '')
        .split('')
        .map((unit) => formatHex4(unit.charCodeAt(0)));
      return `<${formatHex4(code)}> <${units.join('')}>\n`;
    });
    map += `${list.length} beginbfchar\n${rows.join('')}endbfchar\n`;
  }
  return `${map}endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend`;
}
