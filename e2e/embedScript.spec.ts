import type { Page } from '@playwright/test';
import type { Embedded } from '../src/entries/embed.ts';
import { expect, type Person, type Running, test } from './fixtures.ts';

/** What the page around keeps. */
interface Around {
  embedded: Embedded;
  /** Callbacks in order: their names and what they got. */
  heard: [name: string, ...values: unknown[]][];
  /** Listeners for messages that are still there. */
  listeners: Set<unknown>;
}

/** A page of another site, without a bundler, that embeds the plugin with the very file that hosts load. */
async function embed(
  page: Page,
  platform: Running,
  { token }: Person,
  options: object = {},
): Promise<void> {
  await page.goto(`${platform.host}/course`);
  await page.addScriptTag({
    type: 'module',
    content: `
      import { embed } from '${platform.plugin}/embed.js';
      const listeners = new Set();
      const { addEventListener: add, removeEventListener: remove } = window;
      window.addEventListener = (type, listener, ...rest) => {
        if (type === 'message') listeners.add(listener);
        add.call(window, type, listener, ...rest);
      };
      window.removeEventListener = (type, listener, ...rest) => {
        listeners.delete(listener);
        remove.call(window, type, listener, ...rest);
      };
      const heard = [];
      const keep = (name) => [name, (...values) => heard.push([name, ...values])];
      const names = ['onReady', 'onRoute', 'onResize', 'onSessionExpired', 'onCertificateOpened'];
      const embedded = embed(document.body, {
        pluginUrl: '${platform.plugin}',
        token: '${token}',
        ...Object.fromEntries(names.map(keep)),
        ...${JSON.stringify(options)},
      });
      Object.assign(window, { embedded, heard, listeners });`,
  });
  await expect.poll(() => valuesOf(page, 'onReady')).toHaveLength(1);
}

/** What this callback got, call by call. */
function valuesOf(page: Page, callback: string): Promise<unknown[][]> {
  return page.evaluate((wanted) => {
    // Until the module has run there is nothing.
    const { heard = [] } = window as unknown as Partial<Around>;
    return heard.filter(([name]) => name === wanted).map(([, ...values]) => values);
  }, callback);
}

const update = (page: Page, partial: object) =>
  page.evaluate((changes) => (window as unknown as Around).embedded.update(changes), partial);

const heightOf = (page: Page) =>
  page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height);

const insideOf = (page: Page) => {
  const frame = page.frameLocator('iframe');
  return {
    rows: frame.getByRole('listitem'),
    root: frame.locator('[data-certs-root]'),
    button: (name: string) => frame.getByRole('button', { name, exact: true }),
    link: (name: string) => frame.getByRole('link', { name, exact: true }),
    frame,
  };
};

test('embed.js and its types are small public files that keep their names and are asked for again', async ({
  platform,
}) => {
  for (const file of ['embed.js', 'embed.d.ts']) {
    const answer = await fetch(`${platform.plugin}/${file}`);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.text()).toMatch(
      file === 'embed.js' ? /export\{\w+ as embed\}/ : /Embedded/,
    );
  }
});

test('the frame is as high as its content, from screen to screen', async ({ page, platform }) => {
  const { learner } = await platform.createCompany();
  await platform.giveCertificates(learner, 22);
  await embed(page, platform, learner);
  const { rows, button, frame, root } = insideOf(page);
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Certificates');
  await expect(rows).toHaveCount(10);
  await expect.poll(() => heightOf(page)).toBeGreaterThan(900);
  const first = await heightOf(page);
  await button('Carregar mais').click();
  await expect(rows).toHaveCount(20);
  await expect.poll(() => heightOf(page)).toBeGreaterThan(first + 400);
  const contentHeight = () => root.evaluate((element) => element.getBoundingClientRect().height);
  await expect.poll(async () => (await heightOf(page)) - (await contentHeight())).toBeLessThan(1);
  expect((await valuesOf(page, 'onResize')).at(-1)).toEqual([await heightOf(page)]);

  // Twice, since what is loaded already does not make the screen small in between.
  for (const _time of [1, 2]) {
    await rows.first().getByRole('link').first().click();
    await expect(frame.getByRole('group', { name: /^Certificado de .*, Frente$/ })).toBeVisible();
    await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(1280 * 0.7);
    await button('Fechar').click();
    await expect.poll(() => heightOf(page)).toBeGreaterThan(first + 400);
  }
  await update(page, { maxHeight: 500, minHeight: 200 });
  expect(await heightOf(page)).toBe(500);
});

test('the page around hears routes, opened certificates and the end of the session, and signs in again', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  const [, id] = await platform.giveCertificates(company.learner, 2);
  await embed(page, platform, company.learner, { path: `/preview/${id}` });
  const { rows, button, frame } = insideOf(page);
  expect(await valuesOf(page, 'onReady')).toEqual([[expect.stringMatching(/^\d+\.\d+\.\d+$/)]]);
  await expect.poll(() => valuesOf(page, 'onCertificateOpened')).toEqual([[id]]);
  expect((await valuesOf(page, 'onRoute')).at(-1)).toEqual([
    `/preview/${id}`,
    'Visualização do certificado',
  ]);

  expect(await valuesOf(page, 'onSessionExpired')).toEqual([]);
  await platform.breakFor(company, { method: 'POST', path: 'listUserCertificates', status: 401 });
  await button('Fechar').click();
  await expect.poll(() => valuesOf(page, 'onSessionExpired')).toHaveLength(1);
  await expect(frame.getByRole('heading', { name: /não tem autorização/ })).toBeVisible();

  await platform.mendFor(company);
  const entries = await page.evaluate(() => history.length);
  await update(page, { token: company.learner.token, path: '/en' });
  await expect(rows).toHaveCount(2);
  await expect(frame.getByRole('heading', { name: 'My certificates' })).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('the page around steers colour mode and the way back, again after a reload in the frame', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  await embed(page, platform, learner, {
    colorMode: 'dark',
    parentUrl: `${platform.host}/course`,
  });
  const { root, link } = insideOf(page);
  const back = link('Voltar à plataforma');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(back).toHaveAttribute('href', `${platform.host}/course`);
  await update(page, { colorMode: 'light' });
  await expect(root).toHaveAttribute('data-theme', 'light');
  await update(page, { colorMode: 'dark', parentUrl: `${platform.host}/home` });
  await expect(root).toHaveAttribute('data-theme', 'dark');

  await page.frames()[1]?.evaluate(() => location.reload());
  await expect.poll(() => valuesOf(page, 'onReady')).toHaveLength(2);
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(back).toHaveAttribute('href', `${platform.host}/home`);
});

test('without a sandbox a certificate prints in a window of its own, which does not know the frame', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  const [id] = await platform.giveCertificates(learner, 1);
  await embed(page, platform, learner);
  const { rows, link } = insideOf(page);
  const opening = page.waitForEvent('popup');
  await link('Imprimir: Certificado 0001').click();
  const opened = await opening;
  await expect(opened).toHaveURL(`${platform.plugin}/pt/print/${id}?print=1`);
  expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
  await opened.close();
  await expect(rows).toHaveCount(1);
});

test('removed, it leaves neither a frame nor a listener', async ({ page, platform }) => {
  const { learner } = await platform.createCompany();
  await embed(page, platform, learner);
  const listeners = () => page.evaluate(() => (window as unknown as Around).listeners.size);
  expect(await listeners()).toBe(1);
  await page.evaluate(() => (window as unknown as Around).embedded.remove());
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await listeners()).toBe(0);
});

test.describe('in a sandbox without windows and dialogs of the browser', () => {
  const sandbox = 'allow-scripts allow-same-origin allow-forms allow-downloads';
  const refusal = /não tem permissão para imprimir/;

  test('every way to print ends at a PDF @full', async ({ page, platform }) => {
    const { learner } = await platform.createCompany();
    await platform.giveCertificates(learner, 2);
    await embed(page, platform, learner, { sandbox });
    const { rows, button, link, frame } = insideOf(page);
    await expect(rows).toHaveCount(2);
    const expectPdf = async (save: () => Promise<void>) => {
      const downloading = page.waitForEvent('download');
      await save();
      expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
    };
    await expectPdf(() => button('Baixar PDF: Certificado 0001').click());

    await link('Visualizar: Certificado 0001').click();
    await link('Imprimir').click();
    const note = frame.getByRole('alert').filter({ hasText: refusal });
    await expectPdf(() => note.getByRole('button', { name: 'Baixar PDF' }).click());
    await button('Fechar').click();

    await button('Selecionar').click();
    await frame.getByRole('checkbox', { name: /Certificado 0001/ }).check({ force: true });
    await button('Imprimir').click();
    await expect(frame.getByText(refusal)).toBeVisible();
    await button('Sair da seleção').click();

    await link('Imprimir: Certificado 0001').click();
    await expectPdf(() => note.getByRole('button', { name: 'Baixar PDF' }).click());
    await page.evaluate(() => history.back());
    await expect(rows).toHaveCount(2);
  });

  test('what a statement lists opens in the frame itself @full', async ({ page, platform }) => {
    const { learner } = await platform.createCompany();
    await platform.giveCertificates(learner, 2);
    await embed(page, platform, learner, { sandbox });
    const { frame, link } = insideOf(page);
    await frame.getByRole('searchbox').fill('Certificado');
    await link('Ver histórico').click();
    await frame.getByRole('link', { name: /^Conferir Certificado 0001: / }).click();
    await expect(frame.getByRole('heading', { name: 'Certificado válido' })).toBeVisible();
  });

  test('questions are the plugin’s own and are asked', async ({ page, platform }) => {
    const { admin } = await platform.createCompany();
    await embed(page, platform, admin, { sandbox, path: '/templates' });
    const { frame, link } = insideOf(page);
    await link('Novo modelo').first().click();
    await frame.getByRole('radio', { name: 'Mosaico' }).focus();
    await page.keyboard.press('Space');
    await expect(frame.getByText('Alterações não salvas')).toBeVisible();
    await page.evaluate(() => history.back());
    const question = frame.getByRole('alertdialog', { name: 'Salvar antes de sair?' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(frame.getByText('Alterações não salvas')).toBeVisible();
  });
});
