import { timeLimits, within } from '#model/timeLimits.ts';

/**
 * A picture that can be painted at once.
 * @param target the document that paints it
 * @throws TimeLimitExceeded; whatever the browser says of one that cannot be had
 */
export async function loadImage(url: string, target = document): Promise<HTMLImageElement> {
  const image = target.createElement('img');
  // As the painters ask for it, so that it is fetched once.
  image.crossOrigin = 'anonymous';
  image.src = url;
  try {
    await within(timeLimits.picture, () => image.decode());
  } catch (error) {
    // Ends what may still be under way.
    image.src = '';
    throw error;
  }
  return image;
}
