import { parseArea } from '../certificate/registeredData.ts';

const sentenceEnd = /(?<=[.!?…])\s+|\n+/;

/**
 * The fields without a value that leave a sentence incomplete, each once: "for {{mission.workload}}, as agreed". One
 * that stands by itself, or beside fields alone, takes its sentence with it and breaks nothing.
 * @param hasValue whether a field has something to be replaced by
 */
export function breakingFields(text: string, hasValue: (field: string) => boolean): string[] {
  const breaking = text.split(sentenceEnd).flatMap((sentence) => {
    const parts = parseArea(sentence);
    const hasWords = parts.some((part) => 'text' in part && part.text.trim() !== '');
    if (!hasWords) return [];
    return parts.flatMap((part) => ('field' in part && !hasValue(part.field) ? [part.field] : []));
  });
  return [...new Set(breaking)];
}
