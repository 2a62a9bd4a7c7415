import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import { layoutNames } from '../src/model/template/template.ts';
import { brand, programme } from './engine/brand.ts';
import { bundleEngine, openEngine } from './engine/openEngine.ts';

/** The PDFs that Node writes, one of each layout, one with a statement before it and one with a brand, in base 64. */
async function pdfsOfNode(file: string): Promise<string[]> {
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
  const written = execFileSync(process.execPath, [file], { maxBuffer: 1e8, encoding: 'utf8' });
  return JSON.parse(written) as string[];
}

test('the browser and Node write the same PDF', async ({ page }, testing) => {
  await openEngine(page, await bundleEngine());
  const expected = await pdfsOfNode(testing.outputPath('nodePdf.mjs'));
  expect(expected).toHaveLength(layoutNames.length + 2);
  for (const [index, layout] of layoutNames.entries()) {
    await page.evaluate((wanted) => window.engine.draw(wanted), {
      layout,
      texts: 'vietnamese',
    } as const);
    const bytes = await page.evaluate(() => window.engine.pdfBytes());
    expect(bytes === expected[index], layout).toBe(true);
  }
  await page.evaluate(() => window.engine.state(14));
  const bytes = await page.evaluate(() => window.engine.pdfBytes());
  expect(bytes === expected.at(-2), 'statement').toBe(true);
  const branded = layoutNames.map((layout) => ({ layout, texts: { brand, programme } }));
  const together = await page.evaluate((all) => window.engine.pdfTogether(all), branded);
  expect(together === expected.at(-1), 'brand').toBe(true);
});
