import { retryingImport } from '#i18n/retryingImport.ts';
import type { PdfLevel } from '#model/config.ts';
import { timeLimits } from '#model/timeLimits.ts';
import { fetchFile } from '#ui/fetchFile.ts';
import { type DrawnCertificate, facesIn } from './drawCertificate.ts';
import { drawForeign } from './fonts/foreignText.ts';
import { fetchFace } from './fonts/pdfFonts.ts';
import { creator, pdfCertificate } from './pdf/pdfCertificate.ts';
import { PdfCache } from './pdf/PdfCache.ts';
import type { ForeignShape } from './scene.ts';
import type { DrawnStatement } from './statement/drawStatement.ts';
import { bytesOfDataUrl } from './picture/dataUrl.ts';
import { isPlainJpeg, type PdfPicture } from './pdf/pictures.ts';
import { scenePdf } from './pdf/scenePdf.ts';
import { widest } from './picture/shrink.ts';

/** Most pixels of one: what every browser's canvas holds. */
const mostPixels = 16_000_000;

// What it keeps comes out the same for every mount, and it is bounded.
const cache = new PdfCache();

export interface PdfWish {
  /** Of the document. Default: that of the statement, or of the first certificate. */
  title?: string | undefined;
  /** Comes before the certificates, or alone. */
  statement?: DrawnStatement | undefined;
  /** As a document has it that is not made today. Default: what the batch writes, too. */
  favor?: 'size' | 'speed' | undefined;
  /** Standards that the file keeps. Default `a3a-ua1`. */
  level?: PdfLevel | undefined;
}

/**
 * The bytes of one PDF of these certificates, two pages each.
 * @throws whatever a failed font request gives
 */
export async function makePdf(
  drawn: readonly DrawnCertificate[],
  { title, statement, favor, level = 'a3a-ua1' }: PdfWish = {},
): Promise<Uint8Array> {
  const sides = drawn.flatMap(({ scene }) => [scene.front, scene.back]);
  const faces = facesIn(...(statement?.scene.pages ?? []), ...sides);
  const urls = new Set(drawn.flatMap(({ scene }) => picturesIn(scene)));
  const [fonts, pictures] = await Promise.all([
    Promise.all(Array.from(faces, async (name) => [name, await fetchFace(name)] as const)),
    Promise.all(Array.from(urls, async (url) => [url, await fetchPicture(url)] as const)),
  ]);
  const resources = {
    fonts: new Map(fonts),
    pictures: new Map(pictures),
    foreign: (shape: ForeignShape) => drawForeign(shape).pixels,
    creator,
    cache,
    ...(title !== undefined && { title }),
    ...(favor && { favor }),
    level,
  };
  return scenePdf(drawn.map(pdfCertificate), resources, statement);
}

function picturesIn({ front, back }: DrawnCertificate['scene']): string[] {
  const shapes = [front, back].flatMap((side) => [...side.ground.shapes, ...side.shapes]);
  return shapes.flatMap((shape) => (shape.kind === 'image' ? [shape.url] : []));
}

const loadPixels = () => import(/* webpackChunkName: "png" */ './picture/pixelsOfFile.ts');

async function fetchPicture(url: string): Promise<PdfPicture> {
  const blob = url.startsWith('data:')
    ? new Blob([bytesOfDataUrl(url)])
    : await fetchFile(url, timeLimits.picture);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  if (isPlainJpeg(bytes)) return { kind: 'jpeg', bytes };
  const { pixelsOfFile } = await retryingImport(loadPixels);
  return { kind: 'pixels', ...(pixelsOfFile(bytes) ?? (await readPixels(blob))) };
}

/** Of what nobody but the browser takes apart: not the same in each. */
async function readPixels(blob: Blob) {
  const bitmap = await createImageBitmap(blob);
  const { width: fullWidth, height: fullHeight } = bitmap;
  const scale = Math.min(1, widest / fullWidth, Math.sqrt(mostPixels / (fullWidth * fullHeight)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(fullWidth * scale);
  canvas.height = Math.round(fullHeight * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const { width, height } = canvas;
  return { width, height, rgba: context.getImageData(0, 0, width, height).data };
}
