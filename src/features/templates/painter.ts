import type { Language } from '#model/language.ts';
import type { CertificateTemplate } from '#model/template.ts';
import {
  designFor,
  type DrawingPlace,
  type DrawnFront,
  drawFront,
  wordingIn,
} from '#rendering/drawCertificate.ts';
import { sampleCertificate } from '#rendering/samples.ts';

/** Draws a template with sample data. @throws whatever a failed chunk request gives */
export type Paint = (template: CertificateTemplate, language: Language) => Promise<DrawnFront>;

/** Draws one after the other, so that scrolling and clicking go before drawing. */
export function createPainter(place: DrawingPlace): Paint {
  let last: Promise<unknown> = Promise.resolve();
  const paint: Paint = async (template, language) => {
    const [wording, design] = await Promise.all([wordingIn(language, place), designFor(template)]);
    const drawing = last.then(async () => {
      await new Promise((resolve) => setTimeout(resolve));
      return drawFront(sampleCertificate(template, language), wording, design);
    });
    last = drawing.catch(() => undefined);
    return drawing;
  };
  return paint;
}
