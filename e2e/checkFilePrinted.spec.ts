/** Tests that "Check a file" accepts certificates which browsers printed to a PDF. */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { type LayoutName, layoutNames } from '../src/domain/template/template.ts';
import { Firefox, hasFirefox, isCertificateDrawn } from './firefox.ts';
import { expect, tagFullUnless, test } from './fixtures.ts';
import { createNodePdf, fetchCertificate, issueCertificate } from './certificateFiles.ts';

/** A4 in landscape format, centimetres. */
const pageSize = { width: 29.7, height: 21 };
/** Layouts whose file is printed, too: with fine lines, with filled shapes, and with text only. */
const printedFileLayouts = new Set<LayoutName>(['Layout1', 'Layout5', 'Layout7']);
const resaved = 'Aparência e texto exatamente como foram emitidos';

/** Chooses a file to check. @returns the text of the result */
async function check(page: Page, name: string, buffer: Uint8Array): Promise<string> {
  const files = { name, mimeType: 'application/pdf', buffer: Buffer.from(buffer) };
  await page.locator('input[type="file"]').setInputFiles(files);
  const result = page.locator('section').filter({ hasText: name });
  await expect(result.getByRole('heading')).toBeVisible({ timeout: 40_000 });
  return result.innerText();
}

const removeDates = (pdf: Buffer) => pdf.toString('latin1').replaceAll(/\(D:\d+[^)]*\)/g, '');

for (const layout of layoutNames)
  for (const kind of ['typical', 'vietnamese'] as const) {
    const tag = tagFullUnless(layout === 'Layout4' && kind === 'typical');

    test(`confirms what Chromium prints of ${layout} with ${kind} text${tag}`, async ({
      page,
      platform,
    }) => {
      test.slow();
      const id = await issueCertificate(platform, kind, layout);
      await page.goto(`${platform.plugin}/pt/print/${id}`);
      await page.locator('svg text').first().waitFor();
      const print = (printBackground: boolean) =>
        page.pdf({ preferCSSPageSize: true, printBackground });
      const printed = await print(false);
      expect(removeDates(await print(true))).toBe(removeDates(printed));
      expect(await check(page, `${kind}.pdf`, printed)).toContain(resaved);
    });
  }

test('confirms what Firefox prints of the page and of the issued file @full', async ({
  page,
  platform,
}) => {
  test.skip(!hasFirefox(), 'Firefox is not installed');
  test.setTimeout(300_000);
  const firefox = await Firefox.start();
  try {
    for (const layout of layoutNames)
      await test.step(layout, async () => {
        const id = await issueCertificate(platform, 'typical', layout);
        const address = `${platform.plugin}/pt/print/${id}`;
        await page.goto(address);
        await firefox.open(address, isCertificateDrawn);
        const printedPage = await firefox.print(pageSize);
        expect(await check(page, `${layout}-page.pdf`, printedPage)).toContain(resaved);
        if (!printedFileLayouts.has(layout)) return;
        const path = test.info().outputPath(`${layout}.pdf`);
        const response = await fetchCertificate(platform, id);
        writeFileSync(path, await createNodePdf(platform, 'pt', response));
        await firefox.open(
          pathToFileURL(path).href,
          "document.querySelector('.page[data-loaded]')",
        );
        const printedFile = await firefox.print(pageSize);
        expect(await check(page, `${layout}-file.pdf`, printedFile)).toContain(resaved);
      });
  } finally {
    await firefox.close();
  }
});
