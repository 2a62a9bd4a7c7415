import type { PdfConformanceLevel } from '#domain/config.ts';
import { getOrCreatePromise } from '#runtime/getOrCreatePromise.ts';
import { retryImport } from '#runtime/retryImport.ts';
import { type RenderedCertificate, collectFaces } from './renderCertificate.ts';
import { collectFontUrls, collectScriptFonts } from './collectScriptFonts.ts';
import { drawFallbackText } from './fonts/fallbackText.ts';
import type { TextFontName } from './fonts/faces.ts';
import { fetchFontFile } from './fonts/pdfFonts.ts';
import { isSliceFontName } from './fonts/sliceNames.ts';
import { toPdfCertificateInput } from './pdf/pdfCertificate.ts';
import { SharedPdfDataCache } from './pdf/SharedPdfDataCache.ts';
import type { FallbackTextShape, Side } from './scene.ts';
import type { RenderedStatement } from './statement/renderStatement.ts';
import type { PdfImage, PixelImage } from './pdf/pdfImages.ts';
import { buildPdf } from './pdf/buildPdf.ts';
import { drawBitmap } from './images/drawBitmap.ts';
import { prepareImageForPdf } from './images/prepareImageForPdf.ts';
import { fetchImageFile } from './images/getDisplayableImageUrl.ts';

// Shared by all mounts: their entries do not depend on the mount, and their sizes are bounded.
const cache = new SharedPdfDataCache();
const images = new Map<string, Promise<PdfImage>>();
/** Number of decoded images that are kept, up to 18 MB each. Decoding and compressing a large one takes a second. */
const maxCachedImages = 2;

export interface PdfOptions {
  /** Statement of learning, placed before the certificates. The PDF may also contain only the statement. */
  statement?: RenderedStatement | undefined;
  /**
   * Whether font data is optimized for small files or for speed. The choice changes the bytes of the file, so an
   * existing file can only be reproduced with the value with which it was created. Default: the same as in the batch
   * command.
   */
  optimizeFor?: 'size' | 'speed' | undefined;
  /** PDF/A and PDF/UA standards that the PDF conforms to. Default: `a3a-ua1`. */
  level?: PdfConformanceLevel | undefined;
  /** Whether the pages are for a print shop, with bleed and crop marks. Default: false. */
  hasBleed?: boolean | undefined;
}

/**
 * Creates one PDF of certificates, with two pages per certificate. A statement can precede the certificates.
 * @throws errors of failed requests for font files
 */
export async function createPdf(
  certificates: readonly RenderedCertificate[],
  { statement, optimizeFor, level, hasBleed = false }: PdfOptions = {},
): Promise<Uint8Array> {
  const sides = certificates.flatMap(({ scene }) => [scene.front, scene.back]);
  const pages = [...(statement?.scene.pages ?? []), ...sides];
  const faces = collectFaces(...pages);
  const urls = new Set(certificates.flatMap(({ scene }) => collectImageUrls(scene)));
  const [bleed, fonts, scriptFonts, preparedImages] = await Promise.all([
    hasBleed ? retryImport(importBleed) : undefined,
    Promise.all(Array.from(faces, async (name) => [name, await fetchFontFile(name)] as const)),
    fetchScriptFonts(pages),
    Promise.all(Array.from(urls, async (url) => [url, await loadImageForPdf(url)] as const)),
  ]);
  const resources = {
    fonts: new Map<TextFontName, Uint8Array>([...fonts, ...scriptFonts]),
    images: new Map(preparedImages),
    drawFallbackText: (shape: FallbackTextShape) => drawFallbackText(shape).pixels,
    cache,
    ...(optimizeFor && { optimizeFor }),
    level,
    bleed,
  };
  return buildPdf(certificates.map(toPdfCertificateInput), resources, statement);
}

const importBleed = () => import(/* webpackChunkName: "bleed" */ './pdf/bleed.ts');

async function fetchScriptFonts(pages: readonly Side[]): Promise<[TextFontName, Uint8Array][]> {
  const names = collectScriptFonts(...pages);
  if (names.size === 0) return [];
  const { fetchScriptFont, fetchSlice } = await retryImport(
    () => import(/* webpackChunkName: "shaping" */ './shaping/scriptFontFiles.ts'),
  );
  const urls = collectFontUrls(...pages);
  return Promise.all(
    Array.from(names, async (name) => [
      name,
      await (isSliceFontName(name) ? fetchSlice(urls.get(name) ?? '') : fetchScriptFont(name)),
    ]),
  );
}

function collectImageUrls({ front, back }: RenderedCertificate['scene']): string[] {
  const shapes = [front, back].flatMap((side) => [...side.background.shapes, ...side.shapes]);
  return shapes.flatMap((shape) => (shape.kind === 'image' ? [shape.url] : []));
}

const loadImageForPdf = (url: string): Promise<PdfImage> =>
  getOrCreatePromise(images, url, () => readImage(url), maxCachedImages);

async function readImage(url: string): Promise<PdfImage> {
  const file = await fetchImageFile(url);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return prepareImageForPdf(bytes)?.image ?? readPixels(file);
}

/** Decodes an image file to pixels in the browser. Different browsers may give slightly different pixels. */
async function readPixels(file: Blob): Promise<PixelImage> {
  const bitmap = await createImageBitmap(file);
  const [{ width, height }, context] = drawBitmap(bitmap);
  bitmap.close();
  return { kind: 'pixels', width, height, rgba: context.getImageData(0, 0, width, height).data };
}
