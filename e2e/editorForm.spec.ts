import type { Page } from '@playwright/test';
import { expect, expectAccessible, openScreenAs, test } from './fixtures.ts';

const getLayoutRadio = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Escolha um layout' }).getByRole('radio', { name });
const getColorField = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true });
const getSwatch = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name}: escolher em uma paleta` });

test('lets the keyboard choose the layout and both colours', async ({ page, platform }) => {
  const { admin } = await platform.createCompany({ primary_color: '#00CEB2' });
  await openScreenAs(page, platform, admin, '/editor');

  await getLayoutRadio(page, 'Clássico').focus();
  await page.keyboard.press('ArrowRight');
  await expect(getLayoutRadio(page, 'Faixa')).toBeChecked();

  await getColorField(page, 'Cor do título').focus();
  await expect(getColorField(page, 'Cor do título')).toHaveValue('00CEB2');
  await expect(page.getByText('o certificado mantém o título legível')).toBeVisible();

  await getColorField(page, 'Cor do conteúdo').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('00ceb2');
  const applyButton = page.getByRole('button', { name: 'Usar esta cor' });
  await applyButton.focus();
  await page.keyboard.press('Enter');
  await expect(getColorField(page, 'Cor do conteúdo')).not.toHaveValue('00CEB2');
  await expect(applyButton).toBeHidden();

  await getColorField(page, 'Cor do conteúdo').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('14532d');
  await page.keyboard.press('Tab');
  await expect(getColorField(page, 'Cor do conteúdo')).toHaveValue('14532D');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`has no axe violations in the colour picker, ${colorScheme} @full`, async ({
    page,
    platform,
  }) => {
    const { admin } = await platform.createCompany();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openScreenAs(page, platform, admin, '/editor');

    const initialColor = await getColorField(page, 'Cor do título').inputValue();
    await getSwatch(page, 'Cor do título').focus();
    await page.keyboard.press('Enter');
    const picker = page.getByRole('dialog', { name: 'Cor do título' });
    await expect(picker).toBeVisible();
    await expectAccessible(page);

    await picker.getByRole('slider', { name: 'Matiz' }).focus();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('Escape');
    await expect(picker).toBeHidden();
    await expect(getSwatch(page, 'Cor do título')).toBeFocused();
    await expect(getColorField(page, 'Cor do título')).not.toHaveValue(initialColor);
  });
