/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import { createTemplate, mendPlatform } from '#testing/platform.ts';
import { templatesPage } from '#testing/mount/templatesPage.tsx';

const page = templatesPage();
const {
  answer,
  asked,
  card,
  cards,
  choose,
  fail,
  heading,
  keepsNothing,
  marked,
  names,
  said,
  show,
  storedTemplates,
  throughOtherWindow,
  tryAgain,
} = page;

describe('the list', () => {
  test('shows each template with what is known of it, the default first', async () => {
    await createTemplate(page.company, { name: 'Primeiro' });
    const id = await createTemplate(page.company, {
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
    for (const meaning of ['Português: completo', 'Inglês: 1 de 3', 'Espanhol: em branco'])
      expect(second.getByTitle(meaning)).toHaveTextContent(meaning);
    expect(within(card('Primeiro')).queryByText('Padrão')).toBeNull();
    expect(within(card('Primeiro')).getByText('Sem textos próprios')).toBeVisible();
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

  test('says how much uses each template; the default one is in use anyway', async () => {
    await createTemplate(page.company, { name: 'Primeiro' });
    await createTemplate(page.company, { name: 'Segundo' });
    await createTemplate(page.company, { name: 'Terceiro' });
    const stored = await storedTemplates();
    const told = [{ certificates: 0, missions: 0 }, { certificates: 1204, missions: '1' }, null];
    const list = stored.map((one, place) => ({ ...one, usage: told[place] }));
    await answer(list);
    show();
    await cards();
    expect(within(card('Segundo')).getByText('1.204 certificados · 1 missão')).toBeVisible();
    for (const name of ['Primeiro', 'Terceiro'])
      expect(within(card(name)).queryByText(/uso|certificado/)).toBeNull();
  });

  test('says of a template that nothing uses it', async () => {
    await createTemplate(page.company, { name: 'Primeiro' });
    await createTemplate(page.company, { name: 'Segundo' });
    show();
    await cards();
    expect(within(card('Segundo')).getByText('Ainda sem uso')).toBeVisible();
  });

  test('is empty: says what a first template does', async () => {
    show();
    await heading('Nenhum modelo');
    for (const link of screen.getAllByRole('link', { name: 'Novo modelo' }))
      expect(link).toHaveAttribute('href', '/editor');
  });

  test('that failed can be tried again', async () => {
    await createTemplate(page.company);
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

describe('the last template', () => {
  test('can be deleted though it is the default; a first one is offered then', async () => {
    await createTemplate(page.company, { name: 'Único' });
    const { user } = show();
    await cards();
    await choose(user, 'Único', 'Excluir…');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveAccessibleDescription(
      'Ainda não está em uso. Esta ação não pode ser desfeita. Os certificados já emitidos não mudam.',
    );
    await user.click(within(question).getByRole('button', { name: 'Excluir modelo' }));
    await heading('Nenhum modelo');
    expect(await asked('DELETE')).toHaveLength(1);
  });
});

describe('a copy', () => {
  test('is in the list, announced and focused, and is not the default', async () => {
    await createTemplate(page.company, { name: 'Primeiro', layout: 'Layout6' });
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
    await createTemplate(page.company, { name: 'Primeiro' });
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
    await createTemplate(page.company, { name: 'Primeiro' });
    second = await createTemplate(page.company, { name: 'Segundo' });
    await createTemplate(page.company, { name: 'Terceiro' });
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

  test('asks first, naming the template, what uses it and the default', async () => {
    const user = await ask();
    const question = within(await dialog());
    expect(await dialog()).toHaveAccessibleDescription(
      'Ainda não está em uso. Esta ação não pode ser desfeita. Os certificados já emitidos não mudam; as missões que o usam passam a usar o padrão, “Primeiro”.',
    );
    expect(question.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Mais ações: Segundo' })).toHaveFocus(),
    );
    expect(await asked('DELETE')).toEqual([]);
  });

  test('claims nothing that the platform does not tell', async () => {
    const stored = await storedTemplates();
    const told = [null, { certificates: '87', missions: 2 }, null];
    await answer(stored.map((one, place) => ({ ...one, usage: told[place] })));
    await keepsNothing();
    await ask();
    expect(await dialog()).toHaveAccessibleDescription(
      'Em uso: 87 certificados e 2 missões. Esta ação não pode ser desfeita. Os certificados que usam este modelo passam a usar o padrão, “Primeiro”.',
    );
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
    await mendPlatform(page.company.company_id);
  });
});
