/** Users who work without a mouse, in a host with keys of its own. */
import type { Locator, Page } from '@playwright/test';
import { type Company, expect, storeTemplate, type TestPlatform, test } from './fixtures.ts';
import { mountModule, openHost } from './hosts/driveHost.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const maxTabStops = 60;

interface HostWithKeys {
  host: { update: (slot: string, props: object) => void };
  hostKeys: string[];
}

/**
 * Adds a toolbar with a text field and two buttons to the host, and keys that the host records: J and P, which the list
 * of certificates has too, and H, which it does not. As in most hosts, they do nothing in text fields.
 */
async function addHostToolbar(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { host } = window as unknown as HostWithKeys;
    const toolbar = document.createElement('nav');
    const field = document.createElement('input');
    field.setAttribute('aria-label', 'Host search');
    toolbar.append(field);
    const addButton = (name: string, props: object) => {
      const button = document.createElement('button');
      button.textContent = name;
      button.addEventListener('click', () => host.update('app', props));
      toolbar.append(button);
    };
    addButton('English', { locale: 'en-US' });
    addButton('Dark', { colorMode: 'dark' });
    document.body.prepend(toolbar);
    const hostKeys: string[] = [];
    Object.assign(window, { hostKeys });
    document.addEventListener('keydown', (event) => {
      const isTyping = event
        .composedPath()
        .some(
          (target) =>
            target instanceof HTMLInputElement ||
            (target instanceof HTMLElement && target.isContentEditable),
        );
      if (!event.defaultPrevented && !isTyping && ['h', 'j', 'p'].includes(event.key))
        hostKeys.push(event.key);
    });
  });
}

const takeHostKeys = (page: Page) =>
  page.evaluate(() => (window as unknown as HostWithKeys).hostKeys.splice(0).join(''));

const pressKeys = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

const isFocused = (locator: Locator) =>
  locator.evaluate((element) => {
    const root = element.getRootNode() as Document | ShadowRoot;
    return root.activeElement === element;
  });

/** Presses Tab, or another key, until a control has the focus. Fails if the key does not lead there. */
async function moveTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let stop = 0; stop < maxTabStops; stop++) {
    if (await isFocused(control)) return;
    await page.keyboard.press(key);
  }
  await expect(control).toBeFocused();
}

/** Moves to a control with the Tab key and presses it. */
async function activate(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await moveTo(page, control);
  await page.keyboard.press(key);
}

const getButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const getLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const getCheckbox = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name }).getByRole('checkbox');
const getHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function mountForLearner(page: Page, platform: TestPlatform, { learner }: Company) {
  const ids = await platform.createCertificates(
    learner,
    [1, 2, 3, 4].map((number) => ({
      type: 'MISSION',
      name: `Curso ${number}`,
      completed_at: `2026-11-${20 - number}T15:00:00.000Z`,
      created_at: `2026-11-${20 - number}T15:00:00.000Z`,
    })),
  );
  await openHost(page, platform, 'plain');
  await addHostToolbar(page);
  await mountModule(page, 'app', 'CertificatesApp', { token: learner.token, locale: 'pt-BR' });
  await expect(getLink(page, 'Curso 2')).toHaveAttribute('tabindex', '-1');
  return ids;
}

test('lets a learner work without a mouse beside the keys of the host', async ({
  page,
  platform,
}) => {
  test.slow();
  const ids = await mountForLearner(page, platform, await platform.createCompany());

  await test.step('keys in a field of the host', async () => {
    const field = page.getByRole('textbox', { name: 'Host search' });
    await moveTo(page, field);
    await page.keyboard.type('jxpd/?');
    await expect(field).toHaveValue('jxpd/?');
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await moveTo(page, getButton(page, 'Dark'));
    await pressKeys(page, 'j', 'h');
    expect(await takeHostKeys(page)).toBe('jh');
    await expect(getButton(page, 'Dark')).toBeFocused();
  });

  await test.step('find a certificate', async () => {
    await moveTo(page, page.getByRole('searchbox'));
    await page.keyboard.type('curso');
    // The results have replaced the list.
    await expect(getLink(page, 'Curso 2').locator('mark')).toBeVisible();
    await expect(page.getByText('4 certificados').first()).toBeVisible();
    await expect(getLink(page, 'Curso 2')).toHaveAttribute('tabindex', '-1');
    await pressKeys(page, 'ArrowDown');
    await expect(getLink(page, 'Curso 1')).toBeFocused();
    await pressKeys(page, 'j', 'h');
    await expect(getLink(page, 'Curso 2')).toBeFocused();
    // The list has used J, and H is left to the host.
    expect(await takeHostKeys(page)).toBe('h');
  });

  await test.step('open it and copy its ID', async () => {
    await pressKeys(page, 'Enter');
    await expect(getHeading(page, 'Curso 2')).toBeVisible();
    await expect(getButton(page, 'Copiar ID')).not.toHaveAttribute('aria-disabled');
    await activate(page, getButton(page, 'Copiar ID'));
    await expect(page.getByText('ID copiado.').first()).toBeVisible();
    expect(await readClipboard(page)).toBe(ids[1]);
  });

  await test.step('go to the next one and back to its row', async () => {
    await pressKeys(page, 'ArrowRight');
    await expect(getHeading(page, 'Curso 3')).toBeVisible();
    await pressKeys(page, 'Escape');
    await expect(getLink(page, 'Curso 3')).toBeFocused();
  });

  await test.step('select two and download them', async () => {
    await pressKeys(page, 'x');
    await expect(getCheckbox(page, 'Curso 3')).toBeFocused();
    await pressKeys(page, 'j', 'x');
    await expect(getCheckbox(page, 'Curso 4')).toBeChecked();
    await expect(page.getByText('2 selecionados').first()).toBeVisible();
    const downloadEvent = page.waitForEvent('download');
    await activate(page, getButton(page, 'Baixar PDF'));
    expect((await downloadEvent).suggestedFilename()).toContain('2 certificados');
  });

  await test.step('open the statement of the two', async () => {
    await activate(page, getButton(page, /^Ver histórico/));
    await expect(page.getByRole('dialog')).toContainText('Curso 4');
    await pressKeys(page, 'Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('print one', async () => {
    await pressKeys(page, 'Escape');
    await moveTo(page, getLink(page, 'Curso 4'), 'j');
    await takeHostKeys(page);
    const popupEvent = page.waitForEvent('popup');
    await pressKeys(page, 'p');
    expect((await popupEvent).url()).toContain(`/print/${ids[3] ?? ''}?print=1`);
    expect(await takeHostKeys(page)).toBe('');
  });

  await test.step('switch language and colours in the host', async () => {
    await page.bringToFront();
    await moveTo(page, getButton(page, 'English'), 'Shift+Tab');
    await pressKeys(page, 'Enter');
    await expect(getHeading(page, 'My certificates')).toBeVisible();
    await activate(page, getButton(page, 'Dark'));
    await expect(page.locator('[data-certs-root]').first()).toHaveCSS('color-scheme', 'dark');
  });

  await test.step('share its link', async () => {
    await activate(page, getLink(page, 'Curso 4'));
    await expect(getHeading(page, 'Curso 4')).toBeVisible();
    await activate(page, getButton(page, 'Copy link'));
    await expect(page.getByText('Link copied.').first()).toBeVisible();
    expect(await readClipboard(page)).toContain(`/print/${ids[3] ?? ''}`);
  });
});

const headerTexts = [
  ['Português', 'Hoje jogamos pela energia'],
  ['Inglês', 'Happy jumping people'],
  ['Espanhol', 'Hoy jugamos por la energía'],
] as const;

test('lets an administrator work without a mouse beside the keys of the host', async ({
  page,
  platform,
}) => {
  test.slow();
  const company = await platform.createCompany();
  await storeTemplate(platform, company, { name: 'Primeiro' });
  await openHost(page, platform, 'plain');
  await addHostToolbar(page);
  const { token } = company.admin;
  await mountModule(page, 'app', 'TemplatesApp', { token, locale: 'pt-BR' });

  await test.step('create a template with texts in three languages', async () => {
    await activate(page, getLink(page, 'Novo modelo'));
    await activate(page, getButton(page, /Editar o nome$/));
    await pressKeys(page, 'ControlOrMeta+a');
    await page.keyboard.type('Jaspe');
    await pressKeys(page, 'Enter');
    await moveTo(page, page.getByRole('tab', { name: /^Português/ }));
    for (const [language, text] of headerTexts) {
      const tab = page.getByRole('tab', { name: new RegExp(`^${language}`) });
      await moveTo(
        page,
        page.getByRole('tab', { selected: true, name: /^(Por|Ing|Esp)/ }),
        'Shift+Tab',
      );
      await moveTo(page, tab, 'ArrowRight');
      await moveTo(page, page.getByRole('textbox', { name: 'Cabeçalho', exact: true }));
      await page.keyboard.type(text);
    }
    await activate(page, getButton(page, 'Salvar'));
    await expect(page.getByText(/^Salvo às/)).toBeVisible();
    expect(await takeHostKeys(page)).toBe('');
    const write = (await platform.getRequests(company.company_id)).findLast(
      ({ method }) => method === 'POST',
    );
    expect(write?.body).toMatchObject({
      name: 'Jaspe',
      custom_fields: {
        ptBr: [headerTexts[0][1], '', ''],
        enUs: [headerTexts[1][1], '', ''],
        esEs: [headerTexts[2][1], '', ''],
      },
    });
    await activate(page, getButton(page, 'Voltar'));
  });

  await test.step('set it as the default', async () => {
    const defaultButton = getButton(page, 'Definir como padrão: Jaspe');
    await activate(page, defaultButton);
    await expect(defaultButton).toHaveAttribute('aria-pressed', 'true');
    await pressKeys(page, 'h');
    expect(await takeHostKeys(page)).toBe('h');
  });

  await test.step('delete the first one and undo that', async () => {
    await moveTo(page, getButton(page, 'Mais ações: Primeiro'));
    await pressKeys(page, 'Enter', 'End', 'Enter');
    await activate(page, getButton(page, 'Excluir modelo'));
    await expect(getLink(page, 'Editar: Primeiro')).toHaveCount(0);
    await activate(page, getButton(page, 'Desfazer').last());
    await expect(getLink(page, 'Editar: Primeiro')).toBeVisible();
  });
});
