import type { BrowserContext, Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { openByPdfjs, wordsOf } from '#testing/pdf/openByPdfjs.ts';
import {
  type Company,
  expect,
  expectAccessible,
  expectNoOverflow,
  openAs,
  openInShell,
  type Running,
  storeTemplate,
  test,
} from './fixtures.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true });
const saved = (page: Page) => page.getByText(/^Salvo às/);
const nameButton = (page: Page) => page.getByRole('button', { name: /Editar o nome$/ });
const layout = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const stage = (page: Page) => page.getByRole('region', { name: 'Prévia', exact: true });
const paper = (page: Page) => stage(page).getByRole('group', { name: /^Certificado de/ });

async function newTemplate(page: Page, platform: Running, company: Company) {
  await openAs(page, platform, company.admin, '/templates');
  await page.getByRole('link', { name: 'Novo modelo' }).first().click();
  await expect(paper(page)).toBeVisible();
}

/** How many drafts the browser keeps. */
const draftsKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('certs-drafts');
        opening.onerror = () => reject(new Error('no drafts'));
        opening.onsuccess = () => {
          const { result } = opening;
          const [store] = Array.from(result.objectStoreNames);
          if (!store) {
            resolve(0);
            return;
          }
          const counting = result.transaction(store).objectStore(store).count();
          counting.onsuccess = () => {
            result.close();
            resolve(counting.result);
          };
        };
      }),
  );

const press = async (control: Locator) => {
  await control.focus();
  await control.press('Enter');
};

/** Where somebody is in the editor: what has the keyboard, how far each part is scrolled, what is drawn. */
const placeOf = (page: Page) =>
  page.evaluateHandle(() => ({
    focused: document.activeElement,
    scrolled: Array.from(document.querySelectorAll('*'))
      .filter(({ scrollTop }) => scrollTop > 0)
      .map((element) => [element, element.scrollTop] as const),
    paper: document.querySelector('section svg text'),
  }));

const isWhereItWas = (before: {
  focused: Element | null;
  scrolled: (readonly [Element, number])[];
  paper: Element | null;
}) => ({
  focus: before.focused !== document.body && before.focused === document.activeElement,
  scroll:
    before.scrolled.length > 0 && before.scrolled.every(([one, top]) => one.scrollTop === top),
  paper: before.paper?.isConnected,
});

/** Without a mouse: name, layout, colours, an image, texts with a registered field in three languages. */
async function makeTemplate(page: Page) {
  await press(nameButton(page));
  await page.keyboard.type('Turma de 2026');
  await page.keyboard.press('Enter');
  await expect(nameButton(page)).toBeFocused();

  await layout(page, 'Clássico').focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect(layout(page, 'Cabeçalho')).toBeChecked();

  const color = page.getByRole('textbox', { name: 'Cor do título', exact: true });
  await color.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('7a1f5c');
  await page.keyboard.press('Tab');
  await expect(color).toHaveValue('7A1F5C');

  const choosing = page.waitForEvent('filechooser');
  await press(page.getByRole('button', { name: 'Enviar uma imagem' }));
  await (await choosing).setFiles('public/image-guide-a4.png');
  await expect(paper(page).locator('image')).toBeAttached();

  await page.getByRole('tab', { name: /^Português/ }).focus();
  for (const text of ['Turma de ', 'Clase de ', 'Class of ']) {
    const header = page.getByRole('textbox', { name: 'Cabeçalho', exact: true });
    await header.focus();
    await page.keyboard.type(`${text}{{`);
    await page.keyboard.type('data de');
    await page.keyboard.press('Enter');
    await expect(header).toContainText('Data de conclusão');
    await expect(header).toBeFocused();
    await expect(paper(page)).toContainText(text.trim());
    await expect(paper(page)).toContainText('2026');
    await page.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('ArrowRight');
  }
  await expect(page.getByText('Tudo certo nos três idiomas')).toBeVisible();
}

async function makeDefault(page: Page) {
  await press(page.getByRole('button', { name: 'Voltar' }));
  await press(page.getByRole('button', { name: 'Definir como padrão: Turma de 2026' }));
  await expect(page.getByText('“Turma de 2026” agora é o modelo padrão.').first()).toBeVisible();
}

/** The words on the first page of the PDF that the preview gives. */
async function wordsOfPdf(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF' }).click();
  const file = await readFile(await (await downloading).path());
  expect(file.toString('latin1')).toContain('/DCTDecode');
  let words = '';
  await openByPdfjs(new Uint8Array(file), async (opened) => {
    words = await wordsOf(await opened.getPage(1));
  });
  return words;
}

/** What the learner has in hand, in another browser. */
async function learnersPaper(context: BrowserContext, platform: Running, company: Company) {
  const earn = async () => {
    const [id = ''] = await platform.giveCertificates(company.learner, [
      { type: 'MISSION', name: 'Integração', completed_at: '2026-03-09T12:00:00Z' },
    ]);
    return id;
  };
  const page = await context.newPage();
  await openAs(page, platform, company.learner, `/preview/${await earn()}`);
  const front = page.getByRole('group', { name: /^Certificado de .*Frente$/ });
  await expect(front).toBeVisible();
  return { page, earn, front };
}

for (const [place, long] of [
  ['standalone', ' @full'],
  ['federated', ''],
] as const)
  test(`a template made, saved and set as default reaches the learner, ${place}${long}`, async ({
    page,
    browser,
    platform,
  }) => {
    test.slow();
    const company = await platform.createCompany();
    // The first that is stored becomes the default: this one, not the one that is made below.
    await storeTemplate(platform, company, {});
    const other = await browser.newContext();
    const learner = await learnersPaper(other, platform, company);
    await expect(learner.front).not.toContainText('Turma de');

    if (place === 'standalone') await newTemplate(page, platform, company);
    else {
      await openInShell(page, platform, company.admin);
      await page.getByRole('link', { name: 'Administração' }).click();
      await page.getByRole('link', { name: 'Novo modelo' }).first().click();
      await expect(paper(page)).toBeVisible();
    }
    await makeTemplate(page);
    const before = await placeOf(page);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(saved(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(/\/editor\/[\w-]+$/);
    // The editing goes on where it was: keyboard, scrolling, tab and paper.
    expect(await before.evaluate(isWhereItWas)).toEqual({ focus: true, scroll: true, paper: true });
    await expect(page.getByRole('tab', { selected: true })).toHaveText(/^Português/);
    await makeDefault(page);

    await learner.page.reload();
    await expect(learner.front).not.toContainText('Turma de');
    const next = await learner.earn();
    await learner.page.goto(`${platform.plugin}/preview/${next}`);
    await expect(learner.front).toContainText('Turma de 9 de março de 2026');
    await expect(learner.front.locator('image')).toBeAttached();
    expect(await wordsOfPdf(learner.page)).toContain('Turmade9demarçode2026');
    await learner.page.goto(`${platform.plugin}/print/${next}`);
    await expect(learner.page.getByText('Turma de 9 de março de 2026').first()).toBeVisible();
    await other.close();
  });

test('a lost connection, an ended session and a full server lose no character', async ({
  page,
  context,
  platform,
}) => {
  const company = await platform.createCompany();
  await newTemplate(page, platform, company);
  await layout(page, 'Noturno').focus();
  await page.keyboard.press('Space');
  await expect(layout(page, 'Noturno')).toBeChecked();

  await context.setOffline(true);
  await save(page).click();
  await expect(page.getByText(/^Sem conexão\./).first()).toBeVisible();
  await context.setOffline(false);

  for (const [status, words] of [
    [500, /^O modelo não foi salvo\.$/],
    [413, /não aceitou a imagem: ela é grande demais/],
    [403, /não tem mais permissão/],
  ] as const) {
    const path = '/certificate-templates';
    await platform.breakFor(company, { method: 'POST', path, status, times: 1 });
    await save(page).click();
    await expect(page.getByText(words).first()).toBeVisible();
  }

  await platform.breakFor(company, { method: '*', path: '/', status: 401 });
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Entrar de novo' })).toBeVisible();
  await expect(layout(page, 'Noturno')).toBeChecked();
  await platform.mendFor(company);
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  const posts = (await platform.requestsOf(company)).filter(({ method }) => method === 'POST');
  const stored = posts.filter(({ path }) => path.endsWith('/certificate-templates'));
  expect(stored.at(-1)?.body).toMatchObject({ layout: 'Layout5' });
});

test('unsaved changes are asked about, kept in the browser and offered again', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await newTemplate(page, platform, company);
  await layout(page, 'Mosaico').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Alterações não salvas')).toBeVisible();

  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Salvar antes de sair?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/editor');

  await page.getByRole('button', { name: 'Abrir a prévia' }).click();
  await page.getByRole('button', { name: 'Fechar' }).click();
  await expect(layout(page, 'Mosaico')).toBeChecked();
  await expect(page.getByText('Alterações não salvas')).toBeVisible();

  await expect.poll(() => draftsKept(page)).toBe(1);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(layout(page, 'Clássico')).toBeChecked();
  await page.getByRole('button', { name: 'Retomar rascunho' }).click();
  await expect(layout(page, 'Mosaico')).toBeChecked();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(paper(page)).toBeVisible();
  await expect(page.getByText(/^Há um rascunho/)).toBeHidden();
});

test('where nothing can be kept, the question says so and saving works all the same', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await page.addInitScript(() => {
    const refused = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, 'indexedDB', { get: refused });
    Object.defineProperty(window, 'localStorage', { get: refused });
  });
  await newTemplate(page, platform, company);
  await layout(page, 'Mosaico').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Alterações não salvas')).toBeVisible();
  const question = page.getByRole('alertdialog', { name: 'Salvar antes de sair?' });
  // A draft is written, and so refused, a moment after the change.
  await expect(async () => {
    await press(page.getByRole('button', { name: 'Voltar' }));
    const words = await question.textContent();
    await page.keyboard.press('Escape');
    expect(words).toContain('serão perdidas: este navegador não guarda nada');
  }).toPass();
  await press(save(page));
  await expect(saved(page)).toBeVisible();
});

test('the host asks before it leaves the editor', async ({ page, platform }) => {
  const company = await platform.createCompany();
  await openInShell(page, platform, company.admin);
  await page.getByRole('link', { name: 'Administração' }).click();
  await page.getByRole('link', { name: 'Novo modelo' }).first().click();
  await expect(paper(page)).toBeVisible();
  await layout(page, 'Mosaico').focus();
  await page.keyboard.press('Space');
  await page.getByRole('link', { name: 'Meu aprendizado' }).click();
  await page.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(layout(page, 'Mosaico')).toBeChecked();
  await page.getByRole('link', { name: 'Meu aprendizado' }).click();
  await page.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page.getByRole('button', { name: /^Concluir: / }).first()).toBeVisible();
});

for (const [language, colorScheme, long] of [
  ['pt', 'dark', ''],
  ['en', 'light', ' @full'],
  ['es', 'dark', ' @full'],
] as const)
  test(`the editor is accessible in ${language}, ${colorScheme}${long}`, async ({
    page,
    platform,
  }) => {
    const company = await platform.createCompany();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openAs(page, platform, company.admin, `/${language}/editor`);
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expect(page.getByRole('group', { name: /^Certificad|^Certificate of/ })).toBeVisible();
    await expectAccessible(page);
  });

test('nothing of the editor is cut off from 320 to 1440 px', async ({ page, platform }) => {
  const company = await platform.createCompany();
  await openAs(page, platform, company.admin, '/editor');
  await expect(paper(page)).toBeVisible();
  await expectNoOverflow(page);
});

test('a learner loads nothing of the admin’s kit', async ({ page, platform }) => {
  const { learner } = await platform.createCompany();
  const files: string[] = [];
  page.on('response', (answer) => files.push(new URL(answer.url()).pathname));
  await openAs(page, platform, learner);
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => /editor|templates|overlays|picker/.test(file))).toEqual([]);
});
