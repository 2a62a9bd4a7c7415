import type { Page } from '@playwright/test';
import { expect, measureOverflow, openScreenAs, storeTemplate, test } from './fixtures.ts';

/** Sets the size of text as a reader does in the settings of the browser. */
async function doubleTextSize(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

test('gives names their room when the reader doubles the size of text', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  await platform.createCertificates(learner, [
    { type: 'CONTENT', name: 'Segurança da Informação', workload: 60 },
  ]);
  await doubleTextSize(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openScreenAs(page, platform, learner);
  const name = page.getByRole('link', { name: 'Segurança da Informação', exact: true });
  await expect(name).toHaveCSS('font-size', '28px');
  const { width } = (await name.boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThan(300);
  expect(await measureOverflow(page)).toBe(0);
});

/** Lists controls and texts that are partly beside the window, apart from those in areas that scroll. */
function listElementsOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector('[data-certs-root]')?.shadowRoot;
    const isInScroller = (element: Element) => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(parent).overflowX)) return true;
      return false;
    };
    return Array.from(root?.querySelectorAll('a, button, select, input, p, span, h1') ?? [])
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const isOutside = left < -1 || right > document.documentElement.clientWidth + 1;
        return width > 1 && isOutside && element.checkVisibility() && !isInScroller(element);
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent);
  });
}

test('keeps every control in a narrow window when the reader doubles the size of text', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  const { learner, admin } = company;
  const [certificate] = await platform.createCertificates(learner, [
    { type: 'MISSION', name: 'Segurança da Informação para Lideranças', workload: 3_450 },
  ]);
  const template = await storeTemplate(platform, company, { layout: 'Layout1' });
  await page.setViewportSize({ width: 320, height: 700 });
  await doubleTextSize(page);
  for (const [person, path] of [
    [learner, '/'],
    [learner, `/preview/${certificate}`],
    [admin, '/templates'],
    [admin, `/editor/${template}`],
  ] as const) {
    await openScreenAs(page, platform, person, path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button').first()).toBeVisible();
    await expect
      .poll(async () => [...(await listElementsOutside(page)), await measureOverflow(page)], {
        message: path,
      })
      .toEqual([0]);
  }
});
