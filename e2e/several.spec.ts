import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { operationsOf, PdfObjects, type Stream } from '#testing/pdf/readPdf.ts';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  openAs,
  storeTemplate,
  tagOf,
  test,
} from './fixtures.ts';

const begin = (page: Page) =>
  page.getByRole('button', { name: 'Selecionar', exact: true }).press('Enter');

const pdfButton = (page: Page) => page.getByRole('button', { name: 'Baixar PDF', exact: true });

const selectAll = (page: Page, n: number) =>
  page.getByRole('checkbox', { name: `Selecionar os ${n}`, exact: true }).check();

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
  await page.setViewportSize({ width: 1280, height: 320 });
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
  await begin(page);
  await selectAll(page, 3);
  await expect(bar(page, '3 selecionados')).toBeVisible();

  const first = page.waitForEvent('download');
  await pdfButton(page).click();
  const partial = await (await first).path();
  expect(pagesOf(partial)).toBe(4);
  const alert = page.getByRole('alert').filter({ hasText: 'Falta 1 certificado: Segundo.' });
  await expect(alert).toContainText('Salvo: Lia Aprendiz – 2 certificados.pdf');
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
  await begin(page);
  await selectAll(page, 12);
  await expect(bar(page, '12 selecionados')).toBeVisible();
  let downloads = 0;
  page.on('download', () => downloads++);
  await pdfButton(page).press('Enter');
  await expect(bar(page, 'Gerando 4 de 12')).toBeFocused();
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await expect(pdfButton(page)).toBeFocused();
  await platform.mendFor(company);
  await expect(bar(page, '12 selecionados')).toBeVisible();
  expect(downloads).toBe(0);
});

test('certificates are chosen by keyboard: Space one, Shift and Space a range, Ctrl and A all; Escape leaves to what began it', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, 5);
  await openAs(page, platform, company.learner);
  await begin(page);
  const all = page.getByRole('checkbox', { name: 'Selecionar os 5' });
  await expect(all).toBeFocused();
  const boxes = page.getByRole('listitem').getByRole('checkbox');
  await expect(boxes).toHaveCount(5);
  await expect(bar(page, 'Nenhum selecionado')).toBeVisible();
  await expect(pdfButton(page)).toBeDisabled();
  await page.keyboard.press('Tab');
  await expect(boxes.nth(0)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(bar(page, '1 selecionado')).toBeVisible();
  await boxes.nth(3).press('Shift+Space');
  await expect(bar(page, '4 selecionados')).toBeVisible();
  await expect(all).toHaveJSProperty('indeterminate', true);
  await boxes.nth(1).press('Space');
  await expect(bar(page, '3 selecionados')).toBeVisible();
  await page.keyboard.press('Control+a');
  await expect(page.getByRole('checkbox', { name: 'Todos os 5 selecionados' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(boxes).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Selecionar', exact: true })).toBeFocused();
});

test('a click anywhere on a row chooses it, with Shift all from the one before; the eye still opens one', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, 6);
  await openAs(page, platform, company.learner);
  await begin(page);
  const rows = page.getByRole('listitem');
  await rows.nth(1).click({ position: { x: 300, y: 60 } });
  await expect(bar(page, '1 selecionado')).toBeVisible();
  await rows.nth(4).click({ position: { x: 600, y: 20 }, modifiers: ['Shift'] });
  await expect(bar(page, '4 selecionados')).toBeVisible();
  await rows.nth(2).getByText('Certificado').click();
  await expect(bar(page, '3 selecionados')).toBeVisible();
  await expect(rows.getByRole('link', { name: /^Imprimir: / })).toHaveCount(0);
  await rows
    .nth(2)
    .getByRole('link', { name: /^Visualizar: / })
    .click();
  await expect(page).toHaveURL(/\/preview\//);
});

test('a choice is saved in the language that was chosen for it, as a PDF whose title is its name and as a spreadsheet of the same order', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  const ids = await platform.giveCertificates(company.learner, [
    { type: 'MISSION', name: 'Primeiro', workload: 60 },
    { type: 'CONTENT', name: '=Segundo', workload: 30 },
    { type: 'CONTENT', name: 'Terceiro' },
  ]);
  await openAs(page, platform, company.learner);
  await begin(page);
  const rows = page.getByRole('listitem');
  const order = await rows
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
  for (const id of [ids[0], ids[1]]) await rows.nth(order.indexOf(id ?? '')).click();
  await expect(bar(page, '1 h 30 min')).toBeVisible();
  await page.getByLabel('Idioma dos certificados').selectOption('en');

  const saving = page.waitForEvent('download');
  await pdfButton(page).click();
  const pdf = await saving;
  expect(pdf.suggestedFilename()).toBe('Lia Aprendiz – 2 certificados.pdf');
  const bytes = readFileSync(await pdf.path());
  expect(bytes.toString('latin1')).toContain('/Lang(en');
  expect(bytes.toString()).toContain('Lia Aprendiz – 2 certificados</rdf:li>');
  await expect(page.getByText('Salvo: Lia Aprendiz – 2 certificados.pdf').first()).toBeVisible();

  const writing = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  const csv = await writing;
  expect(csv.suggestedFilename()).toBe('Lia Aprendiz – 2 certificados.csv');
  const lines = readFileSync(await csv.path(), 'utf8').split('\r\n');
  expect(lines[0]).toBe('\ufeffCourse,Type,Completed,Minutes,Workload,Grade,Validation ID,Link');
  expect(lines[1]?.split(',').slice(5)).toEqual([
    '',
    expect.stringMatching(/./),
    expect.stringMatching(/\/en\/print\//),
  ]);
  const reads = await platform.requestsOf(company);
  expect(reads.filter(({ path }) => /\/certificates\/./.test(path))).toHaveLength(2);
  const names = lines.slice(1, 3).map((line) => line.split(',')[0]);
  const expected = new Map([
    [ids[0], 'Primeiro'],
    [ids[1], "'=Segundo"],
  ]);
  expect(names).toEqual(order.map((id) => expected.get(id)).filter(Boolean));
});

test('from ten certificates on a statement comes before them, until somebody says otherwise', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, 10);
  await openAs(page, platform, company.learner);
  await begin(page);
  const statement = page.getByRole('switch', { name: 'Com histórico' });
  const rows = page.getByRole('listitem');
  await rows.nth(0).click();
  await expect(statement).toHaveCount(0);
  await rows.nth(1).click();
  await expect(statement).not.toBeChecked();
  await selectAll(page, 10);
  await expect(statement).toBeChecked();
  const first = page.waitForEvent('download');
  await pdfButton(page).click();
  expect(pagesOf(await (await first).path())).toBeGreaterThan(20);

  await statement.press('Space');
  await page.keyboard.press('Escape');
  await begin(page);
  await selectAll(page, 10);
  await expect(statement).not.toBeChecked();
  const second = page.waitForEvent('download');
  await pdfButton(page).click();
  expect(pagesOf(await (await second).path())).toBe(20);
});

test('a spreadsheet of more than are on screen has all of them', async ({ page, platform }) => {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, 120);
  await openAs(page, platform, company.learner);
  await begin(page);
  await selectAll(page, 120);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  const lines = readFileSync(await (await saving).path(), 'utf8').split('\r\n');
  expect(lines).toHaveLength(1 + 120 + 1);
});

test('on a telephone the bar is one row, and what it has no room for is in a sheet', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, 3);
  await page.setViewportSize({ width: 360, height: 640 });
  await openAs(page, platform, company.learner);
  await begin(page);
  await selectAll(page, 3);
  const region = page.getByRole('region', { name: 'Certificados selecionados' });
  expect((await region.boundingBox())?.height).toBeLessThanOrEqual(56);
  await expect(region.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  const more = region.getByRole('button', { name: 'Mais opções' });
  await more.click();
  const sheet = page.getByRole('dialog', { name: '3 selecionados' });
  await expect(sheet.getByRole('button', { name: 'Imprimir' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(more).toBeFocused();
  await more.click();
  const saving = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Planilha CSV' }).click();
  expect((await saving).suggestedFilename()).toBe('Lia Aprendiz – 3 certificados.csv');
  await expect(sheet).toHaveCount(0);
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

test.describe('while certificates are chosen', () => {
  // axe puts a style of its own into the page, which the policy reports.
  test.use({ bypassCSP: true });

  for (const { prefix, select, all, grid, more, colorScheme } of [
    {
      prefix: '/pt',
      select: 'Selecionar',
      all: 'Selecionar os 3',
      grid: 'Grade',
      more: 'Mais opções',
      colorScheme: 'light',
    },
    {
      prefix: '/es',
      select: 'Seleccionar',
      all: 'Seleccionar los 3',
      grid: 'Cuadrícula',
      more: 'Más opciones',
      colorScheme: 'dark',
    },
  ] as const)
    test(`axe finds nothing and nothing leaves the page, ${prefix}, ${colorScheme}${tagOf(colorScheme === 'light')}`, async ({
      page,
      platform,
    }) => {
      const company = await platform.createCompany();
      await platform.giveCertificates(company.learner, 3);
      await page.emulateMedia({ colorScheme });
      await openAs(page, platform, company.learner, prefix);
      await page.getByRole('button', { name: select, exact: true }).click();
      await expectNoOverflow(page);
      await expectAccessible(page);
      await page.getByRole('listitem').first().click();
      await expectAccessible(page);
      await page.getByRole('checkbox', { name: all }).click();
      await page.getByRole('radio', { name: grid }).check({ force: true });
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2);
      await expectNoOverflow(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: 360, height: 640 });
      await page.getByRole('button', { name: more }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });
});
