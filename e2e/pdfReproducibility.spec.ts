import { expect, test } from './fixtures.ts';
import { layoutNames } from '../src/domain/template/template.ts';
import { certificateSamples } from '../src/testing/certificates.ts';
import { brand, programme } from './engine/brand.ts';
import { loadNodeModule } from './engine/loadNodeModule.ts';
import { bundleEngine, openEngine } from './engine/openEngine.ts';

test('creates the same PDF bytes in the browser and in Node', async ({ page }) => {
  await openEngine(page, await bundleEngine());
  const { createPdfPerRequest, createPdfWithStatement, createBrandedPdf } =
    await loadNodeModule('nodeFiles');
  const texts = certificateSamples.vietnamese;
  const requests = layoutNames.map((layout) => ({ layout, texts }));
  const expected = await createPdfPerRequest(requests);
  for (const [index, request] of requests.entries()) {
    await page.evaluate((options) => window.engine.draw(options), request);
    const bytes = await page.evaluate(() => window.engine.createPdfBase64());
    expect(bytes === expected[index], request.layout).toBe(true);
  }
  const statementRequest = { layout: 'Layout8', texts } as const;
  await page.evaluate((options) => window.engine.draw(options), statementRequest);
  await page.evaluate(() => window.engine.addStatement(14));
  const bytes = await page.evaluate(() => window.engine.createPdfBase64());
  expect(bytes === (await createPdfWithStatement(statementRequest)), 'statement').toBe(true);
  const brandedOptions = layoutNames.map((layout) => ({ layout, texts: { brand, programme } }));
  const combined = await page.evaluate(
    (optionsList) => window.engine.createCombinedPdf(optionsList),
    brandedOptions,
  );
  expect(combined === (await createBrandedPdf()), 'brand').toBe(true);
});
