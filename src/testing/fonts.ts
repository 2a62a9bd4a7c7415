import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type Face,
  faceNamesByRole,
  type FaceName,
  type FontName,
  type LoadedCertificateFonts,
} from '#rendering/fonts/faces.ts';
import { createIdentifierFace } from '#rendering/fonts/identifierFace.ts';
import { createFace, type FaceMetrics } from '#rendering/fonts/fontMetrics.ts';

const folder = 'src/rendering/fonts';

export const faceNames: readonly FaceName[] = Object.values(faceNamesByRole).flat();

/**
 * Loads all certificate fonts from their files. Fallback text (characters that the fonts lack) is measured as one em
 * per character.
 */
export function loadAllFonts(): LoadedCertificateFonts {
  const faces = new Map<FaceName, Face>(faceNames.map((name) => [name, readFace(name)]));
  return {
    getFace: (name) => faces.get(name),
    measureFallbackText: (text) => ({ width: text.length, ascent: 0.9, descent: 0.25 }),
  };
}

/** Reads a font file of the repository. */
export function readFontFile(name: FontName): Uint8Array {
  return readFileSync(join(folder, 'files', `${name}.ttf`));
}

/**
 * Reads a font file of a drawing engine.
 * @param engineFile module of the engine. A frozen one has its fonts beside it; one that it does not know, and does not use,
 * is that of the present engine
 */
export function readEngineFont(engineFile: string, name: FontName): Uint8Array {
  const file = join(dirname(engineFile), 'fonts', `${name}.ttf`);
  return existsSync(file) ? readFileSync(file) : readFontFile(name);
}

/** Reads the metrics of a certificate font of the repository. */
export const readFace = (name: FaceName): Face =>
  name === 'identifier'
    ? createIdentifierFace(readFace('body'))
    : createFace(name, readMetrics(name));

function readMetrics(name: FaceName): FaceMetrics {
  return JSON.parse(readFileSync(join(folder, 'metrics', `${name}.json`), 'utf8')) as FaceMetrics;
}
