import { z } from 'zod';

/**
 * Pattern of characters that would change how a line is displayed: control characters, line separators, and characters
 * that turn the direction of the text after them. The direction marks that single words need are not included.
 */
const lineControlCharacters = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Creates the schema of a single-line text. */
export const createSingleLineTextSchema = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .refine((text) => !lineControlCharacters.test(text), 'must have no control characters');
