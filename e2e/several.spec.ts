import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { operationsOf, PdfObjects, type Stream } from '#testing/pdf/readPdf.ts';
import { expect, openAs, storeTemplate, test } from './fixtures.ts';

const pdfButton = (page: Page) => page.getByRole('button', { name: 'Baixar um único PDF' });

/** What the bar of the selection says. */
const bar = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Certificados selecionados' }).getByText(text, { exact: true });

/** How many pages a PDF of ours has. */
function pagesOf(path: string): number {
  return Number(/\/Type\/Pages\/Count (\d+)/.exec(readFileSync(path, 'latin1'))?.[1]);
}

/** What the pages of a PDF are filled with. */
function coloursOf(path: string): string[] {
  const objects = new PdfObjects(readFileSync(path));
  return objects.pages
    .map((page) => objects.get(page.get('Contents')) as Stream)
    .flatMap(({ bytes }) => operationsOf(bytes))
    .filter(({ operator }) => operator === 'rg')
    .map(({ operands }) => `#${operands.map(byteOf).join('').toUpperCase()}`);
}

const byteOf = (share: unknown) =>
  Math.round(Number(share) * 255)
    .toString(16)
    .padStart(2, '0');

/** In the page; one that is not painted has no size. */
function hasRed(canvas: Element): boolean {
  if ((canvas as HTMLCanvasElement).width === 0) return false;
  const context = new OffscreenCanvas(92, 65).getContext('2d');
  context?.drawImage(canvas as HTMLCanvasElement, 0, 0);
  const bytes = context?.getImageData(0, 0, 92, 65).data ?? new Uint8ClampedArray();
  for (let at = 0; at < bytes.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = bytes.subarray(at, at + 4);
    if (red > 150 && green < 90 && blue < 90 && alpha > 200) return true;
  }
  return false;
}

test('only certificates near the viewport are drawn, each as its own template has it', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await storeTemplate(platform, company, { colors: { title: 'C00000', content: '323F47' } });
  await platform.giveCertificates(company.learner, 10);
  await page.setViewportSize({ width: 1280, height: 240 });
  await openAs(page, platform, company.learner);
  const rows = page.getByRole('listitem');
  await expect(rows).toHaveCount(10);
  const drawn = page.locator('[role=listitem] canvas[data-painted]');
  await expect.poll(() => drawn.first().evaluate(hasRed)).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(await drawn.count()).toBeLessThan(8);
  await rows.last().scrollIntoViewIfNeeded();
  await expect.poll(() => rows.last().locator('canvas').evaluate(hasRed)).toBe(true);
});

test('what comes later to a row moves nothing that is there', async ({ page, platform }) => {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, 1);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/miniatures-actions-selection/, async (route) => {
    await held;
    await route.continue();
  });
  await openAs(page, platform, company.learner);
  const place = () => page.getByRole('link', { name: /^Visualizar: / }).boundingBox();
  const before = await place();
  release();
  await expect(page.getByRole('button', { name: /^Baixar PDF: / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Selecionar', exact: true })).toBeVisible();
  expect(await place()).toEqual(before);
});

test('several certificates become one PDF with the pages of all that came, and the failed one is named', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  const ids = await platform.giveCertificates(company.learner, [
    { type: 'MISSION', name: 'Primeiro' },
    { type: 'MISSION', name: 'Segundo' },
    { type: 'CONTENT', name: 'Terceiro' },
  ]);
  await platform.breakFor(company, { method: 'GET', path: `/certificates/${ids[1]}`, status: 500 });
  await openAs(page, platform, company.learner);
  await page.getByRole('button', { name: 'Selecionar', exact: true }).click();
  await page.getByLabel('Escolher:').selectOption({ label: 'Todos' });
  await expect(bar(page, '3 selecionados')).toBeVisible();

  const first = page.waitForEvent('download');
  await pdfButton(page).click();
  const partial = await (await first).path();
  expect(pagesOf(partial)).toBe(4);
  const alert = page.getByRole('alert').filter({ hasText: 'Falta 1 certificado: Segundo.' });
  await expect(alert).toBeVisible();

  await platform.mendFor(company);
  const second = page.waitForEvent('download');
  await alert.getByRole('button', { name: 'Tentar de novo' }).click();
  expect(pagesOf(await (await second).path())).toBe(2);
  await expect(alert).toHaveCount(0);
});

test('preparing several shows its progress and can be cancelled', async ({ page, platform }) => {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, 12);
  await platform.breakFor(company, { method: 'GET', path: '/certificates/', delay_ms: 700 });
  await openAs(page, platform, company.learner);
  await page.getByRole('button', { name: 'Selecionar', exact: true }).click();
  await page.getByLabel('Escolher:').selectOption({ label: 'Todos' });
  await expect(bar(page, '12 selecionados')).toBeVisible();
  let downloads = 0;
  page.on('download', () => downloads++);
  await pdfButton(page).click();
  await expect(bar(page, '4 de 12')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await expect(pdfButton(page)).toBeVisible();
  await platform.mendFor(company);
  await expect(bar(page, '12 selecionados')).toBeVisible();
  expect(downloads).toBe(0);
});

test('certificates are chosen by keyboard: Space one, Shift and Space a range, Escape leaves', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, 5);
  await openAs(page, platform, company.learner);
  await page.getByRole('button', { name: 'Selecionar', exact: true }).press('Enter');
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(5);
  const bare = page.locator('label').filter({ hasNotText: /\S/ });
  await expect(bare, 'labels without a text').toHaveCount(0);
  await boxes.nth(0).press('Space');
  await expect(bar(page, '1 selecionado')).toBeVisible();
  await boxes.nth(3).press('Shift+Space');
  await expect(bar(page, '4 selecionados')).toBeVisible();
  await boxes.nth(1).press('Space');
  await expect(bar(page, '3 selecionados')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(boxes).toHaveCount(0);
});

test('one certificate is saved from its row, named after learner and course, in the company’s colour where no template can be had', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany({ primary_color: '#E11D48' });
  const course = { name: 'Ética: o básico' };
  const [id] = await platform.giveCertificates(company.learner, [{ type: 'MISSION', ...course }]);
  const without = { id, type: 'MISSION', mission: course, user: { name: 'Lia Aprendiz' } };
  const body = JSON.stringify(without);
  await platform.breakFor(company, { method: 'GET', path: `/certificates/${id}`, body });
  await platform.breakFor(company, { method: 'GET', path: '/certificate-templates', status: 500 });
  await openAs(page, platform, company.learner);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF: Ética: o básico' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Lia Aprendiz – Ética o básico.pdf');
  expect(pagesOf(await file.path())).toBe(2);
  expect(coloursOf(await file.path())).toContain('#E11D48');
});
