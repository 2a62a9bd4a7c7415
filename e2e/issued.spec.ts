/** What was issued stays as it was, on screen and as a file, whatever an administrator does afterwards. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, openAs, type Running, storeTemplate, test } from './fixtures.ts';

const areas = ['Universidade', 'com aproveitamento', ''];
const custom_fields = { ptBr: areas, enUs: areas, esEs: areas };

interface Paper {
  sides: string[];
  pdf: Buffer;
}

const sides = (page: Page) => page.locator('svg[viewBox="0 0 841.89 595.276"]');

/** What anybody sees under the certificate's public address, and saves there. */
async function paperOf(page: Page, platform: Running, id: string): Promise<Paper> {
  await page.goto(`${platform.plugin}/print/${id}`);
  await expect(page.getByRole('heading', { name: 'Certificado válido' })).toBeVisible();
  await expect(sides(page)).toHaveCount(2);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF' }).click();
  const pdf = await readFile(await (await downloading).path());
  return { sides: await sides(page).evaluateAll((all) => all.map((one) => one.innerHTML)), pdf };
}

const giveOne = async (platform: Running, learner: Parameters<Running['giveCertificates']>[0]) => {
  const course = { type: 'CONTENT', name: 'Segurança', completed_at: '2026-11-12T15:00:00.000Z' };
  const [id = ''] = await platform.giveCertificates(learner, [course]);
  return id;
};

test('what was issued looks the same after its template and the default changed, to the last byte', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  const first = { name: 'Primeiro', layout: 'Layout2', custom_fields };
  const id = await storeTemplate(platform, company, first);
  await storeTemplate(platform, company, { name: 'Segundo', layout: 'Layout6' });
  const early = await giveOne(platform, company.learner);
  const before = await paperOf(page, platform, early);

  await openAs(page, platform, company.admin, `/editor/${id}`);
  await expect(page.getByText('Vale para os próximos certificados.')).toBeVisible();
  await page.getByText('Noturno', { exact: true }).click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/^Salvo às/)).toBeVisible();
  const changed = await giveOne(platform, company.learner);

  await page.goto(`${platform.plugin}/templates`);
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Primeiro' }) });
  await expect(card.getByText('2 certificados')).toBeVisible();
  await page.getByRole('button', { name: 'Definir como padrão: Segundo' }).click();
  await expect(page.getByText('“Segundo” agora é o modelo padrão.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Mais ações: Primeiro' }).click();
  await page.getByRole('menuitem', { name: 'Excluir…' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Em uso: 2 certificados.');
  await expect(question).toContainText('Os certificados já emitidos não mudam');
  await question.getByRole('button', { name: 'Excluir modelo' }).click();
  await expect(card).toHaveCount(0);

  const after = await paperOf(page, platform, early);
  expect(after.sides).toEqual(before.sides);
  expect(after.pdf.equals(before.pdf)).toBe(true);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'Segurança.pdf', mimeType: 'application/pdf', buffer: before.pdf });
  await expect(page.getByRole('heading', { name: 'Exatamente como foi emitido' })).toBeVisible();

  const others = [changed, await giveOne(platform, company.learner)];
  const designs = [before];
  for (const other of others) designs.push(await paperOf(page, platform, other));
  expect(new Set(designs.map((paper) => paper.sides[0])).size).toBe(3);
});

test('another default is had back from its message, by the keyboard', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  for (const name of ['Primeiro', 'Segundo']) await storeTemplate(platform, company, { name });
  await openAs(page, platform, company.admin, '/templates');
  await page.getByRole('button', { name: 'Definir como padrão: Segundo' }).click();
  const undo = page.getByRole('button', { name: 'Desfazer' });
  await expect(undo).toBeVisible();
  await undo.press('Enter');
  await expect(page.getByText('“Primeiro” agora é o modelo padrão.').first()).toBeVisible();
  await expect(page.getByRole('button', { pressed: true })).toHaveAccessibleName(
    'Definir como padrão: Primeiro',
  );
});
