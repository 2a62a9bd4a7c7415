import { expect, openScreenAs, test } from './fixtures.ts';

test('saves no file if an export is cancelled while its PDF is created', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.createCertificates(company.learner, 2);
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/pdf\.\w+\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  await openScreenAs(page, platform, company.learner);
  await page.getByRole('button', { name: 'Selecionar', exact: true }).press('Enter');
  await page.getByRole('checkbox', { name: 'Selecionar os 2', exact: true }).check();
  const pdfButton = page.getByRole('button', { name: 'Baixar PDF', exact: true });
  await pdfButton.press('Enter');
  const bar = page.getByRole('region', { name: 'Certificados selecionados' });
  await expect(bar.getByText('Gerando 2 de 2', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await page
    .getByRole('checkbox', { name: /^Selecionar: / })
    .first()
    .uncheck();
  const download = page.waitForEvent('download');
  await pdfButton.click();
  release();
  expect((await download).suggestedFilename()).not.toContain('2 certificados');
});
