import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, test } from './fixtures.ts';

const layout = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Escolha um layout' }).getByRole('radio', { name });
const color = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const swatch = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name}: escolher em uma paleta` });

test('the layout and both colours are chosen without a mouse', async ({ page, platform }) => {
  const { admin } = await platform.createCompany({ primary_color: '#00CEB2' });
  await openAs(page, platform, admin, '/editor');

  await layout(page, 'Clássico').focus();
  await page.keyboard.press('ArrowRight');
  await expect(layout(page, 'Faixa')).toBeChecked();

  await color(page, 'Cor do título').focus();
  await expect(color(page, 'Cor do título')).toHaveValue('00CEB2');
  await expect(page.getByText('o certificado mantém o título legível')).toBeVisible();

  await color(page, 'Cor do conteúdo').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('00ceb2');
  const use = page.getByRole('button', { name: 'Usar esta cor' });
  await use.focus();
  await page.keyboard.press('Enter');
  await expect(color(page, 'Cor do conteúdo')).not.toHaveValue('00CEB2');
  await expect(use).toBeHidden();

  await color(page, 'Cor do conteúdo').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('14532d');
  await page.keyboard.press('Tab');
  await expect(color(page, 'Cor do conteúdo')).toHaveValue('14532D');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the colour picker is accessible, ${colorScheme} @full`, async ({ page, platform }) => {
    const { admin } = await platform.createCompany();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openAs(page, platform, admin, '/editor');

    const before = await color(page, 'Cor do título').inputValue();
    await swatch(page, 'Cor do título').focus();
    await page.keyboard.press('Enter');
    const picker = page.getByRole('dialog', { name: 'Cor do título' });
    await expect(picker).toBeVisible();
    await expectAccessible(page);

    await picker.getByRole('slider', { name: 'Matiz' }).focus();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('Escape');
    await expect(picker).toBeHidden();
    await expect(swatch(page, 'Cor do título')).toBeFocused();
    await expect(color(page, 'Cor do título')).not.toHaveValue(before);
  });
