import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, openScreenAs, storeTemplate, test } from './fixtures.ts';

test.use({ hasTouch: true });

/** Touches the screen, moves the finger down by some pixels and lifts it, with real input events. */
async function drag(device: CDPSession, travel: number): Promise<void> {
  // Away from all controls: a tap outside a panel also activates the control below it.
  const start = { x: 6, y: 600 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    device.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: start.x, y: start.y + y }],
    });
  await send('touchStart', 0);
  for (let distance = 3; distance < travel; distance += 3) await send('touchMove', distance);
  await send('touchMove', travel);
  await send('touchEnd');
}

async function expectTaps(page: Page, popover: Locator, open: () => Promise<void>) {
  const device = await page.context().newCDPSession(page);
  for (const [travel, isClosing] of [
    [22, false],
    [18, true],
  ] as const) {
    await open();
    await expect(popover).toBeVisible();
    await drag(device, travel);
    if (isClosing) await expect(popover).toBeHidden();
    // The popover would have closed when the finger was lifted.
    else expect(await popover.isVisible()).toBe(true);
    if (!isClosing) await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
  }
}

test('closes the account panel and menus on a touch outside that moves less than 20 px', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await storeTemplate(platform, company, {});
  await openScreenAs(page, platform, company.admin, '/templates');
  const accountButton = page.getByRole('button', { name: company.admin.name });
  await expectTaps(page, page.getByRole('button', { name: 'Sair' }), () => accountButton.tap());
  const moreButton = page.getByRole('button', { name: /^Mais ações/ });
  await expectTaps(page, page.getByRole('menu'), () => moreButton.tap());
});
