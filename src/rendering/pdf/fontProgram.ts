import { formatDecimal } from '../formatDecimal.ts';
import { type ScriptCode, getScriptFontFamily } from '../fonts/scriptFonts.ts';
import { isSliceFontName } from '../fonts/sliceNames.ts';
import type { FontUsage, PdfFontName } from './FontUsage.ts';
import { type DeflatedBytes, deflate } from './formats/deflate.ts';
import type { PdfObjectWriter } from './PdfObjectWriter.ts';
import { formatHex4, encodeLatin1, formatNumbers, formatPdfReference } from './syntax.ts';

const postScriptNames = {
  invisible: 'Invisible',
  title: 'CormorantGaramond-SemiBold',
  titleGreek: 'EBGaramond-SemiBold',
  body: 'Inter-Regular',
  bold: 'Inter-SemiBold',
  identifier: 'Inter-Regular',
};

function getPostScriptName(fontName: PdfFontName): string {
  // The end of a slice's name is a checksum.
  if (isSliceFontName(fontName)) return fontName.replace(/-[^-]*$/, '');
  const name = fontName.replace(/(?:Wide|Marks)?(?:Spaced.*)?$/, '');
  if (name in postScriptNames) return postScriptNames[name as keyof typeof postScriptNames];
  const family = getScriptFontFamily(name.slice(0, 4) as ScriptCode);
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
  /**
   * Glyph id of each code for the PDF entry `/CIDToGIDMap`, two bytes each. Undefined if every code is equal to its
   * glyph id.
   */
  cidToGidMap: DeflatedBytes | undefined;
  descriptorEntries: string;
  widths: string;
}

/** @param level compression level */
export function buildFontProgram(usage: FontUsage, level: 1 | 6 = 6): FontProgram {
  const { name, font, characters } = usage;
  const codes = [...characters.keys()].sort((a, b) => a - b);
  const scale = (value: number) => Math.round((value * 1000) / font.unitsPerEm);
  return {
    baseFontName: `${createSubsetTag(codes)}+${getPostScriptName(name)}`,
    fontFile: deflate(font.subset(listGlyphs(codes, usage), usage.composites), level),
    toUnicode: deflate(encodeLatin1(buildToUnicodeCMap(codes, characters)), level),
    cidToGidMap: usage.hasExtraCodes ? deflate(buildCidToGidMap(codes, usage)) : undefined,
    descriptorEntries:
      `/FontBBox[${formatNumbers(...font.bounds.map(scale))}]/ItalicAngle 0/Ascent ${scale(font.ascent)}` +
      `/Descent ${scale(font.descent)}/CapHeight ${scale(font.capHeight)}/StemV 80`,
    widths: formatWidths(codes, (code) => usage.getWidth(code)),
  };
}

const listGlyphs = (codes: readonly number[], usage: FontUsage): Set<number> =>
  new Set(codes.map((code) => usage.getGlyph(code)).filter((id) => id < usage.font.glyphCount));

/** Writes a font to a PDF file. */
export function writeFont(file: PdfObjectWriter, program: FontProgram): number {
  const { baseFontName, cidToGidMap } = program;
  const fontFile = file.writeDeflatedStream(
    `/Length1 ${program.fontFile.originalLength}`,
    program.fontFile,
  );
  const toUnicode = file.writeDeflatedStream('', program.toUnicode);
  const descriptor = file.writeObject(
    `<</Type/FontDescriptor/FontName/${baseFontName}/Flags 4${program.descriptorEntries}` +
      `/FontFile2 ${formatPdfReference(fontFile)}>>`,
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
    text += formatDecimal(getWidth(code));
  });
  return text === '' ? '' : `${text}]`;
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
