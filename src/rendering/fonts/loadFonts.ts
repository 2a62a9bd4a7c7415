import { retryImport } from '#runtime/retryImport.ts';
import type { Face, FaceName, LayoutFonts } from './faces.ts';
import { createFace, type FaceMetrics } from './fontMetrics.ts';
import body from './metrics/body.json';
import bold from './metrics/bold.json';
import title from './metrics/title.json';

/** Certificate fonts whose metrics are loaded only when a text may need them. */
type DeferredFaceName = 'titleWide' | 'bodyWide' | 'boldWide' | 'titleGreek';

const importers: Readonly<Record<DeferredFaceName, () => Promise<{ default: FaceMetrics }>>> = {
  titleWide: () => import(/* webpackChunkName: "titleWide" */ './metrics/titleWide.json'),
  bodyWide: () => import(/* webpackChunkName: "bodyWide" */ './metrics/bodyWide.json'),
  boldWide: () => import(/* webpackChunkName: "boldWide" */ './metrics/boldWide.json'),
  titleGreek: () => import(/* webpackChunkName: "titleGreek" */ './metrics/titleGreek.json'),
};

/** Characters that the core fonts lack and the wide fonts may have: more Latin letters, Cyrillic and rare signs. */
const wideCharacters = /[\u0180-\u024f\u0400-\u052f\u1e00-\u1eff\u2000-\u27bf]/;
const greekCharacters = /[\u0370-\u03ff\u1f00-\u1fff]/;
const deferredCharacters = new RegExp(`${wideCharacters.source}|${greekCharacters.source}`, 'g');
const mayContain: Readonly<Record<DeferredFaceName, (text: string) => boolean>> = {
  titleWide: (text) => wideCharacters.test(text),
  bodyWide: (text) => wideCharacters.test(text) || greekCharacters.test(text),
  boldWide: (text) => wideCharacters.test(text) || greekCharacters.test(text),
  titleGreek: (text) => greekCharacters.test(text),
};

// Constants of the build, shared by all mounts.
const faces = new Map<FaceName, Face>([
  ['title', createFace('title', title)],
  ['body', createFace('body', body)],
  ['bold', createFace('bold', bold)],
]);

async function loadFace(name: DeferredFaceName): Promise<void> {
  if (faces.has(name)) return;
  const { default: metrics } = await retryImport(importers[name]);
  if (!faces.has(name)) faces.set(name, createFace(name, metrics));
}

/** Finds characters that at least one core font lacks and a font loaded on demand may have. */
function findCharactersBeyondCore(texts: readonly string[]): string {
  const core = [...faces.values()].filter(({ name }) => !(name in importers));
  const rare = new Set(texts.flatMap((text) => text.match(deferredCharacters) ?? []));
  const isMissing = (character: string) =>
    core.some((face) => face.getGlyph(character.charCodeAt(0)) === 0);
  return [...rare].filter(isMissing).join('');
}

/**
 * Loads the font metrics needed to lay out these texts. Core fonts are always available; wide fonts are loaded on
 * demand.
 * @param measureFallbackText measures text that no font has: from `fallbackText.ts` in a browser, `rejectFallbackText`
 * elsewhere
 * @throws the error of a failed chunk request
 */
export async function loadFonts(
  texts: readonly string[],
  measureFallbackText: LayoutFonts['measureFallbackText'],
): Promise<LayoutFonts> {
  const missing = findCharactersBeyondCore(texts);
  const needed = (Object.keys(importers) as DeferredFaceName[]).filter((name) =>
    mayContain[name](missing),
  );
  await Promise.all(needed.map(loadFace));
  return { getFace: (name) => faces.get(name), measureFallbackText };
}
