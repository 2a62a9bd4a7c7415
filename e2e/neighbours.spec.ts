import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, type Running, test } from './fixtures.ts';

const names = ['Primeiros socorros', 'Integração', 'Energia solar'];

async function openFromHome(page: Page, platform: Running, name: string) {
  const company = await platform.createCompany();
  const day = (n: number) => `2026-11-${20 - n}T15:00:00.000Z`;
  await platform.giveCertificates(
    company.learner,
    names.map((one, n) => ({
      type: 'MISSION',
      name: one,
      created_at: day(n),
      completed_at: day(n),
    })),
  );
  await openAs(page, platform, company.learner);
  await page.getByRole('link', { name, exact: true }).click();
  await expectOnPaper(page, name);
}

const front = (page: Page) => page.getByRole('group', { name: /^Certificado de .*, Frente$/ });
const expectOnPaper = (page: Page, name: string) =>
  expect(front(page).getByText(name, { exact: true })).toBeVisible();

/** A finger that strokes over the paper. */
async function stroke(page: Page, across: number, along = 0): Promise<void> {
  const device = await page.context().newCDPSession(page);
  const paper = await front(page).boundingBox();
  const x = (paper?.x ?? 0) + (paper?.width ?? 0) / 2 - across / 2;
  const y = (paper?.y ?? 0) + (paper?.height ?? 0) / 2;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    device.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: x + across * share, y: y + along * share }],
    });
  await send('touchStart', 0);
  for (let share = 0.1; share < 1; share += 0.1) await send('touchMove', share);
  await send('touchMove', 1);
  await send('touchEnd');
}

test('the keyboard goes through what Home showed, and back to it', async ({ page, platform }) => {
  await openFromHome(page, platform, 'Integração');
  await expectAccessible(page);
  // Whoever comes from Home needs to look for nothing first.
  await page.keyboard.press('ArrowRight');
  await expectOnPaper(page, 'Energia solar');
  await expect(page.getByText('3 de 3 · 18 de novembro de 2026')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectOnPaper(page, 'Primeiros socorros');
  await expect(page.getByRole('button', { name: /^Anterior/ })).toHaveCount(0);
  // What is larger than the stage is moved by the arrows.
  await page.getByRole('group', { name: 'Prévia' }).focus();
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Primeiros socorros');
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowRight');
  await expectOnPaper(page, 'Integração');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Meus certificados' })).toBeVisible();
});

for (const [width, height] of [
  [320, 640],
  [768, 1024],
  [1440, 900],
] as const)
  test(`the ways to the neighbours cover nothing of the paper, ${width} px`, async ({
    page,
    platform,
  }) => {
    await page.setViewportSize({ width, height });
    await openFromHome(page, platform, 'Integração');
    const paper = await front(page).boundingBox();
    for (const name of ['Anterior: Primeiros socorros', 'Próximo: Energia solar']) {
      const button = page.getByRole('button', { name });
      await expect(button).toBeInViewport({ ratio: 1 });
      const box = await button.boundingBox();
      expect(Math.round(box?.width ?? 0)).toBe(44);
      expect(Math.round(box?.height ?? 0)).toBe(44);
      const isApart =
        !paper ||
        !box ||
        box.x + box.width <= paper.x ||
        box.x >= paper.x + paper.width ||
        box.y >= paper.y + paper.height;
      expect(isApart).toBe(true);
    }
  });

test.describe('a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('strokes on to the next and back, but not up and down, nor over what is larger', async ({
    page,
    platform,
  }) => {
    await openFromHome(page, platform, 'Integração');
    await stroke(page, 40, 130);
    await stroke(page, -30);
    await expect(page.getByText('2 de 3 ·')).toBeVisible();
    await stroke(page, -120, 20);
    await expectOnPaper(page, 'Energia solar');
    await stroke(page, -120);
    await stroke(page, 120);
    await expectOnPaper(page, 'Integração');
    await page.getByRole('button', { name: 'Aumentar zoom (+)' }).click();
    await expect(page.getByRole('group', { name: 'Prévia' })).toHaveAttribute('tabindex', '0');
    await stroke(page, -120);
    await expect(page.getByText('2 de 3 ·')).toBeVisible();
  });
});

test('what was just completed in the learning platform leads to its certificate', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  await page.goto(`${platform.shell}/enter/${learner.token}`);
  const complete = page.getByRole('button', { name: /^Concluir: / }).first();
  const name = (await complete.getAttribute('aria-label'))?.replace('Concluir: ', '') ?? '';
  await complete.click();
  await page.getByRole('link', { name: 'Ver certificado', exact: true }).click();
  await expectOnPaper(page, name);
  await expect(page).toHaveURL(/\/certificates\/preview\//);
});
