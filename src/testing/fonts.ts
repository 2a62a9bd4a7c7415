import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Face, facesOfRole, type FaceName, type Fonts } from '#rendering/fonts/faces.ts';
import { faceOf, type FaceMetrics } from '#rendering/fonts/fontMetrics.ts';

const folder = 'src/rendering/fonts';

export const faceNames: readonly FaceName[] = Object.values(facesOfRole).flat();

/** Every face of the product, read from its files; what none has is as wide as its height, as many scripts are. */
export function allFonts(): Fonts {
  const faces = new Map<FaceName, Face>(
    faceNames.map((name) => [name, faceOf(name, metricsOf(name))]),
  );
  return {
    face: (name) => faces.get(name),
    measureForeign: (text) => ({ width: text.length, ascent: 0.9, descent: 0.25 }),
  };
}

/** The committed font file of a face. */
export function fontFile(name: FaceName): Uint8Array {
  return readFileSync(join(folder, 'files', `${name}.ttf`));
}

function metricsOf(name: FaceName): FaceMetrics {
  return JSON.parse(readFileSync(join(folder, 'metrics', `${name}.json`), 'utf8')) as FaceMetrics;
}
