import type { Page } from '@playwright/test';
import { expect, expectAccessible, openScreenAs, type TestPlatform, test } from './fixtures.ts';

const names = ['Primeiros socorros', 'Integração', 'Energia solar'];

async function openFromHome(page: Page, platform: TestPlatform, name: string) {
  const company = await platform.createCompany();
  const getDay = (index: number) => `2026-11-${20 - index}T15:00:00.000Z`;
  await platform.createCertificates(
    company.learner,
    names.map((title, index) => ({
      type: 'MISSION',
      name: title,
      created_at: getDay(index),
      completed_at: getDay(index),
    })),
  );
  await openScreenAs(page, platform, company.learner);
  await page.getByRole('link', { name, exact: true }).click();
  await expectCertificate(page, name);
}

const getFront = (page: Page) => page.getByRole('group', { name: /^Certificado de .*, Frente$/ });
const expectCertificate = (page: Page, name: string) =>
  expect(getFront(page).getByText(name, { exact: true })).toBeVisible();

/** Simulates a swipe over the certificate. */
async function swipe(page: Page, deltaX: number, deltaY = 0): Promise<void> {
  const device = await page.context().newCDPSession(page);
  const box = await getFront(page).boundingBox();
  const x = (box?.x ?? 0) + (box?.width ?? 0) / 2 - deltaX / 2;
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    device.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: x + deltaX * share, y: y + deltaY * share }],
    });
  await send('touchStart', 0);
  for (let share = 0.1; share < 1; share += 0.1) await send('touchMove', share);
  await send('touchMove', 1);
  await send('touchEnd');
}

/** Expects the previous and next buttons, 44 px wide and high, beside or below the certificate. */
async function expectButtonsOutside(page: Page): Promise<void> {
  for (const name of ['Anterior: Primeiros socorros', 'Próximo: Energia solar']) {
    const button = page.getByRole('button', { name });
    await expect(button).toBeInViewport({ ratio: 1 });
    // The certificate gets the new width some frames later.
    await expect(async () => {
      const certificate = await getFront(page).boundingBox();
      const box = await button.boundingBox();
      expect(Math.round(box?.width ?? 0)).toBe(44);
      expect(Math.round(box?.height ?? 0)).toBe(44);
      const isApart =
        !certificate ||
        !box ||
        box.x + box.width <= certificate.x ||
        box.x >= certificate.x + certificate.width ||
        box.y >= certificate.y + certificate.height;
      expect(isApart).toBe(true);
    }).toPass();
  }
}

test('moves through the certificates of Home with buttons outside the certificate, the arrow keys and back to Home', async ({
  page,
  platform,
}) => {
  await openFromHome(page, platform, 'Integração');
  await expectAccessible(page);
  for (const [width, height] of [
    [320, 640],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectButtonsOutside(page);
  }
  // Right after opening from Home, the keys work without focusing anything.
  await page.keyboard.press('ArrowRight');
  await expectCertificate(page, 'Energia solar');
  await expect(page.getByText('3 de 3 · 18 de novembro de 2026')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectCertificate(page, 'Primeiros socorros');
  await expect(page.getByRole('button', { name: /^Anterior/ })).toHaveCount(0);
  // The arrow keys scroll a certificate that is larger than the stage.
  await page.getByRole('group', { name: 'Prévia' }).focus();
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Primeiros socorros');
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowRight');
  await expectCertificate(page, 'Integração');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Meus certificados' })).toBeVisible();
});

test('goes back only to Home when Close is pressed twice', async ({ page, platform }) => {
  // A page of the host, which is the previous entry of the history.
  await page.goto(`${platform.plugin}/config.json`);
  await openFromHome(page, platform, 'Integração');
  // As fast as on a slow computer, which handles the second press before it goes back.
  await page.getByRole('button', { name: 'Fechar' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole('heading', { name: 'Meus certificados' })).toBeVisible();
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(`${platform.plugin}/`);
  await expect(page.getByRole('link', { name: 'Integração', exact: true })).toBeVisible();
});

test.describe('swiping', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('moves to the next and previous certificate, but not vertically or when zoomed in', async ({
    page,
    platform,
  }) => {
    await openFromHome(page, platform, 'Integração');
    await swipe(page, 40, 130);
    await swipe(page, -30);
    await expect(page.getByText('2 de 3 ·')).toBeVisible();
    await swipe(page, -120, 20);
    await expectCertificate(page, 'Energia solar');
    await swipe(page, -120);
    await swipe(page, 120);
    await expectCertificate(page, 'Integração');
    await page.getByRole('button', { name: 'Aumentar zoom (+)' }).click();
    await expect(page.getByRole('group', { name: 'Prévia' })).toHaveAttribute('tabindex', '0');
    await swipe(page, -120);
    await expect(page.getByText('2 de 3 ·')).toBeVisible();
  });
});

test('opens the certificate of a mission just completed in the learning platform, which Home lists first @full', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  await page.goto(`${platform.shell}/enter/${learner.token}`);
  const complete = page.getByRole('button', { name: /^Concluir: / }).first();
  const name = (await complete.getAttribute('aria-label'))?.replace('Concluir: ', '') ?? '';
  await complete.click();
  await page.getByRole('link', { name: 'Ver certificado', exact: true }).click();
  await expectCertificate(page, name);
  await expect(page).toHaveURL(/\/certificates\/preview\//);
  // Home lists it first.
  await page.getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('link', { name: 'Certificados', exact: true }).click();
  const list = page.getByRole('list', { name: 'Certificados' });
  await expect(list.getByRole('listitem').first()).toContainText(name);
});
