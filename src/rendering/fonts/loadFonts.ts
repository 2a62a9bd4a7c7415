import { getOrCreate } from '#runtime/getOrCreate.ts';
import { retryImport } from '#runtime/retryImport.ts';
import type { Face, FaceName, LineShaper, LoadedCertificateFonts } from './faces.ts';
import { createFace, type FaceMetrics } from './fontMetrics.ts';
import { createIdentifierFace } from './identifierFace.ts';
import body from './metrics/body.json';
import bold from './metrics/bold.json';
import title from './metrics/title.json';

/**
 * Pattern of characters that the core fonts lack and the other certificate fonts may have: further Latin letters,
 * Greek, Cyrillic and rare signs.
 */
const wideCharacters = /[\u0180-\u024f\u0370-\u052f\u1e00-\u27bf]/g;

/**
 * Pattern of characters that need shaping: combining marks, the scripts with a font of their own (`scriptFonts.ts`), and
 * right-to-left scripts.
 */
export const shapedCharacters =
  /[\u0300-\u036f\u0530-\u10ff\u1200-\u137f\u1780-\u1cff\u2d00-\u2d2f\ufb13-\ufefc\u{10800}-\u{1efff}]/u;

/**
 * Pattern of characters that slices of Chinese, Japanese and Korean fonts may have, and of others between them
 * (`sliceIndex.ts`).
 */
const sliceableCharacters = /[\u2460-\u24ff\u2e80-\ud7ff\ud840-\ud8bf\uf900-\uffef]/;

const bodyFace = createFace('body', body);
const coreFaces = [createFace('title', title), bodyFace, createFace('bold', bold)];
// Constants of the build, shared by all mounts.
const faces = new Map<FaceName, Face>(
  [...coreFaces, createIdentifierFace(bodyFace)].map((face) => [face.name, face]),
);

type FontsByShaper = WeakMap<object, LoadedCertificateFonts>;
/** Fonts by the function that measures fallback text, then by shaper. */
let combinations = new WeakMap<LoadedCertificateFonts['measureFallbackText'], FontsByShaper>();

/** Combines the loaded fonts. Equal arguments give the same object, for which measurements of texts are cached. */
function combineFonts(
  measureFallbackText: LoadedCertificateFonts['measureFallbackText'],
  shaper: LineShaper | undefined,
): LoadedCertificateFonts {
  const byShaper = getOrCreate(
    combinations,
    measureFallbackText,
    (): FontsByShaper => new WeakMap(),
  );
  return getOrCreate(byShaper, shaper ?? faces, () => ({
    getFace: (name) => faces.get(name),
    measureFallbackText,
    shaper,
  }));
}

async function loadWideFaces(): Promise<void> {
  const { metricsOfExtendedCharacters } = await retryImport(
    () => import(/* webpackChunkName: "fonts" */ './metricsOfExtendedCharacters.ts'),
  );
  for (const [name, metrics] of Object.entries(metricsOfExtendedCharacters) as [
    FaceName,
    FaceMetrics,
  ][])
    if (!faces.has(name)) faces.set(name, createFace(name, metrics));
  combinations = new WeakMap();
}

/** Returns whether any of the texts has a character that a core font lacks and another certificate font may have. */
const hasWideCharacters = (texts: readonly string[]): boolean =>
  texts
    .flatMap((text) => text.match(wideCharacters) ?? [])
    .some((character) => coreFaces.some((face) => face.getGlyph(character.charCodeAt(0)) === 0));

/**
 * Loads the font metrics needed to lay out these texts. Core fonts are always available; other certificate fonts are
 * loaded if the texts need them.
 * @param measureFallbackText measures text that no font of this repository can display: in a browser the function of
 * this name in `fallbackText.ts`, elsewhere `throwOnFallbackText` or a function that uses other fonts
 * @param loadShaper loads the code and fonts that shape the texts. Called only if a text needs shaping. Default: such
 * texts are fallback text
 * @param hasSlices whether the operator provides slices of Chinese, Japanese and Korean fonts. Default: no
 * @throws the error of a failed chunk request
 */
export async function loadFonts(
  texts: readonly string[],
  measureFallbackText: LoadedCertificateFonts['measureFallbackText'],
  loadShaper?: (texts: readonly string[]) => Promise<LineShaper | undefined>,
  hasSlices = false,
): Promise<LoadedCertificateFonts> {
  const isShaped = (text: string) =>
    shapedCharacters.test(text) || (hasSlices && sliceableCharacters.test(text));
  const shapedTexts = loadShaper ? texts.filter(isShaped) : [];
  const [shaper] = await Promise.all([
    shapedTexts.length > 0 ? loadShaper?.(shapedTexts) : undefined,
    faces.has('bodyWide') || !hasWideCharacters(texts) ? undefined : loadWideFaces(),
  ]);
  return combineFonts(measureFallbackText, shaper);
}
