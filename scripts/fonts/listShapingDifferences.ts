/**
 * Prints for each Noto font of this repository whether it has words of the test names, and those that the full font
 * shapes differently, as JSON. Fonts without kerning are left out.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitGraphemes } from '#domain/text/graphemes.ts';
import type { ScriptFontName } from '#rendering/fonts/scriptFonts.ts';
import { ShapingFont } from '#rendering/shaping/ShapingFont.ts';
import { readFontFile } from '#testing/fonts.ts';
import { namesByScript } from '#testing/scriptNames.ts';
import { SCRIPT_FACES } from './faces.ts';

const words = Object.values(namesByScript).flatMap((names) =>
  names.flatMap((name) => name.match(/[\p{L}\p{M}\u200c\u200d]+/gu) ?? []),
);

function shapeWords(name: string, script: string, bytes: Uint8Array): Map<string, string> {
  const font = new ShapingFont(name as ScriptFontName, script, bytes);
  const covered = words.filter((word) =>
    [...splitGraphemes(word)].every((grapheme) => font.has(grapheme)),
  );
  const shapes = covered.map((word) => {
    const { advance, outline, clusters } = font.shape(word, script === 'Arab' || script === 'Hebr');
    const texts = clusters.map(({ text }) => text);
    return [word, JSON.stringify({ advance, outline, texts })] as const;
  });
  return new Map(shapes);
}

const results = Object.entries(SCRIPT_FACES)
  .filter(([, { script, features }]) => script !== 'Latn' && features.includes('kern'))
  .map(([name, { script, source }]) => {
    const full = readFileSync(join('node_modules/@expo-google-fonts', source));
    const expected = shapeWords(name, script, full);
    const shapes = shapeWords(name, script, readFontFile(name as ScriptFontName));
    const letters = new RegExp(`\\p{Script=${script}}`, 'u');
    const ownWords = [...expected.keys()].filter((word) => letters.test(word));
    const different = ownWords.filter((word) => shapes.get(word) !== expected.get(word));
    return { name, hasWords: ownWords.length > 3, different };
  });
console.log(JSON.stringify(results));
