import type { Page } from '@playwright/test';
import { expect, openAs, type Running, test } from './fixtures.ts';

const painted = '[role=listitem] canvas[data-painted]';

/** With all that a row can have. */
async function openFull(page: Page, platform: Running) {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, [
    { type: 'MISSION', name: 'Integração', recycled: true, workload: 90, grade: 9.5 },
    { type: 'MISSION', name: 'Segurança', recycled: true, workload: 90 },
  ]);
  await openAs(page, platform, company.learner);
  await isDrawn(page);
}

async function isDrawn(page: Page) {
  await expect(page.locator(painted)).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Baixar PDF: / })).toHaveCount(2);
}

const elementsIn = (page: Page) =>
  page
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => row.querySelectorAll('*').length + 1));

test('a certificate is few elements, its drawn miniature among them', async ({
  page,
  platform,
}) => {
  await openFull(page, platform);
  expect(Math.max(...(await elementsIn(page)))).toBeLessThanOrEqual(24);
  await page.getByRole('radio', { name: 'Grade' }).focus();
  await page.keyboard.press('Space');
  await isDrawn(page);
  expect(Math.max(...(await elementsIn(page)))).toBeLessThanOrEqual(20);
});

for (const deviceScaleFactor of [1, 2, 3])
  test.describe(`on a screen of ${deviceScaleFactor} dots a pixel`, () => {
    test.use({ deviceScaleFactor });

    test('miniatures are as sharp as it is', async ({ page, platform }) => {
      await openFull(page, platform);
      const widths = () =>
        page
          .locator(painted)
          .first()
          .evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.clientWidth]);
      const [width = 0, shown = 0] = await widths();
      expect(width).toBe(shown * deviceScaleFactor);
      await page.setViewportSize({ width: 400, height: 800 });
      await expect
        .poll(async () => {
          const [now = 0, narrow = 0] = await widths();
          return narrow < shown && now === narrow * deviceScaleFactor;
        })
        .toBe(true);
    });
  });

test('miniatures that nobody can see hold no pixels', async ({ page, platform }) => {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, 10);
  await page.setViewportSize({ width: 1280, height: 320 });
  await openAs(page, platform, company.learner);
  const first = page.locator('[role=listitem] canvas').first();
  const width = () => first.evaluate((canvas: HTMLCanvasElement) => canvas.width);
  await expect.poll(width).toBeGreaterThan(0);
  await page.getByRole('listitem').last().scrollIntoViewIfNeeded();
  await expect.poll(width).toBe(0);
  await page.getByRole('listitem').first().scrollIntoViewIfNeeded();
  await expect.poll(width).toBeGreaterThan(0);
});

test('with forced colours icons are there, in the colours of links and buttons', async ({
  page,
  platform,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openFull(page, platform);
  const colors = await page.evaluate(() => {
    const colorOf = (color: string) => {
      const element = document.createElement('i');
      element.style.color = color;
      document.body.append(element);
      const { color: used } = getComputedStyle(element);
      element.remove();
      return used;
    };
    const iconOf = (selector: string) => {
      const element = document.querySelector(`[role=listitem] ${selector}`);
      return element && getComputedStyle(element, '::before').backgroundColor;
    };
    return [
      [iconOf('a[target=_blank]'), colorOf('LinkText')],
      [iconOf('button'), colorOf('ButtonText')],
      [iconOf('[data-look=plain]'), colorOf('CanvasText')],
    ];
  });
  for (const [icon, system] of colors) expect(icon).toBe(system);
});
