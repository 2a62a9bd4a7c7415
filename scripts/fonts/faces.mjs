import { CORE, CORE_AND_GREEK, WIDE, WIDE_AND_GREEK } from './characters.mjs';

const CORMORANT = 'cormorant-garamond/600SemiBold/CormorantGaramond_600SemiBold.ttf';
const INTER = 'inter/400Regular/Inter_400Regular.ttf';
const INTER_BOLD = 'inter/600SemiBold/Inter_600SemiBold.ttf';
const EB_GARAMOND = 'eb-garamond/600SemiBold/EBGaramond_600SemiBold.ttf';

const LINING = ['lnum'];
const LINING_PROPORTIONAL = ['lnum', 'pnum'];

/**
 * The committed faces: their source below `@expo-google-fonts`, their characters, the features that choose the digits,
 * and whether the browser's file sets combining marks on them.
 */
export const FACES = {
  title: { source: CORMORANT, characters: CORE, digits: LINING },
  body: { source: INTER, characters: CORE, digits: [] },
  bold: { source: INTER_BOLD, characters: CORE, digits: [] },
  titleWide: { source: CORMORANT, characters: WIDE, digits: LINING, marks: true },
  bodyWide: { source: INTER, characters: WIDE_AND_GREEK, digits: [], marks: true },
  boldWide: { source: INTER_BOLD, characters: WIDE_AND_GREEK, digits: [], marks: true },
  titleGreek: { source: EB_GARAMOND, characters: CORE_AND_GREEK, digits: LINING_PROPORTIONAL },
};

export const fontFile = (face, ending) => `src/rendering/fonts/files/${face}.${ending}`;
export const metricsFile = (face) => `src/rendering/fonts/metrics/${face}.json`;
