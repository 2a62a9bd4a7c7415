import { splitGraphemes } from '../text/graphemes.ts';
import { parseAreaText } from '../certificate/registeredData.ts';

/**
 * Maximum length, in characters, of the text of a custom area in one language. Registered fields count as they are
 * stored, for example `{{user.name}}` (docs/behaviour.md, Custom areas).
 */
export const maxAreaLength = 280;

/**
 * Formats the key of a registered field as a placeholder to insert into a text: `user.name` becomes `{{user.name}}`.
 */
export const formatMergeField = (field: string): string => `{{${field}}}`;

/** Lists the keys of the registered fields in a text, such as `user.name`. Each key is listed once. */
export function listFields(text: string): string[] {
  const fields = parseAreaText(text).flatMap((part) => ('field' in part ? [part.field] : []));
  return [...new Set(fields)];
}

/** Counts the registered fields in a text, including repetitions. */
export function countFields(text: string): number {
  return parseAreaText(text).filter((part) => 'field' in part).length;
}

/** Removes all occurrences of a registered field from a text. */
export function removeField(text: string, field: string): string {
  return parseAreaText(text)
    .map((part) =>
      'text' in part ? part.text : part.field === field ? '' : formatMergeField(part.field),
    )
    .join('');
}

/** Removes the spaces inside the braces of each registered field: `{{ user.name }}` becomes `{{user.name}}`. */
export function trimSpacesInsideMergeFields(text: string): string {
  return parseAreaText(text)
    .map((part) => ('text' in part ? part.text : formatMergeField(part.field)))
    .join('');
}

/** Truncates a text to a maximum length. Does not split a registered field or a grapheme (user-perceived character). */
export function truncateAreaText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let truncated = '';
  for (const part of parseAreaText(text)) {
    const pieces = 'text' in part ? splitGraphemes(part.text) : [formatMergeField(part.field)];
    for (const piece of pieces) {
      if (truncated.length + piece.length > maxLength) return truncated;
      truncated += piece;
    }
  }
  return truncated;
}

/**
 * Compares a text before and after an edit, and finds the inserted text, and the unchanged text before and after it.
 * @param text the text before the edit
 * @param next the text after the edit
 */
export function findInsertedText(text: string, next: string) {
  const minLength = Math.min(text.length, next.length);
  let start = 0;
  while (start < minLength && text[start] === next[start]) start += 1;
  let end = 0;
  while (end < minLength - start && text.at(-1 - end) === next.at(-1 - end)) end += 1;
  return {
    prefix: next.slice(0, start),
    inserted: next.slice(start, next.length - end),
    suffix: next.slice(next.length - end),
  };
}

/**
 * Shortens the text that an edit inserted, so that the whole text has at most the maximum length. The text around the
 * insertion is not shortened.
 * @returns the shortened text and the position of the caret in it
 */
export function truncateInsertedText(text: string, next: string): { text: string; caret: number } {
  const { prefix, inserted, suffix } = findInsertedText(text, next);
  const availableLength = Math.max(0, maxAreaLength - prefix.length - suffix.length);
  const insertedText = truncateAreaText(inserted, availableLength);
  return { text: prefix + insertedText + suffix, caret: prefix.length + insertedText.length };
}
