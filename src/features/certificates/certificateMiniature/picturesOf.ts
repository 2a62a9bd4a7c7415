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
  const pictures = new Map<Shape, HTMLImageElement>();
  const add = async (shape: Shape, image: Promise<HTMLImageElement>) => {
    try {
      pictures.set(shape, await image);
    } catch (error) {
      console.error(error);
    }
  };
  const asked: Promise<void>[] = [];
  for (const shape of [...side.ground.shapes, ...side.shapes])
    if (shape.kind === 'image')
      asked.push(
        add(
          shape,
          rememberedPromise(known, shape.url, () => loadImage(shape.url)),
        ),
      );
    else if (shape.kind === 'foreign') asked.push(add(shape, loadImage(foreign(shape).url)));
  await Promise.all(asked);
  return pictures;
}
