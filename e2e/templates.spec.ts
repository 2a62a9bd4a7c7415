import type { Page } from '@playwright/test';
import {
  type Company,
  expect,
  expectAccessible,
  expectNoOverflow,
  openScreenAs,
  type TestPlatform,
  storeTemplate,
  test,
} from './fixtures.ts';

/** Custom texts that are complete in Portuguese, partial in English and empty in Spanish. */
const custom_fields = {
  ptBr: ['Universidade', 'Universidade', 'Universidade'],
  enUs: ['Academy', '', ''],
  esEs: ['', '', ''],
};

async function createCompanyWithTemplates(platform: TestPlatform): Promise<Company> {
  const company = await platform.createCompany();
  await storeTemplate(platform, company, { name: 'Primeiro', layout: 'Layout1', custom_fields });
  await storeTemplate(platform, company, { name: 'Segundo', layout: 'Layout5', custom_fields });
  await storeTemplate(platform, company, { name: 'Terceiro', layout: 'Layout6', custom_fields });
  return company;
}

async function openTemplates(page: Page, platform: TestPlatform, company: Company) {
  await openScreenAs(page, platform, company.admin);
  await page.getByRole('link', { name: 'Gerenciar modelos' }).click();
  await expect(page.getByRole('listitem').first()).toBeVisible();
}

const getCards = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading') });
const getCard = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const getDefaultButton = (page: Page) => page.getByRole('button', { pressed: true });
const listTemplateCalls = async (platform: TestPlatform, company: Company) =>
  (await platform.getRequests(company.company_id))
    .filter(({ path }) => path.includes('/certificate-templates'))
    .map(({ method }) => method);

test('lists templates, sets the default, duplicates and deletes', async ({ page, platform }) => {
  const company = await createCompanyWithTemplates(platform);
  await openTemplates(page, platform, company);
  // Each template is drawn with sample data.
  for (const name of ['Primeiro', 'Segundo', 'Terceiro'])
    await expect(getCard(page, name).locator('svg[viewBox="0 0 841.89 595.276"]')).toBeVisible();
  expect(await listTemplateCalls(platform, company)).toEqual(['POST', 'POST', 'POST', 'GET']);

  await getCard(page, 'Segundo')
    .getByRole('button', { name: /^Definir como padrão/ })
    .click();
  await expect(page.getByText('“Segundo” agora é o modelo padrão.').first()).toBeVisible();
  await expect(getDefaultButton(page)).toHaveAccessibleName('Definir como padrão: Segundo');

  await page.getByRole('button', { name: 'Mais ações: Terceiro' }).click();
  await page.getByRole('menuitem', { name: 'Duplicar' }).click();
  await expect(page.getByRole('link', { name: 'Editar: Terceiro (cópia)' })).toBeFocused();
  await expect(page.getByRole('listitem')).toHaveCount(4);

  await page.getByRole('button', { name: 'Mais ações: Terceiro', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Excluir…' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Excluir o modelo “Terceiro”?' });
  await expect(dialog).toContainText('Ainda não está em uso.');
  await dialog.getByRole('button', { name: 'Excluir modelo' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Editar: Terceiro (cópia)' })).toBeFocused();

  await page.reload();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Segundo',
    'Primeiro',
    'Terceiro (cópia)',
  ]);
  await getCard(page, 'Primeiro').getByRole('link', { name: 'Visualizar: Primeiro' }).click();
  await expect(page).toHaveURL(/\/preview\/[^/]+\?type=template$/);
});

test('lets the keyboard reach every action and delete a template', async ({ page, platform }) => {
  const company = await createCompanyWithTemplates(platform);
  await openTemplates(page, platform, company);
  const focusedElement = page.locator(':focus:not([data-certs-root])');
  for (const name of [
    'Voltar para Meus certificados',
    'Importar',
    'Novo modelo',
    'Editar: Primeiro',
  ]) {
    await page.keyboard.press('Tab');
    await expect(focusedElement).toHaveAccessibleName(name);
  }
  for (const action of ['Visualizar', 'Definir como padrão', 'Mais ações']) {
    await page.keyboard.press('Tab');
    await expect(focusedElement).toHaveAccessibleName(`${action}: Primeiro`);
  }
  // The default cannot be deleted: its delete action takes focus, gives the reason and does nothing.
  await page.keyboard.press('Enter');
  await expect(focusedElement).toHaveAccessibleName('Duplicar');
  await page.keyboard.press('End');
  await expect(focusedElement).toHaveAccessibleDescription(/não pode ser excluído/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(focusedElement).toHaveAccessibleName('Mais ações: Primeiro');

  await page.getByRole('button', { name: 'Mais ações: Segundo' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('exc');
  await expect(focusedElement).toHaveAccessibleName('Excluir…');
  await page.keyboard.press('Enter');
  await expect(focusedElement).toHaveAccessibleName('Cancelar');
  await page.keyboard.press('Escape');
  await expect(focusedElement).toHaveAccessibleName('Mais ações: Segundo');

  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(focusedElement).toHaveAccessibleName('Excluir modelo');
  await page.keyboard.press('Enter');
  await expect(focusedElement).toHaveAccessibleName('Editar: Terceiro');
});

const variants = [
  { prefix: 'pt', more: 'Mais ações', remove: 'Excluir…', close: 'Fechar', colorScheme: 'light' },
  { prefix: 'en', more: 'More actions', remove: 'Delete…', close: 'Close', colorScheme: 'dark' },
  {
    prefix: 'es',
    more: 'Más acciones',
    remove: 'Eliminar…',
    close: 'Cerrar',
    colorScheme: 'light',
  },
] as const;

test.describe('accessibility', () => {
  // axe adds a style element, which would violate the policy; all other tests run under the policy.
  test.use({ bypassCSP: true });

  for (const { prefix, more, remove, close, colorScheme } of variants)
    test(`has no axe violations, ${prefix}, ${colorScheme} @full`, async ({ page, platform }) => {
      test.slow();
      const company = await createCompanyWithTemplates(platform);
      await page.emulateMedia({ colorScheme });
      await page.goto(`${platform.plugin}/${prefix}/signin/${company.admin.token}?page=templates`);
      await expect(page.locator('svg[viewBox="0 0 841.89 595.276"]')).toHaveCount(3);
      await expectAccessible(page);
      // The menu of the default has a disabled action.
      await page.getByRole('button', { name: `${more}: Primeiro` }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: `${more}: Segundo` }).click();
      await page.getByRole('menuitem', { name: remove }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page);
      await platform.injectFault(company, 'DELETE /', { status: 500 });
      await page.getByRole('alertdialog').getByRole('button').last().click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('button', { name: close }).click();
      await expect(page.getByRole('link', { name: /: Segundo$/ }).first()).toBeVisible();
      // The next toast appears below the pointer, which shows the tooltip of its button.
      await expect(page.locator('[data-type="error"]').getByRole('tooltip')).toBeVisible();
      await expectAccessible(page);
    });
});

test('does not scroll sideways from 320 to 1440 pixels @full', async ({ page, platform }) => {
  const company = await createCompanyWithTemplates(platform);
  const longestName =
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const name = longestName.slice(0, 80);
  await storeTemplate(platform, company, { name, layout: 'Layout4', custom_fields });
  await openScreenAs(page, platform, company.admin, '/templates');
  await expect(getCard(page, name)).toBeVisible();
  await expectNoOverflow(page);
  await page.getByRole('button', { name: /^Mais ações: Donau/ }).click();
  await page.getByRole('menuitem', { name: 'Excluir…' }).click();
  for (const width of [1440, 768, 360, 320]) {
    await expectNoOverflow(page, [width]);
    await expect(page.getByRole('alertdialog')).toBeInViewport({ ratio: 1 });
  }
});

test('serves as the administration page of the learning platform @full', async ({
  page,
  platform,
}) => {
  const company = await createCompanyWithTemplates(platform);
  await page.goto(`${platform.shell}/enter/${company.admin.token}`);
  await page.getByRole('link', { name: 'Administração' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gerenciar modelos' })).toBeVisible();
  // TemplatesApp has no Home to return to.
  await expect(page.getByRole('link', { name: 'Voltar para Meus certificados' })).toHaveCount(0);
  await expect(page.locator('svg[viewBox="0 0 841.89 595.276"]')).toHaveCount(3);
  await page.getByRole('button', { name: 'Mais ações: Segundo' }).click();
  await page.getByRole('menuitem', { name: 'Excluir…' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  // Nothing of the host covers the dialog.
  await dialog.getByRole('button', { name: 'Excluir modelo' }).click();
  await expect(dialog).toBeHidden();
  // The navigation of the host has list items too.
  await expect(getCards(page)).toHaveCount(2);
});
