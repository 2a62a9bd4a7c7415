import {
  LATIN_CHARACTERS,
  LATIN_AND_GREEK_CHARACTERS,
  EXTENDED_CHARACTERS,
  EXTENDED_AND_GREEK_CHARACTERS,
} from './characters.ts';

const CORMORANT = 'cormorant-garamond/600SemiBold/CormorantGaramond_600SemiBold.ttf';
const INTER = 'inter/400Regular/Inter_400Regular.ttf';
const INTER_BOLD = 'inter/600SemiBold/Inter_600SemiBold.ttf';
const EB_GARAMOND = 'eb-garamond/600SemiBold/EBGaramond_600SemiBold.ttf';

const LINING = ['lnum'];
const LINING_PROPORTIONAL = ['lnum', 'pnum'];

export interface Face {
  /** Path of the source font in `@expo-google-fonts`. */
  source: string;
  characters: string;
  /** Names of the OpenType features that select the shapes of digits, such as `lnum` for lining figures. */
  digits: readonly string[];
  /** Whether the WOFF2 file has rules that position combining marks. */
  marks?: true;
}

/** The certificate fonts in the repository, by name. */
export const FACES: Readonly<Record<string, Face>> = {
  title: { source: CORMORANT, characters: LATIN_CHARACTERS, digits: LINING },
  body: { source: INTER, characters: LATIN_CHARACTERS, digits: [] },
  bold: { source: INTER_BOLD, characters: LATIN_CHARACTERS, digits: [] },
  titleWide: { source: CORMORANT, characters: EXTENDED_CHARACTERS, digits: LINING, marks: true },
  bodyWide: { source: INTER, characters: EXTENDED_AND_GREEK_CHARACTERS, digits: [], marks: true },
  boldWide: {
    source: INTER_BOLD,
    characters: EXTENDED_AND_GREEK_CHARACTERS,
    digits: [],
    marks: true,
  },
  titleGreek: {
    source: EB_GARAMOND,
    characters: LATIN_AND_GREEK_CHARACTERS,
    digits: LINING_PROPORTIONAL,
  },
};

export const getFontFile = (face: string, ending: 'ttf' | 'woff2') =>
  `src/rendering/fonts/files/${face}.${ending}`;
export const getFontMetricsFile = (face: string) => `src/rendering/fonts/metrics/${face}.json`;
