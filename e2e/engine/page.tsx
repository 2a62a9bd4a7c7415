/** Defines `window.engine` of test pages, which draws certificates with the product's code, on screen and as PDF. */
import * as pdfjs from 'pdfjs-dist';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Language } from '#domain/language.ts';
import type { LayoutName } from '#domain/template/template.ts';
import {
  type RenderedCertificate,
  renderCertificate,
  collectFaces,
} from '#rendering/renderCertificate.ts';
import { addFontsToDocument } from '#rendering/fonts/screenFonts.ts';
import { createPdf, type PdfOptions } from '#rendering/createPdf.ts';
import { printCss } from '#rendering/print/printCss.ts';
import { PrintPages } from '#rendering/print/PrintPages.tsx';
import { markAsSample } from '#rendering/sample/markAsSample.ts';
import { SceneSvg } from '#rendering/svg/SceneSvg.tsx';
import { type RenderedStatement, renderStatement } from '#rendering/statement/renderStatement.ts';
import type { Statement } from '#rendering/statement/statementText.ts';
import {
  createCertificate,
  type CertificateOptions,
  certificateSamples,
} from '#testing/certificates.ts';
import { computeSimilarity, toGreyRaster } from '#testing/pdf/similarity.ts';
import { createStatementCertificates, createStatement } from '#testing/statements.ts';
import { type artworks, createBackground } from './artworks.ts';
import { createFullBrand } from './brandImages.ts';
import { type ProgrammeLength, programmes } from './programmes.ts';
import { measureLargestGlyphOffset } from './glyphOffset.ts';
import { compareRunsToBrowserText } from './browserText.ts';
import { getPixels } from './getPixels.ts';
import { listMissingGlyphs } from './missingGlyphs.ts';

export type SampleName = keyof typeof certificateSamples;
export type SideName = 'front' | 'back';

export interface DrawOptions {
  texts: SampleName | CertificateOptions;
  layout: LayoutName;
  language?: Language;
  /** Title colour in hex digits without `#`. */
  title?: string;
  content?: string;
  hasPicture?: boolean;
  /** URL of another background image. */
  imageUrl?: string;
  /** Complete page design instead of a photograph. */
  artwork?: keyof typeof artworks;
  /** Whether to leave a margin for printers. */
  isMarginSafe?: boolean;
  /** Shape of the logo and number of signatures. Default: no brand. */
  brand?: readonly [logo: 'compact' | 'wide', signed: 1 | 2];
  /** Length of the course programme, which comes with instructor and place. Default: none. */
  programme?: ProgrammeLength;
  /** URL of the folder of font slices. */
  fontsUrl?: string;
  /** Whether the front shows the validation ID and a QR code. */
  hasCode?: boolean;
  /** Whether the certificate is marked as a sample. */
  isSample?: boolean;
}

export interface CombinedPdfOptions extends Pick<PdfOptions, 'level' | 'hasBleed'> {
  statementRequest?: { statement: Statement; language: Language };
}

const config = {
  PUBLIC_URL: 'https://aprender.aurora.com.br/certificados',
  CERTIFICATE_TIME_ZONE: 'America/Sao_Paulo',
  LOCALE_STRATEGY: 'prefix_and_default',
} as const;

let root = createRoot(document.body);
let rendered: RenderedCertificate;
let statement: RenderedStatement | undefined;
let pdf: Uint8Array;

async function render(options: DrawOptions): Promise<RenderedCertificate> {
  const { texts, layout, language = 'pt', brand, programme, isMarginSafe } = options;
  const { title = '00CEB2', content = '323F47' } = options;
  const sample: CertificateOptions = typeof texts === 'string' ? certificateSamples[texts] : texts;
  const certificate = createCertificate({
    ...sample,
    ...(brand && { brand: createFullBrand(...brand) }),
    ...(programme && { programme: programmes[programme] }),
    template: {
      layout,
      colors: { title, content },
      backgroundImage: createBackground(options),
      ...(options.hasCode && { showsCodeOnFront: true }),
    },
  });
  const result = await renderCertificate(
    certificate,
    language,
    { ...config, FONTS_URL: options.fontsUrl ?? '' },
    { isMarginSafe },
  );
  return options.isSample ? markAsSample(result) : result;
}

/** Renders a certificate, to which later calls refer. Returns how many of its texts are fallback text. */
async function draw(options: DrawOptions): Promise<number> {
  rendered = await render(options);
  pdf = new Uint8Array();
  return [...rendered.scene.front.shapes, ...rendered.scene.back.shapes].filter(
    ({ kind }) => kind === 'fallbackText',
  ).length;
}

/** Adds a statement of learning before the certificate. @param count number of rows @param learner name of the learner */
async function addStatement(count: number, learner?: string): Promise<void> {
  const statementContent = {
    ...createStatement(createStatementCertificates(count)),
    ...(learner && { learner }),
  };
  statement = await renderStatement(statementContent, 'pt', config);
}

/** Shows sides of the certificate below each other, and waits until fonts and images are loaded. */
async function show(sides: readonly SideName[]): Promise<void> {
  const { scene } = rendered;
  flushSync(() =>
    root.render(
      sides.map((name) => (
        <SceneSvg
          key={name}
          side={scene[name]}
          language={scene.language}
          label={scene[name].label}
        />
      )),
    ),
  );
  await waitUntilPaintable([rendered]);
}

/** Shows the statement and certificates as they are printed. Default: the drawn certificate. */
async function showPrint(requests?: readonly DrawOptions[]): Promise<void> {
  const certificates = requests ? await Promise.all(requests.map(render)) : [rendered];
  root.unmount();
  document.adoptedStyleSheets = [new CSSStyleSheet()];
  document.adoptedStyleSheets[0]?.replaceSync(printCss);
  root = createRoot(document.body);
  flushSync(() => root.render(<PrintPages certificates={certificates} statement={statement} />));
  await waitUntilPaintable(certificates);
}

/** Waits for the fonts and images of certificates and of the statement. */
async function waitUntilPaintable(certificates: readonly RenderedCertificate[]): Promise<void> {
  const pages = certificates.flatMap(({ scene }) => [scene.front, scene.back]);
  await addFontsToDocument(collectFaces(...pages, ...(statement?.scene.pages ?? [])));
  await document.fonts.ready;
  await Promise.all(
    Array.from(document.querySelectorAll('image'), (svgImage) => {
      const image = new Image();
      image.src = svgImage.href.baseVal;
      return image.decode();
    }),
  );
}

/** Creates the PDF of the certificate in base64. */
async function createPdfBase64(): Promise<string> {
  pdf = await createPdf([rendered], { statement });
  return toBase64(pdf);
}

/** Creates one PDF of several certificates, after a statement if given, in base64. */
async function createCombinedPdf(
  requests: readonly DrawOptions[],
  { statementRequest, ...options }: CombinedPdfOptions = {},
): Promise<string> {
  const certificates = await Promise.all(requests.map(render));
  return toBase64(
    await createPdf(certificates, {
      statement:
        statementRequest &&
        (await renderStatement(statementRequest.statement, statementRequest.language, config)),
      ...options,
    }),
  );
}

/** Makes `compareToPdf` use this PDF in base64 in place of the one of the drawn certificate. */
function setPdf(base64: string): void {
  pdf = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Computes the structural similarity of a downscaled screenshot and a side of the PDF, drawn by pdf.js. */
async function compareToPdf(screenshot: string, side: SideName): Promise<number> {
  if (pdf.length === 0) pdf = await createPdf([rendered]);
  const bitmap = await createImageBitmap(await (await fetch(screenshot)).blob());
  const [width, height] = [bitmap.width / oversampling, bitmap.height / oversampling];
  const pdfPixels = await paintPdf(side, width);
  return computeSimilarity(toGreyRaster(getPixels(bitmap, width, height)), toGreyRaster(pdfPixels));
}

/**
 * Factor by which both images are drawn larger before downscaling: browsers round baselines to pixels, and pdf.js widens
 * hairlines.
 */
const oversampling = 1.5;

/** The pdf.js worker is shared, because starting a worker takes longer than drawing a page. */
pdfjs.GlobalWorkerOptions.workerSrc = '/worker.js';
const worker = pdfjs.PDFWorker.create({});

async function paintPdf(side: SideName, width: number): Promise<ImageData> {
  // pdf.js transfers the bytes. Outlines keep glyph positions between pixels.
  const loadingTask = pdfjs.getDocument({ data: pdf.slice(), disableFontFace: true, worker });
  const page = await (await loadingTask.promise).getPage(side === 'front' ? 1 : 2);
  const scale = (oversampling * width) / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement('canvas');
  canvas.width = oversampling * width;
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
  await loadingTask.destroy();
  const height = Math.round(canvas.height / oversampling);
  return getPixels(canvas, width, height, canvas.height / oversampling);
}

const engine = {
  draw,
  addStatement,
  show,
  showPrint,
  /** Returns which image of the certificate could not be loaded, if any. */
  getMissingImage: () => rendered.missingPicture,
  createPdfBase64,
  createCombinedPdf,
  setPdf,
  compareToPdf,
  measureGlyphOffset: (side: SideName) => measureLargestGlyphOffset(rendered.scene[side]),
  findMissingGlyphs: () => listMissingGlyphs(rendered.scene),
  /** Compares the shaped texts of the front with the browser's own drawing of them. */
  compareFrontToBrowserText: () => compareRunsToBrowserText(rendered.scene.front),
  /** Serializes the scene of the certificate, so that tests can compare certificates. */
  serializeScene: () => JSON.stringify(rendered.scene),
};

declare global {
  interface Window {
    engine: typeof engine;
  }
}

window.engine = engine;
