import type { Page } from '@playwright/test';
import { expect, held, type Place, title } from './places.ts';
import type { Foreign } from './startForeign.ts';

interface Story {
  page: Page;
  foreign: Foreign;
  /** Opens the templates, anew each time. */
  open(): Promise<Place>;
}

/** What is typed, in the order of the areas; the field that follows the first text is chosen from the list. */
const TEXTS = {
  Português: ['Turma azul de ', 'Aprovação “com louvor” & mérito', 'Lisboa, ção'],
  Espanhol: ['Clase azul de ', 'Aprobación ¡con mención!', 'Año 2026'],
  Inglês: ['Blue class of ', 'Passed <with> honours', 'Lisbon'],
} as const;
const AREAS = ['Cabeçalho', 'Centro', 'Rodapé'];

const FIELD = '{{user.name}}';
const threeOf = ([header, ...others]: readonly string[]) => [`${header}${FIELD}`, ...others];

const NAME = 'Turma azul';
const RENAMED = 'Turma azul ✏️ 2';

interface Held {
  id: number;
  name: string;
  favorite: boolean;
  background_image: string | null;
  raw_image?: string;
}

const templatesOf = async (foreign: Foreign) =>
  (await held<{ results: Held[] }>(foreign, '/certificate-templates', foreign.tokens.admin))
    .results;

/** Every call that writes, as `POST /certificate-templates`. */
const written = ({ requests, missions, origin }: Foreign) =>
  requests()
    .filter(({ method, path }) => method !== 'GET' && (origin + path).startsWith(missions))
    .filter(({ path }) => !path.endsWith('/query'))
    .map(({ method, path }) => `${method} ${path.slice(missions.length - origin.length)}`);

async function rename({ screen }: Place, page: Page, name: string): Promise<void> {
  await screen.getByRole('button', { name: /Editar o nome$/ }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(name);
  await page.keyboard.press('Enter');
  await expect(screen.getByRole('button', { name: /Editar o nome$/ })).toContainText(name);
}

async function typeTexts({ screen }: Place, page: Page): Promise<void> {
  for (const [language, texts] of Object.entries(TEXTS)) {
    await screen.getByRole('tab', { name: new RegExp(`^${language}`) }).click();
    for (const [index, text] of texts.entries()) {
      await screen.getByRole('textbox', { name: AREAS[index] ?? '', exact: true }).click();
      await page.keyboard.insertText(text);
      if (index > 0) continue;
      await page.keyboard.type('{{');
      await page.keyboard.type('nome');
      await page.keyboard.press('Enter');
    }
  }
}

async function expectTexts({ screen }: Place): Promise<void> {
  for (const [language, texts] of Object.entries(TEXTS)) {
    await screen.getByRole('tab', { name: new RegExp(`^${language}`) }).click();
    for (const [index, text] of texts.entries()) {
      const field = screen.getByRole('textbox', { name: AREAS[index] ?? '', exact: true });
      const shown = async () => (await field.textContent())?.replaceAll('\u200b', '');
      await expect.poll(shown).toBe(index === 0 ? `${text}Nome` : text);
    }
  }
}

async function chooseColor({ screen }: Place, page: Page, color: string): Promise<void> {
  await screen.getByRole('textbox', { name: 'Cor do título', exact: true }).fill(color);
  await page.keyboard.press('Tab');
}

const paper = { name: /^Certificado de / };
const picture = ({ screen }: Place) =>
  screen.getByRole('region', { name: 'Imagem de fundo' }).locator('img');

async function choosePicture(place: Place, page: Page): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await place.screen.getByRole('button', { name: /^(Enviar uma|Trocar a) imagem$/ }).click();
  await (await choosing).setFiles('e2e/images/picture.webp');
  await expect(picture(place)).toHaveAttribute('src', /^data:/);
}

async function back(place: Place): Promise<void> {
  await place.screen.getByRole('button', { name: 'Voltar' }).click();
  await expect(title(place)).toHaveText('Gerenciar modelos');
}

/** Saves, and waits until the platform was told so often and the editor says that all is stored. */
async function save(place: Place, foreign: Foreign, calls: readonly string[]): Promise<void> {
  const { screen } = place;
  await expect(screen.getByText('Alterações não salvas')).toBeVisible();
  await screen.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(screen.getByText(/^Salvo às/)).toBeVisible();
  await expect(screen.getByText('Tudo certo.').first()).toBeVisible();
  await expect(screen.getByText('Outra pessoa alterou este modelo')).toHaveCount(0);
  expect(written(foreign)).toEqual(calls);
}

async function choosesDefaultAndDeletes({ screen }: Place): Promise<void> {
  await screen.getByRole('button', { name: `Definir como padrão: ${RENAMED}` }).click();
  await expect(screen.getByText(`“${RENAMED}” agora é o modelo padrão.`).first()).toBeVisible();
  await screen.getByRole('button', { name: 'Mais ações: Boas-vindas' }).click();
  await screen.getByRole('menuitem', { name: 'Excluir…' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Excluir modelo' }).click();
  await expect(screen.getByRole('heading', { level: 2 })).toHaveCount(3);
}

/** The bytes of a picture, wherever it is. */
const bytesOf = async (address = '') =>
  Buffer.from(await (await fetch(address)).arrayBuffer()).toString('base64');

/**
 * A template with a name, colours, a picture and texts is made, stored three times, found again, made the default, and
 * another one deleted. At the end the platform holds what was typed, and nothing else has changed.
 */
export async function administer({ page, foreign, open }: Story): Promise<void> {
  const before = await templatesOf(foreign);
  let place = await open();
  await expect(place.screen.getByRole('heading', { level: 2 })).toHaveCount(3);
  await place.screen.getByRole('link', { name: 'Novo modelo' }).first().click();
  await rename(place, page, NAME);
  await typeTexts(place, page);
  await choosePicture(place, page);
  const calls = ['POST /certificate-templates'];
  await save(place, foreign, calls);
  await expect.poll(place.path).toMatch(/\/editor\/102$/);
  await chooseColor(place, page, '7a1f5c');
  await save(place, foreign, [...calls, 'PUT /certificate-templates/102']);
  await rename(place, page, RENAMED);
  calls.push('PUT /certificate-templates/102', 'PUT /certificate-templates/102');
  await save(place, foreign, calls);

  place = await open();
  await place.screen.getByRole('link', { name: `Editar: ${RENAMED}` }).click();
  await expectTexts(place);
  await expect(picture(place)).toBeVisible();
  await expect(place.screen.getByRole('group', paper).locator('image')).toBeAttached();
  await back(place);

  await place.screen.getByRole('link', { name: 'Editar: Segurança na via' }).click();
  await choosePicture(place, page);
  calls.push('PUT /certificate-templates/98');
  await save(place, foreign, calls);
  await back(place);
  await choosesDefaultAndDeletes(place);
  calls.push('PUT /certificate-templates/102/favorite', 'DELETE /certificate-templates/101');
  expect(written(foreign)).toEqual(calls);

  const [classic, safety, made, ...others] = await templatesOf(foreign);
  expect(others).toEqual([]);
  expect(classic).toEqual({ ...before[0], favorite: false });
  const { background_image, raw_image } = safety ?? {};
  const stamp = { __v: 1, updated_by: 'Helena Prado' };
  // The same colours, however their digits are written.
  const colors = { title: '14532D', content: '1F2937' };
  expect(safety).toEqual({ ...before[1], ...stamp, colors, background_image, raw_image });
  expect(made).toMatchObject({
    id: 102,
    name: RENAMED,
    layout: 'Layout1',
    favorite: true,
    colors: { title: '7A1F5C', content: '323f47' },
    custom_fields: {
      pt_br: threeOf(TEXTS.Português),
      es_es: threeOf(TEXTS.Espanhol),
      en_us: threeOf(TEXTS.Inglês),
    },
  });
  const ends = (end: string) =>
    foreign.requests().find(({ method, path }) => method !== 'GET' && path.endsWith(end))?.body;
  for (const [template, end] of [
    [made, '/certificate-templates'],
    [safety, '/98'],
  ] as const) {
    const sent = ends(end) as Held;
    const kept = template?.background_image || template?.raw_image;
    expect(await bytesOf(kept)).toBe(await bytesOf(sent.raw_image));
  }
}
