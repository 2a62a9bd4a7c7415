import type { RegisteredData } from './issuedCertificate.ts';

/** A piece of a custom area: plain text, or a registered field such as `user.name`. */
export type AreaPart = { text: string } | { field: string };

const fieldPattern = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** Splits the text of a custom area at its fields, which are written `{{source.key}}`. Other braces are text. */
export function parseArea(text: string): AreaPart[] {
  const parts: AreaPart[] = [];
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
 * The text with each field replaced by its value, once: what a value says is never read again. Fields that are not
 * listed, or empty, leave nothing.
 * @param write words a value
 */
export function mergeArea(
  text: string,
  registered: RegisteredData,
  write: (field: string, value: string | number) => string,
): string {
  return parseArea(text)
    .map((part) => {
      if ('text' in part) return part.text;
      const value = Object.hasOwn(registered, part.field) ? registered[part.field] : null;
      return value == null ? '' : write(part.field, value);
    })
    .join('');
}
