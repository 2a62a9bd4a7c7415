import { retryImport } from '#runtime/retryImport.ts';
import type { Face, FaceName, LayoutFonts } from './faces.ts';
import { createFace, type FaceMetrics } from './fontMetrics.ts';
import body from './metrics/body.json';
import bold from './metrics/bold.json';
import title from './metrics/title.json';

/** Characters that the core fonts lack and the wide fonts may have: more Latin letters, Greek, Cyrillic and rare signs. */
const wideCharacters = /[\u0180-\u024f\u0370-\u052f\u1e00-\u27bf]/g;

const coreFaces = [createFace('title', title), createFace('body', body), createFace('bold', bold)];
// Constants of the build, shared by all mounts.
const faces = new Map<FaceName, Face>(coreFaces.map((face) => [face.name, face]));

async function loadWideFaces(): Promise<void> {
  const { wideMetrics } = await retryImport(
    () => import(/* webpackChunkName: "fonts" */ './wideMetrics.ts'),
  );
  for (const [name, metrics] of Object.entries(wideMetrics) as [FaceName, FaceMetrics][])
    if (!faces.has(name)) faces.set(name, createFace(name, metrics));
}

/** Returns whether a text has characters that a core font lacks and a wide font may have. */
const hasWideCharacters = (texts: readonly string[]): boolean =>
  texts
    .flatMap((text) => text.match(wideCharacters) ?? [])
    .some((character) => coreFaces.some((face) => face.getGlyph(character.charCodeAt(0)) === 0));

/**
 * Loads the font metrics needed to lay out these texts. Core fonts are always available; wide fonts are loaded on
 * demand.
 * @param measureFallbackText measures text that no certificate font can write. In a browser, this is the function of
 * this name from `fallbackText.ts`, elsewhere `rejectFallbackText`
 * @throws the error of a failed chunk request
 */
export async function loadFonts(
  texts: readonly string[],
  measureFallbackText: LayoutFonts['measureFallbackText'],
): Promise<LayoutFonts> {
  if (!faces.has('bodyWide') && hasWideCharacters(texts)) await loadWideFaces();
  return { getFace: (name) => faces.get(name), measureFallbackText };
}
