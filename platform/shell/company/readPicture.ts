import type { MessageId } from '../messages.ts';

const mostBytes = 1024 * 1024;
const mediaTypes = ['image/png', 'image/jpeg'];

/** A file that cannot be taken; the message says why. */
export class RefusedPicture extends Error {
  override name = 'RefusedPicture';
  readonly reason: MessageId;

  constructor(reason: MessageId) {
    super(reason);
    this.reason = reason;
  }
}

/** A picture file as a data URL. @throws RefusedPicture when it is too large, of another kind or damaged */
export async function readPicture(file: File): Promise<string> {
  if (!mediaTypes.includes(file.type)) throw new RefusedPicture('pictureForeign');
  if (file.size > mostBytes) throw new RefusedPicture('pictureTooLarge');
  const address = await addressOf(file);
  await loaded(address).catch(() => {
    throw new RefusedPicture('pictureUnreadable');
  });
  return address;
}

const addressOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new RefusedPicture('pictureUnreadable'));
    reader.readAsDataURL(file);
  });

/** What is to be known of a picture before it is printed. */
export interface PictureFacts {
  width: number;
  height: number;
  isTransparent: boolean;
  /** Width in centimetres up to which 300 dots an inch are there. */
  sharpCentimetres: number;
}

/** @throws whatever the browser says of one that cannot be had */
export async function pictureFacts(address: string): Promise<PictureFacts> {
  const image = await loaded(address);
  const { naturalWidth: width, naturalHeight: height } = image;
  const sharpCentimetres = Math.floor((width / 300) * 2.54);
  return { width, height, isTransparent: isTransparent(image), sharpCentimetres };
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  return image;
}

/** Whether anything shines through, seen in small. */
function isTransparent(image: HTMLImageElement): boolean {
  const side = 64;
  const context = new OffscreenCanvas(side, side).getContext('2d');
  if (!context) return false;
  context.drawImage(image, 0, 0, side, side);
  const { data: samples } = context.getImageData(0, 0, side, side);
  return samples.some((sample, place) => place % 4 === 3 && sample < 250);
}
