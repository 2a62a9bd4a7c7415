import type { RegisteredFieldValues } from './issuedCertificate.ts';

/** Part of the text of a custom area: either plain text, or the key of a registered field such as `user.name`. */
export type AreaTextPart = { text: string } | { field: string };

const fieldPattern = /\{\{\s*([\w.-]+)\s*\}\}/g;

/**
 * Splits the text of a custom area into plain text and registered fields such as `{{user.name}}`. Text in braces of any
 * other form counts as plain text.
 */
export function parseAreaText(text: string): AreaTextPart[] {
  const parts: AreaTextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(fieldPattern)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ field: match[1] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/**
 * Replaces each registered field in a text, such as `{{user.name}}`, with its formatted value. Fields that are unknown
 * or have no value are replaced with an empty string. Fields inside an inserted value are not replaced.
 */
export function fillInAreaText(
  text: string,
  registeredData: RegisteredFieldValues,
  formatValue: (field: string, value: string | number) => string,
): string {
  return parseAreaText(text)
    .map((part) => {
      if ('text' in part) return part.text;
      const value = Object.hasOwn(registeredData, part.field) ? registeredData[part.field] : null;
      return value == null ? '' : formatValue(part.field, value);
    })
    .join('');
}
