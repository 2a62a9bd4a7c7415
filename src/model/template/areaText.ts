import { graphemesOf } from '../text/graphemes.ts';
import { parseArea } from '../certificate/registeredData.ts';

/** The most characters of a custom area in one language, counted as the text is stored (docs/behaviour.md, Custom areas). */
export const longestArea = 280;

/** A registered field as it is written inside a text. */
export const writtenField = (field: string): string => `{{${field}}}`;

/** The fields that a text names, each once. */
export function fieldsIn(text: string): string[] {
  const fields = parseArea(text).flatMap((part) => ('field' in part ? [part.field] : []));
  return [...new Set(fields)];
}

/** How many fields are written in a text, each as often as it is. */
export function countFields(text: string): number {
  return parseArea(text).filter((part) => 'field' in part).length;
}

/** The text without a field, wherever it names it. */
export function withoutField(text: string, field: string): string {
  return parseArea(text)
    .map((part) =>
      'text' in part ? part.text : part.field === field ? '' : writtenField(part.field),
    )
    .join('');
}

/** The text with its fields written in the one way. */
export function normalArea(text: string): string {
  return parseArea(text)
    .map((part) => ('text' in part ? part.text : writtenField(part.field)))
    .join('');
}

/** The start of a text that fits, cut neither inside a field nor inside a character. */
export function cutArea(text: string, most: number): string {
  if (text.length <= most) return text;
  let cut = '';
  for (const part of parseArea(text)) {
    const pieces = 'text' in part ? graphemesOf(part.text) : [writtenField(part.field)];
    for (const piece of pieces) {
      if (cut.length + piece.length > most) return cut;
      cut += piece;
    }
  }
  return cut;
}

/** What an edit did to a text: what stays before and after, and what came between. */
export interface Insertion {
  before: string;
  inserted: string;
  after: string;
}

/** Finds the one place where `next` differs from `text`. */
export function insertionIn(text: string, next: string): Insertion {
  const most = Math.min(text.length, next.length);
  let start = 0;
  while (start < most && text[start] === next[start]) start += 1;
  let end = 0;
  while (end < most - start && text.at(-1 - end) === next.at(-1 - end)) end += 1;
  return {
    before: next.slice(0, start),
    inserted: next.slice(start, next.length - end),
    after: next.slice(next.length - end),
  };
}

/**
 * An edit as far as there is room for it: what is inserted is cut, what was there stays.
 * @returns the text, and where the caret is in it
 */
export function fittedEdit(text: string, next: string): { text: string; caret: number } {
  const { before, inserted, after } = insertionIn(text, next);
  const room = Math.max(0, longestArea - before.length - after.length);
  const kept = cutArea(inserted, room);
  return { text: before + kept + after, caret: before.length + kept.length };
}
