import type { FaceName } from '../../src/rendering/fonts/faces.ts';
import { BatchDrawer } from '../../src/entries/batchDrawer.ts';
import { layoutNames } from '../../src/model/template/template.ts';
import { certificateText } from '../../src/rendering/certificateText.ts';
import { designOf } from '../../src/rendering/design.ts';
import { loadFonts } from '../../src/rendering/fonts/loadFonts.ts';
import { refuseForeign } from '../../src/rendering/fonts/unwritableText.ts';
import { layoutCertificate } from '../../src/rendering/layoutCertificate.ts';
import { loadLayouts } from '../../src/rendering/layouts/layouts.ts';
import { loadWording } from '../../src/rendering/wording.ts';
import { certificateOf, certificateWishes } from '../../src/testing/certificates.ts';
import { plain } from './plain.ts';

const publicUrl = 'https://learn.example/certificates';

/** @returns layouts by name, what makes the next PDF of a batch, and one certificate's shapes for a peer */
export async function prepareBatch(readFont: (name: FaceName) => Uint8Array) {
  const wording = await loadWording('pt', { publicUrl, timeZone: 'America/Sao_Paulo' });
  const fonts = await loadFonts([], refuseForeign);
  const drawings = await loadLayouts();
  const layouts = (['typical', 'longest'] as const).flatMap((wish) => {
    const text = certificateText(certificateOf(certificateWishes[wish]), wording);
    return layoutNames.map((layout) => {
      const design = designOf({ ...certificateOf().template, layout });
      return [
        `${layout}, ${wish}`,
        () => layoutCertificate(text, design, fonts, drawings[layout]),
      ] as const;
    });
  });
  const drawer = new BatchDrawer({ language: 'pt', publicUrl, readFont }, readFont);
  const pdf = async (index: number) => drawer.pdf([await drawer.draw(wireOf(index))]);
  const { scene } = await drawer.draw(wireOf(0));
  return { layouts, pdf, sides: [scene.front, scene.back].map(plain) };
}

/** A certificate as the server sends it, each with its own name and number. */
export function wireOf(index: number) {
  const id = `7f3c92d1-4b8e-4c1a-9d52-${String(index).padStart(12, '0')}`;
  const { template, ...certificate } = certificateOf({ name: `Ana Beatriz Moura ${index}`, id });
  const { customFields: custom_fields, name, colors } = template;
  const layout = layoutNames[index % layoutNames.length];
  return { ...certificate, template: { name, colors, custom_fields, layout } };
}
