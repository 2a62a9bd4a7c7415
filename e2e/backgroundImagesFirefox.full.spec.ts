import { isDeepStrictEqual } from 'node:util';
import type { ImageKind } from '../src/testing/images/imageKinds.ts';
import { serveEngine } from './engine/openEngine.ts';
import {
  getImageUrl,
  createBatchFiles,
  bundleEngineWithImages,
  browserDecodedImages,
  listImagesByVisibility,
  createDrawOptions,
} from './engine/imageFiles.ts';
import { Firefox, hasFirefox } from './firefox.ts';
import { expect, test } from './fixtures.ts';

test('Firefox creates the same PDF as the batch for each image and rejects the same images', async () => {
  test.skip(!hasFirefox(), 'Firefox is not installed');
  test.setTimeout(240_000);
  const { origin, close } = await serveEngine(await bundleEngineWithImages());
  const firefox = await Firefox.start();
  const createResult = async (kind: ImageKind) => {
    const options = JSON.stringify(createDrawOptions(getImageUrl(origin, kind)));
    const missing = await firefox.evaluate(
      `window.engine.draw(${options}).then(() => window.engine.getMissingImage() ?? 'none')`,
    );
    return missing === 'none'
      ? { pdf: await firefox.evaluate('window.engine.createPdfBase64()') }
      : missing;
  };
  try {
    await firefox.open(`${origin}/`, "'engine' in window");
    const imageKinds = listImagesByVisibility('everywhere').filter(
      ({ name }) => !browserDecodedImages.includes(name),
    );
    const batchFiles = await createBatchFiles(origin, imageKinds);
    for (const kind of imageKinds) {
      const [result, file] = [await createResult(kind), batchFiles.get(getImageUrl(origin, kind))];
      const isSame = isDeepStrictEqual(result, file);
      expect.soft(isSame, `${kind.name} has the same bytes in the batch`).toBe(true);
    }
    for (const kind of listImagesByVisibility('nowhere'))
      expect.soft(await createResult(kind), kind.name).toBe('background');
  } finally {
    await firefox.close();
    await close();
  }
});
