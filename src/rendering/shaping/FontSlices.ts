import { getOrCreate, getOrCreateLru } from '#runtime/getOrCreate.ts';
import type { FontRole } from '../fonts/fontRole.ts';
import {
  type FontSlice,
  sliceCharacters,
  type SlicedFont,
  type SliceLanguage,
} from '../fonts/sliceIndex.ts';
import type { SliceFontName, SliceWeight } from '../fonts/sliceNames.ts';

/** Scripts that only one language uses. Bopomofo is used with the traditional characters of Taiwan. */
const languageByScript: readonly (readonly [RegExp, SliceLanguage])[] = [
  [/\p{Script=Hangul}/u, 'ko'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Bopomofo}/u, 'zh-Hant'],
];

/** Scripts of fonts as ISO 15924 codes, by which HarfBuzz selects rules. */
export const scriptsByLanguage: Readonly<Record<SliceLanguage, string>> = {
  ja: 'Kana',
  ko: 'Hang',
  'zh-Hans': 'Hani',
  'zh-Hant': 'Hani',
};

const maxCachedTexts = 200;

/** The slices of Chinese, Japanese and Korean fonts that the operator provides. */
export class FontSlices {
  /** Identifies the slices, such as by their address. */
  readonly id: string;
  /** Fonts in order of preference. */
  private readonly fonts: readonly SlicedFont[];
  private readonly slicesByCodePoint = new Map<SlicedFont, ReadonlyMap<number, FontSlice>>();
  private readonly fontsByText = new Map<string, readonly SlicedFont[]>();

  constructor(id: string, fonts: readonly SlicedFont[]) {
    this.id = id;
    this.fonts = fonts;
  }

  /**
   * Finds the slice that has a grapheme. The font of the language that the text's script belongs to comes first, then
   * the order of the index: Han characters have other shapes in each language.
   * @param text the whole text that contains the grapheme
   * @param isAvailable returns whether a slice may be used
   */
  find(
    grapheme: string,
    text: string,
    isAvailable: (names: FontSlice['names']) => boolean = () => true,
  ): { language: SliceLanguage; names: FontSlice['names'] } | undefined {
    const character = grapheme.normalize('NFC');
    if (!sliceCharacters.test(character)) return undefined;
    const codePoint = character.codePointAt(0) ?? 0;
    for (const font of this.orderFonts(text)) {
      const slice = this.getSlices(font).get(codePoint);
      if (slice && isAvailable(slice.names)) return { language: font.language, names: slice.names };
    }
    return undefined;
  }

  private orderFonts(text: string): readonly SlicedFont[] {
    return getOrCreateLru(this.fontsByText, maxCachedTexts, text, () => {
      const languages = languageByScript
        .filter(([script]) => script.test(text))
        .map(([, language]) => language);
      const isPreferred = ({ language }: SlicedFont) => languages.includes(language);
      return [
        ...this.fonts.filter(isPreferred),
        ...this.fonts.filter((font) => !isPreferred(font)),
      ];
    });
  }

  private getSlices(font: SlicedFont): ReadonlyMap<number, FontSlice> {
    return getOrCreate(this.slicesByCodePoint, font, () => {
      const slices = new Map<number, FontSlice>();
      for (const slice of font.slices)
        for (const [first, last] of slice.ranges)
          for (let code = first; code <= last; code++) slices.set(code, slice);
      return slices;
    });
  }
}

/** Returns the weight of a text's slices. Titles are set in regular, as in the other scripts. */
export const getSliceWeight = (role: FontRole): SliceWeight =>
  role === 'bold' ? 'SemiBold' : 'Regular';

/** Slices and how their files are read. */
export interface SliceSource {
  slices: FontSlices;
  /** Returns the file of a slice, or undefined if its characters should be drawn as fallback text. */
  readSlice: (name: SliceFontName) => Promise<Uint8Array | undefined> | Uint8Array | undefined;
  /** Returns the address of a slice, if it is loaded from one. */
  getUrl?: (name: SliceFontName) => string;
}
