import type { LineShaper } from '../fonts/faces.ts';
import {
  getScriptFontName,
  markFontNames,
  type ScriptCode,
  scriptFonts,
  type ScriptFontName,
} from '../fonts/scriptFonts.ts';
import { FontLineShaper } from './FontLineShaper.ts';
import { ShapingFont } from './ShapingFont.ts';

// Constants of the build, shared by all mounts.
const fonts = new Map<ScriptFontName, ShapingFont>();
const shaper = new FontLineShaper(fonts);

const combiningMark = /[\u0300-\u036f]/;
const scriptPatterns = (Object.keys(scriptFonts) as ScriptCode[]).map(
  (code) => [code, new RegExp(`\\p{Script=${scriptFonts[code].unicodeName}}`, 'u')] as const,
);

/** Returns the fonts that texts need, with the scripts of the fonts as ISO 15924 codes. */
function listNeededFonts(texts: readonly string[]): Map<ScriptFontName, string> {
  const text = texts.join('\n');
  const needed = new Map<ScriptFontName, string>();
  for (const [code, pattern] of scriptPatterns)
    if (pattern.test(text))
      for (const role of ['body', 'bold'] as const) needed.set(getScriptFontName(code, role), code);
  if (combiningMark.test(text))
    for (const name of Object.values(markFontNames)) needed.set(name, 'Latn');
  return needed;
}

/**
 * Loads the fonts that texts need for shaping.
 * @param readFont returns the TrueType file of a font
 * @returns a shaper that has these fonts
 * @throws errors of `readFont`
 */
export async function loadLineShaper(
  texts: readonly string[],
  readFont: (name: ScriptFontName) => Promise<Uint8Array> | Uint8Array,
): Promise<LineShaper> {
  await Promise.all(
    Array.from(listNeededFonts(texts), async ([name, script]) => {
      if (fonts.has(name)) return;
      const bytes = await readFont(name);
      if (!fonts.has(name)) fonts.set(name, new ShapingFont(name, script, bytes));
    }),
  );
  return shaper;
}
