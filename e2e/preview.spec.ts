import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  openInShell,
  openAs,
  overflowOf,
  storeTemplate,
  test,
} from './fixtures.ts';

const course = { type: 'MISSION', name: 'Integração', workload: 90 };

const stage = (page: Page) => page.getByRole('group', { name: 'Prévia' });
const front = (page: Page) => page.getByRole('group', { name: /^Certificado de .*, Frente$/ });
const zoomOf = async (page: Page) =>
  Number.parseInt(
    (await page.getByRole('group', { name: 'Zoom' }).textContent())?.replace(/\D/g, '') ?? '',
  );

/** What the frame that prints has in it; undefined while there is none. */
const printFrame = (page: Page) =>
  page.evaluate(() => {
    const inside = document.querySelector<HTMLIFrameElement>('iframe[data-certs-print]');
    const sheets = inside?.contentDocument?.querySelectorAll<HTMLElement>('.sheet');
    if (!sheets?.length) return undefined;
    return {
      title: inside?.contentDocument?.title,
      texts: Array.from(sheets, (sheet) => sheet.textContent),
      widths: Array.from(sheets, (sheet) => Math.round(sheet.getBoundingClientRect().width)),
      fonts: Array.from(inside?.contentDocument?.fonts ?? [], ({ status }) => status),
    };
  });

test('a learner opens a certificate, turns it, zooms, saves it and goes back', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, [course]);
  await openAs(page, platform, company.learner);
  await page.getByRole('link', { name: 'Integração', exact: true }).click();
  await expect(front(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Integração' })).toBeVisible();
  await expectAccessible(page);

  const fitting = await zoomOf(page);
  await expect(stage(page), 'what does not scroll is no tab stop').toHaveAttribute(
    'tabindex',
    '-1',
  );
  await stage(page).focus();
  await page.keyboard.press('+');
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(fitting);
  await expect(stage(page)).toHaveAttribute('tabindex', '0');
  await page.keyboard.press('0');
  await expect.poll(() => zoomOf(page)).toBe(fitting);
  await page.keyboard.press('f');
  await expect(page.getByRole('radio', { name: 'Verso' })).toBeChecked();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Lia Aprendiz.*Integração\.pdf$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.toString('latin1')).toContain('/Count 2');

  await page.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByRole('heading', { name: 'Meus certificados' })).toBeVisible();
});

test('Ctrl and the wheel zoom at the pointer: what was under it stays there', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  const [id = ''] = await platform.giveCertificates(company.learner, [course]);
  await openAs(page, platform, company.learner, `/preview/${id}`);
  const name = front(page).getByText('Lia Aprendiz');
  const before = await name.boundingBox();
  const at = { x: (before?.x ?? 0) + 5, y: (before?.y ?? 0) + 5 };
  await page.mouse.move(at.x, at.y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -400);
  await page.keyboard.up('Control');
  await expect
    .poll(async () => (await name.boundingBox())?.width)
    .toBeGreaterThan((before?.width ?? 0) * 2);
  const after = await name.boundingBox();
  expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(20);
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(20);
});

test('Print opens the public page in a window of its own', async ({ page, context, platform }) => {
  const company = await platform.createCompany();
  const [id = ''] = await platform.giveCertificates(company.learner, [course]);
  await openAs(page, platform, company.learner, `/preview/${id}`);
  await expect(front(page)).toBeVisible();
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Imprimir' }).click();
  const opened = await opening;
  await expect(opened).toHaveURL(`${platform.plugin}/pt/print/${id}?print=1`);
  await expect(opened).toHaveTitle('Certificação de Curso – Lia Aprendiz – Integração');
  expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
});

test('where windows are blocked, a frame prints both sides', async ({ page, platform }) => {
  const company = await platform.createCompany();
  const [id = ''] = await platform.giveCertificates(company.learner, [course]);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openAs(page, platform, company.learner, `/preview/${id}`);
  await expect(front(page)).toBeVisible();
  await page.getByRole('link', { name: 'Imprimir' }).click();
  await expect.poll(() => printFrame(page)).toBeDefined();
  expect(await printFrame(page)).toMatchObject({
    title: 'Certificação de Curso – Lia Aprendiz – Integração',
    texts: [
      expect.stringContaining('Certificamos que'),
      expect.stringContaining('1 hora e 30 minutos'),
    ],
    // 297 mm.
    widths: [1123, 1123],
    fonts: ['loaded', 'loaded', 'loaded'],
  });
  await expect(page.getByText('não tem permissão para imprimir')).toHaveCount(0);
});

test('inside the learning platform, Ctrl+P prints the certificate and not the page around it', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, [course]);
  await openInShell(page, platform, company.learner);
  await page.getByRole('link', { name: 'Integração', exact: true }).click();
  await expect(front(page)).toBeVisible();
  const title = await page.title();
  await stage(page).focus();
  await page.keyboard.press('Control+p');
  await expect.poll(() => printFrame(page)).toMatchObject({ widths: [1123, 1123] });
  expect(await page.title()).toBe(title);
  expect(await overflowOf(page)).toBe(0);
});

test('the sheet turns at once for those who asked for less motion', async ({ page, platform }) => {
  const company = await platform.createCompany();
  const [id = ''] = await platform.giveCertificates(company.learner, [course]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAs(page, platform, company.learner, `/preview/${id}`);
  await expect(front(page)).toBeVisible();
  const times = await front(page).evaluate((side) => {
    const all: string[] = [];
    for (let element = side.parentElement; element; element = element.parentElement)
      all.push(getComputedStyle(element).transitionDuration);
    return [...new Set(all)];
  });
  expect(times).toEqual(['0s']);
});

const controls = ['Fechar', 'Imprimir', 'Baixar PDF', 'Aumentar zoom (+)'];

async function expectInReach(page: Page, buttons: readonly string[]) {
  await expect(front(page)).toBeVisible();
  await expect.poll(() => overflowOf(page)).toBe(0);
  for (const name of buttons)
    await expect(
      page.getByRole('button', { name }).or(page.getByRole('link', { name })),
    ).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Verso', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(front(page)).toBeInViewport({ ratio: 1 });
}

const windows = [
  [320, 640],
  [360, 640],
  [390, 760],
  [768, 1024],
  [1440, 900],
] as const;

async function expectInReachAtAnySize(page: Page, buttons: readonly string[]) {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await expectInReach(page, buttons);
  }
}

test('everything is in reach from 320 to 1440 px', async ({ page, platform }) => {
  const company = await platform.createCompany();
  const [id = ''] = await platform.giveCertificates(company.learner, [course]);
  await openAs(page, platform, company.learner, `/preview/${id}`);
  await expectInReachAtAnySize(page, ['Copiar link', ...controls]);
  // Below the bars of a learning platform, which are higher on a small screen.
  await openInShell(page, platform, company.learner);
  await page.goto(`${platform.shell}/certificates/preview/${id}`);
  await expectInReachAtAnySize(page, ['Copiar link', ...controls]);
});

test('everything is in reach from 320 to 1440 px, of a template', async ({ page, platform }) => {
  const company = await platform.createCompany();
  const id = await storeTemplate(platform, company, {});
  await openAs(page, platform, company.admin, `/preview/${id}`);
  await expectInReachAtAnySize(page, controls);
});
