import { createCertificateResponse } from '../../src/testing/certificates.ts';
import {
  type ImageKind,
  listImageKinds,
  type ImageVisibility,
} from '../../src/testing/images/imageKinds.ts';
import { loadNodeModule } from './loadNodeModule.ts';
import { bundleEngine, type EngineFiles } from './openEngine.ts';
import type { DrawOptions } from './page.tsx';

let imageKinds: readonly ImageKind[] | undefined;

/** Creates the images when a test first uses them: every run loads this file. */
const getImageKinds = () => (imageKinds ??= listImageKinds('e2e/pictures'));

/** Lists the kinds of images with one of these visibilities. */
export const listImagesByVisibility = (...visibilities: readonly ImageVisibility[]): ImageKind[] =>
  getImageKinds().filter(({ visibility }) => visibilities.includes(visibility));

/**
 * Names of images that the browser converts to pixels before drawing, because print would differ. The batch command decodes
 * them itself.
 */
export const browserDecodedImages = ['grey-with-rgb-profile.jpg'];

/** Bundles the drawing code of the tests and adds the images. */
export async function bundleEngineWithImages(): Promise<EngineFiles> {
  const files = new Map(await bundleEngine());
  for (const { name, bytes } of getImageKinds()) files.set(`/pictures/${name}`, bytes);
  return files;
}

export const getImageUrl = (origin: string, { name }: ImageKind): string =>
  `${origin}/pictures/${name}`;

/** A layout in which the image covers the whole page, without text at the edges. */
const layout = 'Layout7';

export const createDrawOptions = (imageUrl: string): DrawOptions => ({
  layout,
  texts: 'typical',
  imageUrl,
});

const createResponse = (backgroundImage: string) =>
  createCertificateResponse({
    template: { layout, colors: { title: '00CEB2', content: '323F47' }, backgroundImage },
  });

/** Creates PDFs with images using the batch code, by image URL. */
export async function createBatchFiles(origin: string, images: readonly ImageKind[]) {
  const { createPdfPerImage } = await loadNodeModule('nodeFiles');
  const files = new Map(
    images.map((kind) => [getImageUrl(origin, kind), new Uint8Array(kind.bytes)]),
  );
  return createPdfPerImage(createResponse, files);
}
