import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  openAs,
  overflowOf,
  type Running,
  storeTemplate,
  test,
} from './fixtures.ts';

const paper = (page: Page) => page.getByRole('group', { name: /^Certificado de / });
const checks = (page: Page) => page.getByRole('list', { name: 'Verificações' });

const texts = {
  ptBr: ['Universidade {{user.name}}', 'com carga horária de {{mission.workload}}, conforme', ''],
  esEs: ['Universidad Corporativa', '', ''],
  enUs: ['', '', ''],
};

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return box;
}

async function openTemplate(page: Page, platform: Running) {
  const company = await platform.createCompany();
  const id = await storeTemplate(platform, company, { custom_fields: texts });
  await openAs(page, platform, company.admin, `/editor/${id}`);
  await expect(checks(page)).toBeVisible();
  await expect(paper(page)).toBeVisible();
}

test('checks stand over the paper, which is in sight with them and stays where it is', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openTemplate(page, platform);
  const before = await boxOf(paper(page));
  const list = await boxOf(checks(page));
  expect(list.y + list.height).toBeLessThanOrEqual(before.y);
  expect(before.y + before.height).toBeLessThanOrEqual(768);

  await page.getByLabel('Exemplo:').selectOption('Sem alguns dados');
  const broken = page.getByRole('button', {
    name: 'Português, centro: frase incompleta sem Carga horária',
  });
  await expect(broken).toBeVisible();
  await page.setViewportSize({ width: 900, height: 768 });
  const narrow = await boxOf(paper(page));
  const more = page.getByRole('button', { name: /^Mais \d verificaç/ });
  await more.click();
  await expect(checks(page).getByText('Nada foi cortado')).toBeVisible();
  expect(await boxOf(paper(page))).toEqual(narrow);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mostrar menos' }).click();
  await expect(checks(page).getByText('Nada foi cortado')).toBeHidden();
  await broken.click();
  await expect(page.getByRole('textbox', { name: 'Centro' })).toBeFocused();
});

test('on a phone paper and checks are a strip that leaves most of the height to the form', async ({
  page,
  platform,
}) => {
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openTemplate(page, platform);
    const strip = await boxOf(page.getByRole('region', { name: 'Prévia' }));
    expect(strip.height).toBeLessThanOrEqual(height / 3);
    const list = await boxOf(checks(page));
    const sheet = await boxOf(paper(page));
    expect(list.x).toBeGreaterThanOrEqual(sheet.x + sheet.width);
    expect(await overflowOf(page)).toBe(0);
  }
  await page.getByRole('button', { name: 'Diminuir a prévia' }).click();
  await expect(paper(page)).toBeHidden();
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Abrir a prévia' }).click();
  await expect(page).toHaveURL(/\/preview/);
});
