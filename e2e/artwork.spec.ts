import type { Page } from '@playwright/test';
import { pageOfNight } from './engine/pageOfNight.ts';
import { expect, expectAccessible, openAs, test } from './fixtures.ts';
import { downloadIn, fileOfNode, wireOf } from './issued.ts';

const artwork = { name: 'certificado.jpg', mimeType: 'image/jpeg', buffer: pageOfNight() };

async function upload(page: Page): Promise<void> {
  const [dialog] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Enviar uma imagem' }).click(),
  ]);
  await dialog.setFiles(artwork);
  await expect(page.getByText('certificado.jpg', { exact: true })).toBeVisible();
}

const choice = (page: Page) => page.getByRole('group', { name: /^Sua arte/ });
const front = (page: Page) => page.getByRole('group', { name: /^Certificado de .*, Frente$/ });

/** Red, green and blue of the ink that words are in. */
const inkOf = (page: Page, words: string | RegExp) =>
  front(page)
    .locator('text', { hasText: words })
    .first()
    .evaluate((text) => getComputedStyle(text).fill.match(/\d+/g)?.map(Number));

test('a company’s own page is uploaded, its words read on it, and its file is the same in Node', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await openAs(page, platform, company.admin, '/editor');
  await upload(page);
  await choice(page).getByText('Textos ao centro').click();
  await expect(choice(page).getByRole('radio', { name: 'Textos ao centro' })).toBeChecked();
  await expect(page.getByText('O tom muda onde a sua arte pedir.')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page).toHaveURL(/\/editor\/.+/);

  const [id = ''] = await platform.giveCertificates(company.learner, 1);
  await page.goto(`${platform.plugin}/pt/print/${id}`);
  await expect(front(page).locator('image')).toHaveCount(1);
  // Light on the night, dark on the band.
  expect(Math.min(...((await inkOf(page, company.learner.name)) ?? []))).toBeGreaterThan(200);

  const file = await downloadIn(page, 'pt');
  const wire = (await wireOf(platform, id)) as Awaited<ReturnType<typeof wireOf>> & {
    template: { background_image: string };
  };
  const picture = await fetch(wire.template.background_image);
  const bytes = Buffer.from(await picture.arrayBuffer()).toString('base64');
  wire.template.background_image = `data:image/jpeg;base64,${bytes}`;
  expect((await fileOfNode(platform, 'pt', wire)).equals(file)).toBe(true);
});
