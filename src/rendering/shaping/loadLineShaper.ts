import { africanLetters } from '../fonts/africanLetters.ts';
import { getOrCreateLru } from '#runtime/getOrCreate.ts';
import { splitGraphemes } from '#domain/text/graphemes.ts';
import type { LineShaper } from '../fonts/faces.ts';
import type { GlyphRun } from '../fonts/glyphRun.ts';
import {
  getScriptFontName,
  markFontNames,
  type ScriptCode,
  type ScriptFontName,
} from '../fonts/scriptFonts.ts';
import { findScript } from './findScript.ts';
import { type FontSlices, scriptsByLanguage, type SliceSource } from './FontSlices.ts';
import { sliceWeights } from '../fonts/sliceIndex.ts';
import type { SliceFontName } from '../fonts/sliceNames.ts';
import { FontLineShaper } from './FontLineShaper.ts';
import { ShapingFont } from './ShapingFont.ts';

/** Fonts by address, if the operator provides them, or by name. All mounts share them. */
const loadedFonts = new Map<string, ShapingFont>();
const maxShapers = 8;
/** Shapers by the names of their fonts, and the slices of which these are a part. */
const shapers = new Map<string, LineShaper>();

const combiningMark = /[\u0300-\u036f]/;
const ideographicSign = /^[\u3000-\u303f]/;
const greekOrAfrican = new RegExp(`\\p{Script=Greek}|[${africanLetters}]`, 'u');

/** Returns the scripts of texts that have a font of their own. */
function listScripts(texts: readonly string[]): Set<ScriptCode> {
  const scripts = new Set<ScriptCode>();
  for (const text of texts) {
    let script: ScriptCode | undefined;
    for (const grapheme of splitGraphemes(text)) {
      // Ideographic punctuation also occurs in Tibetan, whose font it does not need.
      script = ideographicSign.test(grapheme) ? script : findScript(grapheme, script);
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
  const needsGreekFont = textsWithMarks.some((text) => greekOrAfrican.test(text));
  // In these fonts, the rules for Latin text place marks on letters of all their scripts.
  if (textsWithMarks.length > 0)
    for (const name of Object.values(markFontNames).flat())
      if (name !== 'titleGreekMarks' || needsGreekFont) needed.set(name, 'Latn');
  return needed;
}

/** Returns the slices that texts need, with the scripts of their fonts as ISO 15924 codes. */
function listNeededSlices(
  texts: readonly string[],
  slices: FontSlices,
): Map<SliceFontName, string> {
  const needed = new Map<SliceFontName, string>();
  for (const text of texts)
    for (const grapheme of splitGraphemes(text)) {
      const slice = slices.find(grapheme, text);
      if (slice)
        for (const weight of sliceWeights)
          needed.set(slice.names[weight], scriptsByLanguage[slice.language]);
    }
  return needed;
}

/**
 * Loads the fonts that the texts of a document need for shaping.
 * @param readFont returns the TrueType file of a font
 * @param source slices that the operator provides
 * @returns a shaper that has these fonts and no others, so that a document does not depend on those before it. Texts that
 * need the same fonts get the same object
 * @throws errors of `readFont` and `source`
 */
export async function loadLineShaper(
  texts: readonly string[],
  readFont: (name: ScriptFontName) => Promise<Uint8Array> | Uint8Array,
  source?: SliceSource,
): Promise<LineShaper> {
  const fonts = [
    ...Array.from(listNeededFonts(texts), ([name, script]) =>
      loadFont(name, script, () => readFont(name)),
    ),
    ...Array.from(source ? listNeededSlices(texts, source.slices) : [], ([name, script]) =>
      loadFont(name, script, () => source?.readSlice(name), source?.getUrl?.(name)),
    ),
  ];
  const loaded = (await Promise.all(fonts)).filter((font) => font !== undefined);
  const key = [source?.slices.id, ...loaded.map(([name]) => name)].join(' ');
  return getOrCreateLru(
    shapers,
    maxShapers,
    key,
    () => new FontLineShaper(new Map(loaded), source?.slices),
  );
}

async function loadFont(
  name: GlyphRun['fontName'],
  script: string,
  readFile: () => Promise<Uint8Array | undefined> | Uint8Array | undefined,
  url?: string,
): Promise<readonly [GlyphRun['fontName'], ShapingFont] | undefined> {
  const key = url ?? name;
  let font = loadedFonts.get(key);
  if (!font) {
    const bytes = await readFile();
    if (!bytes) return undefined;
    // Another document may have loaded the font in the meantime.
    font = loadedFonts.get(key) ?? new ShapingFont(name, script, bytes, url);
    loadedFonts.set(key, font);
  }
  return [name, font];
}
