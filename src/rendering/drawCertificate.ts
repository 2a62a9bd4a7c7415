import { publicPlaceOf } from '#model/addresses.ts';
import type { Config } from '#model/config.ts';
import type { IssuedCertificate } from '#model/certificate/issuedCertificate.ts';
import type { TextPart } from '#i18n/catalogue.ts';
import type { Language } from '#model/language.ts';
import { nextTask } from '#model/nextTask.ts';
import { shownImage } from '#model/template/template.ts';
import { certificateText, type CertificateText, textsOf, type Wording } from './certificateText.ts';
import type { CertificateDesign } from './design.ts';
import type { FaceName } from './fonts/faces.ts';
import { readyFaces } from './fonts/screenFonts.ts';
import { drawForeign, loadScreenFonts } from './fonts/foreignText.ts';
import { layoutCertificate, layoutFront } from './layoutCertificate.ts';
import { loadLayout } from './layouts/layouts.ts';
import type { LaidOutCertificate } from './pdf/pdfCertificate.ts';
import { loadDesign, missingPicture, type PictureRole } from './picture/loadDesign.ts';
import type { Side } from './scene.ts';
import type { ForeignPictures } from './screen/SceneSvg.tsx';
import { loadWording } from './wording.ts';

/** A certificate in one language, ready for every painter: its fonts and its pictures are there. */
export interface DrawnCertificate extends LaidOutCertificate {
  foreign: ForeignPictures;
  /** A picture could not be had: its place on the paper is empty. */
  missingPicture: PictureRole | undefined;
}

/** The front alone, for those who show it in small. */
export interface DrawnFront {
  side: Side;
  language: Language;
  foreign: ForeignPictures;
}

/** How the paper of a design is drawn this time. */
export type PaperChoice = Pick<CertificateDesign, 'isMarginSafe'>;

/** The part of the configuration that stands on paper. */
export type DrawingPlace = Pick<Config, 'PUBLIC_URL' | 'CERTIFICATE_TIME_ZONE' | 'LOCALE_STRATEGY'>;

/**
 * Loads what a certificate needs in `language`, whatever the language of the interface, and lays it out.
 * @throws whatever a failed chunk request gives
 */
export async function drawCertificate(
  certificate: IssuedCertificate,
  language: Language,
  place: DrawingPlace,
  choice: PaperChoice = {},
): Promise<DrawnCertificate> {
  const [wording, design] = await Promise.all([
    wordingIn(language, place),
    loadDesign(certificate.template, certificate.brand),
  ]);
  return drawWith(certificate, wording, { ...design, ...choice });
}

/** The same with what many certificates share. @throws whatever a failed chunk request gives */
export async function drawWith(
  certificate: IssuedCertificate,
  wording: Wording,
  design: CertificateDesign,
): Promise<DrawnCertificate> {
  const text = certificateText(certificate, wording);
  const [fonts, layout] = await loadFor(text, design);
  await nextTask();
  const scene = layoutCertificate(text, design, fonts, layout);
  await readyFaces(facesIn(scene.front, scene.back));
  const missing = missingPicture(shownImage(certificate.template), certificate.brand, design);
  return { certificate, text, scene, foreign: drawForeign, missingPicture: missing };
}

/** The front with what many certificates share. @throws whatever a failed chunk request gives */
export async function drawFront(
  certificate: IssuedCertificate,
  wording: Wording,
  design: CertificateDesign,
): Promise<DrawnFront> {
  const text = certificateText(certificate, wording);
  const [fonts, layout] = await loadFor(text, design);
  const side = layoutFront(text, design, fonts, layout);
  await readyFaces(facesIn(side));
  return { side, language: text.language, foreign: drawForeign };
}

/** What lays out a text in a design. @throws whatever a failed chunk request gives */
const loadFor = (text: CertificateText, { layout }: CertificateDesign) =>
  Promise.all([loadScreenFonts(textsOf(text)), loadLayout(layout)]);

/**
 * How documents are worded in a language.
 * @param beside parts that a document has words of beside those of certificates
 * @throws whatever a failed chunk request gives
 */
export function wordingIn(
  language: Language,
  place: DrawingPlace,
  ...beside: readonly TextPart[]
): Promise<Wording> {
  const { CERTIFICATE_TIME_ZONE: timeZone } = place;
  return loadWording(language, { timeZone, ...publicPlaceOf(place) }, ...beside);
}

/** The faces that sides are written in. */
export function facesIn(...sides: readonly Side[]): Set<FaceName> {
  const faces = new Set<FaceName>();
  for (const shape of sides.flatMap(({ shapes }) => shapes))
    if (shape.kind === 'text' || shape.kind === 'ring') faces.add(shape.face);
    // Below pictures of text lie spaces of the role's first face, for those who copy.
    else if (shape.kind === 'foreign') faces.add(shape.role);
  return faces;
}
