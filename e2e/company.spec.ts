import type { Page } from '@playwright/test';
import { call } from '../platform/servers/testing/calls.ts';
import { encodePng } from '../src/testing/encodePng.ts';
import {
  type Company,
  expect,
  expectAccessible,
  openInShell,
  type Person,
  type Running,
  tagOf,
  test,
} from './fixtures.ts';

const [width, height] = [40, 16];
const drawn = encodePng({
  width,
  height,
  type: 4,
  depth: 8,
  // Grey, and from left to right more and more of it.
  samples: Array.from({ length: width * height }, (_, place) => [40, (place % width) * 6]).flat(),
});
const picture = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(drawn) };

async function openCompany(page: Page, platform: Running, { admin }: Company): Promise<void> {
  await openInShell(page, platform, admin);
  await page.getByRole('link', { name: 'Administração' }).click();
  await page.getByRole('link', { name: 'Empresa' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Empresa' })).toBeVisible();
}

/** Chooses a file by the button of a name. */
async function upload(page: Page, button: string, file: typeof picture): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles(file);
}

/** Completes the first mission that there is. @returns the certificate as everybody reads it */
async function earn({ api }: Running, { token }: Person) {
  const offered = (await call(api, '/platform/learning', { token })).json;
  const [mission] = (offered as { missions: { id: string }[] }).missions;
  const done = await call(api, `/platform/learning/missions/${mission?.id}/complete`, {
    method: 'POST',
    token,
  });
  const { id } = done.json as { id: string };
  const { json } = await call(api, `/missions/certificates/${id}`);
  return { id, certificate: json as { company: { logo_url: string }; signatures: object[] } };
}

test('an administrator says who issues and signs, and certificates say it from then on', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  const before = await earn(platform, company.admin);
  await openCompany(page, platform, company);
  await upload(page, 'Enviar imagem: Logo', picture);
  await expect(page.getByText('40 × 16 px · fundo transparente')).toBeVisible();
  await page.getByLabel('Nome').first().fill('Aurora Energia');
  await page.getByLabel('Razão social').fill('Aurora Energia S.A.');
  for (const [place, name] of ['Helena Prado', 'Caio Menezes'].entries()) {
    await page.getByRole('button', { name: 'Adicionar assinatura' }).click();
    const row = page.getByRole('group', { name: `Assinatura ${place + 1}` });
    await row.getByLabel('Nome').fill(name);
  }
  await upload(page, 'Enviar imagem: Assinatura 1', picture);
  const example = page.getByRole('region', { name: 'No certificado' });
  await expect(example).toContainText('Aurora Energia S.A.');
  await expect(example).toContainText('Caio Menezes');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo')).toBeVisible();

  const { id, certificate } = await earn(platform, company.learner);
  const address: unknown = expect.stringContaining(platform.api);
  expect(certificate).toMatchObject({
    company: { name: 'Aurora Energia', legal_name: 'Aurora Energia S.A.', logo_url: address },
    signatures: [
      { name: 'Helena Prado', image_url: address },
      { name: 'Caio Menezes', image_url: null },
    ],
  });
  const same = (await call(platform.api, `/missions/certificates/${before.id}`)).json;
  expect(same).toEqual(before.certificate);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${platform.plugin}/print/${id}`);
  await expect(
    page.getByRole('group', { name: /^Certificado de Lia Aprendiz, Frente/ }),
  ).toBeVisible();
  expect(asked.filter((url) => url === certificate.company.logo_url)).toHaveLength(1);
  await expect(page.getByText(/^Não foi possível carregar/)).toHaveCount(0);
});

test('a file that is no picture is refused by its name; leaving asks', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await openCompany(page, platform, company);
  const script = { ...picture, buffer: Buffer.from('<script>alert(1)</script>') };
  await upload(page, 'Enviar imagem: Logo', script);
  await expect(
    page.getByText('Este arquivo não pôde ser lido. Ele pode estar danificado.'),
  ).toBeVisible();
  await upload(page, 'Enviar imagem: Logo', { ...picture, mimeType: 'image/svg+xml' });
  await expect(page.getByText('Este arquivo não é uma imagem PNG nem JPEG.')).toBeVisible();
  const large = { ...picture, buffer: Buffer.concat([picture.buffer, Buffer.alloc(1024 * 1024)]) };
  await upload(page, 'Enviar imagem: Logo', large);
  await expect(page.getByText('Imagem muito grande. Máximo: 1 MB.')).toBeVisible();

  const name = page.getByLabel('Nome').first();
  await name.fill('');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Informe um nome.')).toBeVisible();
  await name.fill('Boreal');
  const learning = page.getByRole('link', { name: 'Meu aprendizado' });
  await learning.click();
  const dialog = page.getByRole('dialog', { name: 'Salvar antes de sair?' });
  await dialog.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(name).toHaveValue('Boreal');
  await learning.click();
  await expect(dialog.getByRole('button', { name: 'Salvar e sair' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/learning$/);
  expect(await earn(platform, company.learner)).toMatchObject({
    certificate: { company: { name: 'Boreal' } },
  });
});

test('a mission says who taught it, where and what', async ({ page, platform }) => {
  const company = await platform.createCompany();
  await openInShell(page, platform, company.admin);
  await page.goto(`${platform.shell}/courses`);
  await page.getByRole('button', { name: 'Editar: Missão 1' }).click();
  const form = page.getByRole('form', { name: 'Missão 1' });
  await form.getByLabel('Instrutor').fill('Lívia Sampaio');
  await form.getByLabel('Local').fill('Recife');
  await form.getByLabel('Conteúdo programático').fill('Riscos\nControles');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Lívia Sampaio · Recife · Conteúdo programático')).toBeVisible();
  expect((await earn(platform, company.learner)).certificate).toMatchObject({
    instructor: 'Lívia Sampaio',
    place: 'Recife',
    programme: 'Riscos\nControles',
  });
});

test('for a learner neither page is there', async ({ page, platform }) => {
  const { learner } = await platform.createCompany();
  await openInShell(page, platform, learner);
  for (const path of ['/company', '/courses']) {
    await page.goto(platform.shell + path);
    await expect(page.getByRole('heading', { name: 'Esta página não existe' })).toBeVisible();
  }
});

test.describe('the pages of the administration', () => {
  // axe puts a style of its own into the page, which the policy reports.
  test.use({ bypassCSP: true });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing, ${colorScheme}${tagOf(colorScheme === 'light')}`, async ({
      page,
      platform,
    }) => {
      const company = await platform.createCompany();
      await page.emulateMedia({ colorScheme });
      await openCompany(page, platform, company);
      await upload(page, 'Enviar imagem: Logo', picture);
      await page.getByRole('button', { name: 'Adicionar assinatura' }).click();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Missões e conteúdos' }).click();
      await page.getByRole('button', { name: 'Sair sem salvar' }).click();
      await page.getByRole('button', { name: 'Editar: Missão 1' }).click();
      await expectAccessible(page);
    });
});
