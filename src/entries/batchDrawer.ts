import * as v from 'valibot';
import { sentCertificateSchema } from '#api/documents/issuedCertificateWire.ts';
import { fieldOf } from '#api/rest/reading.ts';
import { configSchema, type PdfLevel } from '#model/config.ts';
import type { IssuedCertificate } from '#model/certificate/issuedCertificate.ts';
import type { Language } from '#model/language.ts';
import { type CertificateTemplate, shownImage } from '#model/template/template.ts';
import { certificateText, textsOf } from '#rendering/certificateText.ts';
import { type BackgroundPicture, type CertificateDesign, designOf } from '#rendering/design.ts';
import { type FaceName, facesOfRole } from '#rendering/fonts/faces.ts';
import { loadFonts } from '#rendering/fonts/loadFonts.ts';
import { refuseForeign, UnwritableText } from '#rendering/fonts/unwritableText.ts';
import { loadLayout } from '#rendering/layouts/layouts.ts';
import { isArtwork } from '#rendering/layouts/looks.ts';
import { layoutCertificate } from '#rendering/layoutCertificate.ts';
import { creator, type LaidOutCertificate, pdfCertificate } from '#rendering/pdf/pdfCertificate.ts';
import { PdfCache } from '#rendering/pdf/PdfCache.ts';
import {
  isPlainJpeg,
  jpegSize,
  type PdfPicture,
  UnusablePicture,
} from '#rendering/pdf/pictures.ts';
import { bytesOfDataUrl } from '#rendering/picture/dataUrl.ts';
import { pictureHeader } from '#rendering/picture/pictureHeader.ts';
import { pixelsOfFile } from '#rendering/picture/pixelsOfFile.ts';
import type { Tones } from '#rendering/picture/tones.ts';
import { tonesOfFile } from '#rendering/picture/tonesOfFile.ts';
import { scenePdf } from '#rendering/pdf/scenePdf.ts';
import type { ForeignWriter } from '#rendering/shaping/ForeignWriter.ts';
import { loadWording } from '#rendering/wording.ts';

/** What the papers of a batch are written with, and where their codes lead. */
export interface BatchOptions {
  language: Language;
  /** Where the public certificates are: an absolute http(s) address. */
  publicUrl: string;
  /** IANA zone of the dates. Default: that of the configuration. */
  timeZone?: string | undefined;
  /** Standards that the files keep. Default `a3a-ua1`: PDF/A-3a and PDF/UA-1. */
  level?: PdfLevel | undefined;
  /** The TTF of a face. Default: the folder `fonts` beside the built module. */
  readFont?: ((name: FaceName) => Uint8Array) | undefined;
  /**
   * A picture of the paper by its address, the template's background, the company's logo or a signature: a PNG, or a JPEG
   * in grey or RGB without EXIF. Null leaves its place empty. Nothing is fetched or read that this does not give.
   */
  readImage?: ((address: string) => Uint8Array | null) | undefined;
  /**
   * Folder of TrueType and OpenType files, for text that no certificate font has. Default: none, and such text is refused.
   */
  fonts?: string | undefined;
}

/** Draws what no certificate font has. */
type ForeignPen = Pick<ForeignWriter, 'measure' | 'draw'>;

const noPen: ForeignPen = {
  measure: refuseForeign,
  draw: ({ text }) => {
    throw new UnwritableText(text);
  },
};

/** Not a certificate as `GET /certificates/{id}` answers it; the message names the field. */
export class UnreadableCertificate extends Error {
  override name = 'UnreadableCertificate';
}

/** Draws many certificates with the same wording, fonts and pictures. */
export class BatchDrawer {
  private readonly fontFolder: string | undefined;
  private pen: ForeignPen = noPen;
  private readonly wording: ReturnType<typeof loadWording>;
  private readonly fonts: ReadonlyMap<FaceName, Uint8Array>;
  private readonly files = new Map<string, PdfPicture>();
  private readonly pictures = new Map<string, BackgroundPicture>();
  private readonly tones = new Map<string, Tones | undefined>();
  private readonly readImage: NonNullable<BatchOptions['readImage']>;
  private readonly cache = new PdfCache();
  private readonly level: PdfLevel;

  /** @throws ValiError when the address or the time zone is none, or the level is unknown */
  constructor(options: BatchOptions, readFont: (name: FaceName) => Uint8Array) {
    const { MISSIONS_API: httpUrl, CERTIFICATE_TIME_ZONE, PDF_LEVEL } = configSchema.entries;
    this.level = v.parse(PDF_LEVEL, options.level);
    this.wording = loadWording(options.language, {
      timeZone: v.parse(CERTIFICATE_TIME_ZONE, options.timeZone),
      publicUrl: v.parse(httpUrl, options.publicUrl),
    });
    const faces = Object.values(facesOfRole).flat();
    this.fonts = new Map(faces.map((name) => [name, (options.readFont ?? readFont)(name)]));
    this.fontFolder = options.fonts;
    this.readImage =
      options.readImage ??
      ((address) => {
        if (address.startsWith('data:')) return bytesOfDataUrl(address);
        throw new UnusablePicture(`Nobody gave the picture ${address}`);
      });
  }

  /** @throws UnreadableCertificate, UnwritableText, UnusablePicture, or what `readImage` throws */
  async draw(wire: unknown): Promise<LaidOutCertificate> {
    const certificate = certificateIn(wire);
    const text = certificateText(certificate, await this.wording);
    const design = this.design(certificate);
    const { measure } = await this.loadPen();
    const fonts = await loadFonts(textsOf(text), measure);
    const scene = layoutCertificate(text, design, fonts, await loadLayout(design.layout));
    return { certificate, text, scene };
  }

  /** The bytes of the plugin's own download. */
  pdf(drawn: readonly LaidOutCertificate[]): Uint8Array {
    return scenePdf(drawn.map(pdfCertificate), {
      fonts: this.fonts,
      pictures: this.files,
      foreign: this.pen.draw,
      creator,
      cache: this.cache,
      level: this.level,
    });
  }

  private async loadPen(): Promise<ForeignPen> {
    if (this.fontFolder !== undefined && this.pen === noPen) {
      const { foreignWriterOf } = await import('./foreignFonts.ts');
      this.pen = foreignWriterOf(this.fontFolder, this.fonts);
    }
    return this.pen;
  }

  /** As `loadDesign` has it in the plugin. */
  private design({ template, brand }: IssuedCertificate): CertificateDesign {
    const background = this.background(template);
    const logo = this.picture(brand.logoUrl);
    const signatures = brand.signatures.map(({ imageUrl }) => this.picture(imageUrl));
    return { ...designOf(template, background), brand: { logo, signatures } };
  }

  private background(template: CertificateTemplate): BackgroundPicture | undefined {
    const url = shownImage(template);
    const picture = this.picture(url);
    if (!picture || !isArtwork(template.layout)) return picture;
    return { ...picture, tones: this.tonesAt(url) };
  }

  private tonesAt(url: string): Tones | undefined {
    if (!this.tones.has(url))
      this.tones.set(url, tonesOfFile(this.readImage(url) ?? new Uint8Array()));
    return this.tones.get(url);
  }

  private picture(url: string | null): BackgroundPicture | undefined {
    if (!url) return undefined;
    const known = this.pictures.get(url);
    if (known) return known;
    const bytes = this.readImage(url);
    if (!bytes) return undefined;
    const { file, ...size } = readPicture(url, bytes);
    const picture = { url, ...size };
    this.files.set(url, file);
    this.pictures.set(url, picture);
    return picture;
  }
}

/** A file as a PDF takes it, and its own size in pixels. */
function readPicture(url: string, bytes: Uint8Array) {
  if (isPlainJpeg(bytes)) {
    const { width, height } = jpegSize(bytes);
    return { file: { kind: 'jpeg', bytes } as const, width, height };
  }
  const pixels = pixelsOfFile(bytes);
  const header = pixels && pictureHeader(bytes);
  if (!header)
    throw new UnusablePicture(`${url} is no PNG, and no JPEG in grey or RGB without EXIF`);
  const { width, height } = header;
  return { file: { kind: 'pixels', ...pixels } as const, width, height };
}

function certificateIn(wire: unknown): IssuedCertificate {
  const result = v.safeParse(sentCertificateSchema, wire);
  if (!result.success) {
    const [issue] = result.issues;
    throw new UnreadableCertificate(`${fieldOf(issue) ?? 'certificate'}: ${issue.message}`);
  }
  const { template, ...certificate } = result.output;
  // Nobody looks at these, and nobody could be asked for what is missing.
  if (!certificate.user.name) throw new UnreadableCertificate('user.name: Expected one');
  if (!template) throw new UnreadableCertificate('template: Expected one');
  return { ...certificate, template };
}
