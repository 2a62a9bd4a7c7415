import type { createPdf } from '#rendering/createPdf.ts';
import type { RenderedCertificate } from '#rendering/renderCertificate.ts';
import { yieldToMain } from '#runtime/yieldToMain.ts';

/**
 * Wraps `createPdf` so that it blocks the page for a shorter time at once. Compressing the backgrounds takes most of the
 * time: each side of the first certificate is created alone before, without its texts, and stays in the cache of
 * `createPdf`.
 */
export const createPdfInSteps =
  (create: typeof createPdf): typeof createPdf =>
  async (certificates, options) => {
    const [first] = certificates;
    if (first)
      for (const side of ['front', 'back'] as const) {
        await create([keepBackground(first, side)], { level: options?.level });
        await yieldToMain();
      }
    return create(certificates, options);
  };

function keepBackground(
  certificate: RenderedCertificate,
  name: 'front' | 'back',
): RenderedCertificate {
  const { scene } = certificate;
  const side = { ...scene[name], shapes: [] };
  return { ...certificate, scene: { ...scene, front: side, back: side } };
}
