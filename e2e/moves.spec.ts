import type { Page } from '@playwright/test';
import { expect, openAs, test } from './fixtures.ts';

declare const window: Window & { moved: number[] };

const phone = { width: 412, height: 823 };
const desk = { width: 1350, height: 940 };

const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    window.moved = [];
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as unknown as { value: number }[];
      window.moved.push(...shifts.map(({ value }) => value));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Shares of the window, without those that nobody can see. */
const moves = (page: Page) => page.evaluate(() => window.moved.filter((share) => share > 0.001));

for (const viewport of [phone, desk])
  test.describe(`at ${viewport.width} px nothing on screen moves`, () => {
    test.use({ viewport, isMobile: viewport === phone, hasTouch: viewport === phone });

    test('while tags, certificates and pictures come', async ({ page, platform }) => {
      const metadata = [{ name: 'Liderança', color: '7C3AED', in_audience_rule: true }];
      const company = await platform.createCompany({ metadata });
      await platform.giveCertificates(company.learner, 12);
      await watchMoves(page);
      await openAs(page, platform, company.learner);
      await expect(page.getByRole('button', { name: 'Selecionar', exact: true })).toBeVisible();
      await expect(page.locator('[role=listitem] canvas[data-painted]')).not.toHaveCount(0);
      await expect(page.getByText('Atributos da empresa · 1')).toBeAttached();
      expect(await moves(page)).toEqual([]);
    });

    test('while the editor draws its paper and checks it', async ({ page, platform }) => {
      const company = await platform.createCompany();
      await watchMoves(page);
      await openAs(page, platform, company.admin, '/editor');
      await expect(page.getByText('Nada foi cortado')).toBeVisible();
      expect(await moves(page)).toEqual([]);
    });
  });
