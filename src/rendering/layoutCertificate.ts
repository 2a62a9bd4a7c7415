import type { CertificateText } from './certificateText.ts';
import { composeFront } from './composeFront.ts';
import type { CertificateDesign } from './design.ts';
import type { LoadedCertificateFonts } from './fonts/faces.ts';
import { ShapeCollector } from './layouts/composer.ts';
import type { Layout } from './layouts/layout.ts';
import { getPresentLayoutElements } from './layouts/layoutContext.ts';
import { getBrandImages, prepareDesign } from './prepareDesign.ts';
import type { Scene, Shape, Side } from './scene.ts';

/**
 * Lays out both sides of a certificate. The same text, design and fonts always give the same result.
 * @param layout the layout that the design names
 * @param fonts must contain every certificate font that the text needs; characters that no certificate font has are
 * drawn as images
 * @throws UnwritableTextError if the environment cannot draw such characters as images
 */
export function layoutCertificate(
  text: CertificateText,
  design: CertificateDesign,
  fonts: LoadedCertificateFonts,
  layout: Layout,
): Scene {
  const context = getPresentLayoutElements(text, design);
  const { colors, getBackground, colorPicker } = prepareDesign(design, context, layout);
  const brand = getBrandImages(design);

  const { side, name, rests } = composeFront(text, design, fonts, layout);
  const back = new ShapeCollector(fonts, text.language, colorPicker);
  layout.drawBack({ composer: back, text, colors, context, brand }, rests);

  return {
    title: [text.title, text.name, text.course].filter(Boolean).join(' – '),
    language: text.language,
    front: side,
    back: { label: text.sides.back, background: getBackground('back'), shapes: back.shapes },
    fitting: {
      nameLines: name?.lines.length ?? 0,
      nameSize: name?.size ?? 0,
      isContinuedOnBack: rests.length > 0,
      fallbackTexts: findFallbackTexts([...side.shapes, ...back.shapes]),
    },
  };
}

/**
 * Lays out only the front of a certificate.
 * @throws UnwritableTextError if a text on the front has characters that no certificate font has, and the environment
 * cannot draw such characters as images
 */
export function layoutFront(
  text: CertificateText,
  design: CertificateDesign,
  fonts: LoadedCertificateFonts,
  layout: Layout,
): Side {
  return composeFront(text, design, fonts, layout).side;
}

/**
 * Lists the texts that are drawn as images because no certificate font has their characters. Each text is listed once,
 * in reading order.
 */
function findFallbackTexts(shapes: readonly Shape[]): string[] {
  const texts = shapes.flatMap((shape) => (shape.kind === 'fallbackText' ? [shape.text] : []));
  return [...new Set(texts)];
}
