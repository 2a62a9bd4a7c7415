import { getOrCreatePromise } from '#runtime/getOrCreatePromise.ts';
import { drawFallbackText } from '#rendering/fonts/fallbackText.ts';
import { loadImage } from '#rendering/images/loadImage.ts';
import type { Shape, Side } from '#rendering/scene.ts';

/**
 * Loads the images on one side of a certificate. Images that fail to load are left out, since the certificate is
 * readable without them.
 * @param cache cache for images that many certificates have in common
 */
export async function loadSideImages(
  side: Side,
  cache: Map<string, Promise<HTMLImageElement>>,
): Promise<ReadonlyMap<Shape, HTMLImageElement>> {
  const loadShapeImage = (shape: Shape): Promise<HTMLImageElement> | undefined => {
    if (shape.kind === 'image')
      return getOrCreatePromise(cache, shape.url, () => loadImage(shape.url));
    return shape.kind === 'fallbackText' ? loadImage(drawFallbackText(shape).url) : undefined;
  };
  const images = new Map<Shape, HTMLImageElement>();
  const add = async (shape: Shape) => {
    try {
      const image = await loadShapeImage(shape);
      if (image) images.set(shape, image);
    } catch (error) {
      console.error(error);
    }
  };
  await Promise.all([...side.background.shapes, ...side.shapes].map(add));
  return images;
}
