import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  openScreenAs,
  measureOverflow,
  type TestPlatform,
  storeTemplate,
  test,
} from './fixtures.ts';

const getCertificate = (page: Page) => page.getByRole('group', { name: /^Certificado de / });
const getChecks = (page: Page) => page.getByRole('list', { name: 'Verificações' });

const texts = {
  ptBr: ['Universidade {{user.name}}', 'com carga horária de {{mission.workload}}, conforme', ''],
  esEs: ['Universidad Corporativa', '', ''],
  enUs: ['', '', ''],
};

async function getBox(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible');
  return box;
}

async function openTemplate(page: Page, platform: TestPlatform) {
  const company = await platform.createCompany();
  const id = await storeTemplate(platform, company, { custom_fields: texts });
  await openScreenAs(page, platform, company.admin, `/editor/${id}`);
  await expect(getChecks(page)).toBeVisible();
  await expect(getCertificate(page)).toBeVisible();
}

test('shows the checks above the certificate, which stays visible and in place', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openTemplate(page, platform);
  const certificateBox = await getBox(getCertificate(page));
  const listBox = await getBox(getChecks(page));
  expect(listBox.y + listBox.height).toBeLessThanOrEqual(certificateBox.y);
  expect(certificateBox.y + certificateBox.height).toBeLessThanOrEqual(768);

  await page.getByLabel('Exemplo:').selectOption('Sem alguns dados');
  const incompleteSentence = page.getByRole('button', {
    name: 'Português, centro: frase incompleta sem Carga horária',
  });
  await expect(incompleteSentence).toBeVisible();
  await page.setViewportSize({ width: 900, height: 768 });
  const narrowBox = await getBox(getCertificate(page));
  const moreButton = page.getByRole('button', { name: /^Mais \d verificaç/ });
  await moreButton.click();
  await expect(getChecks(page).getByText('Nada foi cortado')).toBeVisible();
  expect(await getBox(getCertificate(page))).toEqual(narrowBox);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mostrar menos' }).click();
  await expect(getChecks(page).getByText('Nada foi cortado')).toBeHidden();
  await incompleteSentence.click();
  await expect(page.getByRole('textbox', { name: 'Centro' })).toBeFocused();
});

test('limits certificate and checks to a third of the height on phones @full', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openTemplate(page, platform);
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    const previewBox = await getBox(page.getByRole('region', { name: 'Prévia' }));
    expect(previewBox.height).toBeLessThanOrEqual(height / 3);
    const listBox = await getBox(getChecks(page));
    const certificateBox = await getBox(getCertificate(page));
    expect(listBox.x).toBeGreaterThanOrEqual(certificateBox.x + certificateBox.width);
    expect(await measureOverflow(page)).toBe(0);
  }
  await page.getByRole('button', { name: 'Diminuir a prévia' }).click();
  await expect(getCertificate(page)).toBeHidden();
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Abrir a prévia' }).click();
  await expect(page).toHaveURL(/\/preview/);
});

/** Describes the focused control if all of it and its label is behind something else. */
const describeHiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const root = document.activeElement?.shadowRoot ?? document;
    const control = root.activeElement;
    if (!control || control === document.body) return '';
    const area = control.closest('label') ?? control;
    const { left, top, width, height } = area.getBoundingClientRect();
    const isVisible = [0.2, 0.5, 0.8].some((part) =>
      area.contains(root.elementFromPoint(left + width / 2, top + height * part)),
    );
    return isVisible ? '' : `${control.outerHTML.slice(0, 200)} at ${top} px`;
  });

for (const [width, height] of [
  [320, 256],
  [640, 512],
  [1280, 600],
] as const)
  test(`shows each control that has the focus at ${width} × ${height} px`, async ({
    page,
    platform,
  }) => {
    await page.setViewportSize({ width, height });
    await openTemplate(page, platform);
    for (const key of ['Tab', 'Shift+Tab'])
      for (let stop = 0; stop < 35; stop++) {
        await page.keyboard.press(key);
        expect(await describeHiddenFocus(page)).toBe('');
      }
  });
