import type { Locator, Page } from '@playwright/test';
import { hasProgram, rastersOf } from '../src/testing/pdf/programs.ts';
import {
  type Company,
  expect,
  expectAccessible,
  expectNoOverflow,
  openInShell,
  type Running,
  test,
} from './fixtures.ts';

const course = { type: 'CONTENT', name: 'Segurança', workload: 510, grade: 9.5 };

async function giveOne(platform: Running): Promise<{ company: Company; id: string }> {
  const company = await platform.createCompany();
  const [id = ''] = await platform.giveCertificates(company.learner, [course]);
  return { company, id };
}

const front = (page: Page) => page.getByRole('group', { name: /^Certificado de .*, Frente$/ });

/** Widths and heights of a PDF's pages, points. */
function pagesOf(pdf: Buffer): number[][] {
  const pages = pdf
    .toString('latin1')
    .matchAll(/\/Type\s*\/Page\b[^s][\s\S]*?\/MediaBox\s*\[([^\]]*)\]/g);
  return Array.from(pages, ([, box = '']) => box.trim().split(/\s+/).slice(2).map(Number));
}

test('without a session the certificate prints as exactly two pages @browser', async ({
  page,
  platform,
}) => {
  const { id } = await giveOne(platform);
  await page.goto(`${platform.plugin}/print/${id}`);
  await expect(front(page)).toBeVisible();
  await expect(page.getByText('Emitido por Companhia de Teste')).toBeVisible();
  await expectAccessible(page);

  const asSheets = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  expect(asSheets).toHaveLength(2);
  for (const [width = 0, height = 0] of asSheets) {
    expect(Math.abs(width - 841.89)).toBeLessThan(1);
    expect(Math.abs(height - 595.28)).toBeLessThan(1);
  }
  for (const paper of [
    { format: 'A4', landscape: true },
    { format: 'Letter', landscape: true },
    { format: 'A4', landscape: false },
  ])
    expect(pagesOf(await page.pdf(paper))).toHaveLength(2);
});

test('a dark system and switched-off background graphics take nothing from the paper @browser', async ({
  page,
  platform,
}) => {
  test.skip(!hasProgram('pdftoppm'), 'no pdftoppm here');
  const { id } = await giveOne(platform);
  await page.goto(`${platform.plugin}/print/${id}`);
  await expect(front(page)).toBeVisible();
  const printed = async (printBackground: boolean) =>
    rastersOf(await page.pdf({ preferCSSPageSize: true, printBackground }), 72);
  const usual = await printed(true);
  await page.emulateMedia({ colorScheme: 'dark' });
  const plain = await printed(false);
  expect(plain).toHaveLength(2);
  for (const [index, { pixels, width, height }] of plain.entries()) {
    expect(pixels).toEqual(usual[index]?.pixels);
    const inked = pixels.filter((light) => light < 250).length / (width * height);
    expect(inked).toBeGreaterThan(0.02);
    expect(inked).toBeLessThan(0.6);
  }
});

test('the dialog opens by itself only where the address asks for it, once the fonts are there', async ({
  page,
  platform,
}) => {
  const { id } = await giveOne(platform);
  await page.addInitScript(() => {
    const printed: string[][] = [];
    Object.assign(window, { printed });
    window.print = () => {
      printed.push(Array.from(document.fonts, ({ family, status }) => `${family} ${status}`));
      window.dispatchEvent(new Event('beforeprint'));
    };
  });
  const printed = () => page.evaluate(() => (window as unknown as { printed: string[][] }).printed);
  await page.goto(`${platform.plugin}/print/${id}`);
  await expect(front(page)).toBeVisible();
  await page.getByRole('combobox').selectOption('en');
  await expect(page.getByText('We certify that')).toBeVisible();
  expect(await printed()).toEqual([]);

  await page.goto(`${platform.plugin}/print/${id}?print=1`);
  await expect.poll(printed).toHaveLength(1);
  const [fonts] = await printed();
  for (const face of ['title', 'body', 'bold'])
    expect(fonts?.join()).toMatch(new RegExp(`certs-${face}"? loaded`));
});

test('in a frame that may not print, the PDF is offered', async ({ page, platform }) => {
  const { id } = await giveOne(platform);
  await page.goto(`${platform.host}/`);
  await page.evaluate((source) => {
    const frame = document.createElement('iframe');
    frame.title = 'Certificate';
    frame.width = '1000';
    frame.height = '800';
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-downloads');
    frame.src = source;
    document.body.append(frame);
  }, `${platform.plugin}/print/${id}`);
  const inside = page.frameLocator('iframe');
  await inside.getByRole('button', { name: 'Imprimir' }).click();
  const note = inside.getByRole('alert').filter({ hasText: 'não tem permissão para imprimir' });
  const downloading = page.waitForEvent('download');
  await note.getByRole('button', { name: 'Baixar PDF' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/Segurança\.pdf$/);
});

test('an unknown certificate is said so, and another ID can be checked', async ({
  page,
  platform,
}) => {
  const { id } = await giveOne(platform);
  await page.goto(`${platform.plugin}/print/nobody`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Nenhum certificado tem este ID' }),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('textbox', { name: 'Conferir outro ID' }).fill(id);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${platform.plugin}/print/${id}`);
  await expect(front(page)).toBeVisible();
});

test('on a telephone the verdict and the facts come before the paper', async ({
  page,
  platform,
}) => {
  const { id } = await giveOne(platform);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${platform.plugin}/print/${id}`);
  const verdict = page.getByRole('heading', { level: 1, name: 'Certificado válido' });
  await expect(verdict).toBeInViewport();
  for (const fact of ['Concedido a', 'Curso', 'ID de validação'])
    await expect(page.getByRole('term').filter({ hasText: fact })).toBeInViewport();
  const paper = await front(page).boundingBox();
  const pdf = await page.getByRole('button', { name: 'Baixar PDF' }).boundingBox();
  expect(paper?.y).toBeGreaterThan((pdf?.y ?? Infinity) + (pdf?.height ?? 0));
  await expectNoOverflow(page);
  await expectAccessible(page);
});

const ways: readonly [string, Parameters<Locator['click']>[0]][] = [
  ['a click', {}],
  ['Ctrl and a click', { modifiers: ['Control'] }],
  ['the middle button', { button: 'middle' }],
];
for (const [how, options] of ways)
  test(`inside the learning platform a row prints on the plugin’s own page, by ${how}`, async ({
    page,
    context,
    platform,
  }) => {
    const { company, id } = await giveOne(platform);
    await openInShell(page, platform, company.learner);
    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Imprimir: Segurança' }).click(options);
    const opened = await opening;
    await expect(opened).toHaveURL(`${platform.plugin}/pt/print/${id}?print=1`);
    await expect(front(opened)).toBeVisible();
    expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
  });

test('the learning platform prints a certificate in a window of its own', async ({
  page,
  context,
  platform,
}) => {
  await context.addInitScript(() => {
    // The dialog of a whole browser stays until somebody closes it.
    window.print = () => {
      const isOfFrame = window.frameElement?.matches('iframe[data-certs-print]');
      Object.assign(window.top ?? {}, { printed: isOfFrame });
      for (const name of ['beforeprint', 'afterprint']) window.dispatchEvent(new Event(name));
    };
  });
  // Learning is offered to the people of the demonstration alone.
  await page.goto(`${platform.shell}/enter/demo-learner`);
  const link = page.getByRole('link', { name: /^Imprimir certificado: / }).first();
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toMatch(/^\/print-certificate\?id=[\w-]+$/);
  const opening = context.waitForEvent('page');
  await link.click();
  const opened = await opening;
  await expect(opened).toHaveURL(platform.shell + address);
  await expect(opened).toHaveTitle('Imprimir certificado · Academia Vértice');
  await expect(front(opened)).toBeVisible();
  await expect
    .poll(() => opened.evaluate(() => (window as unknown as { printed: boolean }).printed))
    .toBe(true);
  // It would say so after a second.
  await expect(opened.locator('iframe[data-certs-print]')).toHaveCount(0);
  await expect(opened.getByText('não tem permissão para imprimir')).toHaveCount(0);
});
