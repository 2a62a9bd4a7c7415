import type { Language } from '#model/language.ts';
import { type LayoutName, layoutNames } from '#model/template/template.ts';
import { certificateText } from '#rendering/certificateText.ts';
import type { FaceName } from '#rendering/fonts/faces.ts';
import type { PdfPicture } from '#rendering/pdf/pictures.ts';
import type { PdfCertificate, PdfResources } from '#rendering/pdf/scenePdf.ts';
import type { Scene } from '#rendering/scene.ts';
import {
  certificateOf,
  type CertificateWish,
  certificateWishes,
  wordingIn,
} from '../certificates.ts';
import { layOut } from '../layouts.ts';
import { allFonts, faceNames, fontFile } from '../fonts.ts';

const fonts = allFonts();
const files = new Map<FaceName, Uint8Array>(faceNames.map((name) => [name, fontFile(name)]));

/** Pictures are one grey pixel and foreign texts one half-transparent red one. */
export const resources: PdfResources = {
  fonts: files,
  pictures: new Map(),
  foreign: () => ({ width: 1, height: 1, rgba: Uint8ClampedArray.of(255, 0, 0, 128) }),
  creator: 'Certificates',
};

export const pictureUrl = 'https://images.example/wide.jpg';
export const greyPicture: PdfPicture = {
  kind: 'pixels',
  width: 1,
  height: 1,
  rgba: Uint8Array.of(128, 128, 128, 255),
};

/** A certificate laid out with the product's own fonts. */
export async function sceneOf(
  layout: LayoutName,
  wished: keyof typeof certificateWishes | CertificateWish = 'typical',
  language: Language = 'pt',
  hasPicture = false,
): Promise<Scene> {
  const wish: CertificateWish = typeof wished === 'string' ? certificateWishes[wished] : wished;
  const text = certificateText(certificateOf(wish), await wordingIn(language));
  const picture = hasPicture ? { url: pictureUrl, width: 3000, height: 1500 } : undefined;
  const colors = { titleColor: '#00CEB2', contentColor: '#323F47' };
  return layOut(text, { layout, ...colors, background: picture }, fonts);
}

/** One certificate of each layout. */
export function scenesOf(
  ...wish: [(keyof typeof certificateWishes | CertificateWish)?, Language?, boolean?]
): Promise<Scene[]> {
  return Promise.all(layoutNames.map((layout) => sceneOf(layout, ...wish)));
}

export function certificateWith(scene: Scene): PdfCertificate {
  return {
    scene,
    issuedAt: '2026-11-12T15:00:00.000Z',
    author: 'Aurora & Energia',
    subject: 'Segurança da Informação',
    record: { validation_id: '7f3c92d1', learner: 'Ana Conceição' },
  };
}
