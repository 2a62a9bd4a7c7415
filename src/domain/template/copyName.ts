import { splitGraphemes } from '../text/graphemes.ts';

/** Maximum length of a template's name, in UTF-16 code units (docs/behaviour.md, Template name). */
export const maxTemplateNameLength = 80;

/**
 * Creates the name of a copied template. Truncates a long original name, without splitting a grapheme (user-perceived
 * character), so that the new name has at most the maximum length.
 * @param formatCopyName function that adds the word "copy" to a name
 */
export function createTemplateCopyName(
  name: string,
  formatCopyName: (name: string) => string,
): string {
  const characters = [...splitGraphemes(name.trim())].slice(0, maxTemplateNameLength);
  let copyName = formatCopyName(characters.join(''));
  while (copyName.length > maxTemplateNameLength && characters.pop() !== undefined) {
    copyName = formatCopyName(characters.join('').trimEnd());
  }
  return copyName;
}
