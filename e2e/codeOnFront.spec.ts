/** Tests the validation code on the front: the switch in the editor, issued certificates, and platforms without it. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import {
  type Company,
  expect,
  expectAccessible,
  expectNoOverflow,
  openScreenAs,
  storeTemplate,
  test,
  type TestPlatform,
} from './fixtures.ts';

const getSwitch = (page: Page) =>
  page.getByRole('switch', { name: 'Código de validação na frente' });
const getCodes = (page: Page | Locator) => page.getByRole('img', { name: /^Código QR/ });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/^Salvo às/)).toBeVisible();
}

async function issueCertificate(platform: TestPlatform, { learner }: Company): Promise<string> {
  const course = { type: 'CONTENT', name: 'Segurança', completed_at: '2026-11-12T15:00:00.000Z' };
  const [id = ''] = await platform.createCertificates(learner, [course]);
  return id;
}

/** Opens the public page of a certificate and returns the number of codes on each side. */
async function openPublicPage(page: Page, platform: TestPlatform, id: string): Promise<number[]> {
  await page.goto(`${platform.plugin}/pt/print/${id}`);
  await expect(page.getByRole('heading', { name: 'Certificado válido' })).toBeVisible();
  const sides = page.locator('svg[viewBox="0 0 841.89 595.276"]');
  await expect(sides).toHaveCount(2);
  const counts = [0, 1].map((index) => getCodes(sides.nth(index)).count());
  return Promise.all(counts);
}

async function downloadPdf(page: Page): Promise<Buffer> {
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF' }).click();
  return readFile(await (await downloadEvent).path());
}

async function checkFile(page: Page, buffer: Buffer): Promise<void> {
  const file = { name: 'certificado.pdf', mimeType: 'application/pdf', buffer };
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(
    page.getByRole('heading', { level: 2, name: 'Exatamente como foi emitido' }),
  ).toBeVisible({ timeout: 40_000 });
}

test('switches the code on in the editor and confirms files from before and after', async ({
  page,
  platform,
}) => {
  test.slow();
  const company = await platform.createCompany();
  const template = await storeTemplate(platform, company, { layout: 'Layout3' });
  const earlyId = await issueCertificate(platform, company);
  expect(await openPublicPage(page, platform, earlyId)).toEqual([0, 1]);
  const earlyFile = await downloadPdf(page);

  await openScreenAs(page, platform, company.admin, `/editor/${template}`);
  await expect(getSwitch(page)).not.toBeChecked();
  await expect(page.getByRole('heading', { name: 'Certificação de Curso' })).toBeVisible();
  await expect(getCodes(page)).toHaveCount(0);
  await getSwitch(page).click();
  await expect(getCodes(page)).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(getCodes(page)).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(getCodes(page)).toHaveCount(1);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await save(page);

  const id = await issueCertificate(platform, company);
  expect(await openPublicPage(page, platform, id)).toEqual([1, 1]);
  await checkFile(page, await downloadPdf(page));
  expect(await openPublicPage(page, platform, earlyId)).toEqual([0, 1]);
  await checkFile(page, earlyFile);
});

test('draws the code in miniatures where it is on the certificate @full', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await storeTemplate(platform, company, { layout: 'Layout1', shows_code_on_front: true });
  await issueCertificate(platform, company);
  await openScreenAs(page, platform, company.learner, '/?view=grid');
  const canvas = page.locator('[role=listitem] canvas[data-drawn]');
  await expect(canvas).toHaveCount(1);
  /** Measures the darkest pixel of an area of the page, which is given in shares of its width and height. */
  const measureDarkest = (left: number, top: number, right: number, bottom: number) =>
    canvas.evaluate(
      (source: HTMLCanvasElement, [x, y, endX, endY]) => {
        const { width, height } = source;
        const copy = new OffscreenCanvas(width, height).getContext('2d');
        copy?.drawImage(source, 0, 0);
        const size = [(endX - x) * width, (endY - y) * height].map(Math.round);
        const pixels = copy?.getImageData(x * width, y * height, size[0] ?? 1, size[1] ?? 1);
        return Math.min(...(pixels?.data ?? []).filter((_value, index) => index % 4 === 0));
      },
      [left, top, right, bottom] as [number, number, number, number],
    );
  // The upper right corner inside the frame has the code, and the corner of the page only the light frame.
  expect(await measureDarkest(0.8, 0.08, 0.92, 0.22)).toBeLessThan(90);
  expect(await measureDarkest(0, 0, 0.05, 0.06)).toBeGreaterThan(120);
});
