import type { Language } from '#domain/language.ts';
import type { Scene, Side } from '../scene.ts';
import { createSampleMark } from './sampleMark.ts';

const sampleWords: Readonly<Record<Language, string>> = {
  pt: 'Amostra',
  en: 'Sample',
  es: 'Muestra',
};

/**
 * Writes "Sample" in the document's language across both pages and before the title of a certificate with invented
 * data. The word on the pages is decoration: screen readers skip it, and it is not part of copied text.
 */
export function markAsSample<Rendered extends { scene: Scene }>(rendered: Rendered): Rendered {
  const { scene } = rendered;
  const word = sampleWords[scene.language];
  const addMark = (side: Side): Side => ({
    ...side,
    shapes: [...createSampleMark(side, word.toUpperCase()), ...side.shapes],
  });
  return {
    ...rendered,
    scene: {
      ...scene,
      title: `${word} – ${scene.title}`,
      sampleWord: word,
      front: addMark(scene.front),
      back: addMark(scene.back),
    },
  };
}
