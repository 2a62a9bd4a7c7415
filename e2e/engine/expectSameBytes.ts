import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { Firefox, hasFirefox } from '../firefox.ts';
import { loadNodeModule } from './loadNodeModule.ts';
import type { CertificateRequest } from './nodeFiles.ts';
import { bundleEngine, openEngine, serveEngine } from './openEngine.ts';

/**
 * Expects that Chromium and Firefox, if it is installed, create the same PDFs as Node.
 * @param sliceFolder folder of font slices. Default: only the fonts of the plugin
 */
export async function expectSameBytes(
  page: Page,
  requests: readonly CertificateRequest[],
  sliceFolder?: string,
): Promise<void> {
  const { createPdfPerRequest } = await loadNodeModule('nodeFiles');
  const expected = await createPdfPerRequest(requests, sliceFolder);
  const files = new Map(await bundleEngine());
  for (const file of sliceFolder ? readdirSync(sliceFolder) : [])
    files.set(`/fonts/${file}`, readFileSync(join(sliceFolder ?? '', file)));
  await openEngine(page, files);
  const server = await serveEngine(files);
  const firefox = hasFirefox() ? await Firefox.start() : undefined;
  test.info().annotations.push({ type: 'browsers', description: firefox ? 'both' : 'Chromium' });
  await firefox?.open(server.origin, "'engine' in window");
  for (const [index, { layout, texts }] of requests.entries()) {
    const options = { layout, texts, ...(sliceFolder && { fontsUrl: '/fonts' }) };
    const fallbackTexts = await page.evaluate(
      (drawOptions) => window.engine.draw(drawOptions),
      options,
    );
    expect(fallbackTexts, texts.name).toBe(0);
    const bytes = await page.evaluate(() => window.engine.createPdfBase64());
    expect(bytes === expected[index], `${texts.name} in Chromium`).toBe(true);
    const firefoxBytes = await firefox?.evaluate(
      `window.engine.draw(${JSON.stringify(options)}).then(() => window.engine.createPdfBase64())`,
    );
    if (firefox) expect(firefoxBytes === expected[index], `${texts.name} in Firefox`).toBe(true);
  }
  await firefox?.close();
  await server.close();
}
