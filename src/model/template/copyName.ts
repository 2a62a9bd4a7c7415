import { graphemesOf } from '../text/graphemes.ts';

/** The longest name a template may have (docs/behaviour.md, Template name). */
export const longestName = 80;

/**
 * Cuts the name until the copy's fits, and no character in two.
 * @param nameOf what a copy of the template of that name is called
 */
export function copyName(name: string, nameOf: (name: string) => string): string {
  const characters = [...graphemesOf(name.trim())].slice(0, longestName);
  let copied = nameOf(characters.join(''));
  while (copied.length > longestName && characters.pop() !== undefined) {
    copied = nameOf(characters.join('').trimEnd());
  }
  return copied;
}
