/** Controls, directions, soft hyphens and zero-width spaces; not tab, newline, joiners and variation selectors. */
const invisible = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Joiners and variation selectors after a Latin letter or digit, where they mean nothing. */
const strayJoiner =
  /([\p{Script=Latin}\p{Nd}\s])(?:\u200c|\u200d|\p{Variation_Selector})+(?!\u20e3)/gu;

/** Text as it is written on paper: composed, without invisible characters, line breaks kept, other white space single. */
export function plainParagraphs(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .normalize('NFC')
    .replace(invisible, '')
    .replace(strayJoiner, '$1')
    .replaceAll('\u202f', '\u00a0')
    .replace(/[^\S\n\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

/** The same on one line. */
export function plainLine(text: string): string {
  return plainParagraphs(text).replace(/\n+/g, ' ');
}
