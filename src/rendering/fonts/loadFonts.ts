import { retryingImport } from '#i18n/retryingImport.ts';
import type { Face, FaceName, Fonts } from './faces.ts';
import { faceOf, type FaceMetrics } from './fontMetrics.ts';
import body from './metrics/body.json';
import bold from './metrics/bold.json';
import title from './metrics/title.json';

/** Faces whose measures come later, when a text may need them. */
type LaterFace = 'titleWide' | 'bodyWide' | 'boldWide' | 'titleGreek';

const importers: Readonly<Record<LaterFace, () => Promise<{ default: FaceMetrics }>>> = {
  titleWide: () => import(/* webpackChunkName: "titleWide" */ './metrics/titleWide.json'),
  bodyWide: () => import(/* webpackChunkName: "bodyWide" */ './metrics/bodyWide.json'),
  boldWide: () => import(/* webpackChunkName: "boldWide" */ './metrics/boldWide.json'),
  titleGreek: () => import(/* webpackChunkName: "titleGreek" */ './metrics/titleGreek.json'),
};

/** Latin beyond the core, Cyrillic and rarer signs; a face may still lack one of them. */
const wide = /[\u0180-\u024f\u0400-\u052f\u1e00-\u1eff\u2000-\u27bf]/;
const greek = /[\u0370-\u03ff\u1f00-\u1fff]/;
const later = new RegExp(`${wide.source}|${greek.source}`, 'g');
const mayHave: Readonly<Record<LaterFace, (text: string) => boolean>> = {
  titleWide: (text) => wide.test(text),
  bodyWide: (text) => wide.test(text) || greek.test(text),
  boldWide: (text) => wide.test(text) || greek.test(text),
  titleGreek: (text) => greek.test(text),
};

// Constants of the build, the same for every mount: keeping them is not state.
const loaded = new Map<FaceName, Face>([
  ['title', faceOf('title', title)],
  ['body', faceOf('body', body)],
  ['bold', faceOf('bold', bold)],
]);

async function loadOnce(name: LaterFace): Promise<void> {
  if (loaded.has(name)) return;
  const { default: metrics } = await retryingImport(importers[name]);
  if (!loaded.has(name)) loaded.set(name, faceOf(name, metrics));
}

/** The characters that some core face lacks and a later one may have. */
function beyondCore(texts: readonly string[]): string {
  const core = [...loaded.values()].filter(({ name }) => !(name in importers));
  const rare = new Set(texts.flatMap((text) => text.match(later) ?? []));
  const isLacking = (character: string) =>
    core.some((face) => face.glyphOf(character.charCodeAt(0)) === 0);
  return [...rare].filter(isLacking).join('');
}

/**
 * What layout needs to set these texts: the core at once, wider faces when one of the texts may need them.
 * @param measureForeign of `foreignText.ts` in a browser, `refuseForeign` elsewhere
 * @throws whatever a failed chunk request gives
 */
export async function loadFonts(
  texts: readonly string[],
  measureForeign: Fonts['measureForeign'],
): Promise<Fonts> {
  const lacking = beyondCore(texts);
  const needed = (Object.keys(importers) as LaterFace[]).filter((name) => mayHave[name](lacking));
  await Promise.all(needed.map(loadOnce));
  return { face: (name) => loaded.get(name), measureForeign };
}
