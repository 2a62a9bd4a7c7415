const controlCharacters = /(?![\t\r\n])\p{Cc}/gu;

/** Replaces control characters with spaces, except tabs and line breaks. */
export const replaceControlCharacters = (text: string): string =>
  text.replace(controlCharacters, ' ');

const lineControlCharacters = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Replaces the characters that platforms refuse in a name with spaces: control characters, line breaks, and characters
 * that turn the direction of the text after them.
 */
export const replaceLineControlCharacters = (text: string): string =>
  text.replace(lineControlCharacters, ' ');
