import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  openScreenAs,
  type TestPlatform,
  test,
} from './fixtures.ts';

const createCourse = (name: string, day: string, type = 'CONTENT') => ({
  type,
  name,
  workload: 90,
  completed_at: `${day}T15:00:00.000Z`,
});

const sampleCourses = [
  createCourse('Introdução à energia solar', '2026-09-15'),
  createCourse('Energia eólica, nível 10', '2025-06-30'),
  createCourse('Energia eólica, nível 2', '2025-08-04'),
  createCourse('Bloqueio de fontes de energia', '2025-03-12', 'MISSION'),
  createCourse('Segurança da informação', '2025-11-12', 'MISSION'),
  createCourse('Soldagem', '2024-05-01'),
];

async function openHome(
  page: Page,
  platform: TestPlatform,
  path = '/',
  certificates: object[] = sampleCourses,
) {
  const company = await platform.createCompany();
  await platform.createCertificates(company.learner, certificates);
  await openScreenAs(page, platform, company.learner, path);
  await expect(page.getByRole('group', { name: 'Filtros' })).toBeVisible();
  return company;
}

const getSearchField = (page: Page) => page.getByRole('searchbox', { name: 'Buscar certificados' });
const getChip = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Filtros' }).getByRole('button', { name });
const getNames = (page: Page) =>
  page.getByRole('listitem').getByRole('link', { name: /^(?!Visualizar|Imprimir)/ });
const getQuery = (page: Page) => new URL(page.url()).search;

test('filters while typing, highlights matches, shows their count and announces it', async ({
  page,
  platform,
}) => {
  await openHome(page, platform);
  await getSearchField(page).pressSequentially('ENERGIA eolica');
  await expect(getNames(page)).toHaveText(['Energia eólica, nível 2', 'Energia eólica, nível 10']);
  await expect(page.locator('mark').first()).toHaveText('Energia');
  await expect(page.getByRole('search').getByText('2 certificados · 3 h')).toBeVisible();
  await expect(page.getByRole('status').getByText('2 certificados · 3 h')).toBeAttached();
  await expectAccessible(page);
  const order = page.getByRole('combobox', { name: /^Ordenar/ });
  await order.selectOption({ label: 'Nome Z–A' });
  await expect(getNames(page)).toHaveText(['Energia eólica, nível 10', 'Energia eólica, nível 2']);
  await order.selectOption({ label: 'Mais recentes' });

  await test.step('corrects one typing error per word when nothing matches', async () => {
    await getSearchField(page).fill('');
    await getSearchField(page).pressSequentially('segurnaca');
    const sentence = 'Nada para “segurnaca”. Mostrando “Segurança”';
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    await expect(
      page.getByRole('status').getByText(`${sentence} · 1 certificado · 1 h 30 min`),
    ).toBeAttached();
    await expect(getNames(page)).toHaveText(['Segurança da informação']);
    await expect(page.locator('mark')).toHaveText('Segurança');
    await getSearchField(page).fill('segurnaca 2024');
    await expect(
      page.getByRole('heading', { name: 'Nada encontrado para “segurnaca 2024”' }),
    ).toBeVisible();
    await getSearchField(page).fill('energia eolica');
    await expect(getNames(page)).toHaveCount(2);
    await expect(page.getByText(/^Nada para .*”$/)).toBeHidden();
  });

  await test.step('keeps text typed while the address is updated', async () => {
    await getSearchField(page).evaluate(async (input: HTMLInputElement) => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const type = (text: string) => {
        set?.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      };
      type('energia');
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
      type('introducao');
      input.blur();
    });
    await expect(getNames(page)).toHaveText(['Introdução à energia solar']);
    await expect(getSearchField(page)).toHaveValue('introducao');
    await expect.poll(() => getQuery(page)).toBe('?q=introducao');
  });

  await test.step('combines filters and removes them', async () => {
    await getSearchField(page).fill('');
    await expect(getNames(page)).toHaveCount(sampleCourses.length);
    await getChip(page, /^2025 4$/).click();
    await expect(getNames(page)).toHaveCount(4);
    await expect(getChip(page, /^Missões 2$/)).toBeVisible();
    await getChip(page, /^Missões/).click();
    await expect(getNames(page)).toHaveCount(2);
    await expect(getChip(page, /^2024/)).toHaveCount(0);
    await getChip(page, /^2025/).focus();
    await page.keyboard.press('Delete');
    await expect(getChip(page, /^2025/)).toBeFocused();
    await expect(getChip(page, /^2025/)).toHaveAttribute('aria-pressed', 'false');
    expect(getQuery(page)).toBe('?type=mission');
  });

  await test.step('supports slash, arrow down and Escape on the keyboard', async () => {
    await getChip(page, /^Missões/).click();
    await page.getByRole('radio', { name: 'Lista' }).focus();
    await page.keyboard.press('/');
    await expect(getSearchField(page)).toBeFocused();
    await page.keyboard.type('12/03');
    await expect(getNames(page)).toHaveText(['Bloqueio de fontes de energia']);
    await page.keyboard.press('ArrowDown');
    await expect(getNames(page).first()).toBeFocused();
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    await expect(getSearchField(page)).toHaveValue('');
    await expect(getSearchField(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(getSearchField(page)).not.toBeFocused();
  });
});

test('keeps search, filters and view in the address for Back, reload and shared links', async ({
  page,
  platform,
}) => {
  await openHome(page, platform);
  await getSearchField(page).fill('energia');
  await expect.poll(() => getQuery(page)).toBe('?q=energia');
  await getChip(page, /^2025/).click();
  await page.getByRole('radio', { name: 'Grade' }).check();
  await expect.poll(() => getQuery(page)).toBe('?q=energia&year=2025&view=grid');
  await expect(getNames(page)).toHaveCount(3);
  await getNames(page).first().click();
  await expect(page).toHaveURL(/\/preview\//);
  await page.goBack();
  await expect(getNames(page)).toHaveCount(3);
  await page.reload();
  await expect(getNames(page)).toHaveCount(3);
  await expect(getSearchField(page)).toHaveValue('energia');
  await expect(page.getByRole('radio', { name: 'Grade' })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Lista' })).toBeChecked();
  await page.goBack();
  await expect(getNames(page)).toHaveCount(4);
  await expect(getChip(page, /^2025/)).toHaveAttribute('aria-pressed', 'false');
});

test('offers to remove a filter when nothing is found', async ({ page, platform }) => {
  await openHome(page, platform, '/?q=solda&year=2025');
  await expect(
    page.getByRole('heading', { name: 'Nada encontrado para “solda” em 2025' }),
  ).toBeVisible();
  const resultCount = page.getByRole('search').getByText('Nenhum de 6');
  await expect(resultCount).toBeVisible();
  await expect(
    page.getByText('Sem o filtro de ano há 1 certificado com essa palavra.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar o único de todos os anos' }).click();
  await expect(getNames(page)).toHaveText(['Soldagem']);
  await getSearchField(page).fill('xyz');
  await expect(page.getByRole('heading', { name: 'Nada encontrado para “xyz”' })).toBeVisible();
  const getLeft = async (locator: Locator) => (await locator.boundingBox())?.x;
  expect(await getLeft(page.getByRole('button', { name: 'Datas' }))).toBe(
    await getLeft(resultCount),
  );
  await page.getByRole('button', { name: 'Limpar tudo' }).click();
  await expect(getNames(page)).toHaveCount(sampleCourses.length);
  expect(getQuery(page)).toBe('');
});

test('keeps the list in place while searching, and shows the whole hint of the field @full', async ({
  page,
  platform,
}) => {
  await openHome(page, platform);
  const measureTop = () =>
    page
      .getByRole('list', { name: 'Certificados' })
      .evaluate((list) => list.getBoundingClientRect().y);
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const initialTop = await measureTop();
    await getSearchField(page).fill('energia');
    await expect(getNames(page)).toHaveCount(4);
    expect(await measureTop()).toBe(initialTop);
    await getSearchField(page).fill('');
    await expect(getNames(page)).toHaveCount(sampleCourses.length);
    expect(await measureTop()).toBe(initialTop);
  }

  const measureRoom = () =>
    getSearchField(page).evaluate((input: HTMLInputElement) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) return 0;
      context.font = getComputedStyle(input).font;
      return input.clientWidth - context.measureText(input.placeholder).width;
    });
  for (const width of [320, 640, 681, 720, 861, 1440]) {
    await page.setViewportSize({ width, height: 450 });
    await expect.poll(measureRoom, { message: `at ${width} px` }).toBeGreaterThan(0);
  }
});

test('shows the filters as menus, a button that selects all, and hours in full on a phone @full', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const longCourses = Array.from({ length: 103 }, (_, index) => ({
    ...createCourse(`Curso ${index}`, '2025-01-02'),
    workload: 700,
  }));
  const earlierCourses = [createCourse('Soldagem', '2024-05-01')];
  await openHome(page, platform, '/', [...longCourses, ...earlierCourses]);
  await expect(page.getByRole('button', { name: 'Selecionar os 104' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Ano' }).selectOption('2024');
  await expect(getNames(page)).toHaveText(['Soldagem']);
  await getChip(page, /^2024$/).click();
  await page.getByRole('combobox', { name: 'Ano' }).selectOption('2025');
  const hours = page.getByText('1.201 h 40 min', { exact: true });
  await expect(hours).toBeVisible();
  const row = page.getByRole('search').locator('p');
  expect(await row.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
  await page.getByRole('button', { name: 'Ver em grade' }).click();
  await expect.poll(() => getQuery(page)).toBe('?year=2025&view=grid');
  await getChip(page, /^2025$/).click();
  await expect.poll(() => getQuery(page)).toBe('?view=grid');
});

test('searches the remaining pages beyond the plain list and shows the progress', async ({
  page,
  platform,
}) => {
  test.slow();
  const courses = Array.from({ length: 1130 }, (_, index) =>
    createCourse(`Curso ${index}${index % 100 === 7 ? ' especial' : ''}`, '2025-01-02'),
  );
  const company = await platform.createCompany();
  await platform.createCertificates(company.learner, courses);
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/missions/graphql', async (route) => {
    if (route.request().postData()?.includes('"limit":100')) await gate;
    await route.continue();
  });
  await openScreenAs(page, platform, company.learner, '/?q=especial');
  await page.getByRole('button', { name: 'Selecionar', exact: true }).click();
  // Later results are selected as they load.
  await page.getByRole('checkbox', { name: 'Todos', exact: true }).check();
  await expect(page.getByRole('progressbar')).toBeVisible();
  release();
  await expect(page.getByRole('checkbox', { name: 'Todos os 12 selecionados' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByText('12 certificados', { exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(getNames(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Carregar mais' }).click();
  await expect(getNames(page)).toHaveCount(12);
  const requests = await platform.getRequests(company.company_id, 'listUserCertificates');
  const limits = requests.map(({ body }) => body?.variables?.limit);
  expect(limits.filter((limit) => limit === 100)).toHaveLength(2);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`has no axe violations and does not scroll sideways, ${colorScheme} @full`, async ({
    page,
    platform,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openHome(page, platform, '/?q=energia&year=2025');
    await expect(getNames(page)).toHaveCount(3);
    await expectAccessible(page);
    await expectNoOverflow(page, [320, 360, 561, 681, 768, 1440, 1920]);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page);
    await getSearchField(page).fill('nada disso');
    await expect(page.getByRole('heading', { name: /^Nada encontrado/ })).toBeVisible();
    await expectAccessible(page);
  });

test('shows every filter at 320 px without scrolling sideways', async ({ page, platform }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openHome(page, platform);
  const filters = page.getByRole('group', { name: 'Filtros' });
  const measureHidden = () =>
    filters.evaluate((element) => element.scrollWidth - element.clientWidth);
  const getHeight = async () => (await filters.boundingBox())?.height;
  await expect(getChip(page, /^Datas$/)).toBeVisible();
  expect(await measureHidden()).toBe(0);
  const height = await getHeight();
  await filters.getByRole('combobox').first().selectOption({ label: 'Conteúdos (4)' });
  await filters.getByRole('combobox').selectOption({ label: '2025 (2)' });
  await expect(getChip(page, /^2025/)).toBeVisible();
  expect(await measureHidden()).toBe(0);
  await getChip(page, /^2025/).click();
  await getChip(page, /^Conteúdos/).click();
  await expect(filters.getByRole('combobox')).toHaveCount(2);
  expect(await getHeight()).toBe(height);
});
