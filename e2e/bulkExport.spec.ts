import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parseOperations, PdfObjects, type PdfStream } from '#testing/pdf/readPdf.ts';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  openScreenAs,
  storeTemplate,
  test,
} from './fixtures.ts';

const startSelection = (page: Page) =>
  page.getByRole('button', { name: 'Selecionar', exact: true }).press('Enter');

const getPdfButton = (page: Page) => page.getByRole('button', { name: 'Baixar PDF', exact: true });

const selectAll = (page: Page, count: number) =>
  page.getByRole('checkbox', { name: `Selecionar os ${count}`, exact: true }).check();

/** Finds a text in the selection bar. */
const getBarText = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Certificados selecionados' }).getByText(text, { exact: true });

/** Reads the number of pages of a PDF. */
function countPages(path: string): number {
  return Number(/\/Type\/Pages\/Count (\d+)/.exec(readFileSync(path, 'latin1'))?.[1]);
}

/** Reads the fill colours of a PDF, as hexadecimal. */
function readFillColors(path: string): string[] {
  const objects = new PdfObjects(readFileSync(path));
  return objects.pages
    .map((page) => objects.resolve(page.get('Contents')) as PdfStream)
    .flatMap(({ bytes }) => parseOperations(bytes))
    .filter(({ operator }) => operator === 'rg')
    .map(({ operands }) => `#${operands.map(toHexByte).join('').toUpperCase()}`);
}

const toHexByte = (share: unknown) =>
  Math.round(Number(share) * 255)
    .toString(16)
    .padStart(2, '0');

/** Returns whether a canvas has red pixels; false for a canvas without a drawing, which has no size. Runs in the page. */
function hasRed(canvas: Element): boolean {
  if ((canvas as HTMLCanvasElement).width === 0) return false;
  const context = new OffscreenCanvas(92, 65).getContext('2d');
  context?.drawImage(canvas as HTMLCanvasElement, 0, 0);
  const bytes = context?.getImageData(0, 0, 92, 65).data ?? new Uint8ClampedArray();
  for (let offset = 0; offset < bytes.length; offset += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = bytes.subarray(offset, offset + 4);
    if (red > 150 && green < 90 && blue < 90 && alpha > 200) return true;
  }
  return false;
}

test('draws miniatures near the viewport only, each with its own template, and frees the pixels of others', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await storeTemplate(platform, company, { colors: { title: 'C00000', content: '323F47' } });
  await platform.createCertificates(company.learner, 10);
  await page.setViewportSize({ width: 1280, height: 320 });
  const files: string[] = [];
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin === platform.plugin) files.push(pathname);
  });
  await openScreenAs(page, platform, company.learner);
  const rows = page.getByRole('listitem');
  await expect(rows).toHaveCount(10);
  const drawnCanvases = page.locator('[role=listitem] canvas[data-drawn]');
  await expect.poll(() => drawnCanvases.first().evaluate(hasRed)).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(await drawnCanvases.count()).toBeLessThan(8);
  await test.step('loads no chunks of administrators for a learner', () => {
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => /editor|templates|overlays|picker/.test(file))).toEqual([]);
  });
  const measureFirstWidth = () =>
    rows
      .first()
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => canvas.width);
  expect(await measureFirstWidth()).toBeGreaterThan(0);
  await rows.last().scrollIntoViewIfNeeded();
  await expect.poll(() => rows.last().locator('canvas').evaluate(hasRed)).toBe(true);
  await expect.poll(measureFirstWidth).toBe(0);
  await rows.first().scrollIntoViewIfNeeded();
  await expect.poll(measureFirstWidth).toBeGreaterThan(0);
});

test('does not shift a row when its actions load', async ({ page, platform }) => {
  const company = await platform.createCompany();
  await platform.createCertificates(company.learner, 1);
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/rows\.\w+\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  await openScreenAs(page, platform, company.learner);
  const measureLink = () => page.getByRole('link', { name: /^Visualizar: / }).boundingBox();
  const initialBox = await measureLink();
  release();
  await expect(page.getByRole('button', { name: /^Baixar PDF: / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Selecionar', exact: true })).toBeVisible();
  expect(await measureLink()).toEqual(initialBox);
});

test('creates one PDF of all certificates that load and names the failed one', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  const ids = await platform.createCertificates(company.learner, [
    { type: 'MISSION', name: 'Primeiro' },
    { type: 'MISSION', name: 'Segundo' },
    { type: 'CONTENT', name: 'Terceiro' },
  ]);
  await platform.injectFault(company, `GET /certificates/${ids[1]}`, { status: 500 });
  await openScreenAs(page, platform, company.learner);
  await startSelection(page);
  await selectAll(page, 3);
  await expect(getBarText(page, '3 selecionados')).toBeVisible();

  const first = page.waitForEvent('download');
  await getPdfButton(page).click();
  const partial = await (await first).path();
  expect(countPages(partial)).toBe(4);
  const alert = page.getByRole('alert').filter({ hasText: 'Falta 1 certificado: Segundo.' });
  await expect(alert).toContainText('Salvo: Lia Aprendiz – 2 certificados.pdf');
  await expect(alert).toBeVisible();

  await platform.removeFaults(company.company_id);
  const second = page.waitForEvent('download');
  await alert.getByRole('button', { name: 'Tentar de novo' }).click();
  expect(countPages(await (await second).path())).toBe(2);
  await expect(alert).toHaveCount(0);
});

test('shows the progress of a bulk export and cancels it, and includes a statement unless that is switched off', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.createCertificates(company.learner, 10);
  let requests = 0;
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/missions\/certificates\/[\w-]+$/, async (route) => {
    requests += 1;
    if (requests > 4) await gate;
    await route.continue();
  });
  await openScreenAs(page, platform, company.learner);
  await startSelection(page);
  await selectAll(page, 10);
  await expect(getBarText(page, '10 selecionados')).toBeVisible();
  let downloads = 0;
  page.on('download', () => downloads++);
  await getPdfButton(page).press('Enter');
  await expect(getBarText(page, 'Gerando 4 de 10')).toBeFocused();
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await expect(getPdfButton(page)).toBeFocused();
  release();
  await expect(getBarText(page, '10 selecionados')).toBeVisible();
  expect(downloads).toBe(0);

  await test.step('includes a statement from ten certificates on and remembers when it is switched off', async () => {
    await page.keyboard.press('Escape');
    await startSelection(page);
    const statement = page.getByRole('switch', { name: 'Com histórico' });
    const rows = page.getByRole('listitem');
    await rows.nth(0).click();
    await expect(statement).toHaveCount(0);
    await rows.nth(1).click();
    await expect(statement).not.toBeChecked();
    await selectAll(page, 10);
    await expect(statement).toBeChecked();
    const first = page.waitForEvent('download');
    await getPdfButton(page).click();
    expect(countPages(await (await first).path())).toBeGreaterThan(20);

    await statement.press('Space');
    await page.keyboard.press('Escape');
    await startSelection(page);
    await selectAll(page, 10);
    await expect(statement).not.toBeChecked();
    const second = page.waitForEvent('download');
    await getPdfButton(page).click();
    expect(countPages(await (await second).path())).toBe(20);
  });
});

test('selects by keyboard and by clicks, a range with Shift and all with Ctrl+A, and returns the focus on Escape', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.createCertificates(company.learner, 5);
  await openScreenAs(page, platform, company.learner);
  await startSelection(page);
  const selectAllBox = page.getByRole('checkbox', { name: 'Selecionar os 5' });
  await expect(selectAllBox).toBeFocused();
  const rows = page.getByRole('listitem');
  const boxes = rows.getByRole('checkbox');
  await expect(boxes).toHaveCount(5);
  await expect(getBarText(page, 'Nenhum selecionado')).toBeVisible();
  await expect(getPdfButton(page)).toBeDisabled();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Conclusão', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(boxes.nth(0)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(getBarText(page, '1 selecionado')).toBeVisible();
  await boxes.nth(3).press('Shift+Space');
  await expect(getBarText(page, '4 selecionados')).toBeVisible();
  await expect(selectAllBox).toHaveJSProperty('indeterminate', true);
  await boxes.nth(1).press('Space');
  await expect(getBarText(page, '3 selecionados')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Control+a');
  await expect(page.getByRole('checkbox', { name: 'Todos os 5 selecionados' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(boxes).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Selecionar', exact: true })).toBeFocused();

  await test.step('selects by clicks, which still open a preview', async () => {
    await startSelection(page);
    await rows.nth(1).click({ position: { x: 300, y: 60 } });
    await expect(getBarText(page, '1 selecionado')).toBeVisible();
    await rows.nth(4).click({ position: { x: 600, y: 20 }, modifiers: ['Shift'] });
    await expect(getBarText(page, '4 selecionados')).toBeVisible();
    await rows.nth(2).getByText('Certificado').click();
    await expect(getBarText(page, '3 selecionados')).toBeVisible();
    await expect(rows.getByRole('link', { name: /^Imprimir: / })).toHaveCount(0);
    await rows
      .nth(2)
      .getByRole('link', { name: /^Visualizar: / })
      .click();
    await expect(page).toHaveURL(/\/preview\//);
  });
});

test('exports a selection in the chosen language as a titled PDF and as CSV in the same order', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  const ids = await platform.createCertificates(company.learner, [
    { type: 'MISSION', name: 'Primeiro', workload: 60 },
    { type: 'CONTENT', name: '=Segundo', workload: 30 },
    { type: 'CONTENT', name: 'Terceiro' },
  ]);
  await openScreenAs(page, platform, company.learner);
  await startSelection(page);
  const rows = page.getByRole('listitem');
  const checkboxes = rows.getByRole('checkbox');
  await expect(checkboxes).toHaveCount(ids.length);
  const order = await checkboxes.evaluateAll((boxes) =>
    boxes.map((box) => (box as HTMLInputElement).value),
  );
  for (const id of [ids[0], ids[1]]) await rows.nth(order.indexOf(id ?? '')).click();
  await expect(getBarText(page, '1 h 30 min')).toBeVisible();
  await page.getByLabel('Idioma dos certificados').selectOption('en');

  const downloadEvent = page.waitForEvent('download');
  await getPdfButton(page).click();
  const pdf = await downloadEvent;
  expect(pdf.suggestedFilename()).toBe('Lia Aprendiz – 2 certificados.pdf');
  const bytes = readFileSync(await pdf.path());
  expect(bytes.toString('latin1')).toContain('/Lang(en');
  expect(bytes.toString()).toMatch(/<dc:title>.*>Lia Aprendiz – Companhia de Teste</);
  await expect(page.getByText('Salvo: Lia Aprendiz – 2 certificados.pdf').first()).toBeVisible();

  const csvEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  const csv = await csvEvent;
  expect(csv.suggestedFilename()).toBe('Lia Aprendiz – 2 certificados.csv');
  const lines = readFileSync(await csv.path(), 'utf8').split('\r\n');
  expect(lines[0]).toBe('\ufeffCourse,Type,Completed,Minutes,Workload,Grade,Validation ID,Link');
  expect(lines[1]?.split(',').slice(5)).toEqual([
    '',
    expect.stringMatching(/./),
    expect.stringMatching(/\/en\/print\//),
  ]);
  const requests = await platform.getRequests(company.company_id);
  expect(requests.filter(({ path }) => /\/certificates\/./.test(path))).toHaveLength(2);
  const names = lines.slice(1, 3).map((line) => line.split(',')[0]);
  const expected = new Map([
    [ids[0], 'Primeiro'],
    [ids[1], "'=Segundo"],
  ]);
  expect(names).toEqual(order.map((id) => expected.get(id)).filter(Boolean));
});

test('shows a one-row selection bar on a phone with the other actions in a sheet @full', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.createCertificates(company.learner, 12);
  await page.setViewportSize({ width: 360, height: 640 });
  await openScreenAs(page, platform, company.learner);
  await startSelection(page);
  await selectAll(page, 12);
  const region = page.getByRole('region', { name: 'Certificados selecionados' });
  expect((await region.boundingBox())?.height).toBeLessThanOrEqual(56);
  await expect(region.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  const more = region.getByRole('button', { name: 'Mais opções' });
  await more.click();
  const sheet = page.getByRole('dialog', { name: '12 selecionados' });
  await expect(sheet.getByRole('button', { name: 'Imprimir' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(more).toBeFocused();
  await more.click();
  const downloadEvent = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Planilha CSV' }).click();
  const csv = await downloadEvent;
  expect(csv.suggestedFilename()).toBe('Lia Aprendiz – 12 certificados.csv');
  // Two certificates are not on screen yet.
  const lines = readFileSync(await csv.path(), 'utf8').split('\r\n');
  expect(lines).toHaveLength(1 + 12 + 1);
  await expect(sheet).toHaveCount(0);
});

test('downloads a certificate from its row, named after learner and course, in the company colour without a template', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany({ primary_color: '#E11D48' });
  const course = { name: 'Ética: o básico' };
  const [id] = await platform.createCertificates(company.learner, [{ type: 'MISSION', ...course }]);
  const response = { id, type: 'MISSION', mission: course, user: { name: 'Lia Aprendiz' } };
  const body = JSON.stringify(response);
  await platform.injectFault(company, `GET /certificates/${id}`, { body });
  await platform.injectFault(company, 'GET /certificate-templates', { status: 500 });
  await openScreenAs(page, platform, company.learner);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF: Ética: o básico' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Lia Aprendiz – Ética o básico.pdf');
  expect(countPages(await file.path())).toBe(2);
  expect(readFillColors(await file.path())).toContain('#E11D48');
});

test.describe('selection', () => {
  // axe adds a style element, which would violate the policy.
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
    test(`has no axe violations and does not scroll sideways, ${prefix}, ${colorScheme} @full`, async ({
      page,
      platform,
    }) => {
      const company = await platform.createCompany();
      await platform.createCertificates(company.learner, 3);
      await page.emulateMedia({ colorScheme });
      await openScreenAs(page, platform, company.learner, prefix);
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
