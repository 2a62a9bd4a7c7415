import {
  getScriptFontFamily,
  getScriptFontName,
  type ScriptCode,
  scriptNames,
} from '#rendering/fonts/scriptFonts.ts';
import {
  IDENTIFIER_CHARACTERS,
  LATIN_CHARACTERS,
  AFRICAN_AND_GREEK_CHARACTERS,
  EXTENDED_CHARACTERS,
  EXTENDED_AND_GREEK_CHARACTERS,
  GREEK_WITH_MARKS_CHARACTERS,
  LATIN_AND_CYRILLIC_WITH_MARKS_CHARACTERS,
  LETTERS_WITH_MARKS_CHARACTERS,
  listScriptCharacters,
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
  /** Names of the OpenType features that select the shapes of all characters. Default: none. */
  alternates?: readonly string[];
  /** Whether the WOFF2 file has rules that position combining marks. */
  marks?: true;
}

/** The font of identifiers: Inter with its disambiguation set (I with serifs, l with a tail) and a slashed zero. */
export const IDENTIFIER_FACE: Face = {
  source: INTER,
  characters: IDENTIFIER_CHARACTERS,
  digits: [],
  alternates: ['ss02', 'zero'],
};

/** The certificate fonts in the repository, by name. */
export const FACES: Readonly<Record<string, Face>> = {
  title: { source: CORMORANT, characters: LATIN_CHARACTERS, digits: LINING },
  body: { source: INTER, characters: LATIN_CHARACTERS, digits: [] },
  bold: { source: INTER_BOLD, characters: LATIN_CHARACTERS, digits: [] },
  identifier: IDENTIFIER_FACE,
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
    characters: AFRICAN_AND_GREEK_CHARACTERS,
    digits: LINING_PROPORTIONAL,
  },
};

/** A font for text that needs shaping. Its file keeps the rules that select and position glyphs. */
export interface ScriptFace {
  /** Path of the source font in `@expo-google-fonts`. */
  source: string;
  /** Script as which all text in the font is shaped, as an ISO 15924 code. */
  script: string;
  characters: string;
  /** Names of the OpenType features that the file keeps. */
  features: readonly string[];
  /** Names of the OpenType features that select the shapes of digits. */
  digits: readonly string[];
}

/** Features that HarfBuzz applies to text of every script, and those that it applies to certain scripts. */
const SHAPING_FEATURES = [
  ...['abvf', 'abvm', 'abvs', 'akhn', 'blwf', 'blwm', 'blws', 'calt', 'ccmp', 'cfar', 'cjct'],
  ...['clig', 'curs', 'dist', 'fin2', 'fin3', 'fina', 'half', 'haln', 'init', 'isol', 'liga'],
  ...['locl', 'mark', 'med2', 'medi', 'mkmk', 'nukt', 'pref', 'pres', 'pstf', 'psts', 'rclt'],
  ...['rkrf', 'rlig', 'rphf', 'vatu'],
];
/** The pairs of Ethiopic letters to kern take more space than the letters. */
const UNKERNED = new Set<ScriptCode>(['Ethi']);

const REGULAR = '400Regular';
const SEMIBOLD = '600SemiBold';

function createScriptFace(script: ScriptCode, style: string): ScriptFace {
  const family = getScriptFontFamily(script);
  const packageName = family.toLowerCase().replaceAll(' ', '-');
  return {
    source: `${packageName}/${style}/${family.replaceAll(' ', '')}_${style}.ttf`,
    script,
    characters: listScriptCharacters(script),
    features: UNKERNED.has(script) ? SHAPING_FEATURES : [...SHAPING_FEATURES, 'kern'],
    digits: [],
  };
}

const createMarksFace = (
  source: string,
  characters: string,
  digits: readonly string[] = [],
): ScriptFace => ({
  source,
  script: 'Latn',
  characters,
  features: ['ccmp', 'kern', 'mark', 'mkmk'],
  digits,
});

/** The fonts for text that needs shaping, by name. */
export const SCRIPT_FACES: Readonly<Record<string, ScriptFace>> = {
  titleMarks: createMarksFace(CORMORANT, LATIN_AND_CYRILLIC_WITH_MARKS_CHARACTERS, LINING),
  titleGreekMarks: createMarksFace(EB_GARAMOND, GREEK_WITH_MARKS_CHARACTERS, LINING_PROPORTIONAL),
  bodyMarks: createMarksFace(INTER, LETTERS_WITH_MARKS_CHARACTERS),
  boldMarks: createMarksFace(INTER_BOLD, LETTERS_WITH_MARKS_CHARACTERS),
  ...Object.fromEntries<ScriptFace>(
    (Object.keys(scriptNames) as ScriptCode[]).flatMap(
      (script): (readonly [string, ScriptFace])[] => [
        [getScriptFontName(script, 'body'), createScriptFace(script, REGULAR)],
        ...(getScriptFontName(script, 'bold') === script
          ? []
          : [[getScriptFontName(script, 'bold'), createScriptFace(script, SEMIBOLD)] as const]),
      ],
    ),
  ),
};

export const getFontFile = (face: string, ending: 'ttf' | 'woff2') =>
  `src/rendering/fonts/files/${face}.${ending}`;
export const getFontMetricsFile = (face: string) => `src/rendering/fonts/metrics/${face}.json`;
