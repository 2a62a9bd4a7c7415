import type { PdfConformanceLevel } from '#domain/config.ts';
import type { TextFontName } from '../fonts/faces.ts';
import type { FallbackTextShape, MultiPageScene, Scene } from '../scene.ts';
import type * as bleedFunctions from './bleed.ts';
import type { SharedPdfDataCache } from './SharedPdfDataCache.ts';
import type { ImageFormXObject, PdfImage, PixelImage } from './pdfImages.ts';

/** A certificate to be written to a PDF. */
export interface PdfCertificateInput {
  scene: Scene;
  /**
   * Date of issue as an ISO 8601 instant. The file contains no other date, so the same certificate always gives the
   * same bytes.
   */
  issuedAt: string;
  /** Name of the issuing company. */
  author: string;
  /** Name of the learner. */
  learner: string;
  /** Course for which the certificate was earned. */
  subject: string;
  /** Data of the certificate, attached as `certificate.json`. */
  record: object;
}

/** A statement of learning to be written to a PDF, alone or before the certificates. */
export interface PdfStatementInput extends Pick<
  PdfCertificateInput,
  'issuedAt' | 'author' | 'subject'
> {
  scene: MultiPageScene;
  /** Data from which the statement can be drawn again, attached as `statement.json` if there are certificates. */
  record: object;
}

/** Resources and options for building a PDF document. */
export interface PdfResources {
  /** TrueType files of the fonts in which texts are set, by font name. */
  fonts: ReadonlyMap<TextFontName, Uint8Array>;
  /** Images that the pages contain, by URL. An image that is missing here is not drawn. */
  images: ReadonlyMap<string, PdfImage>;
  /** Returns an image of a text with characters that the certificate fonts lack. */
  drawFallbackText(shape: FallbackTextShape): Omit<PixelImage, 'kind'> | ImageFormXObject;
  /** Cache of data that documents share. Use the same cache for several documents to build them faster. */
  cache?: SharedPdfDataCache;
  /**
   * Optimization of font data. `speed` embeds all Latin letters of each font. The file is about 20 KB larger, but
   * building is much faster if several documents use the same `cache`. `size` embeds only the glyphs that the document
   * uses. Default: `speed` for a single certificate, otherwise `size`.
   */
  optimizeFor?: 'size' | 'speed';
  /** PDF/A and PDF/UA standards of the document. Default: `a3a-ua1`. */
  level?: PdfConformanceLevel | undefined;
  /**
   * Functions that create pages for a print shop: on larger sheets, with the background continued in the bleed, and with
   * crop marks. Default: none, for pages without bleed.
   */
  bleed?: typeof bleedFunctions | undefined;
}
