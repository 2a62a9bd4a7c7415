import type { DesignImage } from '#rendering/design.ts';
import { addBrightnessMap } from '#rendering/images/loadDesign.ts';
import { loadImage } from '#rendering/images/loadImage.ts';
import { getDisplayableImageUrl } from '#rendering/images/getDisplayableImageUrl.ts';

/** Width of a thumbnail in pixels. Equals the width of a layout card on a wide screen with high pixel density. */
const thumbnailWidth = 480;

/**
 * Creates a small version of a background image, so that drawing many miniatures is fast. The colour information that
 * rendering needs is measured on the full image.
 * @returns undefined if there is no image or it cannot be loaded
 */
export async function createThumbnail(url: string): Promise<DesignImage | undefined> {
  if (!url) return undefined;
  try {
    const image = await loadImage(await getDisplayableImageUrl(url));
    const canvas = document.createElement('canvas');
    canvas.width = thumbnailWidth;
    canvas.height = Math.max(
      1,
      Math.round((thumbnailWidth * image.naturalHeight) / image.naturalWidth),
    );
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const thumbnail = {
      url: canvas.toDataURL('image/webp', 0.8),
      width: thumbnailWidth,
      height: canvas.height,
    };
    return await addBrightnessMap(thumbnail, url);
  } catch (error) {
    console.error('The background image could not be drawn in small', error);
    return undefined;
  }
}
