import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  openInShell,
  openScreenAs,
  measureOverflow,
  storeTemplate,
  test,
} from './fixtures.ts';

const course = { type: 'MISSION', name: 'Integração', workload: 90 };

const getStage = (page: Page) => page.getByRole('group', { name: 'Prévia' });
const getFront = (page: Page) => page.getByRole('group', { name: /^Certificado de .*, Frente$/ });
const getZoom = async (page: Page) =>
  Number.parseInt(
    (await page.getByRole('group', { name: 'Zoom' }).textContent())?.replace(/\D/g, '') ?? '',
  );

/** Moves the mouse to the middle of the part of the front that is in the window. */
async function moveOverFront(page: Page): Promise<void> {
  const box = await getFront(page).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const [x = 0, y = 0] = [box?.x, box?.y];
  const [right, bottom] = [x + (box?.width ?? 0), y + (box?.height ?? 0)];
  await page.mouse.move(
    (Math.max(x, 0) + Math.min(right, width)) / 2,
    (Math.max(y, 0) + Math.min(bottom, height)) / 2,
  );
}

/** Reads the content of the iframe for printing. @returns undefined while there is no iframe */
const getPrintFrame = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[data-certs-print]');
    const sheets = frame?.contentDocument?.querySelectorAll<HTMLElement>('.sheet');
    if (!sheets?.length) return undefined;
    return {
      title: frame?.contentDocument?.title,
      texts: Array.from(sheets, (sheet) => sheet.textContent),
      widths: Array.from(sheets, (sheet) => Math.round(sheet.getBoundingClientRect().width)),
      fonts: Array.from(frame?.contentDocument?.fonts ?? [], ({ status }) => status),
    };
  });

test('opens a certificate, zooms, turns and downloads it, and closes to Home', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.createCertificates(company.learner, [course]);
  await openScreenAs(page, platform, company.learner);
  await page.getByRole('link', { name: 'Integração', exact: true }).click();
  await expect(getFront(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Integração' })).toBeVisible();
  await expectAccessible(page);

  const fittingZoom = await getZoom(page);
  await expect(getStage(page), 'the stage is not a tab stop unless it scrolls').toHaveAttribute(
    'tabindex',
    '-1',
  );
  await getStage(page).focus();
  await page.keyboard.press('+');
  await expect.poll(() => getZoom(page)).toBeGreaterThan(fittingZoom);
  await expect(getStage(page)).toHaveAttribute('tabindex', '0');
  await page.keyboard.press('0');
  await expect.poll(() => getZoom(page)).toBe(fittingZoom);
  await page.keyboard.press('f');
  await expect(page.getByRole('radio', { name: 'Verso' })).toBeChecked();
  await page.keyboard.press('f');
  await expect(page.getByRole('radio', { name: 'Frente' })).toBeChecked();

  await test.step('zooms around the pointer with Ctrl and the wheel', async () => {
    const name = getFront(page).getByText('Lia Aprendiz');
    const initialBox = await name.boundingBox();
    await page.mouse.move((initialBox?.x ?? 0) + 5, (initialBox?.y ?? 0) + 5);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -400);
    await page.keyboard.up('Control');
    await expect
      .poll(async () => (await name.boundingBox())?.width)
      .toBeGreaterThan((initialBox?.width ?? 0) * 2);
    const zoomedBox = await name.boundingBox();
    expect(Math.abs((zoomedBox?.x ?? 0) - (initialBox?.x ?? 0))).toBeLessThan(20);
    expect(Math.abs((zoomedBox?.y ?? 0) - (initialBox?.y ?? 0))).toBeLessThan(20);
  });

  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF' }).click();
  const download = await downloadEvent;
  expect(download.suggestedFilename()).toMatch(/^Lia Aprendiz.*Integração\.pdf$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.toString('latin1')).toContain('/Count 2');

  await page.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByRole('heading', { name: 'Meus certificados' })).toBeVisible();
});

test('opens the public page in a new window to print, or prints from an iframe', async ({
  page,
  context,
  platform,
}) => {
  const company = await platform.createCompany();
  const [id = ''] = await platform.createCertificates(company.learner, [course]);
  await openScreenAs(page, platform, company.learner, `/preview/${id}`);
  await expect(getFront(page)).toBeVisible();
  const newPageEvent = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Imprimir' }).click();
  const publicPage = await newPageEvent;
  await expect(publicPage).toHaveURL(`${platform.plugin}/pt/print/${id}?print=1`);
  await expect(publicPage).toHaveTitle('Certificação de Curso – Lia Aprendiz – Integração');
  expect(await publicPage.evaluate(() => window.opener as unknown)).toBeNull();
  await publicPage.close();

  await test.step('prints both sides from an iframe when popups are blocked', async () => {
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole('link', { name: 'Imprimir' }).click();
    await expect.poll(() => getPrintFrame(page)).toBeDefined();
    expect(await getPrintFrame(page)).toMatchObject({
      title: 'Certificação de Curso – Lia Aprendiz – Integração',
      texts: [
        expect.stringContaining('Certificamos que'),
        expect.stringContaining('1 hora e 30 minutos'),
      ],
      // 297 mm.
      widths: [1123, 1123],
      // Title, body, semibold, and two for validation IDs.
      fonts: Array.from({ length: 5 }, () => 'loaded'),
    });
    await expect(page.getByText('não tem permissão para imprimir')).toHaveCount(0);
  });
});

test('prints the certificate without the host page on Ctrl+P in the learning platform', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.createCertificates(company.learner, [course]);
  await openInShell(page, platform, company.learner);
  await page.getByRole('link', { name: 'Integração', exact: true }).click();
  await expect(getFront(page)).toBeVisible();
  const title = await page.title();
  await getStage(page).focus();
  await page.keyboard.press('Control+p');
  await expect.poll(() => getPrintFrame(page)).toMatchObject({ widths: [1123, 1123] });
  expect(await page.title()).toBe(title);
  expect(await measureOverflow(page)).toBe(0);
});

const controlNames = ['Fechar', 'Imprimir', 'Baixar PDF', 'Aumentar zoom (+)'];

async function expectInViewport(page: Page, buttons: readonly string[]) {
  await expect(getFront(page)).toBeVisible();
  await expect.poll(() => measureOverflow(page)).toBe(0);
  for (const name of buttons)
    await expect(
      page.getByRole('button', { name }).or(page.getByRole('link', { name })),
    ).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Verso', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(getFront(page)).toBeInViewport({ ratio: 1 });
}

const viewportSizes = [
  [320, 640],
  [360, 640],
  [390, 760],
  [768, 1024],
  [1440, 900],
] as const;

async function expectInViewportAtAllSizes(page: Page, buttons: readonly string[]) {
  for (const [width, height] of viewportSizes) {
    await page.setViewportSize({ width, height });
    await expectInViewport(page, buttons);
  }
}

test('keeps all controls of a certificate in the viewport from 320 to 1440 px', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  const [id = ''] = await platform.createCertificates(company.learner, [course]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openScreenAs(page, platform, company.learner, `/preview/${id}`);
  await expectInViewportAtAllSizes(page, ['Copiar link', ...controlNames]);
  const printLink = page.getByRole('link', { name: 'Imprimir' });
  for (const [width, hasWord] of [
    [640, false],
    [768, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(printLink).toHaveCSS('font-size', hasWord ? '14px' : '0px');
  }
  const transitionDurations = await getFront(page).evaluate((side) => {
    const durations: string[] = [];
    for (let element = side.parentElement; element; element = element.parentElement)
      durations.push(getComputedStyle(element).transitionDuration);
    return [...new Set(durations)];
  });
  expect(transitionDurations, 'the certificate turns without animation').toEqual(['0s']);
});

test('keeps all controls of a certificate in the viewport of the learning platform from 320 to 1440 px @full', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  const [id = ''] = await platform.createCertificates(company.learner, [course]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The bars of the learning platform are higher on a small screen.
  await openInShell(page, platform, company.learner);
  await page.goto(`${platform.shell}/certificates/preview/${id}`);
  await expectInViewportAtAllSizes(page, ['Copiar link', ...controlNames]);
});

test('keeps all controls of a template in the viewport from 320 to 1440 px @full', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  const id = await storeTemplate(platform, company, {});
  await openScreenAs(page, platform, company.admin, `/preview/${id}`);
  await expectInViewportAtAllSizes(page, controlNames);
});

test('shows toasts above the buttons of a phone, and the whole title in a low window @full', async ({
  page,
  platform,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const company = await platform.createCompany();
  const name = 'Fundamentos de Cibersegurança para Equipes de Campo';
  const [id = ''] = await platform.createCertificates(company.learner, [{ ...course, name }]);
  await openScreenAs(page, platform, company.learner, `/preview/${id}`);
  await expect(getFront(page)).toBeVisible();
  await page.getByRole('button', { name: 'Copiar link' }).click();
  const toasts = page.getByRole('region', { name: 'Notificações' });
  await toasts.getByText('Link copiado.').hover();
  const getToastEnd = async () => {
    const box = await toasts.boundingBox();
    return box ? Math.round(box.y + box.height) : undefined;
  };
  expect(await getToastEnd()).toBe((page.viewportSize()?.height ?? 0) - 20);
  await page.setViewportSize({ width: 390, height: 844 });
  const button = await page.getByRole('button', { name: 'Baixar PDF' }).boundingBox();
  // The bar has a padding of 10 px.
  await expect.poll(getToastEnd).toBe(Math.round(button?.y ?? 0) - 10 - 8);

  await test.step('shows the whole title and lets it scroll away in a low window', async () => {
    await page.setViewportSize({ width: 720, height: 450 });
    const heading = page.getByRole('heading', { level: 1, name });
    for (const text of [heading, heading.locator('+ p')])
      expect(
        await text.evaluate(({ scrollHeight, scrollWidth, clientHeight, clientWidth }) => [
          scrollHeight - clientHeight,
          scrollWidth - clientWidth,
        ]),
      ).toEqual([0, 0]);
    await moveOverFront(page);
    await page.mouse.wheel(0, 200);
    await expect(heading).not.toBeInViewport();
    await expect(getFront(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Verso', { exact: true })).toBeInViewport({ ratio: 1 });
  });
});

test.describe('low window with a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 720, height: 450 } });

  for (const isInShell of [false, true])
    test(`scrolls the title away by wheel and swipe over the certificate, but not when zoomed in, in ${isInShell ? 'the learning platform' : 'a standalone page'}`, async ({
      page,
      platform,
    }) => {
      const company = await platform.createCompany();
      const [id = ''] = await platform.createCertificates(company.learner, [course]);
      if (isInShell) {
        await openInShell(page, platform, company.learner);
        await page.goto(`${platform.shell}/certificates/preview/${id}`);
      } else await openScreenAs(page, platform, company.learner, `/preview/${id}`);
      await expect(getFront(page)).toBeVisible();
      const heading = page.getByRole('heading', { level: 1, name: 'Integração' });
      const getScrollTop = () => page.evaluate(() => Math.round(window.scrollY));

      await expect(heading).toBeInViewport();
      await moveOverFront(page);
      await page.mouse.wheel(0, 300);
      await expect(heading).not.toBeInViewport();
      await page.mouse.wheel(0, -300);
      await expect.poll(getScrollTop).toBe(0);

      const device = await page.context().newCDPSession(page);
      const swipeUp = async () => {
        const box = await getFront(page).boundingBox();
        const x = (box?.x ?? 0) + (box?.width ?? 0) / 2;
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
          device.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: y === undefined ? [] : [{ x, y }],
          });
        await touch('touchStart', 400);
        for (let y = 390; y >= 100; y -= 10) await touch('touchMove', y);
        await touch('touchEnd');
      };
      await swipeUp();
      await expect(heading).not.toBeInViewport();

      await getStage(page).focus();
      await page.keyboard.press('+');
      await page.keyboard.press('+');
      await expect(getStage(page)).toHaveAttribute('tabindex', '0');
      await page.mouse.wheel(0, -2000);
      const getStageTop = () => getStage(page).evaluate(({ scrollTop }) => scrollTop);
      await expect.poll(getStageTop).toBe(0);
      const scrollTop = await getScrollTop();
      expect(scrollTop).toBeGreaterThan(0);
      await page.mouse.wheel(0, -2000);
      await page.mouse.wheel(0, 20);
      await expect.poll(getStageTop).toBe(20);
      expect(await getScrollTop()).toBe(scrollTop);
    });
});
