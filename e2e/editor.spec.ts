import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { openWithPdfjs, readWords } from '#testing/pdf/openWithPdfjs.ts';
import {
  type Company,
  expect,
  expectAccessible,
  expectNoOverflow,
  openScreenAs,
  openInShell,
  type TestPlatform,
  storeTemplate,
  test,
} from './fixtures.ts';

const getSaveButton = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true });
const getSavedNotice = (page: Page) => page.getByText(/^Salvo às/);
const getNameButton = (page: Page) => page.getByRole('button', { name: /Editar o nome$/ });
const getLayoutRadio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const getPreviewRegion = (page: Page) => page.getByRole('region', { name: 'Prévia', exact: true });
const getCertificate = (page: Page) =>
  getPreviewRegion(page).getByRole('group', { name: /^Certificado de/ });

async function openNewTemplate(page: Page, platform: TestPlatform, company: Company) {
  await openScreenAs(page, platform, company.admin, '/templates');
  await page.getByRole('link', { name: 'Novo modelo' }).first().click();
  await expect(getCertificate(page)).toBeVisible();
}

/** Counts the template drafts in IndexedDB. */
const countDrafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('certs-drafts');
        request.onerror = () => reject(new Error('no drafts'));
        request.onsuccess = () => {
          const { result } = request;
          const [store] = Array.from(result.objectStoreNames);
          if (!store) {
            resolve(0);
            return;
          }
          const countRequest = result.transaction(store).objectStore(store).count();
          countRequest.onsuccess = () => {
            result.close();
            resolve(countRequest.result);
          };
        };
      }),
  );

const press = async (control: Locator) => {
  await control.focus();
  await control.press('Enter');
};

/** Captures the focused element, the scroll positions and the rendered certificate of the editor. */
const takeSnapshot = (page: Page) =>
  page.evaluateHandle(() => {
    const root = document.querySelector('[data-certs-root]')?.shadowRoot;
    return {
      focused: root?.activeElement,
      scrolled: Array.from([
        ...document.querySelectorAll('*'),
        ...(root?.querySelectorAll('*') ?? []),
      ])
        .filter(({ scrollTop }) => scrollTop > 0)
        .map((element) => [element, element.scrollTop] as const),
      certificate: root?.querySelector('section svg text'),
    };
  });

const compareToSnapshot = (snapshot: {
  focused: Element | null | undefined;
  scrolled: (readonly [Element, number])[];
  certificate: Element | null | undefined;
}) => ({
  focus: snapshot.focused?.matches(':focus'),
  scroll:
    snapshot.scrolled.length > 0 &&
    snapshot.scrolled.every(([element, top]) => element.scrollTop === top),
  certificate: snapshot.certificate?.isConnected,
});

/** Sets the name, layout, colours, image and texts of a template, with a field in every language, using only the keyboard. */
async function fillTemplate(page: Page) {
  await press(getNameButton(page));
  await page.keyboard.type('Turma de 2026');
  await page.keyboard.press('Enter');
  await expect(getNameButton(page)).toBeFocused();

  await getLayoutRadio(page, 'Clássico').focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect(getLayoutRadio(page, 'Cabeçalho')).toBeChecked();

  const color = page.getByRole('textbox', { name: 'Cor do título', exact: true });
  await color.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('7a1f5c');
  await page.keyboard.press('Tab');
  await expect(color).toHaveValue('7A1F5C');

  const fileChooserEvent = page.waitForEvent('filechooser');
  await press(page.getByRole('button', { name: 'Enviar uma imagem' }));
  await (await fileChooserEvent).setFiles('e2e/images/picture.webp');
  await expect(getCertificate(page).locator('image')).toBeAttached();

  await page.getByRole('tab', { name: /^Português/ }).focus();
  for (const text of ['Turma de ', 'Clase de ', 'Class of ']) {
    const header = page.getByRole('textbox', { name: 'Cabeçalho', exact: true });
    await header.focus();
    await page.keyboard.type(`${text}{{`);
    await page.keyboard.type('data de');
    await page.keyboard.press('Enter');
    await expect(header).toContainText('Data de conclusão');
    await expect(header).toBeFocused();
    await expect(getCertificate(page)).toContainText(text.trim());
    await expect(getCertificate(page)).toContainText('2026');
    await page.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('ArrowRight');
  }
  await expect(page.getByText('Tudo certo em todos os idiomas')).toBeVisible();
}

async function setAsDefault(page: Page) {
  await press(page.getByRole('button', { name: 'Voltar' }));
  await press(page.getByRole('button', { name: 'Definir como padrão: Turma de 2026' }));
  await expect(page.getByText('“Turma de 2026” agora é o modelo padrão.').first()).toBeVisible();
}

/** Downloads the PDF of the preview and reads the words of its first page. */
async function readPdfWords(page: Page): Promise<string> {
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF' }).click();
  const file = await readFile(await (await downloadEvent).path());
  expect(file.toString('latin1')).toContain('/DCTDecode');
  let words = '';
  await openWithPdfjs(new Uint8Array(file), async (document) => {
    words = await readWords(await document.getPage(1));
  });
  return words;
}

for (const [location, tag] of [
  ['standalone', ' @full'],
  ['federated', ''],
] as const)
  test(`prints a new default template on later certificates, ${location}${tag}`, async ({
    page,
    browser,
    platform,
  }) => {
    test.slow();
    const company = await platform.createCompany();
    // The first stored template becomes the default, so the one created below is not.
    await storeTemplate(platform, company, {});
    if (location === 'standalone') await openNewTemplate(page, platform, company);
    else {
      await openInShell(page, platform, company.admin);
      await page.getByRole('link', { name: 'Administração' }).click();
      await page.getByRole('link', { name: 'Novo modelo' }).first().click();
      await expect(getCertificate(page)).toBeVisible();
    }
    await fillTemplate(page);
    const snapshot = await takeSnapshot(page);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(getSavedNotice(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(/\/editor\/[\w-]+$/);
    // Saving keeps focus, scroll position, tab and the rendered certificate.
    const comparison = await snapshot.evaluate(compareToSnapshot);
    expect(comparison).toEqual({ focus: true, scroll: true, certificate: true });
    await expect(page.getByRole('tab', { selected: true })).toHaveText(/^Português/);
    await setAsDefault(page);

    const [id = ''] = await platform.createCertificates(company.learner, [
      { type: 'MISSION', name: 'Integração', completed_at: '2026-03-09T12:00:00Z' },
    ]);
    const learnerContext = await browser.newContext();
    const learnerPage = await learnerContext.newPage();
    await openScreenAs(learnerPage, platform, company.learner, `/preview/${id}`);
    const front = learnerPage.getByRole('group', { name: /^Certificado de .*Frente$/ });
    await expect(front).toContainText('Turma de 9 de março de 2026');
    await expect(front.locator('image')).toBeAttached();
    expect(await readPdfWords(learnerPage)).toContain('Turmade9demarçode2026');
    await learnerPage.goto(`${platform.plugin}/print/${id}`);
    await expect(learnerPage.getByText('Turma de 9 de março de 2026').first()).toBeVisible();
    await learnerContext.close();
  });

test('asks before leaving with unsaved changes and offers their draft after a reload', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await openNewTemplate(page, platform, company);
  await getLayoutRadio(page, 'Mosaico').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Alterações não salvas')).toBeVisible();

  await page.goBack();
  const dialog = page.getByRole('alertdialog', { name: 'Salvar antes de sair?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/editor');

  await page.getByRole('button', { name: 'Abrir a prévia' }).click();
  await page.getByRole('button', { name: 'Fechar' }).click();
  await expect(getLayoutRadio(page, 'Mosaico')).toBeChecked();
  await expect(page.getByText('Alterações não salvas')).toBeVisible();

  await expect.poll(() => countDrafts(page)).toBe(1);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(getLayoutRadio(page, 'Clássico')).toBeChecked();
  await page.getByRole('button', { name: 'Retomar rascunho' }).click();
  await expect(getLayoutRadio(page, 'Mosaico')).toBeChecked();
  await getSaveButton(page).click();
  await expect(getSavedNotice(page)).toBeVisible();
  await page.reload();
  await expect(getCertificate(page)).toBeVisible();
  await expect(page.getByText(/^Há um rascunho/)).toBeHidden();
});

test('warns before leaving and still saves when the browser blocks storage @full', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await page.addInitScript(() => {
    const throwSecurityError = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, 'indexedDB', { get: throwSecurityError });
    Object.defineProperty(window, 'localStorage', { get: throwSecurityError });
  });
  await openNewTemplate(page, platform, company);
  await getLayoutRadio(page, 'Mosaico').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Alterações não salvas')).toBeVisible();
  const dialog = page.getByRole('alertdialog', { name: 'Salvar antes de sair?' });
  // The draft is written, and the error raised, shortly after the change.
  await expect(async () => {
    await press(page.getByRole('button', { name: 'Voltar' }));
    const dialogText = await dialog.textContent();
    await page.keyboard.press('Escape');
    expect(dialogText).toContain('serão perdidas: este navegador não guarda rascunhos');
  }).toPass();
  await press(getSaveButton(page));
  await expect(getSavedNotice(page)).toBeVisible();
});

test('lets the browser ask before leaving if the code of the dialog cannot be loaded @full', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await page.route(/editor-tools/, (route) => route.fulfill({ status: 404 }));
  await openNewTemplate(page, platform, company);
  await getLayoutRadio(page, 'Mosaico').focus();
  await page.keyboard.press('Space');
  await expect.poll(() => countDrafts(page)).toBe(1);
  const answerQuestion = async (answer: 'accept' | 'dismiss') => {
    const question = page.waitForEvent('dialog');
    await page.goBack();
    expect((await question).message()).toContain('elas ficam guardadas neste navegador');
    await (await question)[answer]();
  };
  await answerQuestion('dismiss');
  await expect(getLayoutRadio(page, 'Mosaico')).toBeChecked();
  expect(new URL(page.url()).pathname).toBe('/editor');
  await answerQuestion('accept');
  await expect(page.getByRole('heading', { name: 'Gerenciar modelos' })).toBeVisible();
});

test('lets the host ask before it leaves the editor', async ({ page, platform }) => {
  const company = await platform.createCompany();
  await openInShell(page, platform, company.admin);
  await page.getByRole('link', { name: 'Administração' }).click();
  await page.getByRole('link', { name: 'Novo modelo' }).first().click();
  await expect(getCertificate(page)).toBeVisible();
  await getLayoutRadio(page, 'Mosaico').focus();
  await page.keyboard.press('Space');
  await page.getByRole('link', { name: 'Meu aprendizado' }).click();
  await page.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(getLayoutRadio(page, 'Mosaico')).toBeChecked();
  await page.getByRole('link', { name: 'Meu aprendizado' }).click();
  await page.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page.getByRole('button', { name: /^Concluir: / }).first()).toBeVisible();
});

for (const [language, colorScheme, tag] of [
  ['pt', 'dark', ''],
  ['en', 'light', ' @full'],
  ['es', 'dark', ' @full'],
] as const)
  test(`has no axe violations and does not scroll sideways in ${language}, ${colorScheme}${tag}`, async ({
    page,
    platform,
  }) => {
    const company = await platform.createCompany();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openScreenAs(page, platform, company.admin, `/${language}/editor`);
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expect(page.getByRole('group', { name: /^Certificad|^Certificate of/ })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  });
