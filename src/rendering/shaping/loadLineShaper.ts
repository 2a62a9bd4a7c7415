import { getOrCreateLru } from '#runtime/getOrCreate.ts';
import { splitGraphemes } from '#domain/text/graphemes.ts';
import type { LineShaper } from '../fonts/faces.ts';
import {
  getScriptFontName,
  markFontNames,
  type ScriptCode,
  type ScriptFontName,
} from '../fonts/scriptFonts.ts';
import { findScript } from './findScript.ts';
import { FontLineShaper } from './FontLineShaper.ts';
import { ShapingFont } from './ShapingFont.ts';

// Constants of the build, shared by all mounts.
const loadedFonts = new Map<ScriptFontName, ShapingFont>();
const maxShapers = 8;
/** Shapers by the names of their fonts. */
const shapers = new Map<string, LineShaper>();

const combiningMark = /[\u0300-\u036f]/;
const greek = /\p{Script=Greek}/u;

/** Returns the scripts of texts that have a font of their own. */
function listScripts(texts: readonly string[]): Set<ScriptCode> {
  const scripts = new Set<ScriptCode>();
  for (const text of texts) {
    let script: ScriptCode | undefined;
    for (const grapheme of splitGraphemes(text)) {
      script = findScript(grapheme, script);
      if (script) scripts.add(script);
    }
  }
  return scripts;
}

/** Returns the fonts that texts need, with the scripts of the fonts as ISO 15924 codes. */
function listNeededFonts(texts: readonly string[]): Map<ScriptFontName, string> {
  const needed = new Map<ScriptFontName, string>();
  for (const code of listScripts(texts))
    for (const role of ['body', 'bold'] as const) needed.set(getScriptFontName(code, role), code);
  const textsWithMarks = texts.filter((text) => combiningMark.test(text));
  const hasGreek = textsWithMarks.some((text) => greek.test(text));
  // In these fonts, the rules for Latin text place marks on letters of all their scripts.
  if (textsWithMarks.length > 0)
    for (const name of Object.values(markFontNames).flat())
      if (name !== 'titleGreekMarks' || hasGreek) needed.set(name, 'Latn');
  return needed;
}

/**
 * Loads the fonts that the texts of a document need for shaping.
 * @param readFont returns the TrueType file of a font
 * @returns a shaper that has these fonts and no others, so that a document does not depend on those before it. Texts that
 * need the same fonts get the same object
 * @throws errors of `readFont`
 */
export async function loadLineShaper(
  texts: readonly string[],
  readFont: (name: ScriptFontName) => Promise<Uint8Array> | Uint8Array,
): Promise<LineShaper> {
  const fonts = await Promise.all(
    Array.from(listNeededFonts(texts), async ([name, script]) => {
      let font = loadedFonts.get(name);
      if (!font) {
        const bytes = await readFont(name);
        // Another document may have loaded the font in the meantime.
        font = loadedFonts.get(name) ?? new ShapingFont(name, script, bytes);
        loadedFonts.set(name, font);
      }
      return [name, font] as const;
    }),
  );
  const key = fonts.map(([name]) => name).join(' ');
  return getOrCreateLru(shapers, maxShapers, key, () => new FontLineShaper(new Map(fonts)));
}
