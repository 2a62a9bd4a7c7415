/**
 * Pattern of ASCII texts that only need to be converted to lowercase. Excludes apostrophes, backticks and full stops,
 * which normalization may remove.
 */
const plainAscii = /^[ -&(-\-/-_a-~]*$/;

/** Accents that are characters of their own, which some keyboards produce instead of an apostrophe. */
const spacingAccents = /[\u00b4\u0384\u1fbd\u1fbf\u1ffd\u1ffe]/g;

/**
 * Signs with the letters that readers type instead of them: the degree sign, which many write for the ordinal sign (n° 35),
 * and the multiplication sign (4×4).
 */
const letterSigns = parsePairs('°=o ×=x');
const letterSignPattern = new RegExp(`[${[...letterSigns.keys()].join('')}]`, 'g');

const dashes = /[\p{Pd}\u2212]/gu;

/** Pattern of a full stop between the letters of an abbreviation, as in S.A. or N.R. */
const abbreviationDot =
  /[.\uff0e](?<=(?<![\p{L}\p{M}\p{N}])\p{L}\p{M}*[.\uff0e])(?=\p{L}\p{M}*(?![\p{L}\p{M}\p{N}]))/gu;

/**
 * Pattern of the characters that are removed: apostrophes, primes, the Arabic tatweel (a stretching mark), invisible
 * characters and variation selectors.
 */
const ignoredCharacters =
  /[\u034f'`\u2018\u2019\u201b\u2032\u2035\u02b9\u02bb-\u02bf\u02c8\ua78b\ua78c\u055a\u05f3\u07f4\u07f5\u0640\p{Cf}\p{Variation_Selector}]/gu;

/**
 * Pattern of the marks that are removed: accents of Latin and Greek letters and of digits, and the points of Hebrew and
 * Arabic (such as vowel marks), which most texts omit. Two kinds of marks are kept: Hamza, which counts as a letter,
 * and marks of other scripts that make a different letter (が, कि, й).
 */
const accents =
  /[^\P{M}\u0654\u0655](?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}0-9]\p{M}+)/gu;
/** Pattern of a Hamza mark above or below the Arabic letter alef. The mark is removed, because users rarely type it. */
const alefHamza = /[\u0654\u0655](?<=\u0627.)/g;
/** Pattern of stress marks on Cyrillic letters, except those that Unicode combines with their letter. */
const stressMarks = /[\u0300\u0301](?<=\p{Script=Cyrillic}.)/gu;

/**
 * Plain letters that replace other letters: those that Unicode normalization does not split into a letter and a mark,
 * and those that have two common encodings.
 */
const plainLetters = parsePairs(
  'æ=ae œ=oe ø=o đ=d ð=d þ=th ł=l ħ=h ŧ=t ŋ=n ĸ=k ə=e ǝ=e ɛ=e ɔ=o ɵ=o ɨ=i ɩ=i ʉ=u ʋ=v ƀ=b ɓ=b ƈ=c ȼ=c ɖ=d ɗ=d ɇ=e ƒ=f ' +
    'ǥ=g ɠ=g ɣ=g ɉ=j ƙ=k ƚ=l ɫ=l ɲ=n ƥ=p ɍ=r ƭ=t ⱦ=t ƴ=y ɏ=y ƶ=z ⱥ=a ς=σ ё=е ѐ=е ѝ=и ٱ=ا ی=ي ک=ك',
);
const plainLetterPattern = new RegExp(`[${[...plainLetters.keys()].join('')}]`, 'g');

/**
 * Letters with their two-letter spellings, as in Mueller, Aarhus, Oersted, Djordje and Aliyev. Also contains the Greek
 * iota subscript (ᾅδης), which is a separate letter in capitals. Accented letters are in decomposed form.
 */
const digraphs = parsePairs(
  'a\u0308=ae o\u0308=oe u\u0308=ue a\u030a=aa ø=oe đ=dj ŋ=ng ə=a \u0345=ι',
);
const digraphPattern = new RegExp([...digraphs.keys()].join('|'), 'g');

function parsePairs(pairs: string): ReadonlyMap<string, string> {
  return new Map(pairs.split(' ').map((pair) => pair.split('=') as [string, string]));
}

const anyDigit = /\p{Nd}/u;
const nonAsciiDigits = /[^\P{Nd}0-9]/gu;

/**
 * Normalizes a text for search, so that different spellings of the same text become equal. Ignores differences of case
 * and character width. Removes accents, Hebrew and Arabic points, and apostrophes. Replaces special letters, digits and
 * dashes by plain letters, ASCII digits and hyphens (docs/decisions/032).
 */
export function normalizeForSearch(text: string): string {
  if (plainAscii.test(text)) return text.toLowerCase();
  return (
    text
      .replace(spacingAccents, '')
      .normalize('NFKD')
      .replace(letterSignPattern, (sign) => letterSigns.get(sign) ?? sign)
      .replace(abbreviationDot, '')
      .replace(ignoredCharacters, '')
      .replace(accents, '')
      .replace(alefHamza, '')
      .normalize('NFC')
      .replace(stressMarks, '')
      // Lowercase alone would keep ß, ı and ς.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      .replace(plainLetterPattern, (letter) => plainLetters.get(letter) ?? letter)
      .replace(nonAsciiDigits, toAsciiDigit)
      .replace(dashes, '-')
  );
}

/**
 * Normalizes a text for search and writes some special letters as two plain letters: "Müller" becomes "mueller", while
 * `normalizeForSearch` returns "muller".
 * @returns undefined for a text without such a letter
 */
export function normalizeWithExpandedLetters(text: string): string | undefined {
  const decomposed = text.normalize('NFD').toLowerCase();
  const respelled = decomposed.replace(digraphPattern, (letter) => digraphs.get(letter) ?? letter);
  return respelled === decomposed ? undefined : normalizeForSearch(respelled);
}

function toAsciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  // The ten digits of a script have consecutive code points.
  while (anyDigit.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}

/**
 * Pattern of a sequence that readers see as one character: a letter with its combining marks, a decomposed Korean
 * syllable, or an emoji sequence. `Intl.Segmenter` covers more cases but takes ten times as long.
 */
const wholeLetter =
  /\P{M}(?:[\p{M}\u1160-\u11ff\uff9e\uff9f\p{Emoji_Modifier}\u{e0020}-\u{e007f}]|\u200d\P{M})*|\p{M}+/gu;

/**
 * Normalized text, with positions in the original text. `starts` and `ends` give the range in the original text for
 * each normalized character.
 */
export interface NormalizedText {
  normalized: string;
  starts: readonly number[];
  ends: readonly number[];
}

/** Normalizes a text letter by letter with their positions, so that matches can be highlighted in the original. */
export function normalizeWithPositions(
  text: string,
  normalize: (letter: string) => string,
): NormalizedText {
  const dots = new Set(Array.from(text.matchAll(abbreviationDot), ({ index }) => index));
  const letters = text.match(wholeLetter) ?? [];
  let normalized = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let start = 0;
  for (const letter of letters) {
    const end = start + letter.length;
    if (!dots.has(start)) normalized += normalize(letter);
    while (starts.length < normalized.length) {
      starts.push(start);
      ends.push(end);
    }
    start = end;
  }
  return { normalized, starts, ends };
}
