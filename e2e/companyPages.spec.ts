import type { Page } from '@playwright/test';
import { sendRestRequest } from '../platform/servers/testing/calls.ts';
import { encodePng } from '../src/testing/encodePng.ts';
import {
  type Company,
  expect,
  expectAccessible,
  openInShell,
  openScreenAs,
  type Person,
  type TestPlatform,
  test,
} from './fixtures.ts';

const [width, height] = [40, 16];
const fadingImage = encodePng({
  width,
  height,
  type: 4,
  depth: 8,
  // A grey image that fades in from left to right.
  samples: Array.from({ length: width * height }, (_, index) => [40, (index % width) * 6]).flat(),
});
const imageFile = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(fadingImage) };

async function openCompany(page: Page, platform: TestPlatform, { admin }: Company): Promise<void> {
  await openInShell(page, platform, admin);
  await page.getByRole('link', { name: 'Administração' }).click();
  await page.getByRole('link', { name: 'Empresa' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Empresa' })).toBeVisible();
}

/** Uploads a file with the button of this name. */
async function upload(page: Page, button: string, file: typeof imageFile): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles(file);
}

/** Completes the first mission as a user. @returns the public certificate */
async function completeMission({ api }: TestPlatform, { token }: Person) {
  const learning = (await sendRestRequest(api, '/platform/learning', { token })).json;
  const [mission] = (learning as { missions: { id: string }[] }).missions;
  const completion = await sendRestRequest(
    api,
    `/platform/learning/missions/${mission?.id}/complete`,
    {
      method: 'POST',
      token,
    },
  );
  const { id } = completion.json as { id: string };
  const { json } = await sendRestRequest(api, `/missions/certificates/${id}`);
  return { id, certificate: json as { company: { logo_url: string }; signatures: object[] } };
}

/** Records the addresses of responses from now on, except those from the browser's cache. */
async function watchDownloads(page: Page): Promise<string[]> {
  const addresses: string[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const cached = new Set<string>();
  client.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.fromDiskCache && !cached.has(requestId)) addresses.push(response.url);
  });
  return addresses;
}

test('prints a new issuer and signatures on later certificates and leaves earlier ones unchanged', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  const earlier = await completeMission(platform, company.admin);
  await openCompany(page, platform, company);
  await upload(page, 'Enviar imagem: Logo', imageFile);
  await expect(page.getByText('40 × 16 px · fundo transparente')).toBeVisible();
  await page.getByLabel('Nome').first().fill('Aurora Energia');
  await page.getByLabel('Razão social').fill('Aurora Energia S.A.');
  for (const [index, name] of ['Helena Prado', 'Caio Menezes'].entries()) {
    await page.getByRole('button', { name: 'Adicionar assinatura' }).click();
    const row = page.getByRole('group', { name: `Assinatura ${index + 1}` });
    await row.getByLabel('Nome').fill(name);
  }
  await upload(page, 'Enviar imagem: Assinatura 1', imageFile);
  const example = page.getByRole('region', { name: 'No certificado' });
  await expect(example).toContainText('Aurora Energia S.A.');
  await expect(example).toContainText('Caio Menezes');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo')).toBeVisible();

  const { id, certificate } = await completeMission(platform, company.learner);
  const address: unknown = expect.stringContaining(platform.api);
  expect(certificate).toMatchObject({
    company: { name: 'Aurora Energia', legal_name: 'Aurora Energia S.A.', logo_url: address },
    signatures: [
      { name: 'Helena Prado', image_url: address },
      { name: 'Caio Menezes', image_url: null },
    ],
  });
  const unchanged = (await sendRestRequest(platform.api, `/missions/certificates/${earlier.id}`))
    .json;
  expect(unchanged).toEqual(earlier.certificate);

  const downloads = await watchDownloads(page);
  await openScreenAs(page, platform, company.learner);
  const countLogoDownloads = () =>
    downloads.filter((url) => url === certificate.company.logo_url).length;
  // The miniature on Home has the logo of the certificate.
  await expect.poll(countLogoDownloads).toBe(1);
  await page.goto(`${platform.plugin}/print/${id}`);
  await expect(
    page.getByRole('group', { name: /^Certificado de Lia Aprendiz, Frente/ }),
  ).toBeVisible();
  // The logo is decoded before it is shown; the second time it comes from the cache.
  expect(countLogoDownloads()).toBe(1);
  await expect(page.getByText(/^Não foi possível carregar/)).toHaveCount(0);
});

test('rejects invalid logo files and asks to save before leaving @full', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await openCompany(page, platform, company);
  const script = { ...imageFile, buffer: Buffer.from('<script>alert(1)</script>') };
  await upload(page, 'Enviar imagem: Logo', script);
  await expect(
    page.getByText('Não foi possível ler este arquivo. Ele pode estar danificado.'),
  ).toBeVisible();
  await upload(page, 'Enviar imagem: Logo', { ...imageFile, mimeType: 'image/svg+xml' });
  await expect(page.getByText('Este arquivo não é uma imagem PNG nem JPEG.')).toBeVisible();
  const large = {
    ...imageFile,
    buffer: Buffer.concat([imageFile.buffer, Buffer.alloc(1024 * 1024)]),
  };
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
  expect(await completeMission(platform, company.learner)).toMatchObject({
    certificate: { company: { name: 'Boreal' } },
  });
});

test('stores instructor, place and programme of a mission on its certificates @full', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await openInShell(page, platform, company.admin);
  await page.goto(`${platform.shell}/courses`);
  await page.getByRole('button', { name: 'Editar: Missão 1' }).click();
  const form = page.getByRole('form', { name: 'Missão 1' });
  await expectAccessible(page);
  await form.getByLabel('Instrutor').fill('Lívia Sampaio');
  await form.getByLabel('Local').fill('Recife');
  await form.getByLabel('Conteúdo programático').fill('Riscos\nControles');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Lívia Sampaio · Recife · Conteúdo programático')).toBeVisible();
  expect((await completeMission(platform, company.learner)).certificate).toMatchObject({
    instructor: 'Lívia Sampaio',
    place: 'Recife',
    programme: 'Riscos\nControles',
  });
});

test('hides the company and course pages from learners @full', async ({ page, platform }) => {
  const { learner } = await platform.createCompany();
  await openInShell(page, platform, learner);
  for (const path of ['/company', '/courses']) {
    await page.goto(platform.shell + path);
    await expect(page.getByRole('heading', { name: 'Esta página não existe' })).toBeVisible();
  }
});

test.describe('administration pages', () => {
  // axe adds a style element, which would violate the policy.
  test.use({ bypassCSP: true });

  test('have no axe violations in the dark @full', async ({ page, platform }) => {
    const company = await platform.createCompany();
    await page.emulateMedia({ colorScheme: 'dark' });
    await openCompany(page, platform, company);
    await upload(page, 'Enviar imagem: Logo', imageFile);
    await page.getByRole('button', { name: 'Adicionar assinatura' }).click();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Missões e conteúdos' }).click();
    await page.getByRole('button', { name: 'Sair sem salvar' }).click();
    await page.getByRole('button', { name: 'Editar: Missão 1' }).click();
    await expectAccessible(page);
  });
});
