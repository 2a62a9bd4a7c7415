import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { PdfConformanceLevel } from '#domain/config.ts';
import type { Language } from '#domain/language.ts';
import { createDefaultTemplate, type LayoutName } from '#domain/template/template.ts';
import type * as drawingModule from '#rendering/drawing/engine.ts';
import type { CertificateDesign, DesignImage } from '#rendering/design.ts';
import { throwOnFallbackText, UnwritableTextError } from '#rendering/fonts/unwritableText.ts';
import type { LaidOutCertificate } from '#rendering/pdf/pdfCertificate.ts';
import type { SharedPdfDataCache } from '#rendering/pdf/SharedPdfDataCache.ts';
import type { PdfImage } from '#rendering/pdf/pdfImages.ts';
import type { PdfResources } from '#rendering/pdf/pdfInput.ts';
import type { FontName, LineShaper } from '#rendering/fonts/faces.ts';
import { getOrCreate } from '#runtime/getOrCreate.ts';
import { certificateSamples, createCertificate, type CertificateOptions } from '../certificates.ts';
import { faceNames } from '../fonts.ts';
import { buildPatchesJpeg } from '../images/jpegFiles.ts';
import { buildPatchesPng } from '../images/pngFiles.ts';
import { namesByScript } from '../scriptNames.ts';
import { createStatement, createStatementCertificates } from '../statements.ts';

/** Functions for text in other scripts, which drawing version 1 lacks. */
type ShapingFunctions = 'collectScriptFonts' | 'loadLineShaper';

/** The module of a drawing version, current or frozen. */
export type DrawingModule = Omit<typeof drawingModule, ShapingFunctions> &
  Partial<Pick<typeof drawingModule, ShapingFunctions>>;

const settings = {
  timeZone: 'America/Sao_Paulo',
  publicUrl: 'https://aprender.aurora.com.br/certificados',
};

const imageFiles = {
  'https://images.example/background.jpg': buildPatchesJpeg(),
  'https://images.example/logo.png': buildPatchesPng(),
  'https://images.example/signature.png': buildPatchesPng(),
} as const;
type ImageUrl = keyof typeof imageFiles;

const brand: CertificateOptions['brand'] = {
  legalName: 'Vértice Energia e Participações S.A.',
  logoUrl: 'https://images.example/logo.png',
  signatures: [
    {
      name: 'Marcos Vinicius de Albuquerque',
      role: 'Diretor de Gente',
      imageUrl: 'https://images.example/signature.png',
    },
    { name: 'Helena Prado Siqueira', role: 'CREA 123456-7', imageUrl: null },
  ],
};
const programme: CertificateOptions['programme'] = {
  text: 'Fundamentos da segurança: papéis, riscos e resposta a incidentes. '.repeat(14).trim(),
  instructor: 'Eng.ª Helena Prado Siqueira, CREA 123456-7',
  place: 'Usina Serra Azul, Jaguariaíva (PR)',
};

const brandCases = {
  'no brand': {},
  brand: {
    brand,
    programme,
    template: { backgroundImage: 'https://images.example/background.jpg' },
  },
} as const satisfies Record<string, CertificateOptions>;

/** Samples whose characters the certificate fonts have, so that every machine draws the same. */
const textCases = [
  'typical',
  'longest',
  'missing',
  'unbreakable',
  'vietnamese',
  'cyrillic',
  'greek',
] as const;

/**
 * Draws golden files of a drawing version: certificates in every layout, with and without brand, with different
 * texts and languages, at both conformance levels, and a statement with certificates in each language.
 * @param readFont returns the TTF file of a font of the version
 * @returns the files by name
 */
export async function drawGoldenFiles(
  engine: DrawingModule,
  readFont: ReadFont,
): Promise<Map<string, Uint8Array>> {
  const tasks = new Map<string, () => Promise<Uint8Array>>();
  const drawing = new GoldenDrawing(engine, readFont);
  const { languages, layoutNames } = engine;
  // Layouts and languages that are added later do not change the other files.
  const [firstLayouts, firstLanguages] = [layoutNames.slice(0, 8), languages.slice(0, 3)];
  for (const layout of layoutNames)
    for (const [brandName, brandOptions] of Object.entries(brandCases))
      for (const [index, textCase] of textCases.entries()) {
        const language = firstLanguages[index % firstLanguages.length] ?? 'pt';
        const options = { ...brandOptions, ...certificateSamples[textCase] };
        const certificate = createGoldenCertificate(layout, options);
        const name = `${layout}, ${brandName}, ${textCase}, ${language}`;
        tasks.set(name, () => drawing.createCertificatePdf(certificate, language));
        if (textCase === 'typical')
          tasks.set(`${name}, a4f-ua2`, () =>
            drawing.createCertificatePdf(certificate, language, { level: 'a4f-ua2' }),
          );
      }
  if (engine.loadLineShaper)
    for (const [index, [script, [name]]] of Object.entries(namesByScript).entries()) {
      const layout = firstLayouts[index % firstLayouts.length] ?? 'Layout1';
      const language = firstLanguages[index % firstLanguages.length] ?? 'pt';
      const certificate = createGoldenCertificate(layout, { name, course: name });
      tasks.set(`${layout}, no brand, ${script} names, ${language}`, () =>
        drawing.createCertificatePdf(certificate, language),
      );
    }
  for (const language of languages)
    tasks.set(`statement, ${language}`, () => drawing.createStatementPdf(language));
  const files = new Map<string, Uint8Array>();
  for (const [name, draw] of tasks) files.set(name, await draw());
  return files;
}

function createGoldenCertificate(
  layout: LayoutName,
  { template, ...options }: CertificateOptions,
): IssuedCertificate {
  return createCertificate({
    ...options,
    template: { ...createDefaultTemplate(), ...template, layout },
  });
}

type ReadFont = (name: FontName) => Uint8Array;

class GoldenDrawing {
  private readonly engine: DrawingModule;
  private readonly pdfImages = new Map<string, PdfImage>();
  private readonly images = new Map<string, DesignImage>();
  private readonly cache: SharedPdfDataCache;
  private readonly readFont: ReadFont;
  private readonly fonts: Map<FontName, Uint8Array>;

  constructor(engine: DrawingModule, readFont: ReadFont) {
    this.engine = engine;
    this.readFont = readFont;
    this.fonts = new Map(faceNames.map((name) => [name, readFont(name)]));
    this.cache = new engine.SharedPdfDataCache();
  }

  async createCertificatePdf(
    certificate: IssuedCertificate,
    language: Language,
    options: { level?: PdfConformanceLevel } = {},
  ): Promise<Uint8Array> {
    return this.createPdf([await this.layOutPages(certificate, language)], options);
  }

  private async layOutPages(
    certificate: IssuedCertificate,
    language: Language,
  ): Promise<LaidOutCertificate> {
    const { engine } = this;
    const locale = await engine.loadDocumentLocale(language, settings);
    const text = engine.createCertificateText(certificate, locale);
    const fonts = await engine.loadFonts(
      engine.listTextsToLoadFonts(text),
      throwOnFallbackText,
      this.loadShaper,
    );
    const layout = await engine.loadLayout(certificate.template.layout);
    const design = this.createDesign(certificate);
    return { certificate, text, scene: engine.layoutCertificate(text, design, fonts, layout) };
  }

  /** Loads the fonts of other scripts that texts need. */
  private readonly loadShaper = async (texts: readonly string[]): Promise<LineShaper | undefined> =>
    this.engine.loadLineShaper?.(texts, (name) =>
      getOrCreate(this.fonts, name, () => this.readFont(name)),
    );

  private createPdf(
    certificates: readonly LaidOutCertificate[],
    options: { level?: PdfConformanceLevel } = {},
    statement?: Parameters<DrawingModule['buildPdf']>[2],
  ): Uint8Array {
    const resources: PdfResources & { creator: string } = {
      fonts: this.fonts,
      images: this.pdfImages,
      drawFallbackText: ({ text }) => {
        throw new UnwritableTextError(text);
      },
      // An option of earlier versions.
      creator: 'Certificates',
      cache: this.cache,
      ...options,
    };
    return this.engine.buildPdf(
      certificates.map(this.engine.toPdfCertificateInput),
      resources,
      statement,
    );
  }

  async createStatementPdf(language: Language): Promise<Uint8Array> {
    const { engine } = this;
    const rows = createStatementCertificates(30);
    const statement = createStatement(rows);
    const locale = await engine.loadDocumentLocale(language, settings);
    const text = engine.createStatementText(statement, locale);
    const fonts = await engine.loadFonts(
      engine.listStatementTextsToLoadFonts(text),
      throwOnFallbackText,
    );
    const scene = engine.layoutStatement(text, statement.color, fonts);
    const certificates = await Promise.all(
      rows.slice(0, 2).map(({ id }) => this.layOutPages(createCertificate({ id }), language)),
    );
    return this.createPdf(certificates, {}, engine.toPdfStatementInput(statement, scene));
  }

  private createDesign({ template, brand }: IssuedCertificate): CertificateDesign {
    return {
      layout: template.layout,
      titleColor: `#${template.colors.title}`,
      contentColor: `#${template.colors.content}`,
      backgroundImage: this.loadImage(template.backgroundImage),
      brand: {
        logo: this.loadImage(brand.logoUrl),
        signatures: brand.signatures.map(({ imageUrl }) => this.loadImage(imageUrl)),
      },
    };
  }

  private loadImage(url: string | null): DesignImage | undefined {
    return url ? getOrCreate(this.images, url, () => this.prepareImage(url)) : undefined;
  }

  private prepareImage(url: string): DesignImage {
    const bytes = imageFiles[url as ImageUrl];
    const prepared = this.engine.prepareImageForPdf(bytes);
    if (!prepared) throw new Error(`${url} cannot be read`);
    const { image, width, height } = prepared;
    this.pdfImages.set(url, image);
    return { url, width, height, tones: this.engine.computeBrightnessMapOfFile(bytes) };
  }
}
