import { AmbiguousPdfError } from '../structure/pdfValues.ts';
import type { CharacterMap } from './checkCharacterMaps.ts';

/**
 * Characters of the codes 128 to 159 in WinAnsiEncoding (ISO 32000-2, D.2). The further ones are those of Latin-1. The
 * TextDecoder of Node 20 decodes them as Latin-1, too.
 */
const winAnsiCharacters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Characters that some programs have for codes, in place of those of browsers. Unused codes are bullets. */
const furtherCharacters: ReadonlyMap<string, ReadonlyMap<number, number>> = new Map([
  [
    'WinAnsiEncoding',
    new Map([
      ...[0x7f, 0x81, 0x8d, 0x8f, 0x90, 0x9d].map((code) => [code, 0x2022] as const),
      [0xa0, 0x20],
      [0xad, 0x2d],
    ]),
  ],
  [
    'MacRomanEncoding',
    new Map([
      [0xca, 0x20],
      [0xdb, 0xa4],
    ]),
  ],
]);

/** Platforms of the tables of a TrueType font (OpenType specification, `cmap`). */
const [macintosh, windows] = [1, 3];
/** First code whose character differs between encodings. */
const firstCode = 0x7f;

/**
 * Checks that each code of a simple TrueType font leads to one glyph. Some programs look for its character in the font,
 * and others, or if there is none, for the code itself.
 * @param encoding name of the encoding in the PDF
 * @param isEmpty returns whether a glyph has no outline
 * @throws AmbiguousPdfError for a code with two glyphs, and for another encoding
 */
export function checkEncoding(
  encoding: string,
  { glyphs, platforms }: CharacterMap,
  isEmpty: (glyph: number) => boolean,
): void {
  const characters = listCharacters(encoding);
  // Codes without a character, which some programs draw.
  for (const code of [...Array(32).keys(), 0x7f]) {
    const glyph = glyphs.get(code);
    if (glyph !== undefined && !isEmpty(glyph))
      throw new AmbiguousPdfError(`The code ${code} has a glyph.`);
  }
  const macCharacters = listCharacters('MacRomanEncoding');
  for (let code = firstCode; code < 256; code++) {
    const character = characters[code] ?? code;
    const further = furtherCharacters.get(encoding)?.get(code);
    const direct = glyphs.get(code);
    for (const [platform, keys] of [
      [windows, further === undefined ? [character] : [character, further]],
      [macintosh, [macCharacters.indexOf(character)]],
    ] as const) {
      if (!platforms.has(platform)) continue;
      const possibleGlyphs = keys.flatMap((key) => glyphs.get(key) ?? []);
      const usedGlyphs = direct === undefined ? possibleGlyphs : [...possibleGlyphs, direct];
      const outlines = new Set(usedGlyphs.map((glyph) => (isEmpty(glyph) ? -1 : glyph)));
      const isFallback = possibleGlyphs.length === 0 && direct !== undefined && !isEmpty(direct);
      if (outlines.size > 1 || isFallback)
        throw new AmbiguousPdfError(`The code ${code} has two glyphs.`);
    }
  }
}

/** Lists the characters of all codes of an encoding. */
function listCharacters(encoding: string): number[] {
  const bytes = Uint8Array.from({ length: 256 }, (_, code) => code);
  if (encoding === 'MacRomanEncoding')
    return Array.from(new TextDecoder('macintosh').decode(bytes), (text) => text.charCodeAt(0));
  if (encoding !== 'WinAnsiEncoding') throw new AmbiguousPdfError('A font has another encoding.');
  return Array.from(bytes, (code) => winAnsiCharacters.codePointAt(code - 128) ?? code);
}
