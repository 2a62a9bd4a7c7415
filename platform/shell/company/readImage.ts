import type { MessageId } from '../messages.ts';

const MAX_BYTES = 1024 * 1024;
const MEDIA_TYPES = ['image/png', 'image/jpeg'];

/** The error for an unusable image file. `reason` is the id of the message to show. */
export class ImageError extends Error {
  override name = 'ImageError';
  readonly reason: MessageId;

  constructor(reason: MessageId) {
    super(reason);
    this.reason = reason;
  }
}

/** Reads an image file as a data URL. @throws ImageError when the file is too large, of another type or damaged */
export async function readImage(file: File): Promise<string> {
  if (!MEDIA_TYPES.includes(file.type)) throw new ImageError('pictureForeign');
  if (file.size > MAX_BYTES) throw new ImageError('pictureTooLarge');
  const dataUrl = await readAsDataUrl(file);
  await loadImage(dataUrl).catch(() => {
    throw new ImageError('pictureUnreadable');
  });
  return dataUrl;
}

const readAsDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new ImageError('pictureUnreadable'));
    reader.readAsDataURL(file);
  });

/** Properties of an image that matter for printing. */
export interface ImageDimensions {
  width: number;
  height: number;
  isTransparent: boolean;
  /** Largest width in centimetres at which the image prints sharply (300 dpi). */
  maxSharpCentimeters: number;
}

/** Loads an image and returns its properties. Rejects with the browser's error when the image cannot be loaded. */
export async function loadImageDimensions(address: string): Promise<ImageDimensions> {
  const image = await loadImage(address);
  const { naturalWidth: width, naturalHeight: height } = image;
  const maxSharpCentimeters = Math.floor((width / 300) * 2.54);
  return { width, height, isTransparent: isTransparent(image), maxSharpCentimeters };
}

async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  return image;
}

/** Returns whether an image has transparent pixels. Checks a downscaled copy. */
function isTransparent(image: HTMLImageElement): boolean {
  const size = 64;
  const context = new OffscreenCanvas(size, size).getContext('2d');
  if (!context) return false;
  context.drawImage(image, 0, 0, size, size);
  const { data: samples } = context.getImageData(0, 0, size, size);
  return samples.some((sample, index) => index % 4 === 3 && sample < 250);
}
