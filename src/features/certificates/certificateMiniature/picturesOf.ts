import { rememberedPromise } from '#model/rememberedPromise.ts';
import { loadImage } from '#rendering/picture/loadImage.ts';
import type { Shape, Side } from '#rendering/scene.ts';
import type { ForeignPictures } from '#rendering/screen/SceneSvg.tsx';

/**
 * The pictures of a side, ready to be painted. One that cannot be had is left out: what is certified matters more.
 * @param known those that many certificates share
 */
export async function picturesOf(
  side: Side,
  foreign: ForeignPictures,
  known: Map<string, Promise<HTMLImageElement>>,
): Promise<ReadonlyMap<Shape, HTMLImageElement>> {
  const imageOf = (shape: Shape): Promise<HTMLImageElement> | undefined => {
    if (shape.kind === 'image')
      return rememberedPromise(known, shape.url, () => loadImage(shape.url));
    return shape.kind === 'foreign' ? loadImage(foreign(shape).url) : undefined;
  };
  const pictures = new Map<Shape, HTMLImageElement>();
  const add = async (shape: Shape) => {
    try {
      const image = await imageOf(shape);
      if (image) pictures.set(shape, image);
    } catch (error) {
      console.error(error);
    }
  };
  await Promise.all([...side.ground.shapes, ...side.shapes].map(add));
  return pictures;
}
