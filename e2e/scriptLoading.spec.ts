/** Tests what a browser loads for names in other scripts, and what it draws where a policy forbids WebAssembly. */
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { ConsoleMessage, Page, Response } from '@playwright/test';
import { extractText, hasProgram } from '../src/testing/pdf/programs.ts';
import { toDisplayOrder } from '../src/testing/pdf/toDisplayOrder.ts';
import { expect, type TestPlatform, test } from './fixtures.ts';
import { addPolicy } from './hosts/addedPolicy.ts';

const arabicName = 'ليلى حسن الأنصاري';
/** Kilobytes of code, WebAssembly and fonts that the first name in another script may add, compressed. */
const maxKilobytes = 400;

async function issueCertificate(platform: TestPlatform, name: string): Promise<string> {
  const company = await platform.createCompany();
  const learner = await platform.createLearner(company, { name });
  const [id = ''] = await platform.createCertificates(learner, 1);
  return `${platform.plugin}/en/print/${id}`;
}

/** Opens a certificate and downloads its PDF. @returns the PDF, and the files that were requested, by file name */
async function downloadPdf(page: Page, address: string, name: string) {
  const files = new Map<string, Promise<Buffer>>();
  const recordFile = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (/\.(?:js|wasm|ttf|woff2|css)$/.test(pathname))
      files.set(pathname.split('/').at(-1) ?? '', response.body());
  };
  page.on('response', recordFile);
  await page.goto(address);
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const pdf = await readFile(await (await downloadEvent).path());
  page.off('response', recordFile);
  return { pdf: new Uint8Array(pdf), files };
}

const isForShaping = (fileName: string) =>
  /\.wasm$|^shaping\.|^(?:[A-Z][a-z]{3}(?:Bold)?|\w+Marks)\.\w*\.?ttf$/.test(fileName);

test('loads WebAssembly and fonts of other scripts only for a name that needs them', async ({
  page,
  platform,
}, testing) => {
  const latin = await downloadPdf(page, await issueCertificate(platform, 'Ana Moura'), 'Ana Moura');
  expect([...latin.files.keys()].filter(isForShaping)).toEqual([]);
  expect(latin.files.size).toBeGreaterThan(5);

  const context = await page.context().browser()?.newContext();
  const freshPage = (await context?.newPage()) ?? page;
  const arabic = await downloadPdf(
    freshPage,
    await issueCertificate(platform, arabicName),
    arabicName,
  );
  const added = [...arabic.files].filter(([fileName]) => !latin.files.has(fileName));
  expect(added.map(([fileName]) => fileName).filter(isForShaping).length).toBeGreaterThan(2);
  let bytes = 0;
  for (const [, body] of added) bytes += gzipSync(await body).length;
  const description = `${Math.round(bytes / 1000)} KB`;
  testing.annotations.push({ type: 'loaded for the first Arabic name', description });
  expect(bytes / 1000).toBeLessThanOrEqual(maxKilobytes);
  await context?.close();
});

test('draws a name with system fonts where the policy of the page forbids WebAssembly @full', async ({
  page,
  platform,
}) => {
  const messages: string[] = [];
  const recordMessage = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  };
  page.on('console', recordMessage);
  await page.addInitScript(addPolicy, "script-src 'self'");
  const address = await issueCertificate(platform, arabicName);
  const { pdf, files } = await downloadPdf(page, address, arabicName);
  expect([...files.keys()].filter(isForShaping)).toEqual([]);
  await expect(page.locator('svg image[href^="data:image/png"]').first()).toBeAttached();
  if (hasProgram('pdftotext'))
    for (const word of arabicName.split(' ')) expect(extractText(pdf)).toContain(word);
  if (hasProgram('mutool'))
    expect(extractText(pdf, 'mutool')).toContain(toDisplayOrder(arabicName));
  // Chromium may report a refusal of the policy, but nothing else goes wrong.
  expect(messages.filter((text) => !text.includes('Content Security Policy'))).toEqual([]);
});
