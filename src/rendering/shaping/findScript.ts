import { type ScriptCode, scriptFonts } from '../fonts/scriptFonts.ts';

const scriptPatterns = (Object.keys(scriptFonts) as ScriptCode[]).map(
  (code) =>
    [code, new RegExp(`\\p{Script_Extensions=${scriptFonts[code].unicodeName}}`, 'u')] as const,
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
  const codes = scriptPatterns.flatMap(([code, pattern]) =>
    pattern.test(character) ? [code] : [],
  );
  if (codes.length === 0 || (previous && codes.includes(previous))) return previous;
  return codes.find(isAvailable);
}
