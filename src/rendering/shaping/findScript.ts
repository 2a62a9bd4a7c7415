import { getOrCreateLru } from '#runtime/getOrCreate.ts';
import { type ScriptCode, scriptNames } from '../fonts/scriptFonts.ts';

const scriptPatterns = (Object.keys(scriptNames) as ScriptCode[]).map(
  (code) => [code, new RegExp(`\\p{Script_Extensions=${scriptNames[code]}}`, 'u')] as const,
);

const maxCachedCharacters = 4000;
const scriptsByCharacter = new Map<string, readonly ScriptCode[]>();

/** Returns the scripts that use a character. */
const listScriptsOfCharacter = (character: string): readonly ScriptCode[] =>
  getOrCreateLru(scriptsByCharacter, maxCachedCharacters, character, () =>
    scriptPatterns.flatMap(([code, pattern]) => (pattern.test(character) ? [code] : [])),
  );

/**
 * Returns the script of a grapheme. Of several scripts that use the grapheme, such as the danda of Indic scripts, the
 * script of the previous text is preferred. A grapheme that no script uses gets the script of the previous text.
 * @param isAvailable returns whether a script may be chosen
 */
export function findScript(
  grapheme: string,
  previous: ScriptCode | undefined,
  isAvailable: (code: ScriptCode) => boolean = () => true,
): ScriptCode | undefined {
  const [character = ''] = grapheme;
  const codes = listScriptsOfCharacter(character);
  if (codes.length === 0 || (previous && codes.includes(previous))) return previous;
  return codes.find(isAvailable);
}
