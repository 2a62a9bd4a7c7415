import { AmbiguousPdfError, PdfStream, PdfString, type PdfValue } from '../structure/pdfValues.ts';
import { readOperations } from '../structure/readOperations.ts';
import { type Inspection, toArray } from './Inspection.ts';

/** Operators of a table of glyphs, which some programs read as texts. */
const foreignOperators = new Set(['usecmap', 'endcidchar', 'endcidrange']);

/** Maximum number of codes of a font. */
const maxCodes = 70_000;

/**
 * Inspects the table of a font that gives the text of each letter (ISO 32000-2, 9.10.3).
 * @throws AmbiguousPdfError if a letter has two texts, of which programs take the first or the last
 */
export async function inspectToUnicode(inspection: Inspection, value: PdfValue): Promise<void> {
  if (value === null) return;
  if (!(value instanceof PdfStream)) {
    inspection.addFinding('unusual', 'ToUnicode');
    return;
  }
  const content = await inspection.structure.decodeStream(value);
  const texts = new Map<number, string>();
  for (const { operator, operands } of readOperations(content)) {
    if (foreignOperators.has(operator ?? '')) inspection.addFinding('unusual', operator);
    const size = operator === 'endbfchar' ? 2 : 3;
    if (operator === 'endbfchar' || operator === 'endbfrange')
      for (let index = 0; index < operands.length; index += size)
        addTexts(texts, operands.slice(index, index + size));
  }
}

/** Adds the texts of a row: a first code, the last code if it is a range, and the text of the first or of each. */
function addTexts(texts: Map<number, string>, row: readonly PdfValue[]): void {
  const [first, last, target] = row.length === 2 ? [row[0], row[0], row[1]] : row;
  if (!(first instanceof PdfString && last instanceof PdfString)) return;
  const [start, lastCode] = [readCode(first), readCode(last)];
  // The first bytes of both ends must be the same. Ghostscript writes such ranges for a single letter.
  const end = first.bytes.slice(0, -1) === last.bytes.slice(0, -1) ? lastCode : start;
  for (let code = start; code <= end; code++) {
    const text = getText(target, code - start);
    // Some programs ignore the length of a code.
    if ((texts.get(code) ?? text) !== text || texts.size > maxCodes)
      throw new AmbiguousPdfError('A letter has two texts.');
    texts.set(code, text);
  }
}

const readCode = ({ bytes }: PdfString): number =>
  Array.from(bytes).reduce((code, byte) => code * 256 + byte.charCodeAt(0), 0);

/** Returns the text of a code of a range, as bytes. */
function getText(target: PdfValue | undefined, offset: number): string {
  if (!(target instanceof PdfString)) {
    const text = toArray(target ?? null)[offset];
    return text instanceof PdfString ? text.bytes : '';
  }
  const { bytes } = target;
  return bytes.slice(0, -1) + String.fromCharCode(bytes.charCodeAt(bytes.length - 1) + offset);
}
