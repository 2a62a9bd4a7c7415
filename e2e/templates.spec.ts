import type { Page } from '@playwright/test';
import {
  type Company,
  expect,
  expectAccessible,
  expectNoOverflow,
  openAs,
  type Running,
  storeTemplate,
  test,
} from './fixtures.ts';

/** Filled in Portuguese, in part in English, not at all in Spanish. */
const custom_fields = {
  ptBr: ['Universidade', 'Universidade', 'Universidade'],
  enUs: ['Academy', '', ''],
  esEs: ['', '', ''],
};

async function companyWithTemplates(platform: Running): Promise<Company> {
  const company = await platform.createCompany();
  await storeTemplate(platform, company, { name: 'Primeiro', layout: 'Layout1', custom_fields });
  await storeTemplate(platform, company, { name: 'Segundo', layout: 'Layout5', custom_fields });
  await storeTemplate(platform, company, { name: 'Terceiro', layout: 'Layout6', custom_fields });
  return company;
}

async function openTemplates(page: Page, platform: Running, company: Company) {
  await openAs(page, platform, company.admin);
  await page.getByRole('link', { name: 'Gerenciar modelos' }).click();
  await expect(page.getByRole('listitem').first()).toBeVisible();
}

const cards = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading') });
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const marked = (page: Page) => page.getByRole('button', { pressed: true });
const callsOf = async (platform: Running, company: Company) =>
  (await platform.requestsOf(company))
    .filter(({ path }) => path.includes('/certificate-templates'))
    .map(({ method }) => method);

test('an administrator sees the templates, sets the default, copies one and deletes it', async ({
  page,
  platform,
}) => {
  const company = await companyWithTemplates(platform);
  await openTemplates(page, platform, company);
  // Each is drawn with sample data.
  for (const name of ['Primeiro', 'Segundo', 'Terceiro'])
    await expect(card(page, name).locator('svg[viewBox="0 0 841.89 595.276"]')).toBeVisible();
  expect(await callsOf(platform, company)).toEqual(['POST', 'POST', 'POST', 'GET']);

  await card(page, 'Segundo')
    .getByRole('button', { name: /^Definir como padrão/ })
    .click();
  await expect(page.getByText('“Segundo” agora é o modelo padrão.').first()).toBeVisible();
  await expect(marked(page)).toHaveAccessibleName('Definir como padrão: Segundo');

  await page.getByRole('button', { name: 'Mais ações: Terceiro' }).click();
  await page.getByRole('menuitem', { name: 'Duplicar' }).click();
  await expect(page.getByRole('link', { name: 'Editar: Terceiro (cópia)' })).toBeFocused();
  await expect(page.getByRole('listitem')).toHaveCount(4);

  await page.getByRole('button', { name: 'Mais ações: Terceiro', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Excluir…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Excluir o modelo “Terceiro”?' });
  await expect(question).toContainText('“Segundo”');
  await question.getByRole('button', { name: 'Excluir modelo' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('link', { name: 'Editar: Terceiro (cópia)' })).toBeFocused();

  await page.reload();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Segundo',
    'Primeiro',
    'Terceiro (cópia)',
  ]);
  await card(page, 'Primeiro').getByRole('link', { name: 'Visualizar: Primeiro' }).click();
  await expect(page).toHaveURL(/\/preview\/[^/]+\?type=template$/);
});

test('a choice of the default that fails is taken back', async ({ page, platform }) => {
  const company = await companyWithTemplates(platform);
  await openTemplates(page, platform, company);
  await platform.breakFor(company, { method: 'PUT', path: '/favorite', status: 500, times: 1 });
  await card(page, 'Terceiro')
    .getByRole('button', { name: /^Definir como padrão/ })
    .click();
  await expect(page.getByText('Não foi possível mudar o modelo padrão.').first()).toBeVisible();
  await expect(marked(page)).toHaveAccessibleName('Definir como padrão: Primeiro');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(marked(page)).toHaveAccessibleName('Definir como padrão: Terceiro');
});

test('everything can be done with the keyboard', async ({ page, platform }) => {
  const company = await companyWithTemplates(platform);
  await openTemplates(page, platform, company);
  const focused = page.locator(':focus');
  for (const name of [
    'Voltar para Meus certificados',
    'Importar',
    'Novo modelo',
    'Editar: Primeiro',
  ]) {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveAccessibleName(name);
  }
  for (const action of ['Visualizar', 'Definir como padrão', 'Mais ações']) {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveAccessibleName(`${action}: Primeiro`);
  }
  // Pressed while the menus are still loaded, it opens without a first action chosen.
  await expect(focused).toHaveAttribute('aria-haspopup', 'true');
  // The default cannot be deleted: its action is reached, says why and does nothing.
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName('Duplicar');
  await page.keyboard.press('End');
  await expect(focused).toHaveAccessibleDescription(/não pode ser excluído/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(focused).toHaveAccessibleName('Mais ações: Primeiro');

  await page.getByRole('button', { name: 'Mais ações: Segundo' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('exc');
  await expect(focused).toHaveAccessibleName('Excluir…');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName('Cancelar');
  await page.keyboard.press('Escape');
  await expect(focused).toHaveAccessibleName('Mais ações: Segundo');

  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAccessibleName('Excluir modelo');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName('Editar: Terceiro');
});

const looks = [
  { prefix: 'pt', more: 'Mais ações', remove: 'Excluir…', colorScheme: 'light' },
  { prefix: 'en', more: 'More actions', remove: 'Delete…', colorScheme: 'dark' },
  { prefix: 'es', more: 'Más acciones', remove: 'Eliminar…', colorScheme: 'light' },
] as const;

test.describe('axe', () => {
  // axe puts a style of its own into the page, which the policy reports; policies are watched everywhere else.
  test.use({ bypassCSP: true });

  for (const { prefix, more, remove, colorScheme } of looks)
    test(`finds nothing, ${prefix}, ${colorScheme} @full`, async ({ page, platform }) => {
      test.slow();
      const company = await companyWithTemplates(platform);
      await page.emulateMedia({ colorScheme });
      await page.goto(`${platform.plugin}/${prefix}/signin/${company.admin.token}?page=templates`);
      await expect(page.locator('svg[viewBox="0 0 841.89 595.276"]')).toHaveCount(3);
      await expectAccessible(page);
      // That of the default has an action that is off.
      await page.getByRole('button', { name: `${more}: Primeiro` }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: `${more}: Segundo` }).click();
      await page.getByRole('menuitem', { name: remove }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page);
      await platform.breakFor(company, { method: 'DELETE', path: '/', status: 500 });
      await page.getByRole('alertdialog').getByRole('button').last().click();
      await expect(page.getByRole('alertdialog').getByRole('alert')).not.toBeEmpty();
      await expectAccessible(page);
    });
});

test('nothing leaves the page from 320 to 1440 pixels', async ({ page, platform }) => {
  const company = await companyWithTemplates(platform);
  const longest =
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const name = longest.slice(0, 80);
  await storeTemplate(platform, company, { name, layout: 'Layout4', custom_fields });
  await openAs(page, platform, company.admin, '/templates');
  await expect(card(page, name)).toBeVisible();
  await expectNoOverflow(page);
  await page.getByRole('button', { name: /^Mais ações: Donau/ }).click();
  await page.getByRole('menuitem', { name: 'Excluir…' }).click();
  for (const width of [1440, 768, 360, 320]) {
    await expectNoOverflow(page, [width]);
    await expect(page.getByRole('alertdialog')).toBeInViewport({ ratio: 1 });
  }
});

test('in the learning platform it is the company’s administration', async ({ page, platform }) => {
  const company = await companyWithTemplates(platform);
  await page.goto(`${platform.shell}/enter/${company.admin.token}`);
  await page.getByRole('link', { name: 'Administração' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gerenciar modelos' })).toBeVisible();
  // Here nothing of the plugin lies behind the list.
  await expect(page.getByRole('link', { name: 'Voltar para Meus certificados' })).toHaveCount(0);
  await expect(page.locator('svg[viewBox="0 0 841.89 595.276"]')).toHaveCount(3);
  await page.getByRole('button', { name: 'Mais ações: Segundo' }).click();
  await page.getByRole('menuitem', { name: 'Excluir…' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  // Nothing of the host covers the question.
  await question.getByRole('button', { name: 'Excluir modelo' }).click();
  await expect(question).toBeHidden();
  // The items of the host's own navigation are list items too.
  await expect(cards(page)).toHaveCount(2);
});

test('a learner is led to the forbidden page', async ({ page, platform }) => {
  const company = await companyWithTemplates(platform);
  await page.goto(`${platform.plugin}/signin/${company.learner.token}?page=templates`);
  await expect(page).toHaveURL(/\/forbidden$/);
  expect(await callsOf(platform, company)).toEqual(['POST', 'POST', 'POST']);
});
