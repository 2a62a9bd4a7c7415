import type { HiddenText, HiddenTextKind } from '#rendering/pdfReader/conduct/Inspection.ts';
import { type FieldDifference, type HiddenTextField, normalizeForComparison } from './fields.ts';

const fieldByKind: Readonly<Record<Exclude<HiddenTextKind, 'producer'>, HiddenTextField>> = {
  title: 'title',
  author: 'author',
  subject: 'subject',
  date: 'documentDate',
  bookmark: 'bookmark',
  attachment: 'description',
  description: 'description',
};

/**
 * Finds the texts of a file that no page shows and that the issued document does not have. Texts that are missing do
 * not count, because most programs drop them when they save a file.
 */
export function compareHiddenTexts(
  issued: readonly HiddenText[],
  actual: readonly HiddenText[],
): FieldDifference[] {
  const differences = new Map<string, FieldDifference>();
  // Another program writes its own date.
  const isFromProduct = listTexts(actual, 'producer').some((text) =>
    listTexts(issued, 'producer').includes(text),
  );
  for (const { kind, text } of actual) {
    if (kind === 'producer' || (kind === 'date' && !isFromProduct)) continue;
    const issuedTexts = issued.filter((hidden) => hidden.kind === kind);
    if (text.trim() === '' || issuedTexts.some((hidden) => isSameText(hidden.text, text))) continue;
    // A single title has one issued text. A changed bookmark could be any of several.
    const [first, ...further] = new Set(issuedTexts.map((hidden) => hidden.text));
    const record = further.length === 0 ? (first ?? '') : '';
    const field = fieldByKind[kind];
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
  const [expected, actual] = [issued, text].map((value) =>
    Array.from(normalizeForComparison(value)),
  );
  return (
    expected?.length === actual?.length &&
    (expected ?? []).every(
      (character, index) => character === actual?.[index] || actual?.[index] === '\ufffd',
    )
  );
}
