import type { SliceFontName, SliceWeight } from './sliceNames.ts';

export const sliceWeights: readonly SliceWeight[] = ['Regular', 'SemiBold'];

/** Languages whose fonts may be sliced. The shapes of Han characters differ between them. */
export const sliceLanguages = ['ja', 'ko', 'zh-Hans', 'zh-Hant'] as const;
export type SliceLanguage = (typeof sliceLanguages)[number];

/** A range of code points, inclusive. */
export type CodePointRange = readonly [first: number, last: number];

/** A part of a font: the characters of some ranges, in two weights. */
export interface FontSlice {
  ranges: readonly CodePointRange[];
  names: Readonly<Record<SliceWeight, SliceFontName>>;
}

/** The font of a language, with its slices. */
export interface SlicedFont {
  language: SliceLanguage;
  slices: readonly FontSlice[];
}

/** Name of the file that lists the slices of a folder. */
export const sliceIndexFile = 'slices.json';

/** Returns the file name of a slice. */
export const getSliceFile = (name: SliceFontName) => `${name}.ttf`;

/**
 * Pattern of the characters that slices may have: Han, Kana, Bopomofo, Hangul syllables, and the signs of their texts.
 * Single parts of Hangul syllables (jamo) are left out: the certificate has syllables as one character each.
 */
export const sliceCharacters =
  /[\u2460-\u24ff\u2e80-\u312f\u3190-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff01-\uffe6\u{20000}-\u{3ffff}]/u;

/**
 * Formats sorted ranges of code points as in an index: for each range, the distance from the end of the previous range
 * and, if it has several characters, the distance from its start to its end. Numbers have the base 36.
 */
export function formatRanges(ranges: readonly CodePointRange[]): string {
  let end = 0;
  return ranges
    .map(([first, last]) => {
      const numbers = last === first ? [first - end] : [first - end, last - first];
      end = last;
      return numbers.map((number) => number.toString(36)).join('-');
    })
    .join(' ');
}

/** @throws Error for a text that `formatRanges` does not return */
function parseRanges(text: string): CodePointRange[] {
  if (!/^[0-9a-z]{1,4}(?:-[0-9a-z]{1,4})?(?: [0-9a-z]{1,4}(?:-[0-9a-z]{1,4})?)*$/.test(text))
    throw new Error('A slice without ranges');
  let end = 0;
  return text.split(' ').map((range) => {
    const [gap = 0, length = 0] = range.split('-').map((number) => parseInt(number, 36));
    const first = end + gap;
    end = first + length;
    return [first, end];
  });
}

/**
 * Parses the content of `slices.json`. The fonts are in order of preference.
 * @throws Error for anything that `npm run fonts -- cjk` does not write
 */
export function parseSliceIndex(json: string): SlicedFont[] {
  const { fonts } = JSON.parse(json) as {
    fonts: { language: SliceLanguage; slices: ({ ranges: string } & FontSlice['names'])[] }[];
  };
  return fonts.map(({ language, slices }) => {
    if (!sliceLanguages.includes(language)) throw new Error(`A font of the language ${language}`);
    return {
      language,
      slices: slices.map(({ ranges, Regular, SemiBold }) => {
        if (![Regular, SemiBold].every(isSliceName)) throw new Error('A slice without a name');
        return { ranges: parseRanges(ranges), names: { Regular, SemiBold } };
      }),
    };
  });
}

const sliceName = /^[A-Za-z0-9]+-(?:Regular|SemiBold)-[0-9a-f]{16}$/;

/** Returns whether a text is the name of a slice, which may be part of an address and of a PDF. */
export const isSliceName = (name: string): name is SliceFontName => sliceName.test(name);

/** Returns whether bytes are a complete TrueType file, and not, for example, the HTML page of an error. */
export function isTrueType(bytes: Uint8Array): boolean {
  if (bytes.length < 12) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directoryEnd = 12 + 16 * view.getUint16(4);
  if (view.getUint32(0) !== 0x10000 || bytes.length < directoryEnd) return false;
  for (let entry = 12; entry < directoryEnd; entry += 16)
    if (view.getUint32(entry + 8) + view.getUint32(entry + 12) > bytes.length) return false;
  return true;
}
