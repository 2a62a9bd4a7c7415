import { decodeLatin1 } from '../../pdf/syntax.ts';
import { AmbiguousPdfError } from '../structure/pdfValues.ts';
import { checkCharacterMaps } from './checkCharacterMaps.ts';
import { checkEncoding } from './checkEncoding.ts';
import { checkGlyphOutlines, createOffsetReader } from './checkGlyphOutlines.ts';

const trueTypeVersions = new Set(['\0\u0001\0\0', 'true']);

export interface FontUse {
  /** Whether the PDF says that it is a TrueType font; otherwise it is CFF, alone or within OpenType. */
  isTrueType: boolean;
  /** Whether programs find its glyphs by characters. */
  hasCharacters: boolean;
  /** Name of the encoding of its codes, if they are characters of one. */
  encoding: string | undefined;
}

/**
 * Checks that a font file has one outline for each glyph, at one place, so that all programs draw the same.
 * @returns whether its outlines are those of a TrueType font without instructions, as in issued files. Programs carry
 * out instructions and the operators of other outlines in different ways
 * @throws AmbiguousPdfError for a collection of fonts, or a font with a part twice
 */
export function checkFontFile(bytes: Uint8Array, use: FontUse): boolean {
  const { isTrueType } = use;
  const version = decodeLatin1(bytes.subarray(0, 4));
  const isCff = !isTrueType && version.startsWith('\u0001') && version !== '\u0001\0\0\0';
  try {
    if (isCff) {
      checkCff(bytes);
      return false;
    }
    if (!trueTypeVersions.has(version) && (isTrueType || version !== 'OTTO'))
      throw new AmbiguousPdfError('A font file is of another kind.');
    return checkTables(bytes, use);
  } catch (error) {
    if (error instanceof RangeError) throw new AmbiguousPdfError('A font file is incomplete.');
    throw error;
  }
}

/**
 * Tables of outlines, metrics and hinting, and tables for layout, which programs ignore in a PDF but browsers print. Others
 * have further outlines and pictures, which only some programs draw.
 */
const usualTables =
  /^(?:cmap|glyf|head|hhea|hmtx|loca|maxp|name|OS\/2|post|gasp|vhea|vmtx|VORG|CFF |cvt |fpgm|prep|hdmx|VDMX|LTSH|PCLT|DSIG|BASE|GDEF|GPOS|GSUB|JSTF|kern|meta)$/;

/** Checks the directory of tables (OpenType specification). Of a table twice, programs read the first or the last. */
function checkTables(bytes: Uint8Array, { hasCharacters, encoding }: FontUse): boolean {
  const view = createView(bytes);
  const tables = new Map<string, DataView>();
  for (let index = 0; index < view.getUint16(4); index++) {
    const row = 12 + 16 * index;
    const tag = decodeLatin1(bytes.subarray(row, row + 4));
    if (tables.has(tag) || !usualTables.test(tag))
      throw new AmbiguousPdfError('A font has a table twice, or an unusual one.');
    const [start, length] = [view.getUint32(row + 8), view.getUint32(row + 12)];
    tables.set(tag, new DataView(view.buffer, view.byteOffset + start, length));
  }
  const cmap = tables.get('cmap');
  const characters = cmap && hasCharacters ? checkCharacterMaps(cmap) : undefined;
  if (tables.has('glyf') === tables.has('CFF '))
    throw new AmbiguousPdfError('A font has no outlines, or two of each letter.');
  if (!tables.has('glyf')) return false;
  const findTable = (tag: string) => {
    const table = tables.get(tag);
    if (!table) throw new AmbiguousPdfError('A font has no metrics.');
    return table;
  };
  const hasInstructions = checkGlyphOutlines(findTable);
  if (characters && encoding !== undefined) {
    const getOffset = createOffsetReader(findTable);
    checkEncoding(encoding, characters, (glyph) => getOffset(glyph) === getOffset(glyph + 1));
  }
  return !hasInstructions && !programTables.some((tag) => tables.get(tag)?.byteLength);
}

/** Tables of instructions for the whole font. */
const programTables = ['fpgm', 'prep'];

/** Checks a font in the Compact Font Format (Adobe Technical Note 5176): one font, no entry of it twice. */
function checkCff(bytes: Uint8Array): void {
  const view = createView(bytes);
  const names = readIndex(view, view.getUint8(2));
  const fonts = readIndex(view, names.end);
  if (names.count !== 1 || fonts.count !== 1)
    throw new AmbiguousPdfError('A font file has several fonts.');
  const operators = listOperators(view, fonts.first, fonts.end);
  if (new Set(operators).size < operators.length)
    throw new AmbiguousPdfError('A font has an entry twice.');
}

const createView = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/** Reads the number of objects of an INDEX, and the offsets of its first object and of its end. */
function readIndex(view: DataView, start: number) {
  const count = view.getUint16(start);
  if (count === 0) return { count, first: start + 2, end: start + 2 };
  const offsetSize = view.getUint8(start + 2);
  const base = start + 2 + (count + 1) * offsetSize;
  let length = 0;
  for (let index = 0; index < offsetSize; index++)
    length = length * 256 + view.getUint8(start + 3 + count * offsetSize + index);
  return { count, first: base + 1, end: base + length };
}

/** Lists the operators of a DICT (5176, section 4). */
function listOperators(view: DataView, start: number, end: number): number[] {
  const operators: number[] = [];
  for (let offset = start; offset < end;) {
    const byte = view.getUint8(offset++);
    if (byte === 12) operators.push(1200 + view.getUint8(offset++));
    else if (byte <= 21) operators.push(byte);
    else if (byte === 28) offset += 2;
    else if (byte === 29) offset += 4;
    else if (byte === 30) while ((view.getUint8(offset++) & 0xf) !== 0xf);
    else if (byte >= 247) offset += 1;
  }
  return operators;
}
