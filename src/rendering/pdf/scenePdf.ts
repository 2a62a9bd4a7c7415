import type { FaceName } from '../fonts/faces.ts';
import type { ForeignShape, PagedScene, Scene } from '../scene.ts';
import { CertificatesPdf } from './CertificatesPdf.ts';
import type { Level } from './metadata.ts';
import type { PdfCache } from './PdfCache.ts';
import type { FormPicture, PdfPicture, PixelPicture } from './pictures.ts';

/** One certificate of a document. */
export interface PdfCertificate {
  scene: Scene;
  /** ISO 8601 instant: the file has no other date, so that it is the same whenever it is made. */
  issuedAt: string;
  /** Who issued it. */
  author: string;
  /** What it was earned for. */
  subject: string;
  /** Attached as `certificate.json`. */
  record: object;
}

/** What stands before the certificates of a document, or alone. */
export interface PdfStatement extends Pick<PdfCertificate, 'issuedAt' | 'author' | 'subject'> {
  scene: PagedScene;
}

export interface PdfResources {
  /** TrueType files of the faces that the scenes use. */
  fonts: ReadonlyMap<FaceName, Uint8Array>;
  /** Pictures of the scenes by address. One that is missing is left out. */
  pictures: ReadonlyMap<string, PdfPicture>;
  /** Draws text that no face can write. */
  foreign(shape: ForeignShape): Omit<PixelPicture, 'kind'> | FormPicture;
  /** Of the document. Default: that of the first certificate. */
  title?: string;
  /** Program named as the creator. */
  creator: string;
  /** Kept between documents, they come faster. */
  cache?: PdfCache;
  /**
   * Default `speed` of a certificate alone: fonts have our languages' whole alphabet where it has no letters beyond, which
   * documents with one cache share; some 20 KB more, and with a cache far faster. `size` of all else: fonts have the
   * outlines that their document uses.
   */
  favor?: 'size' | 'speed';
  /** Default `a3a-ua1`. `a1b` has no attachment and nothing transparent. */
  level?: Level;
}

/**
 * Certificates as one PDF, two pages each, after the pages of a statement if there is one, which may also be alone. What
 * they share is in the file once. The same certificates always give the same bytes.
 * @throws Error when a font of a scene is missing, or what a figure shows or a link leads to is blank; UnusablePicture for a
 * JPEG that is neither grey nor RGB
 */
export function scenePdf(
  certificates: readonly PdfCertificate[],
  resources: PdfResources,
  statement?: PdfStatement,
): Uint8Array {
  const isAlone = certificates.length === 1 && !statement;
  const favor = resources.favor ?? (isAlone ? 'speed' : 'size');
  return new CertificatesPdf({ ...resources, favor }).write(certificates, statement);
}
