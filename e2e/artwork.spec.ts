import type { Page } from '@playwright/test';
import { createNightArtwork } from './engine/nightArtwork.ts';
import { expect, expectAccessible, openScreenAs, test } from './fixtures.ts';
import { downloadPdf, createNodePdf, fetchCertificate } from './certificateFiles.ts';

async function upload(page: Page): Promise<void> {
  const [dialog] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Enviar uma imagem' }).click(),
  ]);
  const buffer = createNightArtwork();
  await dialog.setFiles({ name: 'certificado.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('certificado.jpg', { exact: true })).toBeVisible();
}

const getArtworkOptions = (page: Page) => page.getByRole('group', { name: /^Sua arte/ });
const getFront = (page: Page) => page.getByRole('group', { name: /^Certificado de .*, Frente$/ });

/** Returns the red, green and blue values of the colour of a text. */
const getTextColor = (page: Page, text: string | RegExp) =>
  getFront(page)
    .locator('text', { hasText: text })
    .first()
    .evaluate((element) => getComputedStyle(element).fill.match(/\d+/g)?.map(Number));

test('keeps texts readable on an uploaded company artwork and creates the same PDF in Node', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await openScreenAs(page, platform, company.admin, '/editor');
  await upload(page);
  await getArtworkOptions(page).getByText('Textos ao centro').click();
  await expect(
    getArtworkOptions(page).getByRole('radio', { name: 'Textos ao centro' }),
  ).toBeChecked();
  await expect(page.getByText('O tom se ajusta à sua arte onde for preciso.')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page).toHaveURL(/\/editor\/.+/);

  const [id = ''] = await platform.createCertificates(company.learner, 1);
  await page.goto(`${platform.plugin}/pt/print/${id}`);
  await expect(getFront(page).locator('image')).toHaveCount(1);
  // Text is light on the dark photograph and dark on the light band.
  expect(Math.min(...((await getTextColor(page, company.learner.name)) ?? []))).toBeGreaterThan(
    200,
  );

  const file = await downloadPdf(page, 'pt');
  const response = (await fetchCertificate(platform, id)) as Awaited<
    ReturnType<typeof fetchCertificate>
  > & {
    template: { background_image: string };
  };
  const imageResponse = await fetch(response.template.background_image);
  const bytes = Buffer.from(await imageResponse.arrayBuffer()).toString('base64');
  response.template.background_image = `data:image/jpeg;base64,${bytes}`;
  expect((await createNodePdf(platform, 'pt', response)).equals(file)).toBe(true);
});
