/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  breakPlatform,
  type Company,
  createCompany,
  createTemplate,
  mendPlatform,
  platformUrl,
  requestsOf,
} from '#testing/platform.ts';
import { renderApp } from '#testing/mount/renderApp.tsx';

let company: Company;
let stop: () => void = () => undefined;

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  company = await createCompany();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

function show(who: 'admin' | 'learner' = 'admin') {
  const user = userEvent.setup();
  const view = renderApp('/templates', { token: company[who].token });
  stop = view.stop;
  return { ...view, user };
}

const templatesPath = '/certificate-templates';
const fail = (method: string, fault: object = { status: 500 }) =>
  breakPlatform({ company_id: company.company_id, method, path: templatesPath, ...fault });
const asked = async (method: string) =>
  (await requestsOf(company.company_id)).filter(
    (request) => request.method === method && request.path.includes(templatesPath),
  );
const throughOtherWindow = (method: string, path: string) =>
  fetch(`${platformUrl()}/missions${templatesPath}/${path}`, {
    method,
    headers: { authorization: company.admin.token },
  });

const heading = (name: string) => screen.findByRole('heading', { name });
const cards = () => screen.findAllByRole('listitem');
const names = async () =>
  (await cards()).map((card) => within(card).getByRole('heading').textContent);
const card = (name: string) => {
  const found = screen
    .getAllByRole('listitem')
    .find((one) => within(one).queryByRole('heading', { name }));
  if (!found) throw new Error(`No card ${name}`);
  return found;
};
const star = (name: string) => screen.getByRole('button', { name: `Definir como padrão: ${name}` });
const marked = async () =>
  (await screen.findAllByRole('button', { pressed: true })).map(({ ariaLabel }) => ariaLabel);
const tryAgain = () => screen.findByRole('button', { name: 'Tentar de novo' });
const kept = 'Vale para os próximos certificados. Os já emitidos não mudam.';
const said = (text: string) => screen.findAllByText(text);

type User = ReturnType<typeof userEvent.setup>;
async function choose(user: User, name: string, action: string) {
  await user.click(screen.getByRole('button', { name: `Mais ações: ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

describe('the list', () => {
  test('shows each template with what is known of it, the default first', async () => {
    await createTemplate(company, { name: 'Primeiro' });
    const id = await createTemplate(company, {
      name: 'Segundo',
      layout: 'Layout5',
      custom_fields: { ptBr: ['a', 'b', 'c'], enUs: ['a', ' ', ''], esEs: ['', '', ''] },
    });
    await throughOtherWindow('PUT', `${id}/favorite`);
    show();
    expect(await names()).toEqual(['Segundo', 'Primeiro']);
    expect(screen.getByText(/^2 modelos · /)).toBeVisible();
    const second = within(card('Segundo'));
    expect(second.getByText('Padrão')).toBeVisible();
    expect(second.getByText('Noturno')).toBeVisible();
    for (const meaning of ['Português: 3 de 3', 'Inglês: 1 de 3', 'Espanhol: 0 de 3'])
      expect(second.getByTitle(`${meaning} áreas`)).toHaveTextContent(meaning);
    expect(within(card('Primeiro')).queryByText('Padrão')).toBeNull();
    expect(second.getByRole('link', { name: 'Editar: Segundo' })).toHaveAttribute(
      'href',
      `/editor/${id}`,
    );
    expect(second.getByRole('link', { name: 'Visualizar: Segundo' })).toHaveAttribute(
      'href',
      `/preview/${id}?type=template`,
    );
    expect(await asked('GET')).toHaveLength(1);
  });

  test('is empty: says what a first template does', async () => {
    show();
    await heading('Nenhum modelo');
    for (const link of screen.getAllByRole('link', { name: 'Novo modelo' }))
      expect(link).toHaveAttribute('href', '/editor');
  });

  test('that failed can be tried again', async () => {
    await createTemplate(company);
    await fail('GET', { status: 500, times: 1 });
    const { user } = show();
    await heading('Não foi possível carregar os modelos');
    await user.click(await tryAgain());
    expect(await names()).toEqual(['Formatura']);
  });

  test('leaves out what is no template and shows the rest', async () => {
    const sound = { name: 'Bom', layout: 'Layout99', colors: {}, custom_fields: {} };
    const body = JSON.stringify([
      { nothing: true },
      { ...sound, id: 'one', background_image: null },
    ]);
    await fail('GET', { status: 200, body, content_type: 'application/json' });
    show();
    expect(await names()).toEqual(['Bom']);
    expect(within(card('Bom')).getByText('Clássico')).toBeVisible();
  });

  test('is not for learners', async () => {
    show('learner');
    await heading('Ops, você não tem acesso a este plugin!');
    expect(await asked('GET')).toEqual([]);
  });

  test('that a server refuses leads to the forbidden page', async () => {
    await fail('GET', { status: 403 });
    show();
    await heading('Ops, você não tem acesso a este plugin!');
  });
});

describe('the default', () => {
  beforeEach(async () => {
    for (const name of ['Primeiro', 'Segundo', 'Terceiro']) await createTemplate(company, { name });
  });

  test('moves at once, before the server has answered', async () => {
    await fail('PUT', { delay_ms: 1500 });
    const { user } = show();
    await cards();
    await user.click(star('Segundo'));
    expect(await marked()).toEqual(['Definir como padrão: Segundo']);
    expect(within(card('Segundo')).getByText('Padrão')).toBeVisible();
    expect(screen.queryByText('“Segundo” agora é o modelo padrão.')).toBeNull();
    await said('“Segundo” agora é o modelo padrão.');
    expect(await marked()).toEqual(['Definir como padrão: Segundo']);
  });

  test('moves back when that fails, and can be tried again', async () => {
    await fail('PUT', { status: 500, times: 1, delay_ms: 300 });
    const { user } = show();
    await cards();
    await user.click(star('Terceiro'));
    expect(await marked()).toEqual(['Definir como padrão: Terceiro']);
    await said('Não foi possível mudar o modelo padrão.');
    expect(await marked()).toEqual(['Definir como padrão: Primeiro']);
    await user.click(await tryAgain());
    await said('“Terceiro” agora é o modelo padrão.');
    expect(await marked()).toEqual(['Definir como padrão: Terceiro']);
  });

  test('after several quick choices is the last one, on screen and on the server', async () => {
    await fail('PUT', { delay_ms: 400, times: 1 });
    show();
    await cards();
    for (const name of ['Segundo', 'Terceiro', 'Primeiro', 'Segundo', 'Terceiro'])
      fireEvent.click(star(name));
    await said('“Terceiro” agora é o modelo padrão.');
    expect(await marked()).toEqual(['Definir como padrão: Terceiro']);
    expect(await asked('PUT')).toHaveLength(2);
    stop();
    show();
    expect((await names())[0]).toBe('Terceiro');
  });

  test('is had back from its message, which says what it applies to', async () => {
    const { user } = show();
    await cards();
    await user.click(star('Segundo'));
    await said('“Segundo” agora é o modelo padrão.');
    expect(screen.getByText(kept)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    await said('“Primeiro” agora é o modelo padrão.');
    expect(await marked()).toEqual(['Definir como padrão: Primeiro']);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull());
    expect(await asked('PUT')).toHaveLength(2);
  });

  test('of several choices is taken back to the one before the first of them', async () => {
    await fail('PUT', { delay_ms: 400, times: 1 });
    const { user } = show();
    await cards();
    for (const name of ['Segundo', 'Terceiro']) fireEvent.click(star(name));
    await said('“Terceiro” agora é o modelo padrão.');
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    await said('“Primeiro” agora é o modelo padrão.');
  });

  test('is not taken back to a template that was deleted meanwhile', async () => {
    const { user } = show();
    await cards();
    await user.click(star('Segundo'));
    await said('“Segundo” agora é o modelo padrão.');
    await choose(user, 'Primeiro', 'Excluir…');
    await user.click(await screen.findByRole('button', { name: 'Excluir modelo' }));
    await said('O modelo “Primeiro” foi excluído.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull());
  });

  test('says nothing of issued certificates where the platform does not', async () => {
    const body = JSON.stringify({ show_certificates: true });
    await breakPlatform({
      company_id: company.company_id,
      method: 'GET',
      path: '/settings',
      status: 200,
      body,
      content_type: 'application/json',
    });
    const { user } = show();
    await cards();
    await user.click(star('Segundo'));
    await said('“Segundo” agora é o modelo padrão.');
    expect(screen.getByRole('button', { name: 'Desfazer' })).toBeVisible();
    expect(screen.queryByText(kept)).toBeNull();
  });

  test('cannot be deleted, which its menu says', async () => {
    const { user } = show();
    await cards();
    await user.click(screen.getByRole('button', { name: 'Mais ações: Primeiro' }));
    const action = await screen.findByRole('menuitem', { name: 'Excluir…' });
    expect(action).toHaveAttribute('aria-disabled', 'true');
    expect(action).toHaveAccessibleDescription(/não pode ser excluído/);
    await user.click(action);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('the last template', () => {
  test('can be deleted though it is the default; a first one is offered then', async () => {
    await createTemplate(company, { name: 'Único' });
    const { user } = show();
    await cards();
    await choose(user, 'Único', 'Excluir…');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveAccessibleDescription('Esta ação não pode ser desfeita.');
    await user.click(within(question).getByRole('button', { name: 'Excluir modelo' }));
    await heading('Nenhum modelo');
    expect(await asked('DELETE')).toHaveLength(1);
  });
});

describe('a copy', () => {
  test('is in the list, announced and focused, and is not the default', async () => {
    await createTemplate(company, { name: 'Primeiro', layout: 'Layout6' });
    const { user } = show();
    await cards();
    await choose(user, 'Primeiro', 'Duplicar');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Editar: Primeiro (cópia)' })).toHaveFocus(),
    );
    await said('“Primeiro (cópia)” foi criado.');
    expect(within(card('Primeiro (cópia)')).getByText('Mosaico')).toBeVisible();
    expect(await marked()).toEqual(['Definir como padrão: Primeiro']);
    expect((await asked('POST')).at(-1)?.body).toMatchObject({ favorite: false });
  });

  test('that failed can be tried again', async () => {
    await createTemplate(company, { name: 'Primeiro' });
    await fail('POST', { status: 500, times: 1 });
    const { user } = show();
    await cards();
    await choose(user, 'Primeiro', 'Duplicar');
    await said('Não foi possível duplicar “Primeiro”.');
    await user.click(await tryAgain());
    await screen.findByRole('heading', { name: 'Primeiro (cópia)' });
  });
});

describe('deleting', () => {
  let second: string;

  beforeEach(async () => {
    await createTemplate(company, { name: 'Primeiro' });
    second = await createTemplate(company, { name: 'Segundo' });
    await createTemplate(company, { name: 'Terceiro' });
  });

  const dialog = () => screen.findByRole('alertdialog', { name: 'Excluir o modelo “Segundo”?' });
  const confirm = { name: 'Excluir modelo' };

  async function ask() {
    const { user } = show();
    await cards();
    await choose(user, 'Segundo', 'Excluir…');
    await dialog();
    return user;
  }

  test('asks first, naming the template and the default', async () => {
    const user = await ask();
    const question = within(await dialog());
    expect(await dialog()).toHaveAccessibleDescription(/passam a usar o padrão, “Primeiro”/);
    expect(question.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Mais ações: Segundo' })).toHaveFocus(),
    );
    expect(await asked('DELETE')).toEqual([]);
  });

  test('takes it from the list; the focus goes to the next, in the end to the new one', async () => {
    const user = await ask();
    const question = within(await dialog());
    await user.click(question.getByRole('button', confirm));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await names()).toEqual(['Primeiro', 'Terceiro']);
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Editar: Terceiro' })).toHaveFocus(),
    );
    await choose(user, 'Terceiro', 'Excluir…');
    await user.click(await screen.findByRole('button', confirm));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Novo modelo' })).toHaveFocus());
  });

  test('stays open while it is under way', async () => {
    await fail('DELETE', { delay_ms: 600 });
    const user = await ask();
    const question = within(await dialog());
    await user.click(question.getByRole('button', confirm));
    expect(question.getByRole('button', { name: 'Excluindo', busy: true })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await dialog()).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await asked('DELETE')).toHaveLength(1);
  });

  test('what has become the default elsewhere says why not', async () => {
    const user = await ask();
    const question = within(await dialog());
    await throughOtherWindow('PUT', `${second}/favorite`);
    await user.click(question.getByRole('button', confirm));
    expect(await question.findByText(/não pode ser excluído/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancelar' }));
    await waitFor(async () => expect(await marked()).toEqual(['Definir como padrão: Segundo']));
  });

  test('what is gone already is as good as deleting it', async () => {
    const user = await ask();
    const question = within(await dialog());
    await throughOtherWindow('DELETE', second);
    await user.click(question.getByRole('button', confirm));
    await said('O modelo “Segundo” foi excluído.');
    expect(await names()).toEqual(['Primeiro', 'Terceiro']);
  });

  test('that failed says so inside and can be repeated', async () => {
    await fail('DELETE', { status: 500, times: 1 });
    const user = await ask();
    const question = within(await dialog());
    await user.click(question.getByRole('button', confirm));
    expect(await question.findByText(/Não foi possível excluir/)).toBeVisible();
    await user.click(question.getByRole('button', confirm));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await names()).toEqual(['Primeiro', 'Terceiro']);
  });

  test('leaves what is there when the list cannot be brought up to date', async () => {
    const user = await ask();
    const question = within(await dialog());
    await fail('GET', { status: 500 });
    await user.click(question.getByRole('button', confirm));
    await said('Não foi possível atualizar a lista de modelos.');
    expect(await names()).toEqual(['Primeiro', 'Terceiro']);
    await mendPlatform(company.company_id);
  });
});
