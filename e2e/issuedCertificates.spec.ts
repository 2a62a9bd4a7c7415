/** Tests that issued certificates stay the same, on screen and as a PDF, after administrators change templates. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, openScreenAs, type TestPlatform, storeTemplate, test } from './fixtures.ts';

const areas = ['Universidade', 'com aproveitamento', ''];
const custom_fields = { ptBr: areas, enUs: areas, esEs: areas };

interface PublicCertificate {
  sides: string[];
  pdf: Buffer;
}

const getSides = (page: Page) => page.locator('svg[viewBox="0 0 841.89 595.276"]');

/** Opens the public page of a certificate and reads its sides. */
async function readSides(page: Page, platform: TestPlatform, id: string): Promise<string[]> {
  await page.goto(`${platform.plugin}/print/${id}`);
  await expect(page.getByRole('heading', { name: 'Certificado válido' })).toBeVisible();
  await expect(getSides(page)).toHaveCount(2);
  return getSides(page).evaluateAll((elements) => elements.map(({ innerHTML }) => innerHTML));
}

/** Opens the public page of a certificate, reads its sides and downloads its PDF. */
async function openPublicCertificate(
  page: Page,
  platform: TestPlatform,
  id: string,
): Promise<PublicCertificate> {
  const sides = await readSides(page, platform, id);
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF' }).click();
  return { sides, pdf: await readFile(await (await downloadEvent).path()) };
}

const issueCertificate = async (
  platform: TestPlatform,
  learner: Parameters<TestPlatform['createCertificates']>[0],
) => {
  const course = { type: 'CONTENT', name: 'Segurança', completed_at: '2026-11-12T15:00:00.000Z' };
  const [id = ''] = await platform.createCertificates(learner, [course]);
  return id;
};

test('keeps an issued certificate identical after its template was edited and deleted and the default changed', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  const first = { name: 'Primeiro', layout: 'Layout2', custom_fields };
  const id = await storeTemplate(platform, company, first);
  await storeTemplate(platform, company, { name: 'Segundo', layout: 'Layout6' });
  const earlyId = await issueCertificate(platform, company.learner);
  const original = await openPublicCertificate(page, platform, earlyId);

  await openScreenAs(page, platform, company.admin, `/editor/${id}`);
  await expect(page.getByText('Vale para os próximos certificados.')).toBeVisible();
  await page.getByRole('radio', { name: 'Noturno', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/^Salvo às/)).toBeVisible();
  const editedId = await issueCertificate(platform, company.learner);

  await page.goto(`${platform.plugin}/templates`);
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Primeiro' }) });
  await expect(card.getByText('2 certificados')).toBeVisible();
  await page.getByRole('button', { name: 'Definir como padrão: Segundo' }).click();
  await expect(page.getByText('“Segundo” agora é o modelo padrão.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Mais ações: Primeiro' }).click();
  await page.getByRole('menuitem', { name: 'Excluir…' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Em uso: 2 certificados.');
  await expect(dialog).toContainText('Os certificados já emitidos não mudam');
  await dialog.getByRole('button', { name: 'Excluir modelo' }).click();
  await expect(card).toHaveCount(0);

  const reopened = await openPublicCertificate(page, platform, earlyId);
  expect(reopened.sides).toEqual(original.sides);
  expect(reopened.pdf.equals(original.pdf)).toBe(true);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'Segurança.pdf', mimeType: 'application/pdf', buffer: original.pdf });
  await expect(page.getByRole('heading', { name: 'Exatamente como foi emitido' })).toBeVisible();

  const laterIds = [editedId, await issueCertificate(platform, company.learner)];
  const fronts = [original.sides[0]];
  for (const laterId of laterIds) fronts.push((await readSides(page, platform, laterId))[0]);
  expect(new Set(fronts).size).toBe(3);
});
