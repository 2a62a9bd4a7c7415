/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ConfigInput } from '#model/configInput.ts';
import {
  breakPlatform,
  type Company,
  createCompany,
  createTemplate,
  mendPlatform,
  platformUrl,
  requestsOf,
  setFlag,
  templateBody,
  writeTemplate,
} from '#testing/platform.ts';
import { renderApp } from '#testing/mount/renderApp.tsx';

let company: Company;
let stop: () => void = () => undefined;

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  company = await createCompany({ primary_color: '#6D28D9' });
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

const base = '/certificate-templates';
const fail = (method: string, fault: object) =>
  breakPlatform({ company_id: company.company_id, method, path: base, ...fault });
const sent = async (...methods: string[]) =>
  (await requestsOf(company.company_id)).filter(
    ({ method, path }) => methods.includes(method) && path.includes(base),
  );

async function open(path: string, config: Partial<ConfigInput> = {}) {
  const user = userEvent.setup();
  const view = renderApp(path, { token: company.admin.token, config });
  stop = view.stop;
  await screen.findByRole('button', { name: 'Salvar' });
  return { ...view, user };
}

const nameButton = () => screen.getByRole('button', { name: /Editar o nome$/ });
const layout = (name: string) => screen.getByRole('radio', { name });
const choose = (name: string) => fireEvent.click(layout(name));
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
const saved = () => screen.findByText(/^Salvo às/);
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(nameButton(), { key, ctrlKey: true, ...more });

describe('what the editor begins with', () => {
  test('a new template: the default one, in the company’s primary colour', async () => {
    await open('/editor');
    expect(nameButton()).toHaveTextContent('New Template ✏️');
    expect(layout('Clássico')).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Cor do título' })).toHaveValue('6D28D9');
  });

  test('the template of the address', async () => {
    const id = await createTemplate(company, { name: 'Formatura', layout: 'Layout4' });
    await open(`/editor/${id}`);
    expect(nameButton()).toHaveTextContent('Formatura');
    expect(layout('Cabeçalho')).toBeChecked();
    expect(screen.getByText('Padrão')).toBeVisible();
  });

  test('one that cannot be loaded: the favourite; saving makes a new one', async () => {
    await createTemplate(company, { name: 'Favorito', layout: 'Layout2' });
    const { history } = await open('/editor/unknown');
    expect(nameButton()).toHaveTextContent('Favorito');
    expect(await screen.findByText(/^Não foi possível carregar o modelo\./)).toBeVisible();
    save();
    await saved();
    expect(await sent('PUT')).toEqual([]);
    const [, made] = await sent('POST');
    expect(made?.body).toMatchObject({ name: 'Favorito', favorite: false });
    expect(history.location.pathname).not.toContain('unknown');
  });

  test('without a favourite either: the default template', async () => {
    await open('/editor/unknown');
    expect(nameButton()).toHaveTextContent('New Template ✏️');
  });
});

test('custom areas can be switched off; their texts stay', async () => {
  await setFlag(company, 'certificates.custom-fields', false);
  const custom_fields = { ptBr: ['a', '', ''], enUs: ['b', '', ''], esEs: ['c', '', ''] };
  const id = await createTemplate(company, { custom_fields });
  await open(`/editor/${id}`, {
    FLAGS_URL: `${platformUrl()}/api/frontend/all`,
    FLAGS_CLIENT_KEY: 'demo-frontend-key',
    FLAGS_ENVIRONMENT: 'test',
  });
  const heading = () => screen.queryByRole('heading', { name: 'Áreas personalizadas' });
  await waitFor(() => expect(heading()).not.toBeInTheDocument());
  choose('Mosaico');
  save();
  await saved();
  expect((await sent('PUT'))[0]?.body).toMatchObject({ custom_fields });
});

describe('saving', () => {
  test('a new template is posted with every key, and has its address from then on', async () => {
    const { history, user } = await open('/editor');
    await user.click(nameButton());
    await user.keyboard('  Minha turma {Enter}');
    choose('Noturno');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await saved();
    const [post] = await sent('POST');
    expect(post?.body).toEqual(
      templateBody({
        name: 'Minha turma',
        layout: 'Layout5',
        colors: { title: '6D28D9', content: '323f47' },
      }),
    );
    expect(history.location.pathname).toMatch(/^\/editor\/[\w-]+$/);
    expect(screen.getByText('Tudo certo.', { selector: 'strong' })).toBeVisible();
    expect(screen.getByText(/^O modelo “.+” foi salvo\.$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Salvar' })).toHaveFocus();
    choose('Faixa');
    save();
    await waitFor(async () => expect(await sent('PUT')).toHaveLength(1));
    expect((await sent('PUT'))[0]?.path).toBe(
      `/missions${base}/${history.location.pathname.split('/').at(-1)}`,
    );
  });

  test('a new template keeps its editor: tab and focus are what they were', async () => {
    const { history, user } = await open('/editor');
    await user.click(screen.getByRole('tab', { name: /^Inglês/ }));
    const text = screen.getByRole('textbox', { name: 'Cabeçalho' });
    choose('Noturno');
    act(() => text.focus());
    fireEvent.keyDown(text, { key: 's', ctrlKey: true });
    await saved();
    expect(history.location.pathname).toMatch(/^\/editor\/[\w-]+$/);
    expect(text).toHaveFocus();
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Inglês');
    // Another one is another visit, though its address was this one's.
    act(() => history.push('/editor'));
    await waitFor(() => expect(text).not.toBeInTheDocument());
    await screen.findByRole('button', { name: 'Salvar' });
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Português');
    expect(layout('Clássico')).toBeChecked();
  });

  test('a stored one is put with the state it was read in', async () => {
    const id = await createTemplate(company);
    await open(`/editor/${id}`);
    choose('Mosaico');
    save();
    await saved();
    const [put] = await sent('PUT');
    expect(put?.body).toEqual({ ...templateBody({ layout: 'Layout6' }), favorite: true });
    expect(put?.headers['if-match']).toMatch(/^".+"$/);
  });

  test('three clicks are one request', async () => {
    await fail('POST', { delay_ms: 300 });
    await open('/editor');
    save();
    fireEvent.click(screen.getByRole('button', { name: 'Carregando' }));
    press('s');
    await saved();
    expect(await sent('POST')).toHaveLength(1);
  });

  test('without a name nothing is sent, and the field says why', async () => {
    const { user } = await open('/editor');
    await user.click(nameButton());
    await user.clear(screen.getByRole('textbox', { name: 'Nome do modelo' }));
    save();
    const field = screen.getByRole('textbox', { name: 'Nome do modelo' });
    expect(field).toHaveAccessibleDescription('Dê um nome ao modelo (1 a 80 caracteres).');
    expect(await sent('POST')).toEqual([]);
    await user.click(field);
    await user.keyboard('{Escape}');
    expect(nameButton()).toHaveTextContent('New Template ✏️');
  });
});

const tryAgain = () => screen.queryByRole('button', { name: 'Tentar de novo' });
const body = (field: string) => JSON.stringify({ message: 'No.', field });

describe('a refused save says why, where it belongs, and loses nothing', () => {
  test.each([
    ['400 of a colour', { status: 400, body: body('colors.title') }, /não aceitou estas cores/],
    [
      '400 of a text',
      { status: 400, body: body('custom_fields.ptBr') },
      /não aceitou estes textos/,
    ],
    ['400 of nothing known', { status: 400 }, /não aceitou o modelo/],
    ['403', { status: 403 }, /não tem mais permissão/],
    ['409', { status: 409 }, /sendo alterado em outro lugar/],
    ['413', { status: 413 }, /não aceitou a imagem: ela é grande demais/],
    ['429', { status: 429 }, /Tentativas demais/],
    ['500', { status: 500 }, /^O modelo não foi salvo\.$/],
    ['no answer', { drop: true }, /^Sem conexão\./],
  ])('%s', async (_title, fault, words) => {
    await fail('POST', { ...fault, times: 1 });
    await open('/editor');
    choose('Editorial');
    save();
    expect(await screen.findByText('Ocorreu um erro.')).toBeVisible();
    expect(screen.getAllByText(words)[0]).toBeVisible();
    expect(layout('Editorial')).toBeChecked();
    fireEvent.click(tryAgain() ?? screen.getByRole('button', { name: 'Salvar' }));
    await saved();
    await waitFor(() => expect(screen.queryByText('Ocorreu um erro.')).not.toBeInTheDocument());
    expect(tryAgain()).not.toBeInTheDocument();
  });

  test('leaving the editor takes the message away', async () => {
    await fail('POST', { status: 500, times: 1 });
    const { history } = await open('/editor');
    save();
    await screen.findByText('Ocorreu um erro.');
    act(() => history.push('/templates'));
    await screen.findByRole('heading', { level: 1, name: 'Gerenciar modelos' });
    await waitFor(() => expect(screen.queryByText('Ocorreu um erro.')).not.toBeInTheDocument());
  });

  test('401: the editor stays, and offers to sign in again', async () => {
    await open('/editor');
    choose('Editorial');
    await fail('*', { status: 401 });
    save();
    expect(await screen.findByRole('button', { name: 'Entrar de novo' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Entrar de novo' }));
    expect((await screen.findAllByText(/^Entre na plataforma em outra aba/))[0]).toBeVisible();
    await mendPlatform(company.company_id);
    expect(layout('Editorial')).toBeChecked();
    save();
    await saved();
  });

  test('what arrived though its answer was lost is not stored twice', async () => {
    await fail('POST', { drop: true, times: 1 });
    const { history } = await open('/editor');
    choose('Editorial');
    save();
    await screen.findByText('Ocorreu um erro.');
    const colors = { title: '6D28D9', content: '323f47' };
    const id = await createTemplate(
      company,
      templateBody({ name: 'New Template ✏️', layout: 'Layout3', colors }),
    );
    save();
    await saved();
    expect(history.location.pathname).toBe(`/editor/${id}`);
  });
});

describe('two administrators edit the same template', () => {
  const title = 'Outra pessoa alterou este modelo';

  async function collide() {
    const id = await createTemplate(company);
    const view = await open(`/editor/${id}`);
    choose('Mosaico');
    await writeTemplate(company, 'PUT', id, templateBody({ name: 'Deles' }));
    save();
    const dialog = await screen.findByRole('alertdialog', { name: title });
    const answer = (name: string) => fireEvent.click(within(dialog).getByRole('button', { name }));
    return { ...view, id, answer };
  }
  const stored = async (id: string) => {
    const answer = await fetch(`${platformUrl()}/missions${base}/${id}`, {
      headers: { authorization: company.admin.token },
    });
    return (await answer.json()) as object;
  };

  test('the second may overwrite', async () => {
    const { id, answer } = await collide();
    answer('Substituir a outra versão');
    await saved();
    expect(await stored(id)).toMatchObject({ name: 'Formatura', layout: 'Layout6' });
  });

  test('or save a copy', async () => {
    const { id, answer, history } = await collide();
    answer('Salvar a minha como cópia');
    await saved();
    expect(await stored(id)).toMatchObject({ name: 'Deles', layout: 'Layout4' });
    const copy = history.location.pathname.split('/').at(-1) ?? '';
    expect(await stored(copy)).toMatchObject({ name: 'Formatura (cópia)', layout: 'Layout6' });
  });

  test('or see the other version, one step from the own', async () => {
    const { answer } = await collide();
    answer('Mostrar a outra versão');
    await waitFor(() => expect(nameButton()).toHaveTextContent('Deles'));
    expect(layout('Cabeçalho')).toBeChecked();
    press('z');
    expect(layout('Mosaico')).toBeChecked();
    save();
    await saved();
  });

  test('a template that was deleted is saved as a new one', async () => {
    await createTemplate(company, { name: 'Favorito' });
    const id = await createTemplate(company);
    const { history } = await open(`/editor/${id}`);
    choose('Mosaico');
    await writeTemplate(company, 'DELETE', id);
    save();
    fireEvent.click(await screen.findByRole('button', { name: 'Salvar como novo modelo' }));
    await saved();
    expect(history.location.pathname).not.toBe(`/editor/${id}`);
  });
});

describe('undo, redo and reset', () => {
  test('go over everything, by keyboard too', async () => {
    await open('/editor');
    const color = screen.getByRole('textbox', { name: 'Cor do título' });
    choose('Noturno');
    fireEvent.change(color, { target: { value: '112233' } });
    press('z');
    expect(color).toHaveValue('6D28D9');
    expect(layout('Noturno')).toBeChecked();
    press('z');
    expect(layout('Clássico')).toBeChecked();
    press('z', { shiftKey: true });
    press('y');
    expect(layout('Noturno')).toBeChecked();
    expect(color).toHaveValue('112233');
  });

  test('reset puts the default values there, and is one step', async () => {
    const id = await createTemplate(company, { name: 'Formatura' });
    await open(`/editor/${id}`);
    fireEvent.click(screen.getByRole('button', { name: 'Restaurar modelo padrão' }));
    expect(nameButton()).toHaveTextContent('New Template ✏️');
    expect(layout('Clássico')).toBeChecked();
    expect(await screen.findByText('O modelo foi restaurado.')).toBeVisible();
    press('z');
    expect(nameButton()).toHaveTextContent('Formatura');
    expect(layout('Cabeçalho')).toBeChecked();
  });
});

describe('leaving', () => {
  test('with unsaved changes asks, and stays where it was', async () => {
    const { history, user } = await open('/editor');
    choose('Noturno');
    act(() => history.push('/'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Salvar antes de sair?' });
    await user.click(within(dialog).getByRole('button', { name: 'Continuar editando' }));
    expect(history.location.pathname).toBe('/editor');
    expect(layout('Noturno')).toBeChecked();
    fireEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    await user.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
    await waitFor(() => expect(history.location.pathname).toBe('/templates'));
  });

  test('saves first and goes where one was going', async () => {
    const { history, user } = await open('/editor');
    choose('Noturno');
    fireEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    const button = await screen.findByRole('button', { name: 'Salvar e sair' });
    expect(button).toHaveFocus();
    await user.click(button);
    await waitFor(() => expect(history.location.pathname).toBe('/templates'));
    expect((await sent('POST'))[0]?.body).toMatchObject({ layout: 'Layout5' });
  });

  test('stays with the reason where that fails', async () => {
    await fail('POST', { status: 500, times: 1 });
    const { history, user } = await open('/editor');
    choose('Noturno');
    fireEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    await user.click(await screen.findByRole('button', { name: 'Salvar e sair' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(await within(dialog).findByText('O modelo não foi salvo.')).toBeVisible();
    expect(history.location.pathname).toBe('/editor');
    await user.click(within(dialog).getByRole('button', { name: 'Salvar e sair' }));
    await waitFor(() => expect(history.location.pathname).toBe('/templates'));
  });

  test('without any does not', async () => {
    const { history } = await open('/editor');
    fireEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(history.location.pathname).toBe('/templates'));
  });
});
