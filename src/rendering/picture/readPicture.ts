import { DamagedPicture, type PictureHeader, pictureHeader } from './pictureHeader.ts';

/** Pixels that a browser decodes without running out of memory. */
export const maxMegapixels = 50;
/** Pixels across A4 landscape beyond which nothing is gained. */
const widest = 2480;
/** A4 landscape at 150 dpi: with fewer pixels print looks blurred. */
export const sharpFrom = { width: 1754, height: 1240 };

const maxStoredBytes = 1_000_000;
const qualities = [0.9, 0.8, 0.7, 0.6, 0.5];
const shrinking = 0.85;

/** Why a file is not taken. */
export type Refusal =
  | { reason: 'tooLarge'; bytes: number }
  | { reason: 'tooManyPixels'; width: number; height: number }
  | { reason: 'foreign' }
  | { reason: 'damaged' };

export class PictureRefused extends Error {
  override name = 'PictureRefused';
  readonly refusal: Refusal;
  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal.reason, options);
    this.refusal = refusal;
  }
}

/**
 * Makes one small, plain JPEG of whatever picture was chosen: turned as its camera says, on white, without anything else
 * that was in the file. Nothing is decoded before its size is known.
 * @returns a data URL
 * @throws PictureRefused; the signal's reason once that is aborted
 */
export async function readPicture(
  file: Blob,
  maxBytes: number,
  signal: AbortSignal,
): Promise<string> {
  if (file.size > maxBytes) throw new PictureRefused({ reason: 'tooLarge', bytes: file.size });
  try {
    const bytes = await file.arrayBuffer();
    const { mediaType } = acceptedHeader(new Uint8Array(bytes));
    signal.throwIfAborted();
    const picture = await createImageBitmap(new Blob([bytes], { type: mediaType }), {
      imageOrientation: 'from-image',
    });
    try {
      return await dataUrlOf(await smallJpeg(picture, signal));
    } finally {
      picture.close();
    }
  } catch (error) {
    if (error instanceof PictureRefused || signal.aborted) throw error;
    throw new PictureRefused({ reason: 'damaged' }, { cause: error });
  }
}

/** @throws PictureRefused, DamagedPicture */
function acceptedHeader(bytes: Uint8Array): PictureHeader {
  const header = pictureHeader(bytes);
  if (!header) throw new PictureRefused({ reason: 'foreign' });
  const { width, height } = header;
  if (width * height > maxMegapixels * 1e6) {
    throw new PictureRefused({ reason: 'tooManyPixels', width, height });
  }
  return header;
}

/** The best quality that is small enough; below the worst of them, fewer pixels. */
async function smallJpeg(picture: ImageBitmap, signal: AbortSignal): Promise<Blob> {
  for (let width = Math.min(picture.width, widest); ; width *= shrinking) {
    const canvas = drawn(picture, width);
    for (const quality of qualities) {
      signal.throwIfAborted();
      const jpeg = await jpegOf(canvas, quality);
      if (jpeg.size <= maxStoredBytes) return jpeg;
    }
  }
}

function drawn(picture: ImageBitmap, width: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round((picture.height * width) / picture.width));
  const paper = canvas.getContext('2d', { alpha: false });
  if (!paper) throw new DamagedPicture('No canvas');
  paper.fillStyle = 'white';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (jpeg: Blob | null) =>
      jpeg ? resolve(jpeg) : reject(new DamagedPicture('Cannot be drawn'));
    canvas.toBlob(take, 'image/jpeg', quality);
  });
}

function dataUrlOf(jpeg: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new DamagedPicture('Cannot be read'));
    reader.readAsDataURL(jpeg);
  });
}
