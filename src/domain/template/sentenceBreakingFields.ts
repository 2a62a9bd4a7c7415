import { parseAreaText } from '../certificate/registeredData.ts';

const sentenceEnd = /(?<=[.!?…])\s+|\n+/;

/**
 * Finds the registered fields without a value that leave a sentence incomplete, for example "for {{mission.workload}},
 * as agreed". Each field is listed once. Fields are not listed if their sentence has no other words, because an empty
 * sentence is omitted from the document.
 */
export function findFieldsThatLeaveSentenceIncomplete(
  text: string,
  hasValue: (field: string) => boolean,
): string[] {
  const fields = text.split(sentenceEnd).flatMap((sentence) => {
    const parts = parseAreaText(sentence);
    const hasWords = parts.some((part) => 'text' in part && part.text.trim() !== '');
    if (!hasWords) return [];
    return parts.flatMap((part) => ('field' in part && !hasValue(part.field) ? [part.field] : []));
  });
  return [...new Set(fields)];
}
