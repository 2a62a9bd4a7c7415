/** Tests Chinese, Japanese and Korean names with slices of fonts that the operator provides (`FONTS_URL`). */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildBatch, runBatch, toJsonLines } from '../src/testing/batchCommand.ts';
import { makeTestSlices } from '../src/testing/makeTestSlices.ts';
import { replaceRecord } from '../src/testing/pdf/editPdf.ts';
import { extractText, hasProgram } from '../src/testing/pdf/programs.ts';
import { downloadPdf, fetchCertificate } from './certificateFiles.ts';
import { expectSameBytes } from './engine/expectSameBytes.ts';
import { bundleEngine, openEngine } from './engine/openEngine.ts';
import { sliceRequests } from './engine/scriptRequests.ts';
import { expect, type TestPlatform, test } from './fixtures.ts';

// The slices and the batch are made once for all tests.
test.describe.configure({ mode: 'default' });
let slices: string;
let batchFolder: string;
test.beforeAll(() => {
  slices = makeTestSlices();
  batchFolder = buildBatch();
});
test.afterAll(() => {
  for (const folder of [slices, batchFolder]) rmSync(folder, { recursive: true });
});

const readSliceFiles = (folder: string) =>
  new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file))]));

test('creates the same PDF bytes for every name in Chromium, Firefox and Node', async ({
  page,
}) => {
  test.slow();
  await expectSameBytes(page, sliceRequests, slices);
});

test('loads slices of the same name from each address, for a mount with another operator', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const files = [...readSliceFiles(slices)].flatMap(([file, bytes]) =>
    ['/fonts/', '/foreign/'].map((folder) => [folder + file, bytes] as const),
  );
  await openEngine(page, new Map([...(await bundleEngine()), ...files]));
  const listSlices = (folder: string) =>
    requested.filter((path) => path.startsWith(folder)).map((path) => path.replace(folder, ''));
  for (const fontsUrl of ['/fonts', '/foreign', '/fonts'])
    await page.evaluate((options) => window.engine.draw(options), {
      layout: 'Layout1' as const,
      texts: { name: '山田太郎' },
      fontsUrl,
    });
  // The index, and three slices in two weights.
  expect(listSlices('/fonts/')).toHaveLength(1 + 3 * 2);
  expect(listSlices('/foreign/').sort()).toEqual(listSlices('/fonts/').sort());
});

/** Gives the standalone plugin slices at an address of its own. @returns the files that are requested */
async function provideSlices(page: Page, platform: TestPlatform, folder: string | undefined) {
  const requested: string[] = [];
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as object;
    await route.fulfill({ json: { ...config, FONTS_URL: `${platform.plugin}/cjk` } });
  });
  await page.route(`${platform.plugin}/cjk/**`, async (route) => {
    const file = new URL(route.request().url()).pathname.replace('/cjk/', '');
    requested.push(file);
    const path = join(folder ?? '', file);
    if (folder === undefined || !existsSync(path)) return route.fulfill({ status: 404 });
    return route.fulfill({ path });
  });
  return requested;
}

async function issueCertificate(platform: TestPlatform, name: string): Promise<string> {
  const company = await platform.createCompany();
  const learner = await platform.createLearner(company, { name });
  const [id = ''] = await platform.createCertificates(learner, 1);
  return id;
}

/** Draws a certificate with the batch command. */
async function drawInBatch(platform: TestPlatform, id: string, fonts: string): Promise<Buffer> {
  const out = test.info().outputPath('out');
  const list = toJsonLines([await fetchCertificate(platform, id)]);
  const args = ['-', out, '--language', 'en', '--public-url', platform.plugin, '--fonts', fonts];
  expect(await runBatch(batchFolder, args, list)).toMatchObject({ code: 0 });
  const [file = ''] = readdirSync(out);
  const pdf = readFileSync(join(out, file));
  rmSync(out, { recursive: true });
  return pdf;
}

async function check(page: Page, buffer: Buffer, verdict: string): Promise<void> {
  const name = `${buffer.length} ${verdict}.pdf`;
  const file = { name, mimeType: 'application/pdf', buffer };
  await page.locator('input[type="file"]').setInputFiles(file);
  const result = page.locator('section').filter({ hasText: name });
  await expect(result).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('heading', { level: 2, name: verdict })).toBeVisible();
}

test('shows, downloads and confirms a name in the slices that it needs', async ({
  page,
  platform,
}) => {
  const requested = await provideSlices(page, platform, slices);
  const id = await issueCertificate(platform, '山田太郎');
  await page.goto(`${platform.plugin}/pt/print/${id}`);
  await expect(page.getByText('山田太郎', { exact: true }).first()).toBeVisible();
  const file = await downloadPdf(page, 'en');
  if (hasProgram('pdftotext')) expect(extractText(file, 'pdftotext')).toContain('山田太郎');
  expect(file.equals(await drawInBatch(platform, id, slices))).toBe(true);
  // 山田, 太 and 郎 are in three slices, each in two weights.
  expect([...new Set(requested)]).toHaveLength(1 + 3 * 2);
  expect(requested.filter((name) => !/slices\.json|NotoSansJP/.test(name))).toEqual([]);
  await check(page, file, 'Exatamente como foi emitido');
});

test('requests nothing of the folder for Latin names', async ({ page, platform }) => {
  const requested = await provideSlices(page, platform, slices);
  const id = await issueCertificate(platform, 'Ana Łódź');
  await page.goto(`${platform.plugin}/pt/print/${id}`);
  await downloadPdf(page, 'en');
  expect(requested).toEqual([]);
});

test('neither confirms nor denies the look of a name in the slices of another operator', async ({
  page,
  platform,
}) => {
  test.slow();
  await provideSlices(page, platform, slices);
  const id = await issueCertificate(platform, '山中');
  await page.goto(`${platform.plugin}/pt/print/${id}`);
  const chinese = makeTestSlices('zh-Hans');
  const otherFile = await drawInBatch(platform, id, chinese);
  rmSync(chinese, { recursive: true });
  await check(page, otherFile, 'Este arquivo não basta para confirmar');
  // The record of the file decides, and other values of it still count.
  const edited = replaceRecord(otherFile, (json) => json.replace('"company": "C', '"company": "B'));
  await check(page, edited, 'Diferente do registro');
  // A file that claims the fonts of this operator has to look like them.
  const own = await drawInBatch(platform, id, slices);
  const fonts = /"fonts": \[[^\]]*\]/.exec(own.toString('latin1'))?.[0] ?? '';
  expect(fonts).toContain('NotoSansJP');
  const claimed = replaceRecord(otherFile, (json) => json.replace(/"fonts": \[[^\]]*\]/, fonts));
  await check(page, claimed, 'Não confie neste arquivo');
});

for (const [problem, damage] of [
  ['are missing', undefined],
  ['are not fonts', (folder: string) => damageFonts(folder)],
] as const)
  test(`draws with the system's fonts, without an error, if the slices ${problem}`, async ({
    page,
    platform,
  }) => {
    const folder = test.info().outputPath('damaged');
    mkdirSync(folder);
    damage?.(folder);
    await provideSlices(page, platform, damage && folder);
    const id = await issueCertificate(platform, '山田太郎');
    await page.goto(`${platform.plugin}/pt/print/${id}`);
    await expect(page.getByText('山田太郎').first()).toBeAttached({ timeout: 15_000 });
    const file = await downloadPdf(page, 'en');
    expect(file.toString('latin1')).not.toContain('NotoSansJP');
    if (hasProgram('pdftotext')) expect(extractText(file, 'pdftotext')).toContain('山田太郎');
  });

function damageFonts(folder: string): void {
  for (const [name, bytes] of readSliceFiles(slices))
    writeFileSync(join(folder, name), name.endsWith('.ttf') ? '<!doctype html>' : bytes);
}
