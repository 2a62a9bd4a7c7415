import { expect, type Page, test } from '@playwright/test';
import type { LayoutName } from '../../src/domain/template/template.ts';
import { Firefox, hasFirefox } from '../firefox.ts';
import { bundleEngine, type EngineFiles, openEngine, serveEngine } from './openEngine.ts';

/**
 * Expects that Chromium and Firefox, if it is installed, create the given PDFs.
 * @param expected the PDF of each request, in base64
 * @param slices font slices by path. Default: only the fonts of the plugin
 */
export async function expectSameBytes(
  page: Page,
  requests: readonly { layout: LayoutName; texts: { name: string; course: string } }[],
  expected: readonly string[],
  slices?: EngineFiles,
): Promise<void> {
  const files = new Map([...(await bundleEngine()), ...(slices ?? [])]);
  await openEngine(page, files);
  const server = await serveEngine(files);
  const firefox = hasFirefox() ? await Firefox.start() : undefined;
  test.info().annotations.push({ type: 'browsers', description: firefox ? 'both' : 'Chromium' });
  await firefox?.open(server.origin, "'engine' in window");
  for (const [index, { layout, texts }] of requests.entries()) {
    const options = { layout, texts, ...(slices && { fontsUrl: '/fonts' }) };
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
  server.close();
}
