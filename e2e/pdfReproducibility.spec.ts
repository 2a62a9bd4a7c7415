import { execFileSync } from 'node:child_process';
import { expect, test } from './fixtures.ts';
import { build } from 'esbuild';
import { layoutNames } from '../src/domain/template/template.ts';
import { brand, programme } from './engine/brand.ts';
import { bundleEngine, openEngine } from './engine/openEngine.ts';

/** Creates PDFs in Node, in base 64: one per layout, one with a statement and one with brands. */
async function createNodePdfs(file: string): Promise<string[]> {
  await build({
    entryPoints: ['e2e/engine/nodePdf.ts'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: ['piscina'],
    target: 'es2022',
    outfile: file,
    logLevel: 'error',
  });
  const output = execFileSync(process.execPath, [file], { maxBuffer: 1e8, encoding: 'utf8' });
  return JSON.parse(output) as string[];
}

test('creates the same PDF bytes in the browser and in Node', async ({ page }, testing) => {
  await openEngine(page, await bundleEngine());
  const expected = await createNodePdfs(testing.outputPath('nodePdf.mjs'));
  expect(expected).toHaveLength(layoutNames.length + 2);
  for (const [index, layout] of layoutNames.entries()) {
    await page.evaluate((options) => window.engine.draw(options), {
      layout,
      texts: 'vietnamese',
    } as const);
    const bytes = await page.evaluate(() => window.engine.createPdfBase64());
    expect(bytes === expected[index], layout).toBe(true);
  }
  await page.evaluate(() => window.engine.addStatement(14));
  const bytes = await page.evaluate(() => window.engine.createPdfBase64());
  expect(bytes === expected.at(-2), 'statement').toBe(true);
  const brandedOptions = layoutNames.map((layout) => ({ layout, texts: { brand, programme } }));
  const combined = await page.evaluate(
    (optionsList) => window.engine.createCombinedPdf(optionsList),
    brandedOptions,
  );
  expect(combined === expected.at(-1), 'brand').toBe(true);
});
