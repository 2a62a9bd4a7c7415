import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  openAs,
  type Running,
  tagOf,
  test,
} from './fixtures.ts';

const course = (name: string, day: string, type = 'CONTENT') => ({
  type,
  name,
  workload: 90,
  completed_at: `${day}T15:00:00.000Z`,
});

const some = [
  course('Introdução à energia solar', '2026-09-15'),
  course('Energia eólica, nível 10', '2025-06-30'),
  course('Energia eólica, nível 2', '2025-08-04'),
  course('Bloqueio de fontes de energia', '2025-03-12', 'MISSION'),
  course('Segurança da informação', '2025-11-12', 'MISSION'),
  course('Soldagem', '2024-05-01'),
];

async function open(page: Page, platform: Running, path = '/', certificates: object[] = some) {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, certificates);
  await openAs(page, platform, company.learner, path);
  await expect(page.getByRole('group', { name: 'Filtros' })).toBeVisible();
  return company;
}

const field = (page: Page) => page.getByRole('searchbox', { name: 'Buscar certificados' });
const chip = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Filtros' }).getByRole('button', { name });
const names = (page: Page) =>
  page.getByRole('listitem').getByRole('link', { name: /^(?!Visualizar|Imprimir)/ });
const query = (page: Page) => new URL(page.url()).search;

test('words are found without a click, marked, counted and spoken', async ({ page, platform }) => {
  await open(page, platform);
  await field(page).pressSequentially('ENERGIA eolica');
  await expect(names(page)).toHaveText(['Energia eólica, nível 10', 'Energia eólica, nível 2']);
  await expect(page.locator('mark').first()).toHaveText('Energia');
  await expect(page.getByRole('search').getByText('2 certificados · 3 h')).toBeVisible();
  await expect(page.getByRole('status').getByText('2 certificados · 3 h')).toBeAttached();
  await page.getByRole('combobox', { name: /^Ordenar/ }).selectOption({ label: 'Nome A–Z' });
  await expect(names(page)).toHaveText(['Energia eólica, nível 2', 'Energia eólica, nível 10']);
});

test('filters narrow each other down, and are taken away', async ({ page, platform }) => {
  await open(page, platform);
  await chip(page, /^2025 4$/).click();
  await expect(names(page)).toHaveCount(4);
  await expect(chip(page, /^Missões 2$/)).toBeVisible();
  await chip(page, /^Missões/).click();
  await expect(names(page)).toHaveCount(2);
  await expect(chip(page, /^2024/)).toHaveCount(0);
  await chip(page, /^2025/).focus();
  await page.keyboard.press('Delete');
  await expect(chip(page, /^2025/)).toBeFocused();
  await expect(chip(page, /^2025/)).toHaveAttribute('aria-pressed', 'false');
  expect(query(page)).toBe('?type=mission');
});

test('the address has all of it: Back, reload and a shared link show the same', async ({
  page,
  platform,
}) => {
  await open(page, platform);
  await field(page).fill('energia');
  await expect.poll(() => query(page)).toBe('?q=energia');
  await chip(page, /^2025/).click();
  await page.getByRole('radio', { name: 'Grade' }).check();
  await expect.poll(() => query(page)).toBe('?q=energia&year=2025&view=grid');
  await expect(names(page)).toHaveCount(3);
  await names(page).first().click();
  await expect(page).toHaveURL(/\/preview\//);
  await page.goBack();
  await expect(names(page)).toHaveCount(3);
  await page.reload();
  await expect(names(page)).toHaveCount(3);
  await expect(field(page)).toHaveValue('energia');
  await expect(page.getByRole('radio', { name: 'Grade' })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Lista' })).toBeChecked();
  await page.goBack();
  await expect(names(page)).toHaveCount(4);
  await expect(chip(page, /^2025/)).toHaveAttribute('aria-pressed', 'false');
});

test('wrong values of an address count as left out', async ({ page, platform }) => {
  await open(page, platform, '/?year=soon&type=7&sort=up&view=cards');
  await expect(names(page)).toHaveCount(some.length);
});

test('nothing found says what one filter less would give', async ({ page, platform }) => {
  await open(page, platform, '/?q=solda&year=2025');
  await expect(
    page.getByRole('heading', { name: 'Nada encontrado para “solda” em 2025' }),
  ).toBeVisible();
  await expect(page.getByText('Nenhum de 6')).toBeVisible();
  await expect(
    page.getByText('Sem o filtro de ano há 1 certificado com essa palavra.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar o único de todos os anos' }).click();
  await expect(names(page)).toHaveText(['Soldagem']);
  await field(page).fill('xyz');
  await page.getByRole('button', { name: 'Limpar tudo' }).click();
  await expect(names(page)).toHaveCount(some.length);
  expect(query(page)).toBe('');
});

test('by keyboard: the slash, arrow down, Escape', async ({ page, platform }) => {
  await open(page, platform);
  await page.getByRole('radio', { name: 'Lista' }).focus();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('12/03');
  await expect(names(page)).toHaveText(['Bloqueio de fontes de energia']);
  await page.keyboard.press('ArrowDown');
  await expect(names(page).first()).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).not.toBeFocused();
});

test('the list stands where it stood, whatever is looked for', async ({ page, platform }) => {
  await open(page, platform);
  const top = () =>
    page
      .getByRole('list', { name: 'Certificados' })
      .evaluate((list) => list.getBoundingClientRect().y);
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const before = await top();
    await field(page).fill('energia');
    await expect(names(page)).toHaveCount(4);
    expect(await top()).toBe(before);
    await field(page).fill('');
    await expect(names(page)).toHaveCount(some.length);
    expect(await top()).toBe(before);
  }
});

test('what is typed while the address follows is not lost', async ({ page, platform }) => {
  await open(page, platform);
  await field(page).focus();
  await field(page).evaluate(async (input: HTMLInputElement) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const type = (text: string) => {
      set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    type('energia');
    await new Promise((drawn) => {
      requestAnimationFrame(() => requestAnimationFrame(drawn));
    });
    type('introducao');
    input.blur();
  });
  await expect(names(page)).toHaveText(['Introdução à energia solar']);
  await expect(field(page)).toHaveValue('introducao');
  await expect.poll(() => query(page)).toBe('?q=introducao');
});

test('on a telephone the filters are two menus', async ({ page, platform }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, platform);
  await page.getByRole('combobox', { name: 'Ano' }).selectOption('2025');
  await expect(names(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Ver em grade' }).click();
  await expect(names(page)).toHaveCount(4);
  await expect.poll(() => query(page)).toBe('?year=2025&view=grid');
  await chip(page, /^2025$/).click();
  await expect.poll(() => query(page)).toBe('?view=grid');
});

test('what the plain list leaves out is found page by page, and the page says so', async ({
  page,
  platform,
}) => {
  test.slow();
  const many = Array.from({ length: 1130 }, (_, index) =>
    course(`Curso ${index}${index % 100 === 7 ? ' especial' : ''}`, '2025-01-02'),
  );
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, many);
  await platform.breakFor(company, {
    method: 'POST',
    path: 'listUserCertificates',
    delay_ms: 1500,
  });
  await openAs(page, platform, company.learner, '/?q=especial');
  await page.getByRole('button', { name: 'Selecionar', exact: true }).click();
  // What comes later is chosen with what is there.
  await page.getByRole('checkbox', { name: 'Todos', exact: true }).check();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Todos os 12 selecionados' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByText('12 certificados', { exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(names(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Carregar mais' }).click();
  await expect(names(page)).toHaveCount(12);
  const asked = await platform.requestsOf(company, 'listUserCertificates');
  const limits = asked.map(({ body }) => body?.variables?.limit);
  expect(limits.filter((limit) => limit === 100)).toHaveLength(2);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`it is accessible, and fits, ${colorScheme}${tagOf(colorScheme === 'light')}`, async ({
    page,
    platform,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, platform, '/?q=energia&year=2025');
    await expect(names(page)).toHaveCount(3);
    await expectAccessible(page);
    await expectNoOverflow(page, [320, 360, 561, 681, 768, 1440, 1920]);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page);
    await field(page).fill('nada disso');
    await expect(page.getByRole('heading', { name: /^Nada encontrado/ })).toBeVisible();
    await expectAccessible(page);
  });
