import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, openAs, storeTemplate, test } from './fixtures.ts';

test.use({ hasTouch: true });

/** A finger that comes down, moves so many pixels down and goes up again: the browser makes of it what it does of any. */
async function drag(device: CDPSession, travel: number): Promise<void> {
  // Beside everything, since a tap reaches what is below a panel too.
  const at = { x: 6, y: 600 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    device.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: at.x, y: at.y + y }],
    });
  await send('touchStart', 0);
  for (let moved = 3; moved < travel; moved += 3) await send('touchMove', moved);
  await send('touchMove', travel);
  await send('touchEnd');
}

async function expectTaps(page: Page, popover: Locator, open: () => Promise<void>) {
  const device = await page.context().newCDPSession(page);
  for (const [travel, closes] of [
    [22, false],
    [18, true],
    [10, true],
  ] as const) {
    await open();
    await expect(popover).toBeVisible();
    await drag(device, travel);
    if (closes) await expect(popover).toBeHidden();
    // What would close it has happened with the finger.
    else expect(await popover.isVisible()).toBe(true);
    if (!closes) await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
  }
}

test('a touch outside that moves less than 20 px closes the account panel and menus', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await storeTemplate(platform, company, {});
  await openAs(page, platform, company.admin, '/templates');
  const account = page.getByRole('button', { name: company.admin.name });
  await expectTaps(page, page.getByRole('button', { name: 'Sair' }), () => account.tap());
  const more = page.getByRole('button', { name: /^Mais ações/ });
  await expectTaps(page, page.getByRole('menu'), () => more.tap());
});
