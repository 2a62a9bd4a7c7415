import { remembered } from '#model/remembered.ts';
import type { BackgroundPicture } from '#rendering/design.ts';
import { pictureOf, toned } from '#rendering/picture/loadDesign.ts';
import { loadImage } from '#rendering/picture/loadImage.ts';

/** Pixels: a card on a wide screen with fine ones. */
const width = 480;

/** Pictures at the size of a miniature, so that many of them cost little, with the tones of the large ones; each is made once. */
export class SmallPictures {
  private readonly made = new Map<string, Promise<BackgroundPicture | undefined>>();

  /** What is drawn of a template's picture; undefined where it cannot be had. */
  of(template: Parameters<typeof pictureOf>[0]): Promise<BackgroundPicture | undefined> {
    return pictureOf(template, (url) => remembered(this.made, url, () => smallPicture(url)));
  }
}

async function smallPicture(url: string): Promise<BackgroundPicture | undefined> {
  if (!url) return undefined;
  try {
    const image = await loadImage(url);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.max(1, Math.round((width * image.naturalHeight) / image.naturalWidth));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const small = { url: canvas.toDataURL('image/webp', 0.8), width, height: canvas.height };
    return await toned(small, url);
  } catch (error) {
    console.error('The background image could not be drawn in small', error);
    return undefined;
  }
}
