import type { Page } from '@playwright/test';
import { expect, fetchResource, type PluginLocation, getTitle } from './locations.ts';
import type { OtherPlatform } from './startOtherPlatform.ts';

interface AdminRun {
  page: Page;
  otherPlatform: OtherPlatform;
  /** Opens the template list in a newly loaded page. */
  open(): Promise<PluginLocation>;
}

/** Texts to enter, by area. The first is followed by a field that is chosen from the list. */
const TEXTS = {
  Português: ['Turma azul de ', 'Aprovação “com louvor” & mérito', 'Lisboa, ção'],
  Espanhol: ['Clase azul de ', 'Aprobación ¡con mención!', 'Año 2026'],
  Inglês: ['Blue class of ', 'Passed <with> honours', 'Lisbon'],
} as const;
const AREAS = ['Cabeçalho', 'Centro', 'Rodapé'];

const FIELD = '{{user.name}}';
const addField = ([header, ...remaining]: readonly string[]) => [`${header}${FIELD}`, ...remaining];

const NAME = 'Turma azul';
const RENAMED = 'Turma azul ✏️ 2';

interface StoredTemplateRecord {
  id: number;
  name: string;
  favorite: boolean;
  background_image: string | null;
  raw_image?: string;
}

const fetchTemplates = async (otherPlatform: OtherPlatform) =>
  (
    await fetchResource<{ results: StoredTemplateRecord[] }>(
      otherPlatform,
      '/certificate-templates',
      otherPlatform.tokens.admin,
    )
  ).results;

/** Lists all write requests, such as `POST /certificate-templates`. */
const listWrites = ({ requests, missions, origin }: OtherPlatform) =>
  requests()
    .filter(({ method, path }) => method !== 'GET' && (origin + path).startsWith(missions))
    .filter(({ path }) => !path.endsWith('/query'))
    .map(({ method, path }) => `${method} ${path.slice(missions.length - origin.length)}`);

async function rename({ screen }: PluginLocation, page: Page, name: string): Promise<void> {
  await screen.getByRole('button', { name: /Editar o nome$/ }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(name);
  await page.keyboard.press('Enter');
  await expect(screen.getByRole('button', { name: /Editar o nome$/ })).toContainText(name);
}

async function typeTexts({ screen }: PluginLocation, page: Page): Promise<void> {
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

async function expectTexts({ screen }: PluginLocation): Promise<void> {
  for (const [language, texts] of Object.entries(TEXTS)) {
    await screen.getByRole('tab', { name: new RegExp(`^${language}`) }).click();
    for (const [index, text] of texts.entries()) {
      const field = screen.getByRole('textbox', { name: AREAS[index] ?? '', exact: true });
      const getText = async () => (await field.textContent())?.replaceAll('\u200b', '');
      await expect.poll(getText).toBe(index === 0 ? `${text}Nome` : text);
    }
  }
}

async function chooseColor({ screen }: PluginLocation, page: Page, color: string): Promise<void> {
  await screen.getByRole('textbox', { name: 'Cor do título', exact: true }).fill(color);
  await page.keyboard.press('Tab');
}

const certificateGroup = { name: /^Certificado de / };
const getImage = ({ screen }: PluginLocation) =>
  screen.getByRole('region', { name: 'Imagem de fundo' }).locator('img');

async function choosePicture(location: PluginLocation, page: Page): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await location.screen.getByRole('button', { name: /^(Enviar uma|Trocar a) imagem$/ }).click();
  await (await choosing).setFiles('e2e/images/picture.webp');
  await expect(getImage(location)).toHaveAttribute('src', /^data:/);
}

async function returnToTemplates(location: PluginLocation): Promise<void> {
  await location.screen.getByRole('button', { name: 'Voltar' }).click();
  await expect(getTitle(location)).toHaveText('Gerenciar modelos');
}

/** Saves the template, waits until the editor confirms, and checks the write requests that the platform received. */
async function save(
  location: PluginLocation,
  otherPlatform: OtherPlatform,
  calls: readonly string[],
): Promise<void> {
  const { screen } = location;
  await expect(screen.getByText('Alterações não salvas')).toBeVisible();
  await screen.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(screen.getByText(/^Salvo às/)).toBeVisible();
  await expect(screen.getByText('Tudo certo.').first()).toBeVisible();
  await expect(screen.getByText('Este modelo mudou')).toHaveCount(0);
  expect(listWrites(otherPlatform)).toEqual(calls);
}

async function setDefaultAndDelete({ screen }: PluginLocation): Promise<void> {
  await screen.getByRole('button', { name: `Definir como padrão: ${RENAMED}` }).click();
  await expect(screen.getByText(`“${RENAMED}” agora é o modelo padrão.`).first()).toBeVisible();
  await screen.getByRole('button', { name: 'Mais ações: Boas-vindas' }).click();
  await screen.getByRole('menuitem', { name: 'Excluir…' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Excluir modelo' }).click();
  await expect(screen.getByRole('heading', { level: 2 })).toHaveCount(3);
  // The request is sent when the toast that offers to undo it closes.
  await screen.locator('strong', { hasText: 'O modelo “Boas-vindas” foi excluído.' }).click();
}

/** Fetches an image as base64. */
const fetchBytes = async (address = '') =>
  Buffer.from(await (await fetch(address)).arrayBuffer()).toString('base64');

/**
 * Creates a template with name, colours, image and texts, saves it three times, reopens it, makes it the default, and
 * deletes another template. Then checks that the platform stored exactly what was entered and nothing else changed.
 */
export async function runAdminTasks({ page, otherPlatform, open }: AdminRun): Promise<void> {
  const previous = await fetchTemplates(otherPlatform);
  const [, safetyId, welcomeId] = previous.map(({ id }) => id);
  let location = await open();
  await expect(location.screen.getByRole('heading', { level: 2 })).toHaveCount(3);
  await location.screen.getByRole('link', { name: 'Novo modelo' }).first().click();
  await rename(location, page, NAME);
  await typeTexts(location, page);
  await choosePicture(location, page);
  const calls = ['POST /certificate-templates'];
  await save(location, otherPlatform, calls);
  const createdId = (await fetchTemplates(otherPlatform)).at(-1)?.id;
  await expect.poll(location.getPath).toMatch(new RegExp(`/editor/${createdId}$`));
  await chooseColor(location, page, '7a1f5c');
  await save(location, otherPlatform, [...calls, `PUT /certificate-templates/${createdId}`]);
  await rename(location, page, RENAMED);
  const change = `PUT /certificate-templates/${createdId}`;
  calls.push(change, change);
  await save(location, otherPlatform, calls);

  location = await open();
  await location.screen.getByRole('link', { name: `Editar: ${RENAMED}` }).click();
  await expectTexts(location);
  await expect(getImage(location)).toBeVisible();
  await expect(
    location.screen.getByRole('group', certificateGroup).locator('image'),
  ).toBeAttached();
  await returnToTemplates(location);

  await location.screen.getByRole('link', { name: 'Editar: Segurança na via' }).click();
  await choosePicture(location, page);
  calls.push(`PUT /certificate-templates/${safetyId}`);
  await save(location, otherPlatform, calls);
  await returnToTemplates(location);
  await setDefaultAndDelete(location);
  calls.push(`${change}/favorite`, `DELETE /certificate-templates/${welcomeId}`);
  await expect.poll(() => listWrites(otherPlatform)).toEqual(calls);

  const [classic, safety, created, ...remaining] = await fetchTemplates(otherPlatform);
  expect(remaining).toEqual([]);
  expect(classic).toEqual({ ...previous[0], favorite: false });
  const { background_image, raw_image } = safety ?? {};
  expect(safety).toEqual({ ...previous[1], background_image, raw_image });
  expect(created).toMatchObject({
    id: createdId,
    name: RENAMED,
    layout: 'Layout1',
    favorite: true,
    colors: { title: '7A1F5C', content: '323f47' },
    custom_fields: {
      pt_br: addField(TEXTS.Português),
      es_es: addField(TEXTS.Espanhol),
      en_us: addField(TEXTS.Inglês),
    },
  });
  const findBody = (end: string) =>
    otherPlatform.requests().find(({ method, path }) => method !== 'GET' && path.endsWith(end))
      ?.body;
  for (const [template, end] of [
    [created, '/certificate-templates'],
    [safety, `/${safetyId}`],
  ] as const) {
    const body = findBody(end) as StoredTemplateRecord;
    const image = template?.background_image || template?.raw_image;
    expect(await fetchBytes(image)).toBe(await fetchBytes(body.raw_image));
  }
}
