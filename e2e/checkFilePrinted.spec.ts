/** Tests that "Check a file" accepts certificates which browsers printed to a PDF. */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { layoutNames } from '../src/domain/template/template.ts';
import { Firefox, hasFirefox, isCertificateDrawn } from './firefox.ts';
import { expect, tagFullUnless, test } from './fixtures.ts';
import { downloadPdf, issueCertificate } from './certificateFiles.ts';

/** A4 in landscape format, centimetres. */
const pageSize = { width: 29.7, height: 21 };
const resaved = 'Aparência e texto exatamente como foram emitidos';

/** Chooses a file to check. @returns the text of the result */
async function check(page: Page, name: string, buffer: Uint8Array): Promise<string> {
  const files = { name, mimeType: 'application/pdf', buffer: Buffer.from(buffer) };
  await page.locator('input[type="file"]').setInputFiles(files);
  const result = page.locator('section').filter({ hasText: name });
  await expect(result.getByRole('heading')).toBeVisible({ timeout: 40_000 });
  return result.innerText();
}

for (const layout of layoutNames)
  test(`confirms what Chromium prints of ${layout}${tagFullUnless(layout === 'Layout4')}`, async ({
    page,
    platform,
  }) => {
    test.slow();
    for (const kind of ['typical', 'vietnamese'] as const) {
      const id = await issueCertificate(platform, kind, layout);
      await page.goto(`${platform.plugin}/pt/print/${id}`);
      await page.locator('svg text').first().waitFor();
      for (const printBackground of [true, false]) {
        const printed = await page.pdf({ preferCSSPageSize: true, printBackground });
        const name = `${kind}-${printBackground}.pdf`;
        expect(await check(page, name, printed)).toContain(resaved);
      }
    }
  });

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
        const path = test.info().outputPath(`${layout}.pdf`);
        writeFileSync(path, await downloadPdf(page, 'pt'));
        await firefox.open(address, isCertificateDrawn);
        const printedPage = await firefox.print(pageSize);
        expect(await check(page, 'printed-page.pdf', printedPage)).toContain(resaved);
        await firefox.open(
          pathToFileURL(path).href,
          "document.querySelector('.page[data-loaded]')",
        );
        const printedFile = await firefox.print(pageSize);
        expect(await check(page, 'printed-file.pdf', printedFile)).toContain(resaved);
      });
  } finally {
    await firefox.close();
  }
});
