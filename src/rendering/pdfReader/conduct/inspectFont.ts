import {
  AmbiguousPdfError,
  PdfName,
  PdfStream,
  type PdfDictionary,
  type PdfValue,
} from '../structure/pdfValues.ts';
import { checkFontFile, type FontUse } from './checkFontFile.ts';
import { inspectToUnicode } from './inspectToUnicode.ts';
import { createKeySet, type Inspection, toArray, toDictionary } from './Inspection.ts';
import { systemFontFinding } from './systemFontFinding.ts';

const fontKeys = createKeySet(`
  Type Subtype Name BaseFont FirstChar LastChar Widths FontDescriptor Encoding ToUnicode
  DescendantFonts CIDSystemInfo W DW CIDToGIDMap FontBBox FontMatrix CharProcs Resources
`);
const descriptorKeys = createKeySet(`
  Type FontName FontFamily FontStretch FontWeight Flags FontBBox ItalicAngle Ascent Descent
  Leading CapHeight XHeight StemV StemH AvgWidth MaxWidth MissingWidth FontFile FontFile2
  FontFile3 CharSet CIDSet Lang
`);
/** Flag of a font whose codes are not characters (ISO 32000-2, 9.8.2). */
const symbolicFlag = 4;
const fontFileKeys = ['FontFile', 'FontFile2', 'FontFile3'];

/**
 * Reports a font that is not in the file, or whose letters depend on the program.
 * @returns the dictionary of the font
 */
export async function inspectFont(
  inspection: Inspection,
  value: PdfValue,
  isDescendant = false,
): Promise<PdfDictionary | undefined> {
  const { structure } = inspection;
  const font = toDictionary(await structure.resolve(value));
  if (!font) return undefined;
  inspection.checkKeys(font, fontKeys);
  const subtype = await inspection.readName(font, 'Subtype');
  await inspectToUnicode(inspection, await structure.readEntry(font, 'ToUnicode'));
  if (subtype === 'Type3') {
    await checkGlyphCodes(inspection, font);
    return font;
  }
  // pdf.js applies it to all fonts, and others only to those whose glyphs are content streams.
  if (font.has('FontMatrix')) inspection.addFinding('unusual', 'FontMatrix');
  const encoding = await structure.readEntry(font, 'Encoding');
  if (subtype === 'Type0') {
    if (!(encoding instanceof PdfName && encoding.text === 'Identity-H'))
      inspection.addFinding('unusual', 'Encoding');
    if (isDescendant) throw new AmbiguousPdfError('A font contains itself.');
    const descendants = await inspection.readArray(font, 'DescendantFonts');
    if (descendants.length !== 1) throw new AmbiguousPdfError('A font has several descendants.');
    await inspectFont(inspection, descendants[0] ?? null, true);
    return font;
  }
  const isTrueType = ['TrueType', 'CIDFontType2'].includes(subtype);
  if (isTrueType && toDictionary(encoding)) inspection.addFinding('unusual', 'Encoding');
  const glyphMap = await structure.readEntry(font, 'CIDToGIDMap');
  if (glyphMap !== null && !(glyphMap instanceof PdfName && glyphMap.text === 'Identity'))
    inspection.addFinding('unusual', 'CIDToGIDMap');
  if (isDescendant) await checkWidths(inspection, font);
  const descriptor = await inspection.readDictionary(font, 'FontDescriptor');
  const files = fontFileKeys.filter((key) => descriptor?.has(key));
  if (!descriptor || files.length === 0) inspection.addFinding('foreignFont');
  else if (files.length > 1 || isTrueType !== files.includes('FontFile2'))
    inspection.addFinding('unusual', files.join(' '));
  if (!descriptor) return font;
  const encodingName = encoding instanceof PdfName ? encoding.text : undefined;
  // Some programs follow the encoding of a simple font, and others its flags.
  if (subtype === 'TrueType') {
    const flags = Number(await structure.readEntry(descriptor, 'Flags'));
    if ((flags & symbolicFlag) > 0 === (encodingName !== undefined))
      throw new AmbiguousPdfError('The letters of a font have two meanings.');
  }
  // The glyphs of a composite font have numbers, so that no program reads its characters.
  const use = { hasCharacters: !isDescendant, encoding: encodingName };
  await inspectDescriptor(inspection, descriptor, use);
  return font;
}

/**
 * Checks that a font whose glyphs are content streams names a code for each glyph, and a width for each code.
 * @throws AmbiguousPdfError if it does not. Programs take other codes from a standard encoding, or other widths from the
 * glyphs
 */
async function checkGlyphCodes(inspection: Inspection, font: PdfDictionary): Promise<void> {
  const { structure } = inspection;
  const glyphs = await inspection.readDictionary(font, 'CharProcs');
  const encoding = await inspection.readDictionary(font, 'Encoding');
  const differences = encoding ? await inspection.readArray(encoding, 'Differences') : [];
  const first = Number(await structure.readEntry(font, 'FirstChar'));
  const last = Number(await structure.readEntry(font, 'LastChar'));
  const widths = await inspection.readNumbers(font, 'Widths', last - first + 1);
  const names = new Set<string>();
  let code = 0;
  let isValid = widths !== undefined;
  for (const value of differences) {
    if (value instanceof PdfName) {
      names.add(value.text);
      if (glyphs?.has(value.text) && (code < first || code > last)) isValid = false;
      code++;
    } else code = Number(value);
  }
  if (!isValid || ![...(glyphs?.keys() ?? [])].every((name) => names.has(name)))
    throw new AmbiguousPdfError('A glyph has no code or no width.');
}

/**
 * Checks the widths of the glyphs of a composite font (ISO 32000-2, 9.7.4.3), which is a list of a first code with its
 * widths, or of two codes with the width of all between them.
 * @throws AmbiguousPdfError for a code with two widths, of which programs take the first or the last
 */
async function checkWidths(inspection: Inspection, font: PdfDictionary): Promise<void> {
  const defaultWidth = await inspection.structure.readEntry(font, 'DW');
  const values = await inspection.readArray(font, 'W');
  let isValid = defaultWidth === null || typeof defaultWidth === 'number';
  let previous = -1;
  for (let index = 0; index < values.length; index += 2) {
    const [first, last, width] = await Promise.all(
      values.slice(index, index + 3).map((value) => inspection.structure.resolve(value)),
    );
    const widths = Array.isArray(last) ? toArray(last) : [width];
    if (typeof first !== 'number' || first <= previous) isValid = false;
    if (Array.isArray(last)) previous = Number(first) + last.length - 1;
    else {
      previous = Number(last);
      index++;
    }
    if (!(previous >= Number(first)) || !widths.every((value) => typeof value === 'number'))
      isValid = false;
  }
  if (!isValid) throw new AmbiguousPdfError('A letter has two widths.');
}

async function inspectDescriptor(
  inspection: Inspection,
  descriptor: PdfDictionary,
  use: Pick<FontUse, 'hasCharacters' | 'encoding'>,
): Promise<void> {
  inspection.checkKeys(descriptor, descriptorKeys);
  for (const key of fontFileKeys) {
    if (!descriptor.has(key)) continue;
    const file = await inspection.structure.readEntry(descriptor, key);
    const bytes =
      file instanceof PdfStream ? await inspection.structure.decodeStream(file) : new Uint8Array();
    if (bytes.length === 0) inspection.addFinding('foreignFont');
    // Programs read Type 1 programs, which are written in PostScript, each in its own way.
    else if (key === 'FontFile') inspection.addFinding('unusual', key);
    else if (!checkFontFile(bytes, { isTrueType: key === 'FontFile2', ...use }))
      inspection.addFinding('unusual', systemFontFinding);
  }
}
