import type { Page } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { expect, expectAccessible, openScreenAs, storeTemplate, test } from './fixtures.ts';

const custom_fields = {
  ptBr: ['Olá {{user.name}}', '', 'rodapé'],
  esEs: ['¡Hola!', '', ''],
  enUs: ['', '', ''],
};
const loadImage = async () =>
  `data:image/webp;base64,${(await readFile('e2e/images/picture.webp')).toString('base64')}`;

async function importFile(page: Page, name: string, text: string) {
  // The browser reads the file itself: sending it a large one takes long.
  const path = test.info().outputPath(name);
  await writeFile(path, text);
  const [dialog] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Importar' }).click(),
  ]);
  await dialog.setFiles(path);
}

async function exportTemplate(page: Page, name: string) {
  await page.getByRole('button', { name: `Mais ações: ${name}` }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Exportar arquivo' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${name}.json`);
  return readFile(await download.path(), 'utf8');
}

test('exports a template with its image and imports it in another company', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await storeTemplate(platform, company, {
    name: 'Energia 2026',
    layout: 'Layout3',
    custom_fields,
    raw_image: await loadImage(),
  });
  await openScreenAs(page, platform, company.admin, '/templates');
  const text = await exportTemplate(page, 'Energia 2026');
  const file = JSON.parse(text) as { template: { raw_image: string } };
  expect(file).toMatchObject({
    kind: 'certificate-template',
    version: 1,
    template: { name: 'Energia 2026', layout: 'Layout3', favorite: false, custom_fields },
  });
  expect(file.template.raw_image).toMatch(/^data:image\/\w+;base64,/);

  const otherCompany = await platform.createCompany();
  await openScreenAs(page, platform, otherCompany.admin, '/templates');
  // Data after the end of the image is removed.
  const [head = '', bytes = ''] = file.template.raw_image.split(',');
  const withTrailingData = Buffer.concat([
    Buffer.from(bytes, 'base64'),
    Buffer.from('<script>alert(1)'),
  ]);
  file.template.raw_image = `${head},${withTrailingData.toString('base64')}`;
  await importFile(page, 'energia.json', JSON.stringify(file));
  await expect(page.getByRole('heading', { name: 'Energia 2026' })).toBeVisible();
  const becameDefault = 'É o primeiro modelo e, por isso, agora é o modelo padrão da empresa.';
  await expect(page.getByText(becameDefault, { exact: true })).toBeVisible();
  await expectAccessible(page);
  const [post] = (await platform.getRequests(otherCompany.company_id)).filter(
    ({ method }) => method === 'POST',
  );
  const body = post?.body as unknown as { raw_image: string };
  expect(body).toMatchObject({ name: 'Energia 2026', favorite: false, custom_fields });
  const uploadedImage = Buffer.from(body.raw_image.split(',')[1] ?? '', 'base64').toString(
    'latin1',
  );
  expect(uploadedImage).not.toContain('<script>');
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  await expect(page).toHaveURL(/\/editor\//);
});

test('rejects a file that is not a template with its name and the reason @full', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await openScreenAs(page, platform, company.admin, '/templates');
  for (const [text, reason] of [
    ['%PDF-1.7', 'não é um modelo exportado'],
    [JSON.stringify({ kind: 'certificate-template', version: 3 }), 'versão mais nova'],
    [JSON.stringify({ kind: 'certificate-template', version: 1, x: 1 }), '“template” falta'],
    ['x'.repeat(30_000_000), 'é grande demais'],
  ] as const) {
    await importFile(page, 'estranho.json', text);
    await expect(
      page.getByText(`estranho.json não é um modelo válido: `).filter({ hasText: reason }).first(),
    ).toBeVisible();
  }
  expect(
    (await platform.getRequests(company.company_id)).filter(({ method }) => method === 'POST'),
  ).toEqual([]);
});
