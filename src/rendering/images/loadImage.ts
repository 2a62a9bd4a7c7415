import { timeouts, withTimeout } from '#runtime/timeouts.ts';

/**
 * Creates an image element and waits until its image is loaded and decoded.
 * @param target document in which the image will be used
 * @throws an error if loading takes too long; the browser's error if the image cannot be loaded or decoded
 */
export async function loadImage(url: string, target = document): Promise<HTMLImageElement> {
  const image = target.createElement('img');
  // The same mode as on the page, so that the image is fetched only once.
  image.crossOrigin = 'anonymous';
  image.src = url;
  try {
    await withTimeout(timeouts.image, () => image.decode());
  } catch (error) {
    // Cancel the request.
    image.src = '';
    throw error;
  }
  return image;
}
