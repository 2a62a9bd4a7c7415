import type { Page } from '@playwright/test';
import type { Embedded } from '../src/entries/embed.ts';
import { expect, type Person, type TestPlatform, test } from './fixtures.ts';

/** Global variables of the host page that the test reads. */
interface HostGlobals {
  embedded: Embedded;
  /** Recorded calls of callbacks in order: name and arguments. */
  calls: [name: string, ...args: unknown[]][];
  /** Message listeners that have not been removed. */
  listeners: Set<unknown>;
}

/** Embeds the plugin in a page of another site with the `embed.js` that hosts load. */
async function embed(
  page: Page,
  platform: TestPlatform,
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
      const calls = [];
      const recordCalls = (name) => [name, (...args) => calls.push([name, ...args])];
      const names = ['onReady', 'onRoute', 'onResize', 'onSessionExpired', 'onCertificateOpened'];
      const embedded = embed(document.body, {
        pluginUrl: '${platform.plugin}',
        token: '${token}',
        ...Object.fromEntries(names.map(recordCalls)),
        ...${JSON.stringify(options)},
      });
      Object.assign(window, { embedded, calls, listeners });`,
  });
  await expect.poll(() => getCallbackArgs(page, 'onReady')).toHaveLength(1);
}

/** Returns the arguments of each call of a callback. */
function getCallbackArgs(page: Page, callback: string): Promise<unknown[][]> {
  return page.evaluate((callbackName) => {
    // Undefined until the module has run.
    const { calls = [] } = window as unknown as Partial<HostGlobals>;
    return calls.filter(([name]) => name === callbackName).map(([, ...args]) => args);
  }, callback);
}

const updateProps = (page: Page, partial: object) =>
  page.evaluate((changes) => (window as unknown as HostGlobals).embedded.update(changes), partial);

const measureHeight = (page: Page) =>
  page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height);

const getFrameContent = (page: Page) => {
  const frame = page.frameLocator('iframe');
  return {
    rows: frame.getByRole('listitem'),
    root: frame.locator('[data-certs-root]'),
    button: (name: string) => frame.getByRole('button', { name, exact: true }),
    link: (name: string) => frame.getByRole('link', { name, exact: true }),
    frame,
  };
};

test('serves embed.js and its types publicly under fixed names that browsers revalidate', async ({
  platform,
}) => {
  for (const file of ['embed.js', 'embed.d.ts']) {
    const response = await fetch(`${platform.plugin}/${file}`);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.text()).toMatch(
      file === 'embed.js' ? /export\{\w+ as embed\}/ : /Embedded/,
    );
  }
});

test('resizes the iframe to its content on every screen, and prints in a new window', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  const ids = await platform.createCertificates(learner, 22);
  await embed(page, platform, learner);
  const { rows, button, frame, root } = getFrameContent(page);
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Certificates');
  await expect(rows).toHaveCount(10);
  await expect.poll(() => measureHeight(page)).toBeGreaterThan(900);
  const first = await measureHeight(page);
  await button('Carregar mais').click();
  await expect(rows).toHaveCount(20);
  await expect.poll(() => measureHeight(page)).toBeGreaterThan(first + 400);
  const contentHeight = () => root.evaluate((element) => element.getBoundingClientRect().height);
  await expect
    .poll(async () => (await measureHeight(page)) - (await contentHeight()))
    .toBeLessThan(1);
  expect((await getCallbackArgs(page, 'onResize')).at(-1)).toEqual([await measureHeight(page)]);

  // Twice: the second time the code is loaded, and the screen is not small in between.
  for (const _time of [1, 2]) {
    await rows.first().getByRole('link').first().click();
    await expect(frame.getByRole('group', { name: /^Certificado de .*, Frente$/ })).toBeVisible();
    await expect.poll(() => measureHeight(page)).toBeLessThanOrEqual(1280 * 0.7);
    await button('Fechar').click();
    await expect.poll(() => measureHeight(page)).toBeGreaterThan(first + 400);
  }
  await updateProps(page, { maxHeight: 500, minHeight: 200 });
  expect(await measureHeight(page)).toBe(500);

  await test.step('prints in a new window without an opener when the iframe has no sandbox', async () => {
    const popupEvent = page.waitForEvent('popup');
    await rows
      .first()
      .getByRole('link', { name: /^Imprimir: / })
      .click();
    const popup = await popupEvent;
    await expect(popup).toHaveURL(/\/pt\/print\/[\w-]+\?print=1$/);
    const { origin, pathname } = new URL(popup.url());
    expect(origin).toBe(platform.plugin);
    expect(ids).toContain(pathname.replace('/pt/print/', ''));
    expect(await popup.evaluate(() => window.opener as unknown)).toBeNull();
    await popup.close();
    await expect(rows).toHaveCount(20);
  });
});

test('reports routes, opened certificates and the end of the session, and accepts a new token', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  const [, id] = await platform.createCertificates(company.learner, 2);
  await embed(page, platform, company.learner, { path: `/preview/${id}` });
  const { rows, button, frame } = getFrameContent(page);
  expect(await getCallbackArgs(page, 'onReady')).toEqual([
    [expect.stringMatching(/^\d+\.\d+\.\d+$/)],
  ]);
  await expect.poll(() => getCallbackArgs(page, 'onCertificateOpened')).toEqual([[id]]);
  expect((await getCallbackArgs(page, 'onRoute')).at(-1)).toEqual([
    `/preview/${id}`,
    'Visualização do certificado',
  ]);

  expect(await getCallbackArgs(page, 'onSessionExpired')).toEqual([]);
  await platform.injectFault(company, 'POST listUserCertificates', { status: 401 });
  await button('Fechar').click();
  await expect.poll(() => getCallbackArgs(page, 'onSessionExpired')).toHaveLength(1);
  await expect(frame.getByRole('heading', { name: /não tem autorização/ })).toBeVisible();

  await platform.removeFaults(company.company_id);
  const entries = await page.evaluate(() => history.length);
  await updateProps(page, { token: company.learner.token, path: '/en' });
  await expect(rows).toHaveCount(2);
  await expect(frame.getByRole('heading', { name: 'My certificates' })).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('applies colour mode and parent URL also after a reload of the iframe, and removes the iframe', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  await embed(page, platform, learner, {
    colorMode: 'dark',
    parentUrl: `${platform.host}/course`,
  });
  const { root, link } = getFrameContent(page);
  const back = link('Voltar à plataforma');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(back).toHaveAttribute('href', `${platform.host}/course`);
  await updateProps(page, { colorMode: 'light' });
  await expect(root).toHaveAttribute('data-theme', 'light');
  await updateProps(page, { colorMode: 'dark', parentUrl: `${platform.host}/home` });
  await expect(root).toHaveAttribute('data-theme', 'dark');

  await page.frames()[1]?.evaluate(() => location.reload());
  await expect.poll(() => getCallbackArgs(page, 'onReady')).toHaveLength(2);
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(back).toHaveAttribute('href', `${platform.host}/home`);

  await test.step('removes the iframe and its listeners', async () => {
    const countListeners = () =>
      page.evaluate(() => (window as unknown as HostGlobals).listeners.size);
    expect(await countListeners()).toBe(1);
    await page.evaluate(() => (window as unknown as HostGlobals).embedded.remove());
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await countListeners()).toBe(0);
  });
});

test.describe('a sandbox without popups and modals', () => {
  const sandbox = 'allow-scripts allow-same-origin allow-forms allow-downloads';
  const refusal = /não tem permissão para imprimir/;

  test('offers a PDF wherever printing is blocked @full', async ({ page, platform }) => {
    const { learner } = await platform.createCompany();
    await platform.createCertificates(learner, 2);
    await embed(page, platform, learner, { sandbox });
    const { rows, button, link, frame } = getFrameContent(page);
    await expect(rows).toHaveCount(2);
    const expectPdf = async (save: () => Promise<void>) => {
      const downloadEvent = page.waitForEvent('download');
      await save();
      expect((await downloadEvent).suggestedFilename()).toMatch(/\.pdf$/);
    };
    await expectPdf(() => button('Baixar PDF: Certificado 0001').click());

    await link('Visualizar: Certificado 0001').click();
    await link('Imprimir').click();
    const notice = frame.getByRole('alert').filter({ hasText: refusal });
    await expectPdf(() => notice.getByRole('button', { name: 'Baixar PDF' }).click());
    await button('Fechar').click();

    await button('Selecionar').click();
    await frame.getByRole('checkbox', { name: /Certificado 0001/ }).check({ force: true });
    await button('Imprimir').click();
    await expect(frame.getByText(refusal)).toBeVisible();
    await button('Sair da seleção').click();

    await link('Imprimir: Certificado 0001').click();
    await expectPdf(() => notice.getByRole('button', { name: 'Baixar PDF' }).click());
    await page.evaluate(() => history.back());
    await expect(rows).toHaveCount(2);
  });

  test('opens certificates of a statement in the iframe itself @full', async ({
    page,
    platform,
  }) => {
    const { learner } = await platform.createCompany();
    await platform.createCertificates(learner, 2);
    await embed(page, platform, learner, { sandbox });
    const { frame, link } = getFrameContent(page);
    await frame.getByRole('searchbox').fill('Certificado');
    await link('Ver histórico').click();
    await frame.getByRole('link', { name: /^Conferir Certificado 0001: / }).click();
    await expect(frame.getByRole('heading', { name: 'Certificado válido' })).toBeVisible();
  });

  test('asks about unsaved changes in a dialog of the plugin @full', async ({ page, platform }) => {
    const { admin } = await platform.createCompany();
    await embed(page, platform, admin, { sandbox, path: '/templates' });
    const { frame, link } = getFrameContent(page);
    await link('Novo modelo').first().click();
    await frame.getByRole('radio', { name: 'Mosaico' }).focus();
    await page.keyboard.press('Space');
    await expect(frame.getByText('Alterações não salvas')).toBeVisible();
    await page.evaluate(() => history.back());
    const dialog = frame.getByRole('alertdialog', { name: 'Salvar antes de sair?' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(frame.getByText('Alterações não salvas')).toBeVisible();
  });
});
