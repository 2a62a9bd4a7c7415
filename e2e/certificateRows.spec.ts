import type { Page } from '@playwright/test';
import { expect, openScreenAs, type TestPlatform, test } from './fixtures.ts';

const drawnCanvas = '[role=listitem] canvas[data-drawn]';

/** Opens Home with rows that have every optional part. */
async function openHomeWithFullRows(page: Page, platform: TestPlatform) {
  const company = await platform.createCompany();
  await platform.createCertificates(company.learner, [
    { type: 'MISSION', name: 'Integração', recycled: true, workload: 90, grade: 9.5 },
    { type: 'MISSION', name: 'Segurança', recycled: true, workload: 90 },
  ]);
  await openScreenAs(page, platform, company.learner);
  await waitUntilDrawn(page);
}

async function waitUntilDrawn(page: Page) {
  await expect(page.locator(drawnCanvas)).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Baixar PDF: / })).toHaveCount(2);
}

const countElementsPerRow = (page: Page) =>
  page
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => row.querySelectorAll('*').length + 1));

test('renders a certificate with at most 24 elements, including its miniature, and keeps the buttons of a card inside it', async ({
  page,
  platform,
}) => {
  await openHomeWithFullRows(page, platform);
  expect(Math.max(...(await countElementsPerRow(page)))).toBeLessThanOrEqual(24);
  await page.getByRole('radio', { name: 'Grade' }).focus();
  await page.keyboard.press('Space');
  await waitUntilDrawn(page);
  expect(Math.max(...(await countElementsPerRow(page)))).toBeLessThanOrEqual(20);
  for (const width of [1440, 1280, 560, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const distances = await page.getByRole('listitem').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const { right } = card.getBoundingClientRect();
        const buttons = [...card.querySelectorAll('button')];
        return buttons.map((button) => right - button.getBoundingClientRect().right);
      }),
    );
    expect(Math.min(...distances), `${width} px`).toBeGreaterThan(0);
  }
});

test('names the actions above the rows where there is room @full', async ({ page, platform }) => {
  await openHomeWithFullRows(page, platform);
  const words = ['Visualizar', 'Imprimir', 'Baixar PDF', 'Copiar ID'];
  const getWord = (word: string) => page.getByRole('table').getByText(word, { exact: true });
  const measureNameRoom = () =>
    page
      .getByRole('listitem')
      .getByText('Segurança', { exact: true })
      .evaluate((name) => name.parentElement?.clientWidth);
  await page.setViewportSize({ width: 1440, height: 800 });
  for (const word of words) {
    const button = page.getByRole('listitem').getByLabel(`${word}: Segurança`);
    const wordBox = await getWord(word).boundingBox();
    const buttonBox = await button.boundingBox();
    expect(wordBox?.x).toBeCloseTo(buttonBox?.x ?? 0, 0);
    expect(wordBox?.width).toBeCloseTo(buttonBox?.width ?? 0, 0);
  }
  expect(await measureNameRoom(), 'beside the words').toBeGreaterThan(350);
  await expect(page.getByRole('link', { name: 'Ver histórico' })).toHaveText('Ver histórico');
  await page.getByRole('button', { name: 'Selecionar', exact: true }).click();
  for (const word of words) await expect(getWord(word)).toBeHidden();
  expect(await measureNameRoom(), 'while selecting').toBeGreaterThan(400);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const word of words) await expect(getWord(word)).toBeHidden();
  expect(await measureNameRoom(), 'without the words').toBeGreaterThan(350);
});

for (const deviceScaleFactor of [1, 2, 3])
  test.describe(`device pixel ratio ${deviceScaleFactor}`, () => {
    test.use({ deviceScaleFactor });

    test('draws miniatures at the resolution of the screen @full', async ({ page, platform }) => {
      await openHomeWithFullRows(page, platform);
      const measureWidths = () =>
        page
          .locator(drawnCanvas)
          .first()
          .evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.clientWidth]);
      const [pixelWidth = 0, cssWidth = 0] = await measureWidths();
      expect(pixelWidth).toBe(cssWidth * deviceScaleFactor);
      await page.setViewportSize({ width: 400, height: 800 });
      await expect
        .poll(async () => {
          const [narrowPixels = 0, narrowWidth = 0] = await measureWidths();
          return narrowWidth < cssWidth && narrowPixels === narrowWidth * deviceScaleFactor;
        })
        .toBe(true);
    });
  });

test('draws icons and the lines between rows in system colours when colours are forced @full', async ({
  page,
  platform,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openHomeWithFullRows(page, platform);
  const colors = await page.evaluate(() => {
    const resolveColor = (color: string) => {
      const element = document.createElement('i');
      element.style.color = color;
      document.body.append(element);
      const { color: computedColor } = getComputedStyle(element);
      element.remove();
      return computedColor;
    };
    const getIconColor = (selector: string) => {
      const root = document.querySelector('[data-certs-root]')?.shadowRoot;
      const element = root?.querySelector(`[role=listitem] ${selector}`);
      return element && getComputedStyle(element, '::before').backgroundColor;
    };
    const [, row] =
      document
        .querySelector('[data-certs-root]')
        ?.shadowRoot?.querySelectorAll('[role=listitem]') ?? [];
    const rowStyle = row && getComputedStyle(row);
    return [
      [rowStyle?.borderTopStyle, 'solid'],
      [rowStyle?.borderTopColor, resolveColor('CanvasText')],
      [getIconColor('a[target=_blank]'), resolveColor('LinkText')],
      [getIconColor('button'), resolveColor('ButtonText')],
      [getIconColor('[data-look=plain]'), resolveColor('CanvasText')],
    ];
  });
  for (const [color, systemColor] of colors) expect(color).toBe(systemColor);
});
