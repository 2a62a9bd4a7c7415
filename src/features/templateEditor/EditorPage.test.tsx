/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ConfigInput } from '#domain/configInput.ts';
import {
  type Fault,
  injectFault,
  type Company,
  createCompany,
  createTemplate,
  removeFaults,
  getPlatformUrl,
  getRequests,
  setFlag,
  createTemplateBody,
  writeTemplate,
} from '#testing/platform.ts';
import { renderApp } from '#testing/mount/renderApp.ts';

let company: Company;
let stop: () => void = () => undefined;

beforeEach(async () => {
  company = await createCompany({ primary_color: '#6D28D9' });
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

const apiPath = '/certificate-templates';
const failRequests = (method: string, fault: Fault) =>
  injectFault(company, `${method} ${apiPath}`, fault);
const findRequests = async (...methods: string[]) =>
  (await getRequests(company.company_id)).filter(
    ({ method, path }) => methods.includes(method) && path.includes(apiPath),
  );

async function openEditor(path: string, config: Partial<ConfigInput> = {}) {
  const user = userEvent.setup();
  const view = renderApp(path, { token: company.admin.token, config });
  stop = view.stop;
  await screen.findByRole('button', { name: 'Salvar' });
  return { ...view, user };
}

const getNameButton = () => screen.getByRole('button', { name: /Editar o nome$/ });
const getLayoutOption = (name: string) => screen.getByRole('radio', { name });
const chooseLayout = (name: string) => fireEvent.click(getLayoutOption(name));
const clickSave = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
const waitForSaved = () => screen.findByText(/^Salvo às/);
const pressKey = (key: string, modifiers: object = {}) =>
  fireEvent.keyDown(getNameButton(), { key, ctrlKey: true, ...modifiers });

describe('opening the editor', () => {
  test('opens the favourite instead of a template that cannot be loaded, and saves it as a new one', async () => {
    await createTemplate(company, { name: 'Favorito', layout: 'Layout2' });
    const { history } = await openEditor('/editor/unknown');
    expect(getNameButton()).toHaveTextContent('Favorito');
    expect(await screen.findByText(/^Não foi possível carregar o modelo\./)).toBeVisible();
    clickSave();
    await waitForSaved();
    expect(await findRequests('PUT')).toEqual([]);
    const [, created] = await findRequests('POST');
    expect(created?.body).toMatchObject({ name: 'Favorito', favorite: false });
    expect(history.location.pathname).not.toContain('unknown');
  });

  test('opens the default template when there is no favourite either', async () => {
    await openEditor('/editor/unknown');
    expect(getNameButton()).toHaveTextContent('New Template ✏️');
  });
});

test('keeps the texts of custom areas when the areas are switched off', async () => {
  await setFlag(company, 'certificates.custom-fields', false);
  const custom_fields = { ptBr: ['a', '', ''], enUs: ['b', '', ''], esEs: ['c', '', ''] };
  const id = await createTemplate(company, { custom_fields });
  await openEditor(`/editor/${id}`, {
    FLAGS_URL: `${getPlatformUrl()}/api/frontend/all`,
    FLAGS_CLIENT_KEY: 'demo-frontend-key',
    FLAGS_ENVIRONMENT: 'test',
  });
  const heading = () => screen.queryByRole('heading', { name: 'Áreas personalizadas' });
  await waitFor(() => expect(heading()).not.toBeInTheDocument());
  chooseLayout('Mosaico');
  clickSave();
  await waitForSaved();
  expect((await findRequests('PUT'))[0]?.body).toMatchObject({ custom_fields });
});

const newTemplateFields = {
  colors: { title: '6D28D9', content: '323f47' },
  shows_code_on_front: true,
};

describe('saving', () => {
  test('posts a new template, which starts from the default one in the company’s primary colour, with every key, and changes to its URL', async () => {
    const { history, user } = await openEditor('/editor');
    expect(getNameButton()).toHaveTextContent('New Template ✏️');
    expect(getLayoutOption('Clássico')).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Cor do título' })).toHaveValue('6D28D9');
    await user.click(getNameButton());
    await user.keyboard('  Minha turma {Enter}');
    chooseLayout('Noturno');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitForSaved();
    const [post] = await findRequests('POST');
    expect(post?.body).toEqual(
      createTemplateBody({ name: 'Minha turma', layout: 'Layout5', ...newTemplateFields }),
    );
    expect(history.location.pathname).toMatch(/^\/editor\/[\w-]+$/);
    expect(screen.getByText('Tudo certo.', { selector: 'strong' })).toBeVisible();
    expect(screen.getByText(/^O modelo “.+” foi salvo\.$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Salvar' })).toHaveFocus();
    chooseLayout('Faixa');
    clickSave();
    await waitFor(async () => expect(await findRequests('PUT')).toHaveLength(1));
    expect((await findRequests('PUT'))[0]?.path).toBe(
      `/missions${apiPath}/${history.location.pathname.split('/').at(-1)}`,
    );
  });

  test('keeps the editor with its tab and focus when a new template is saved', async () => {
    const { history, user } = await openEditor('/editor');
    await user.click(screen.getByRole('tab', { name: /^Inglês/ }));
    const text = screen.getByRole('textbox', { name: 'Cabeçalho' });
    chooseLayout('Noturno');
    act(() => text.focus());
    fireEvent.keyDown(text, { key: 's', ctrlKey: true });
    await waitForSaved();
    expect(history.location.pathname).toMatch(/^\/editor\/[\w-]+$/);
    expect(text).toHaveFocus();
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Inglês');
    // Opening a new template again is another visit, although it has the same URL.
    act(() => history.push('/editor'));
    await waitFor(() => expect(text).not.toBeInTheDocument());
    await screen.findByRole('button', { name: 'Salvar' });
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Português');
    expect(getLayoutOption('Clássico')).toBeChecked();
  });

  test('puts the template of the URL with its ETag', async () => {
    const id = await createTemplate(company, { name: 'Formatura', layout: 'Layout4' });
    await openEditor(`/editor/${id}`);
    expect(getNameButton()).toHaveTextContent('Formatura');
    expect(getLayoutOption('Cabeçalho')).toBeChecked();
    expect(screen.getByText('Padrão')).toBeVisible();
    chooseLayout('Mosaico');
    clickSave();
    await waitForSaved();
    const [put] = await findRequests('PUT');
    const changes = { layout: 'Layout6', favorite: true, shows_code_on_front: false };
    expect(put?.body).toEqual(createTemplateBody(changes));
    expect(put?.headers['if-match']).toMatch(/^".+"$/);
  });

  test('sends one request for three clicks', async () => {
    await failRequests('POST', { delay_ms: 300 });
    await openEditor('/editor');
    clickSave();
    fireEvent.click(screen.getByRole('button', { name: 'Carregando' }));
    pressKey('s');
    await waitForSaved();
    expect(await findRequests('POST')).toHaveLength(1);
  });

  test('sends nothing without a name and shows the error at the field', async () => {
    const { user } = await openEditor('/editor');
    await user.click(getNameButton());
    await user.clear(screen.getByRole('textbox', { name: 'Nome do modelo' }));
    clickSave();
    const field = screen.getByRole('textbox', { name: 'Nome do modelo' });
    expect(field).toHaveAccessibleDescription('Dê um nome ao modelo (1 a 80 caracteres).');
    expect(await findRequests('POST')).toEqual([]);
    await user.click(field);
    await user.keyboard('{Escape}');
    expect(getNameButton()).toHaveTextContent('New Template ✏️');
  });
});

const findRetryButton = () => screen.queryByRole('button', { name: 'Tentar de novo' });
const clickSaveOrRetry = () =>
  fireEvent.click(findRetryButton() ?? screen.getByRole('button', { name: 'Salvar' }));
const createBody = (field: string) => JSON.stringify({ message: 'No.', field });

describe('a failed save shows the reason in its place and keeps the edits', () => {
  test('after every kind of failure, one after the other, until a retry succeeds', async () => {
    await openEditor('/editor');
    chooseLayout('Editorial');
    for (const [fault, text] of [
      [{ status: 400, body: createBody('colors.title') }, /não aceitou estas cores/],
      [{ status: 400, body: createBody('custom_fields.ptBr') }, /não aceitou estes textos/],
      [{ status: 400 }, /não aceitou o modelo/],
      [{ status: 403 }, /não tem mais permissão/],
      [{ status: 409 }, /sendo alterado em outro lugar/],
      [{ status: 413 }, /não aceitou a imagem: ela é grande demais/],
      [{ status: 429 }, /Tentativas demais/],
      [{ status: 500 }, /^O modelo não foi salvo\.$/],
      [{ drop: true }, /^Sem conexão\./],
    ] as const) {
      await failRequests('POST', { ...fault, times: 1 });
      clickSaveOrRetry();
      expect((await screen.findAllByText(text))[0]).toBeVisible();
      expect(screen.getAllByText('Ocorreu um erro.')[0]).toBeVisible();
      expect(getLayoutOption('Editorial')).toBeChecked();
    }
    clickSaveOrRetry();
    await waitForSaved();
    await waitFor(() => expect(screen.queryByText('Ocorreu um erro.')).not.toBeInTheDocument());
    expect(findRetryButton()).not.toBeInTheDocument();
  });

  test('removes the error toast when the user leaves the editor', async () => {
    await failRequests('POST', { status: 500, times: 1 });
    const { history } = await openEditor('/editor');
    clickSave();
    await screen.findByText('Ocorreu um erro.');
    act(() => history.push('/templates'));
    await screen.findByRole('heading', { level: 1, name: 'Gerenciar modelos' });
    await waitFor(() => expect(screen.queryByText('Ocorreu um erro.')).not.toBeInTheDocument());
  });

  test('keeps the editor open after a 401 and offers to sign in again', async () => {
    await openEditor('/editor');
    chooseLayout('Editorial');
    await failRequests('*', { status: 401 });
    clickSave();
    expect(await screen.findByRole('button', { name: 'Entrar de novo' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Entrar de novo' }));
    expect((await screen.findAllByText(/^Entre na plataforma em outra aba/))[0]).toBeVisible();
    await removeFaults(company.company_id);
    expect(getLayoutOption('Editorial')).toBeChecked();
    clickSave();
    await waitForSaved();
  });

  test('does not create a second template when the response to the first request was lost', async () => {
    await failRequests('POST', { drop: true, times: 1 });
    const { history } = await openEditor('/editor');
    chooseLayout('Editorial');
    clickSave();
    await screen.findByText('Ocorreu um erro.');
    const id = await createTemplate(
      company,
      createTemplateBody({ name: 'New Template ✏️', layout: 'Layout3', ...newTemplateFields }),
    );
    clickSave();
    await waitForSaved();
    expect(history.location.pathname).toBe(`/editor/${id}`);
  });
});

describe('saving a template that another administrator has changed', () => {
  const title = 'Este modelo mudou';

  async function createConflict() {
    const id = await createTemplate(company);
    const view = await openEditor(`/editor/${id}`);
    chooseLayout('Mosaico');
    await writeTemplate(company, 'PUT', id, createTemplateBody({ name: 'Deles' }));
    clickSave();
    const dialog = await screen.findByRole('alertdialog', { name: title });
    const chooseAnswer = (name: string) =>
      fireEvent.click(within(dialog).getByRole('button', { name }));
    return { ...view, id, chooseAnswer };
  }
  const fetchTemplate = async (id: string) => {
    const response = await fetch(`${getPlatformUrl()}/missions${apiPath}/${id}`, {
      headers: { authorization: company.admin.token },
    });
    return (await response.json()) as object;
  };

  test('overwrites the other version', async () => {
    const { id, chooseAnswer } = await createConflict();
    chooseAnswer('Substituir a outra versão');
    await waitForSaved();
    expect(await fetchTemplate(id)).toMatchObject({ name: 'Formatura', layout: 'Layout6' });
  });

  test('saves the edits as a copy', async () => {
    const { id, chooseAnswer, history } = await createConflict();
    chooseAnswer('Salvar a minha como cópia');
    await waitForSaved();
    expect(await fetchTemplate(id)).toMatchObject({ name: 'Deles', layout: 'Layout4' });
    const copy = history.location.pathname.split('/').at(-1) ?? '';
    expect(await fetchTemplate(copy)).toMatchObject({
      name: 'Formatura (cópia)',
      layout: 'Layout6',
    });
  });

  test('shows the other version, and undo restores the edits', async () => {
    const { chooseAnswer } = await createConflict();
    chooseAnswer('Mostrar a outra versão');
    await waitFor(() => expect(getNameButton()).toHaveTextContent('Deles'));
    expect(getLayoutOption('Cabeçalho')).toBeChecked();
    pressKey('z');
    expect(getLayoutOption('Mosaico')).toBeChecked();
    clickSave();
    await waitForSaved();
  });

  test('saves a deleted template as a new one', async () => {
    await createTemplate(company, { name: 'Favorito' });
    const id = await createTemplate(company);
    const { history } = await openEditor(`/editor/${id}`);
    chooseLayout('Mosaico');
    await writeTemplate(company, 'DELETE', id);
    clickSave();
    fireEvent.click(await screen.findByRole('button', { name: 'Salvar como novo modelo' }));
    await waitForSaved();
    expect(history.location.pathname).not.toBe(`/editor/${id}`);
  });
});

test('undo, redo and reset cover all fields, and a reset is undone in one step', async () => {
  const id = await createTemplate(company, { name: 'Formatura' });
  await openEditor(`/editor/${id}`);
  const getColor = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Cor do título' });
  const storedColor = getColor().value;
  chooseLayout('Noturno');
  fireEvent.change(getColor(), { target: { value: 'AABBCC' } });
  pressKey('z');
  expect(getColor()).toHaveValue(storedColor);
  expect(getLayoutOption('Noturno')).toBeChecked();
  pressKey('z');
  expect(getLayoutOption('Cabeçalho')).toBeChecked();
  pressKey('z', { shiftKey: true });
  pressKey('y');
  expect(getLayoutOption('Noturno')).toBeChecked();
  expect(getColor()).toHaveValue('AABBCC');

  fireEvent.click(screen.getByRole('button', { name: 'Restaurar valores iniciais' }));
  expect(getNameButton()).toHaveTextContent('New Template ✏️');
  expect(getLayoutOption('Clássico')).toBeChecked();
  expect(getColor()).toHaveValue('6D28D9');
  // The text is in the toast and in the live region.
  const [announced] = await screen.findAllByText('Os valores iniciais foram restaurados.');
  expect(announced).toBeVisible();
  pressKey('z');
  expect(getNameButton()).toHaveTextContent('Formatura');
  expect(getLayoutOption('Noturno')).toBeChecked();
});

describe('leaving the editor', () => {
  test('asks about unsaved changes and stays on request', async () => {
    const { history, user } = await openEditor('/editor');
    chooseLayout('Noturno');
    act(() => history.push('/'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Salvar antes de sair?' });
    await user.click(within(dialog).getByRole('button', { name: 'Continuar editando' }));
    expect(history.location.pathname).toBe('/editor');
    expect(getLayoutOption('Noturno')).toBeChecked();
    fireEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    await user.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
    await waitFor(() => expect(history.location.pathname).toBe('/templates'));
  });

  test('saves first; stays and shows the reason when saving fails, and else continues to the requested page', async () => {
    await failRequests('POST', { status: 500, times: 1 });
    const { history, user } = await openEditor('/editor');
    chooseLayout('Noturno');
    fireEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    const button = await screen.findByRole('button', { name: 'Salvar e sair' });
    expect(button).toHaveFocus();
    await user.click(button);
    const dialog = await screen.findByRole('alertdialog');
    expect(await within(dialog).findByText('O modelo não foi salvo.')).toBeVisible();
    expect(history.location.pathname).toBe('/editor');
    await user.click(within(dialog).getByRole('button', { name: 'Salvar e sair' }));
    await waitFor(() => expect(history.location.pathname).toBe('/templates'));
    expect((await findRequests('POST')).at(-1)?.body).toMatchObject({ layout: 'Layout5' });
  });

  test('does not ask when there are no changes', async () => {
    const { history } = await openEditor('/editor');
    fireEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(history.location.pathname).toBe('/templates'));
  });
});
