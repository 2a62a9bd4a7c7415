const invisibleCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * Escapes the characters of a text that a terminal does not display, or that change how it displays other characters.
 * IDs, file names and messages may contain such characters.
 */
export const escapeInvisible = (text: string): string =>
  text.replace(invisibleCharacters, escapeCharacter);

/** Serializes a value as JSON in which all characters are visible. */
export const toVisibleJson = (value: unknown): string =>
  JSON.stringify(value).replace(invisibleCharacters, escapeCharacter);

/** Escapes each UTF-16 unit of a character, as in JSON. */
const escapeCharacter = (character: string) =>
  Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('');
