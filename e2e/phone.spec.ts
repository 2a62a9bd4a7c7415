import { expect, openAs, test } from './fixtures.ts';

declare const window: Window & { shifts: { value: number }[] };

test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

test('on a telephone what is on screen moves once at most while tags, certificates and pictures come', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, 12);
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      window.shifts.push(...(list.getEntries() as unknown as { value: number }[]));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openAs(page, platform, company.learner);
  await expect(page.getByRole('listitem').locator('svg[viewBox] path').first()).toBeAttached();
  await expect(page.getByRole('button', { name: 'Selecionar', exact: true })).toBeVisible();
  await expect(page.locator('[role=listitem] [aria-hidden] > span svg')).not.toHaveCount(0);

  const moved = await page.evaluate(() => window.shifts.map(({ value }) => value));
  expect(moved.filter((value) => value > 0.001).length).toBeLessThanOrEqual(1);
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.05);
});
