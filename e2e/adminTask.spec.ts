import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { openByPdfjs, wordsOf } from '#testing/pdf/openByPdfjs.ts';
import { encodePng } from '#testing/encodePng.ts';
import { expect, openAs, openInShell, storeTemplate, test } from './fixtures.ts';

/** Seconds of somebody who knows computers and has never seen this: the keystroke-level model, slowly. */
const pace = { decide: 1.35, point: 1.3, letter: 0.28, chooseFile: 8 };
const limit = 180;

const picture = (width: number, height: number, name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    encodePng({
      width,
      height,
      type: 2,
      depth: 8,
      samples: Array.from({ length: width * height }, (_, place) => [
        (place % width) % 256,
        Math.floor(place / width) % 256,
        120,
      ]).flat(),
    }),
  ),
});

/** Does what is asked by mouse and keyboard, and knows how long a person takes for it. */
class Administrator {
  seconds = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(control: Locator): Promise<void> {
    await control.click();
    this.seconds += pace.decide + pace.point;
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.click(field);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
    this.seconds += text.length * pace.letter;
  }

  async upload(button: Locator, file: ReturnType<typeof picture>): Promise<void> {
    const choosing = this.page.waitForEvent('filechooser');
    await this.click(button);
    await (await choosing).setFiles(file);
    this.seconds += pace.chooseFile;
  }
}

/** Logo and a signature, for all certificates of the company. */
async function setBrand(page: Page, administrator: Administrator): Promise<void> {
  await administrator.click(page.getByRole('link', { name: 'Administração' }));
  await administrator.click(page.getByRole('link', { name: 'Empresa' }));
  const send = (what: string) => page.getByRole('button', { name: `Enviar imagem: ${what}` });
  await administrator.upload(send('Logo'), picture(64, 48, 'logo.png'));
  await administrator.type(page.getByLabel('Razão social'), 'Aurora Energia S.A.');
  await administrator.click(page.getByRole('button', { name: 'Adicionar assinatura' }));
  const row = page.getByRole('group', { name: 'Assinatura 1' });
  await administrator.type(row.getByLabel('Nome'), 'Helena Prado');
  await administrator.type(row.getByLabel('Cargo'), 'Diretora');
  await administrator.upload(send('Assinatura 1'), picture(90, 30, 'helena.png'));
  await administrator.click(page.getByRole('button', { name: 'Salvar' }));
  await expect(page.getByText('Salvo')).toBeVisible();
}

/** A layout, a photograph, a text in three languages; the default from then on. */
async function makeDefault(page: Page, administrator: Administrator): Promise<void> {
  await administrator.click(page.getByRole('link', { name: 'Administração' }));
  await administrator.click(page.getByRole('link', { name: 'Novo modelo' }).first());
  await administrator.type(page.getByRole('button', { name: /Editar o nome$/ }), 'Aurora');
  await page.keyboard.press('Enter');
  await administrator.click(page.locator('label').filter({ hasText: 'Editorial' }));
  const photograph = picture(1800, 1200, 'turbinas.png');
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

test('logo, signature, photograph, three languages and default take less than three minutes @full', async ({
  page,
  browser,
  platform,
}, { annotations }) => {
  test.slow();
  page.setDefaultTimeout(10_000);
  const company = await platform.createCompany();
  // The first of a company is its default anyway.
  await storeTemplate(platform, company, {});
  await openInShell(page, platform, company.admin);
  const administrator = new Administrator(page);
  const began = performance.now();
  await setBrand(page, administrator);
  await makeDefault(page, administrator);
  const waited = (performance.now() - began) / 1000;
  const seconds = Math.round(administrator.seconds + waited);
  annotations.push({ type: 'seconds', description: `${seconds}, waiting included` });
  expect(seconds).toBeLessThan(limit);

  const name = 'Maria Fernanda Aparecida dos Santos Albuquerque de Vasconcelos e Bragança Neto';
  const learner = await platform.createLearner(company, { name });
  const [id = ''] = await platform.giveCertificates(learner, [
    { type: 'MISSION', name: 'Integração', completed_at: '2026-03-09T12:00:00Z' },
  ]);
  const context = await browser.newContext();
  const hers = await context.newPage();
  await openAs(hers, platform, learner, `/preview/${id}`);
  const front = hers.getByRole('group', { name: /^Certificado de .*Frente$/ });
  await expect(front.locator('image')).toHaveCount(3);
  for (const text of [name, 'Universidade Aurora', 'Aurora Energia S.A.', 'Helena Prado'])
    await expect(front).toContainText(text);
  const downloading = hers.waitForEvent('download');
  await hers.getByRole('button', { name: 'Baixar PDF' }).click();
  const file = await readFile(await (await downloading).path());
  await openByPdfjs(new Uint8Array(file), async (opened) => {
    const words = await wordsOf(await opened.getPage(1));
    for (const text of [name, 'Universidade Aurora', 'Helena Prado'])
      expect(words).toContain(text.replaceAll(' ', ''));
  });
  await hers.goto(`${platform.plugin}/print/${id}`);
  await expect(hers.getByRole('group', { name: new RegExp(`${name}, Frente`) })).toBeVisible();
  await context.close();
});
