import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { openWithPdfjs, readWords } from '#testing/pdf/openWithPdfjs.ts';
import { encodePng } from '#testing/encodePng.ts';
import { expect, openScreenAs, openInShell, storeTemplate, test } from './fixtures.ts';

/** Seconds for each action of a computer user who is new to the plugin, by the keystroke-level model at a slow pace. */
const secondsPerAction = { decide: 1.35, point: 1.3, letter: 0.28, chooseFile: 8 };
const maxSeconds = 180;

const createImageFile = (width: number, height: number, name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    encodePng({
      width,
      height,
      type: 2,
      depth: 8,
      samples: Array.from({ length: width * height }, (_, index) => [
        (index % width) % 256,
        Math.floor(index / width) % 256,
        120,
      ]).flat(),
    }),
  ),
});

/** A user who works with mouse and keyboard, and the sum of the seconds that a person would need. */
class Administrator {
  seconds = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(control: Locator): Promise<void> {
    await control.click();
    this.seconds += secondsPerAction.decide + secondsPerAction.point;
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.click(field);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
    this.seconds += text.length * secondsPerAction.letter;
  }

  async upload(button: Locator, file: ReturnType<typeof createImageFile>): Promise<void> {
    const fileChooserEvent = this.page.waitForEvent('filechooser');
    await this.click(button);
    await (await fileChooserEvent).setFiles(file);
    this.seconds += secondsPerAction.chooseFile;
  }
}

/** Adds a logo and a signature to all certificates of the company. */
async function setBrand(page: Page, administrator: Administrator): Promise<void> {
  await administrator.click(page.getByRole('link', { name: 'Administração' }));
  await administrator.click(page.getByRole('link', { name: 'Empresa' }));
  const getUploadButton = (label: string) =>
    page.getByRole('button', { name: `Enviar imagem: ${label}` });
  await administrator.upload(getUploadButton('Logo'), createImageFile(64, 48, 'logo.png'));
  await administrator.type(page.getByLabel('Razão social'), 'Aurora Energia S.A.');
  await administrator.click(page.getByRole('button', { name: 'Adicionar assinatura' }));
  const row = page.getByRole('group', { name: 'Assinatura 1' });
  await administrator.type(row.getByLabel('Nome'), 'Helena Prado');
  await administrator.type(row.getByLabel('Cargo'), 'Diretora');
  await administrator.upload(
    getUploadButton('Assinatura 1'),
    createImageFile(90, 30, 'helena.png'),
  );
  await administrator.click(page.getByRole('button', { name: 'Salvar' }));
  await expect(page.getByText('Salvo')).toBeVisible();
}

/** Creates a template with a layout, a photograph and texts in three languages, and makes it the default. */
async function createDefaultTemplate(page: Page, administrator: Administrator): Promise<void> {
  await administrator.click(page.getByRole('link', { name: 'Administração' }));
  await administrator.click(page.getByRole('link', { name: 'Novo modelo' }).first());
  await administrator.type(page.getByRole('button', { name: /Editar o nome$/ }), 'Aurora');
  await page.keyboard.press('Enter');
  await administrator.click(page.locator('label').filter({ hasText: 'Editorial' }));
  const photograph = createImageFile(1800, 1200, 'turbinas.png');
  await administrator.upload(page.getByRole('button', { name: 'Enviar uma imagem' }), photograph);
  for (const [language, text] of [
    ['Português', 'Universidade Aurora'],
    ['Espanhol', 'Universidad Aurora'],
    ['Inglês', 'Aurora University'],
  ] as const) {
    await administrator.click(page.getByRole('tab', { name: new RegExp(`^${language}`) }));
    const header = page.getByRole('textbox', { name: 'Cabeçalho', exact: true });
    await administrator.type(header, text);
  }
  await administrator.click(page.getByRole('button', { name: 'Salvar', exact: true }));
  await expect(page.getByText(/^Salvo às/)).toBeVisible();
  await administrator.click(page.getByRole('button', { name: 'Voltar' }));
  await administrator.click(page.getByRole('button', { name: 'Definir como padrão: Aurora' }));
  await expect(page.getByText('“Aurora” agora é o modelo padrão.').first()).toBeVisible();
}

test('takes an administrator less than three minutes to brand, design and activate a template', async ({
  page,
  browser,
  platform,
}, { annotations }) => {
  test.slow();
  page.setDefaultTimeout(10_000);
  const company = await platform.createCompany();
  // The first template of a company becomes the default by itself.
  await storeTemplate(platform, company, {});
  await openInShell(page, platform, company.admin);
  const administrator = new Administrator(page);
  const startedAt = performance.now();
  await setBrand(page, administrator);
  await createDefaultTemplate(page, administrator);
  const waitingSeconds = (performance.now() - startedAt) / 1000;
  const seconds = Math.round(administrator.seconds + waitingSeconds);
  annotations.push({ type: 'seconds', description: `${seconds}, including waiting time` });
  expect(seconds).toBeLessThan(maxSeconds);

  const name = 'Maria Fernanda Aparecida dos Santos Albuquerque de Vasconcelos e Bragança Neto';
  const learner = await platform.createLearner(company, { name });
  const [id = ''] = await platform.createCertificates(learner, [
    { type: 'MISSION', name: 'Integração', completed_at: '2026-03-09T12:00:00Z' },
  ]);
  const context = await browser.newContext();
  const learnerPage = await context.newPage();
  await openScreenAs(learnerPage, platform, learner, `/preview/${id}`);
  const front = learnerPage.getByRole('group', { name: /^Certificado de .*Frente$/ });
  await expect(front.locator('image')).toHaveCount(3);
  for (const text of [name, 'Universidade Aurora', 'Aurora Energia S.A.', 'Helena Prado'])
    await expect(front).toContainText(text);
  const downloadEvent = learnerPage.waitForEvent('download');
  await learnerPage.getByRole('button', { name: 'Baixar PDF' }).click();
  const file = await readFile(await (await downloadEvent).path());
  await openWithPdfjs(new Uint8Array(file), async (document) => {
    const words = await readWords(await document.getPage(1));
    for (const text of [name, 'Universidade Aurora', 'Helena Prado'])
      expect(words).toContain(text.replaceAll(' ', ''));
  });
  await learnerPage.goto(`${platform.plugin}/print/${id}`);
  await expect(
    learnerPage.getByRole('group', { name: new RegExp(`${name}, Frente`) }),
  ).toBeVisible();
  await context.close();
});
