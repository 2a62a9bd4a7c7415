import type { Page } from '@playwright/test';
import { expect, openScreenAs, tagFullUnless, test } from './fixtures.ts';
import { holdRequests } from './holdRequests.ts';

declare const window: Window & { shifts: number[] };

const phone = { width: 412, height: 823 };
const desktop = { width: 1350, height: 940 };

const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as unknown as { value: number }[];
      window.shifts.push(...entries.map(({ value }) => value));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the layout shifts of the page that are larger than `minShift`, a share of the viewport. */
const getShifts = (page: Page, minShift = 0.001) =>
  page.evaluate((min) => window.shifts.filter((shift) => shift > min), minShift);

for (const viewport of [phone, desktop]) {
  const tag = tagFullUnless(viewport === phone);
  test.describe(`layout at ${viewport.width} px`, () => {
    test.use({ viewport, isMobile: viewport === phone, hasTouch: viewport === phone });

    test(`does not shift while attributes, certificates and miniatures load${tag}`, async ({
      page,
      platform,
    }) => {
      const metadata = [{ name: 'Liderança', color: '7C3AED', in_audience_rule: true }];
      const company = await platform.createCompany({ metadata });
      await platform.createCertificates(company.learner, 12);
      await recordShifts(page);
      await openScreenAs(page, platform, company.learner);
      await expect(page.getByRole('button', { name: 'Selecionar', exact: true })).toBeVisible();
      await expect(page.locator('[role=listitem] canvas[data-drawn]')).not.toHaveCount(0);
      await expect(page.getByText('Atributos da empresa · 1')).toBeAttached();
      expect(await getShifts(page)).toEqual([]);
    });

    test(`does not shift when the complete list comes after the rows and their buttons${tag}`, async ({
      page,
      platform,
    }) => {
      const company = await platform.createCompany();
      await platform.createCertificates(company.learner, 12);
      const release = await holdRequests(page, '**/missions/certificates');
      await recordShifts(page);
      await openScreenAs(page, platform, company.learner);
      await expect(page.getByRole('button', { name: 'Selecionar', exact: true })).toBeVisible();
      await expect(page.getByText('12 h de carga horária')).toBeHidden();
      release();
      await expect(page.getByText('12 h de carga horária')).toBeVisible();
      expect(await getShifts(page, 0)).toEqual([]);
    });

    test(`does not shift while the editor renders the certificate and its checks${tag}`, async ({
      page,
      platform,
    }) => {
      const company = await platform.createCompany();
      await recordShifts(page);
      await openScreenAs(page, platform, company.admin, '/editor');
      await expect(page.getByText('Nada foi cortado')).toBeVisible();
      expect(await getShifts(page)).toEqual([]);
    });
  });
}

for (const width of [412, 768, 1350]) {
  const tag = tagFullUnless(width === 768);
  test(`keeps the width of the search field when the tools beside it load at ${width} px${tag}`, async ({
    page,
    platform,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const company = await platform.createCompany();
    await platform.createCertificates(company.learner, 1);
    const release = await holdRequests(page, '**/search.*.js');
    await openScreenAs(page, platform, company.learner);
    await expect(page.getByRole('listitem')).toHaveCount(1);
    const getWidth = async () => (await page.getByRole('searchbox').boundingBox())?.width;
    const initialWidth = await getWidth();
    await expect(page.getByRole('button', { name: 'Selecionar', exact: true })).toBeHidden();
    release();
    await expect(page.getByRole('button', { name: 'Selecionar', exact: true })).toBeVisible();
    expect(await getWidth()).toBe(initialWidth);
  });
}
