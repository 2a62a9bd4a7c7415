/** What a page of the fidelity tests can do: draw certificates with the product's own code, on screen and as PDF. */
import * as pdfjs from 'pdfjs-dist';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { loadTexts } from '#i18n/catalogue.ts';
import type { PdfLevel } from '#model/config.ts';
import type { Language } from '#model/language.ts';
import type { LayoutName } from '#model/template/template.ts';
import { type DrawnCertificate, drawCertificate, facesIn } from '#rendering/drawCertificate.ts';
import { readyFaces } from '#rendering/fonts/screenFonts.ts';
import { makePdf } from '#rendering/makePdf.ts';
import { printCss } from '#rendering/print/printCss.ts';
import { Sheets } from '#rendering/print/Sheets.tsx';
import { SceneSvg } from '#rendering/screen/SceneSvg.tsx';
import { type DrawnStatement, drawStatement } from '#rendering/statement/drawStatement.ts';
import { certificateOf, type CertificateWish, certificateWishes } from '#testing/certificates.ts';
import { likeness, rasterOf } from '#testing/pdf/likeness.ts';
import { statedCertificates, statementOf } from '#testing/statements.ts';
import { type artworks, pictureOf } from './artworks.ts';
import { fullBrand } from './brandPictures.ts';
import { type ProgrammeLength, programmes } from './programmes.ts';
import { furthestGlyphOf } from './furthestGlyph.ts';
import { drawStated, type Stated } from './stated.ts';
import { boxesIn } from './signPictures.ts';

export type WishName = keyof typeof certificateWishes;
export type SideName = 'front' | 'back';

export interface Wanted {
  texts: WishName | CertificateWish;
  layout: LayoutName;
  language?: Language;
  /** Hex digits without `#`. */
  title?: string;
  content?: string;
  hasPicture?: boolean;
  /** Address of another one. */
  picture?: string;
  /** A finished page in place of a photograph. */
  artwork?: keyof typeof artworks;
  /** For printers that leave a margin. */
  isMarginSafe?: boolean;
  /** What the company has on its paper, by its logo and how many sign. Default: nothing. */
  brand?: readonly [logo: 'compact' | 'wide', signed: 1 | 2];
  /** What was taught, with instructor and place. Default: nothing. */
  programme?: ProgrammeLength;
}

const place = {
  PUBLIC_URL: 'https://aprender.aurora.com.br/certificados',
  CERTIFICATE_TIME_ZONE: 'America/Sao_Paulo',
  LOCALE_STRATEGY: 'prefix_and_default',
} as const;

let root = createRoot(document.body);
let drawn: DrawnCertificate;
let statement: DrawnStatement | undefined;
let pdf: Uint8Array;

function drawnFor(wanted: Wanted): Promise<DrawnCertificate> {
  const { texts, layout, language = 'pt', brand, programme, isMarginSafe } = wanted;
  const { title = '00CEB2', content = '323F47' } = wanted;
  const wish: CertificateWish = typeof texts === 'string' ? certificateWishes[texts] : texts;
  const certificate = certificateOf({
    ...wish,
    ...(brand && { brand: fullBrand(...brand) }),
    ...(programme && { programme: programmes[programme] }),
    template: {
      layout,
      colors: { title, content },
      backgroundImage: pictureOf(wanted),
    },
  });
  return drawCertificate(certificate, language, place, { isMarginSafe });
}

/** Draws a certificate; what comes after is about it. @returns how many of its texts are pictures */
async function draw(wanted: Wanted): Promise<number> {
  drawn = await drawnFor(wanted);
  pdf = new Uint8Array();
  return [...drawn.scene.front.shapes, ...drawn.scene.back.shapes].filter(
    ({ kind }) => kind === 'foreign',
  ).length;
}

/** From now on a statement of so many rows comes before the certificate. @param learner of the statement */
async function state(count: number, learner?: string): Promise<void> {
  await loadTexts('statement');
  const wished = { ...statementOf(statedCertificates(count)), ...(learner && { learner }) };
  statement = await drawStatement(wished, 'pt', place);
}

/** Puts sides on the page, one below the other, and waits until all of them can be painted. */
async function show(sides: readonly SideName[]): Promise<void> {
  const { scene, foreign } = drawn;
  flushSync(() =>
    root.render(
      sides.map((name) => (
        <SceneSvg
          key={name}
          side={scene[name]}
          language={scene.language}
          label={scene[name].label}
          foreign={foreign}
        />
      )),
    ),
  );
  await readyToPaint();
}

/** Puts statement and both sides on the page as the print has them. */
async function showPrint(): Promise<void> {
  root.unmount();
  document.adoptedStyleSheets = [new CSSStyleSheet()];
  document.adoptedStyleSheets[0]?.replaceSync(printCss);
  root = createRoot(document.body);
  flushSync(() => root.render(<Sheets drawn={[drawn]} statement={statement} />));
  await readyToPaint();
}

async function readyToPaint(): Promise<void> {
  const { front, back } = drawn.scene;
  await readyFaces(facesIn(front, back, ...(statement?.scene.pages ?? [])));
  await document.fonts.ready;
  await Promise.all(
    Array.from(document.querySelectorAll('image'), (shown) => {
      const image = new Image();
      image.src = shown.href.baseVal;
      return image.decode();
    }),
  );
}

/** @returns the bytes of the PDF as text in base 64 */
async function pdfBytes(): Promise<string> {
  pdf = await makePdf([drawn], { statement });
  return base64(pdf);
}

/** The same of several certificates in one document, after a statement where one is wanted. */
async function pdfTogether(
  wishes: readonly Wanted[],
  { stated, level }: { stated?: Stated; level?: PdfLevel } = {},
): Promise<string> {
  const certificates = await Promise.all(wishes.map(drawnFor));
  return base64(
    await makePdf(certificates, { statement: stated && (await drawStated(stated, place)), level }),
  );
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Structural similarity of a screenshot, made smaller, and the same side of the PDF as pdf.js draws it. */
async function likenessToPdf(screenshot: string, side: SideName): Promise<number> {
  if (pdf.length === 0) pdf = await makePdf([drawn]);
  const shown = await createImageBitmap(await (await fetch(screenshot)).blob());
  const [width, height] = [shown.width / oversampling, shown.height / oversampling];
  const painted = await paintPdf(side, width);
  return likeness(rasterOf(pixelsOf(shown, width, height)), rasterOf(painted));
}

/**
 * Both pictures are drawn larger by this and made smaller to be compared: the browser moves baselines to whole pixels,
 * and pdf.js widens hairlines to one.
 */
const oversampling = 1.5;

/** One for all: to start one takes longer than to draw a page. */
pdfjs.GlobalWorkerOptions.workerSrc = '/worker.js';
const worker = pdfjs.PDFWorker.create({});

async function paintPdf(side: SideName, width: number): Promise<ImageData> {
  // pdf.js takes the bytes away. As outlines, its glyphs stand where they should between pixels.
  const asked = pdfjs.getDocument({ data: pdf.slice(), disableFontFace: true, worker });
  const page = await (await asked.promise).getPage(side === 'front' ? 1 : 2);
  const scale = (oversampling * width) / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement('canvas');
  canvas.width = oversampling * width;
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
  await asked.destroy();
  const height = Math.round(canvas.height / oversampling);
  return pixelsOf(canvas, width, height, canvas.height / oversampling);
}

function pixelsOf(
  picture: CanvasImageSource,
  width: number,
  height: number,
  drawnHeight = height,
): ImageData {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, drawnHeight);
  return context.getImageData(0, 0, width, height);
}

const furthestGlyph = (side: SideName) => furthestGlyphOf(drawn.scene[side]);

const boxes = () => boxesIn(drawn.scene);

/** The scene as text, to compare two certificates. */
const sceneText = () => JSON.stringify(drawn.scene);

const engine = {
  draw,
  state,
  show,
  showPrint,
  pdfBytes,
  pdfTogether,
  likenessToPdf,
  furthestGlyph,
  boxes,
  sceneText,
};

declare global {
  interface Window {
    engine: typeof engine;
  }
}

window.engine = engine;
