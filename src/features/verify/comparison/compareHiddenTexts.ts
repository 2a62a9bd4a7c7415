import type { HiddenText, HiddenTextKind } from '#rendering/pdfReader/conduct/Inspection.ts';
import { type FieldDifference, normalizeForComparison } from './fields.ts';

/**
 * Finds the texts of a file that no page shows and that the issued document does not have. Texts that are missing do
 * not count, because most programs drop them when they save a file.
 * @param certificateTexts texts of the documents of single certificates, which programs keep when they join such files
 */
export function compareHiddenTexts(
  issued: readonly HiddenText[],
  actual: readonly HiddenText[],
  certificateTexts: readonly HiddenText[],
): FieldDifference[] {
  const differences = new Map<string, FieldDifference>();
  const issuedProducers = listTexts(issued, 'producer');
  // Another program writes its own date.
  const isFromProduct = listTexts(actual, 'producer').some((text) =>
    issuedProducers.includes(text),
  );
  for (const { kind, text } of actual) {
    if (kind === 'producer' || (kind === 'documentDate' && !isFromProduct)) continue;
    const issuedTexts = listTexts(issued, kind);
    const allowedTexts = [...issuedTexts, ...listTexts(certificateTexts, kind)];
    if (text.trim() === '' || allowedTexts.some((expected) => isSameText(expected, text))) continue;
    // A single title has one issued text. A changed bookmark could be any of several.
    const [first = '', ...further] = new Set(issuedTexts);
    const record = further.length === 0 ? first : '';
    const field = kind === 'attachment' ? 'description' : kind;
    differences.set(`${field} ${text}`, { field, source: 'hidden', record, file: text });
  }
  return [...differences.values()];
}

const listTexts = (hiddenTexts: readonly HiddenText[], kind: HiddenTextKind): string[] =>
  hiddenTexts.filter((hidden) => hidden.kind === kind).map(({ text }) => text);

/**
 * Returns whether two texts are the same, except for characters that a program could not write and replaced by U+FFFD.
 */
function isSameText(issued: string, text: string): boolean {
  const expected = Array.from(normalizeForComparison(issued));
  const actual = Array.from(normalizeForComparison(text));
  return (
    expected.length === actual.length &&
    actual.every((character, index) => character === expected[index] || character === '\ufffd')
  );
}
