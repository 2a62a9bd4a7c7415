import { languageDefinitions } from '#domain/languageDefinitions.ts';
import type { Scene, Side } from '../scene.ts';
import { createSampleMark } from './sampleMark.ts';

/**
 * Writes "Sample" in the document's language across both pages and before the title of a certificate with invented
 * data. The word on the pages is decoration: screen readers skip it, and it is not part of copied text.
 */
export function markAsSample<Rendered extends { scene: Scene }>(rendered: Rendered): Rendered {
  const { scene } = rendered;
  const word = languageDefinitions[scene.language].sampleWord;
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
