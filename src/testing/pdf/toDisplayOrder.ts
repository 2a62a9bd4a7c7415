import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/**
 * Returns the characters of a text as displayed from left to right, the order in which PDF files contain them.
 * Brackets are not mirrored.
 */
export function toDisplayOrder(text: string): string {
  const levels = bidi.getEmbeddingLevels(text);
  const characters = text.split('');
  for (const [start = 0, end = 0] of bidi.getReorderSegments(text, levels))
    characters.splice(start, end + 1 - start, ...characters.slice(start, end + 1).reverse());
  return characters.join('');
}
