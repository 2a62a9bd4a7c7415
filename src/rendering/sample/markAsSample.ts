import { languageDefinitions } from '#domain/languageDefinitions.ts';
import type { Scene, Shape, SideName } from '../scene.ts';
import { createSampleMark } from './sampleMark.ts';

/**
 * Writes "Sample" in the document's language across both pages and before the title of a certificate with invented
 * data. The word on the pages is decoration: screen readers skip it, and it is not part of copied text.
 */
export function markAsSample<Rendered extends { scene: Scene }>(rendered: Rendered): Rendered {
  const sample = markSideAsSample(markSideAsSample(rendered, 'front'), 'back');
  const { scene } = sample;
  const { sampleWord } = languageDefinitions[scene.language];
  return { ...sample, scene: { ...scene, title: `${sampleWord} – ${scene.title}`, sampleWord } };
}

/** Writes "Sample" across one page only, for previews that show one page and change with each key. */
export function markSideAsSample<Rendered extends { scene: Scene }>(
  rendered: Rendered,
  name: SideName,
): Rendered {
  const { scene } = rendered;
  const side = scene[name];
  const { sampleWord } = languageDefinitions[scene.language];
  const marks = createSampleMark(side, sampleWord.toUpperCase());
  // Below texts and codes, but above the veil that some layouts draw between an image and its texts.
  const start = side.shapes.findIndex((shape) => !isVeil(shape));
  const shapes = [...side.shapes.slice(0, start), ...marks, ...side.shapes.slice(start)];
  return { ...rendered, scene: { ...scene, [name]: { ...side, shapes } } };
}

const isVeil = (shape: Shape): boolean => shape.kind === 'path' && shape.opacity !== undefined;
