import {
  AmbiguousPdfError,
  PdfName,
  PdfStream,
  type PdfDictionary,
  type PdfValue,
} from '../structure/pdfValues.ts';
import { checkFontFile } from './checkFontFile.ts';
import { inspectToUnicode } from './inspectToUnicode.ts';
import { createKeySet, type Inspection, toDictionary } from './Inspection.ts';

const fontKeys = createKeySet(`
  Type Subtype Name BaseFont FirstChar LastChar Widths FontDescriptor Encoding ToUnicode
  DescendantFonts CIDSystemInfo W DW CIDToGIDMap FontBBox FontMatrix CharProcs Resources
`);
const descriptorKeys = createKeySet(`
  Type FontName FontFamily FontStretch FontWeight Flags FontBBox ItalicAngle Ascent Descent
  Leading CapHeight XHeight StemV StemH AvgWidth MaxWidth MissingWidth FontFile FontFile2
  FontFile3 CharSet CIDSet Lang
`);
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
  if (subtype === 'Type3') return font;
  if (subtype === 'Type0') {
    const encoding = await structure.readEntry(font, 'Encoding');
    if (!(encoding instanceof PdfName && encoding.text === 'Identity-H'))
      inspection.addFinding('unusual', 'Encoding');
    if (isDescendant) throw new AmbiguousPdfError('A font contains itself.');
    for (const descendant of await inspection.readArray(font, 'DescendantFonts'))
      await inspectFont(inspection, descendant, true);
    return font;
  }
  const isTrueType = ['TrueType', 'CIDFontType2'].includes(subtype);
  if (font.has('CIDToGIDMap') && subtype !== 'CIDFontType2')
    inspection.addFinding('unusual', 'CIDToGIDMap');
  const descriptor = await inspection.readDictionary(font, 'FontDescriptor');
  const files = fontFileKeys.filter((key) => descriptor?.has(key));
  if (!descriptor || files.length === 0) inspection.addFinding('foreignFont');
  else if (files.length > 1 || isTrueType !== files.includes('FontFile2'))
    inspection.addFinding('unusual', files.join(' '));
  if (descriptor) await inspectDescriptor(inspection, descriptor);
  return font;
}

async function inspectDescriptor(inspection: Inspection, descriptor: PdfDictionary): Promise<void> {
  inspection.checkKeys(descriptor, descriptorKeys);
  for (const key of fontFileKeys) {
    if (!descriptor.has(key)) continue;
    const file = await inspection.structure.readEntry(descriptor, key);
    const bytes =
      file instanceof PdfStream ? await inspection.structure.decodeStream(file) : new Uint8Array();
    if (bytes.length === 0) inspection.addFinding('foreignFont');
    else if (key !== 'FontFile') checkFontFile(bytes, key === 'FontFile2');
  }
}
