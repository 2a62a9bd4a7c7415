import * as v from 'valibot';
import { configSchema, type PdfConformanceLevel } from '#domain/config.ts';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { Language } from '#domain/language.ts';
import { type CertificateTemplate, getBackgroundImageUrl } from '#domain/template/template.ts';
import { collectScriptFonts } from '#rendering/collectScriptFonts.ts';
import { createCertificateText, listTextsToLoadFonts } from '#rendering/certificateText.ts';
import { type DesignImage, type CertificateDesign, createDesign } from '#rendering/design.ts';
import {
  faceNamesByRole,
  type FontName,
  type LineShaper,
  type TextFontName,
} from '#rendering/fonts/faces.ts';
import { loadFonts } from '#rendering/fonts/loadFonts.ts';
import type { SlicedFont } from '#rendering/fonts/sliceIndex.ts';
import { isSliceFontName } from '#rendering/fonts/sliceNames.ts';
import { throwOnFallbackText, UnwritableTextError } from '#rendering/fonts/unwritableText.ts';
import { loadLayouts } from '#rendering/layouts/layouts.ts';
import { isArtworkLayout } from '#rendering/layouts/layoutProperties.ts';
import { layoutCertificate } from '#rendering/layoutCertificate.ts';
import { type LaidOutCertificate, toPdfCertificateInput } from '#rendering/pdf/pdfCertificate.ts';
import { SharedPdfDataCache } from '#rendering/pdf/SharedPdfDataCache.ts';
import type { PdfImage } from '#rendering/pdf/pdfImages.ts';
import { prepareImageForPdf } from '#rendering/images/prepareImageForPdf.ts';
import type { BrightnessMap } from '#rendering/images/tones.ts';
import { computeBrightnessMapOfFile } from '#rendering/images/readTones.ts';
import * as bleedFunctions from '#rendering/pdf/bleed.ts';
import { buildPdf } from '#rendering/pdf/buildPdf.ts';
import type { SliceSource } from '#rendering/shaping/FontSlices.ts';
import type { FallbackTextWriter as FontTextWriter } from './FallbackTextWriter.ts';
import { loadDocumentLocale } from '#rendering/documentLocale.ts';
import { getOrCreate } from '#runtime/getOrCreate.ts';
import { CertificateParser } from './CertificateParser.ts';
import { readSlice, readSliceIndex } from './sliceFolder.ts';
import {
  decodeImageData,
  describeImage,
  describeImageProblem,
  addFieldToImageError,
  UnusableImageError,
} from './unusableImage.ts';

/** Options of the documents that a batch creates: language, addresses, PDF standards, fonts and images. */
export interface BatchOptions {
  language: Language;
  /** Absolute http(s) base URL of the public certificate pages, to which the QR codes link. */
  publicUrl: string;
  /** IANA time zone of the dates on the certificates. Default: `America/Sao_Paulo`. */
  timeZone?: string | undefined;
  /** Conformance level of the PDF files. Default `a3a-ua1`: PDF/A-3a and PDF/UA-1. */
  level?: PdfConformanceLevel | undefined;
  /** Whether the pages are for a print shop, with bleed and crop marks. Default: false. */
  hasBleed?: boolean | undefined;
  /**
   * Reads the TTF file of a font by its name. Default: reads the file from the folder `fonts` next to the built module.
   */
  readFont?: ((name: FontName) => Uint8Array) | undefined;
  /**
   * Reads a background image, company logo or signature by its URL. The image must be a PNG, JPEG or GIF. If null is
   * returned, the certificate is drawn without the image. Default: decodes `data:` URLs; certificates with images at
   * other URLs fail.
   */
  readImage?: ((address: string) => Uint8Array | null) | undefined;
  /**
   * Folder of TrueType and OpenType fonts for characters that the certificate fonts lack, or of slices that
   * `npm run fonts -- cjk` has made. Default: no folder; certificates with such characters fail.
   */
  fonts?: string | undefined;
  /**
   * Templates for certificates that contain none, as JSON: a template that the plugin exported, the response of
   * `GET /certificate-templates/favorite`, or that of `GET /certificate-templates`. Of several, the one that the
   * certificate's mission or content names is used, otherwise the favourite. Default: certificates without a template
   * fail.
   */
  templates?: unknown;
}

/** The functions that measure and draw text with characters that the certificate fonts lack. */
type FallbackTextWriter = Pick<FontTextWriter, 'measure' | 'draw'>;

const rejectingWriter: FallbackTextWriter = {
  measure: throwOnFallbackText,
  draw: ({ text }) => {
    throw new UnwritableTextError(text);
  },
};

/** A renderer of many certificates. Messages, fonts and images are loaded once and used for all certificates. */
export class BatchRenderer {
  private readonly fontFolder: string | undefined;
  private readonly slicedFonts: readonly SlicedFont[] | undefined;
  private slices: Promise<SliceSource | undefined> | undefined;
  private fallbackWriter: FallbackTextWriter = rejectingWriter;
  private readonly documentLocale: ReturnType<typeof loadDocumentLocale>;
  private readonly layouts = loadLayouts();
  private readonly readFont: (name: FontName) => Uint8Array;
  /** Font files that have been read. Those of other scripts are read when a text needs them. */
  private readonly fonts = new Map<TextFontName, Uint8Array>();
  private readonly pdfImages = new Map<string, PdfImage>();
  private readonly images = new Map<string, DesignImage>();
  private readonly tonesByUrl = new Map<string, BrightnessMap | undefined>();
  private readonly readImage: NonNullable<BatchOptions['readImage']>;
  private readonly cache = new SharedPdfDataCache();
  private readonly level: PdfConformanceLevel;
  private readonly hasBleed: boolean;
  private readonly parser: CertificateParser;

  /** @throws ValiError for an invalid address, time zone or level; UnusableTemplateError for invalid `templates` */
  constructor(options: BatchOptions, readFont: (name: FontName) => Uint8Array) {
    const { MISSIONS_API: httpUrl, CERTIFICATE_TIME_ZONE, PDF_LEVEL } = configSchema.entries;
    this.level = v.parse(PDF_LEVEL, options.level);
    this.hasBleed = options.hasBleed ?? false;
    this.documentLocale = loadDocumentLocale(options.language, {
      timeZone: v.parse(CERTIFICATE_TIME_ZONE, options.timeZone),
      publicUrl: v.parse(httpUrl, options.publicUrl),
    });
    this.readFont = options.readFont ?? readFont;
    for (const name of Object.values(faceNamesByRole).flat()) this.getFontFile(name);
    this.fontFolder = options.fonts;
    this.slicedFonts = options.fonts === undefined ? undefined : readSliceIndex(options.fonts);
    this.parser = new CertificateParser(options.templates);
    this.readImage =
      options.readImage ??
      ((address) => {
        if (address.startsWith('data:')) return decodeImageData(address);
        throw new UnusableImageError(`There is no image for ${address}`);
      });
  }

  /**
   * Lays out a certificate.
   * @throws InvalidCertificateError for invalid input; UnwritableTextError for characters that no font has;
   * UnusableImageError for an image that cannot be read; errors of `readImage`
   */
  async render(input: unknown): Promise<LaidOutCertificate> {
    const certificate = this.parser.parse(input);
    const text = createCertificateText(certificate, await this.documentLocale);
    const design = this.loadDesign(certificate);
    const { measure } = await this.loadFallbackWriter();
    const fonts = await loadFonts(
      listTextsToLoadFonts(text),
      measure,
      this.loadShaper,
      this.slicedFonts !== undefined,
    );
    const layouts = await this.layouts;
    const scene = layoutCertificate(text, design, fonts, layouts[design.layout]);
    return { certificate, text, scene };
  }

  /** Creates one PDF of rendered certificates. The bytes are the same as those of a PDF downloaded in the plugin. */
  createPdf(certificates: readonly LaidOutCertificate[]): Uint8Array {
    for (const { scene } of certificates)
      for (const name of collectScriptFonts(scene.front, scene.back)) this.getFontFile(name);
    return buildPdf(certificates.map(toPdfCertificateInput), {
      fonts: this.fonts,
      images: this.pdfImages,
      drawFallbackText: this.fallbackWriter.draw,
      cache: this.cache,
      level: this.level,
      bleed: this.hasBleed ? bleedFunctions : undefined,
    });
  }

  /** Loads the code and fonts that shape texts in other scripts. */
  private readonly loadShaper = async (texts: readonly string[]): Promise<LineShaper> => {
    const { loadLineShaper } = await import('#rendering/shaping/loadLineShaper.ts');
    return loadLineShaper(
      texts,
      (name) => this.getFontFile(name),
      await (this.slices ??= this.loadSlices()),
    );
  };

  private async loadSlices(): Promise<SliceSource | undefined> {
    if (this.fontFolder === undefined || !this.slicedFonts) return undefined;
    const { FontSlices } = await import('#rendering/shaping/FontSlices.ts');
    const slices = new FontSlices(this.fontFolder, this.slicedFonts);
    return { slices, readSlice: (name) => this.getFontFile(name) };
  }

  private getFontFile(name: TextFontName): Uint8Array {
    return getOrCreate(this.fonts, name, () =>
      isSliceFontName(name) ? readSlice(this.fontFolder ?? '', name) : this.readFont(name),
    );
  }

  private async loadFallbackWriter(): Promise<FallbackTextWriter> {
    if (this.fontFolder !== undefined && this.fallbackWriter === rejectingWriter) {
      const { createFallbackTextRenderer } = await import('./fallbackFonts.ts');
      this.fallbackWriter = createFallbackTextRenderer(this.fontFolder, this.fonts);
    }
    return this.fallbackWriter;
  }

  /** Creates the design of a certificate from its template and brand, as `loadDesign` does in the browser. */
  private loadDesign({ template, brand }: IssuedCertificate): CertificateDesign {
    const background = this.getBackground(template);
    const logo = this.getImage(brand.logoUrl, 'company.logo_url');
    const signatures = brand.signatures.map(({ imageUrl }, index) =>
      this.getImage(imageUrl, `signatures[${index}].image_url`),
    );
    return { ...createDesign(template, background), brand: { logo, signatures } };
  }

  private getBackground(template: CertificateTemplate): DesignImage | undefined {
    const url = getBackgroundImageUrl(template);
    const field = template.backgroundImage ? 'background_image' : 'raw_image';
    const image = this.getImage(url, `template.${field}`);
    if (!image || !isArtworkLayout(template.layout)) return image;
    return { ...image, tones: this.getTones(url) };
  }

  private getTones(url: string): BrightnessMap | undefined {
    if (!this.tonesByUrl.has(url))
      this.tonesByUrl.set(url, computeBrightnessMapOfFile(this.readImage(url) ?? new Uint8Array()));
    return this.tonesByUrl.get(url);
  }

  private getImage(url: string | null, field: string): DesignImage | undefined {
    if (!url) return undefined;
    return this.images.get(url) ?? addFieldToImageError(url, field, () => this.loadImage(url));
  }

  private loadImage(url: string): DesignImage | undefined {
    const bytes = this.readImage(url);
    if (!bytes) return undefined;
    const pdfImage = prepareImageForPdf(bytes);
    if (!pdfImage)
      throw new UnusableImageError(`${describeImage(url)} ${describeImageProblem(bytes)}`);
    const image = { url, width: pdfImage.width, height: pdfImage.height };
    this.pdfImages.set(url, pdfImage.image);
    this.images.set(url, image);
    return image;
  }
}
