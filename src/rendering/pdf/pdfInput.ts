import type { FaceName } from '../fonts/faces.ts';
import type { FallbackTextShape, PagedScene, Scene } from '../scene.ts';
import type { ConformanceLevel } from './metadata.ts';
import type { PdfCache } from './PdfCache.ts';
import type { FormImage, PdfImage, PixelImage } from './pdfImages.ts';

/** A certificate to be written to a PDF. */
export interface PdfCertificate {
  scene: Scene;
  /**
   * Date of issue as an ISO 8601 instant. No other date is written to the file, so that the same certificate always
   * gives the same bytes.
   */
  issuedAt: string;
  /** Name of the issuing company. */
  author: string;
  /** Course for which the certificate was earned. */
  subject: string;
  /** Data of the certificate, attached as `certificate.json`. */
  record: object;
}

/** A statement of learning to be written to a PDF, before the certificates or without certificates. */
export interface PdfStatement extends Pick<PdfCertificate, 'issuedAt' | 'author' | 'subject'> {
  scene: PagedScene;
}

/** Resources and options for building a PDF document. */
export interface PdfResources {
  /** TrueType font files that the scenes use, by font name. */
  fonts: ReadonlyMap<FaceName, Uint8Array>;
  /** Images of the scenes by URL. Missing images are not drawn. */
  images: ReadonlyMap<string, PdfImage>;
  /** Draws text that the certificate fonts lack. */
  drawFallbackText(shape: FallbackTextShape): Omit<PixelImage, 'kind'> | FormImage;
  /** Title of the document. Default: title of the statement, or of the first certificate. */
  title?: string;
  /** Name of the program that created the document. */
  creator: string;
  /** Cache of shared data. Several documents are built faster with the same cache. */
  cache?: PdfCache;
  /**
   * Optimization of font data. `speed` embeds fonts with the whole Latin alphabet, which documents with the same cache
   * share: about 20 KB larger, and much faster with a cache. `size` embeds only the glyphs that the document uses.
   * Default: `speed` for a single certificate, else `size`.
   */
  optimizeFor?: 'size' | 'speed';
  /** PDF/A and PDF/UA standards of the document. Default: `a3a-ua1`. `a1b` has no attachments and no transparency. */
  level?: ConformanceLevel;
}
