/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import { expectConsoleError } from '#testing/console.ts';
import { createTemplate, getPlatformUrl } from '#testing/platform.ts';
import { setUpTemplatesPage } from '#testing/mount/templatesPage.tsx';

const page = setUpTemplatesPage();
const {
  respondToReads,
  getTemplateRequests,
  getCard,
  findCards,
  chooseAction,
  failRequests,
  findHeading,
  findPressedStars,
  getNames,
  findTexts,
  renderPage,
  fetchStoredTemplates,
  fetchAsAdmin,
  findTryAgainButton,
} = page;

describe('the list of templates', () => {
  test('shows each template with its details, the default first', async () => {
    await createTemplate(page.company, { name: 'Primeiro' });
    const id = await createTemplate(page.company, {
      name: 'Segundo',
      layout: 'Layout5',
      custom_fields: { ptBr: ['a', 'b', 'c'], enUs: ['a', ' ', ''], esEs: ['', '', ''] },
    });
    await fetchAsAdmin('PUT', `${id}/favorite`);
    renderPage();
    expect(await getNames()).toEqual(['Segundo', 'Primeiro']);
    expect(screen.getByText(/^2 modelos · /)).toBeVisible();
    const second = within(getCard('Segundo'));
    expect(second.getByText('Padrão')).toBeVisible();
    expect(second.getByText('Noturno')).toBeVisible();
    for (const meaning of ['Português: completo', 'Inglês: 1 de 3', 'Espanhol: em branco'])
      expect(second.getByTitle(meaning)).toHaveTextContent(meaning);
    expect(within(getCard('Primeiro')).queryByText('Padrão')).toBeNull();
    expect(within(getCard('Primeiro')).getByText('Sem textos personalizados')).toBeVisible();
    expect(second.getByRole('link', { name: 'Editar: Segundo' })).toHaveAttribute(
      'href',
      `${getPlatformUrl()}/editor/${id}`,
    );
    expect(second.getByRole('link', { name: 'Visualizar: Segundo' })).toHaveAttribute(
      'href',
      `${getPlatformUrl()}/preview/${id}?type=template`,
    );
    expect(await getTemplateRequests('GET')).toHaveLength(1);
  });

  test('shows the usage of each template except an unused default', async () => {
    await createTemplate(page.company, { name: 'Primeiro' });
    await createTemplate(page.company, { name: 'Segundo' });
    await createTemplate(page.company, { name: 'Terceiro' });
    const stored = await fetchStoredTemplates();
    const usages = [{ certificates: 0, missions: 0 }, { certificates: 1204, missions: '1' }, null];
    const list = stored.map((template, index) => ({ ...template, usage: usages[index] }));
    await respondToReads(list);
    renderPage();
    await findCards();
    expect(within(getCard('Segundo')).getByText('1.204 certificados · 1 missão')).toBeVisible();
    for (const name of ['Primeiro', 'Terceiro'])
      expect(within(getCard(name)).queryByText(/uso|certificado/)).toBeNull();
  });

  test('shows that a template is unused', async () => {
    await createTemplate(page.company, { name: 'Primeiro' });
    await createTemplate(page.company, { name: 'Segundo' });
    renderPage();
    await findCards();
    expect(within(getCard('Segundo')).getByText('Ainda sem uso')).toBeVisible();
  });

  test('explains templates when there are none', async () => {
    renderPage();
    await findHeading('Nenhum modelo');
    for (const link of screen.getAllByRole('link', { name: 'Novo modelo' }))
      expect(link).toHaveAttribute('href', `${getPlatformUrl()}/editor`);
  });

  test('loads again after a server error', async () => {
    await createTemplate(page.company);
    await failRequests('GET', { status: 500, times: 1 });
    const { user } = renderPage();
    await findHeading('Não foi possível carregar os modelos');
    await user.click(await findTryAgainButton());
    expect(await getNames()).toEqual(['Formatura']);
  });

  test('shows the readable templates when one is invalid', async () => {
    expectConsoleError(/^Left out what could not be read: /, 1);
    const validTemplate = { name: 'Bom', layout: 'Layout0', colors: {}, custom_fields: {} };
    const body = JSON.stringify([
      { nothing: true },
      { ...validTemplate, id: 'one', background_image: null },
    ]);
    await failRequests('GET', { status: 200, body, content_type: 'application/json' });
    renderPage();
    expect(await getNames()).toEqual(['Bom']);
    expect(within(getCard('Bom')).getByText('Clássico')).toBeVisible();
  });

  test('is forbidden for learners', async () => {
    renderPage('learner');
    await findHeading('Ops, você não tem acesso a este plugin!');
    expect(await getTemplateRequests('GET')).toEqual([]);
  });

  test('shows the forbidden page after a 403', async () => {
    await failRequests('GET', { status: 403 });
    renderPage();
    await findHeading('Ops, você não tem acesso a este plugin!');
  });
});

describe('the last template', () => {
  test('can be deleted although it is the default', async () => {
    await createTemplate(page.company, { name: 'Único' });
    const { user } = renderPage();
    await findCards();
    await chooseAction(user, 'Único', 'Excluir…');
    const dialogQueries = await screen.findByRole('alertdialog');
    expect(dialogQueries).toHaveAccessibleDescription(
      'Ainda não está em uso. Você pode desfazer isso por alguns segundos.',
    );
    await user.click(within(dialogQueries).getByRole('button', { name: 'Excluir modelo' }));
    await findHeading('Nenhum modelo');
    await user.click(await screen.findByRole('button', { name: 'Fechar' }));
    await waitFor(async () => expect(await getTemplateRequests('DELETE')).toHaveLength(1));
  });
});

describe('copying a template', () => {
  test('adds the copy to the list, announces and focuses it', async () => {
    await createTemplate(page.company, { name: 'Primeiro', layout: 'Layout6' });
    const { user, store } = renderPage();
    await findCards();
    await chooseAction(user, 'Primeiro', 'Duplicar');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Editar: Primeiro (cópia)' })).toHaveFocus(),
    );
    await findTexts('“Primeiro (cópia)” foi criado.');
    expect(within(getCard('Primeiro (cópia)')).getByText('Mosaico')).toBeVisible();
    expect(await findPressedStars()).toEqual(['Definir como padrão: Primeiro']);
    expect((await getTemplateRequests('POST')).at(-1)?.body).toMatchObject({ favorite: false });
    // The images of a template may be large.
    expect(store.getState().missionsApi.mutations).toEqual({});
  });

  test('leaves the focus where the user has moved it until the copy is created', async () => {
    await createTemplate(page.company, { name: 'Primeiro' });
    const { user } = renderPage();
    await findCards();
    await chooseAction(user, 'Primeiro', 'Duplicar');
    const link = screen.getByRole('link', { name: 'Novo modelo' });
    await waitFor(() =>
      expect(
        within(getCard('Primeiro')).getByRole('button', { name: /^Mais ações/ }),
      ).toHaveFocus(),
    );
    link.focus();
    await findTexts('“Primeiro (cópia)” foi criado.');
    expect(link).toHaveFocus();
  });

  test('can be retried after a server error', async () => {
    await createTemplate(page.company, { name: 'Primeiro' });
    await failRequests('POST', { status: 500, times: 1 });
    const { user } = renderPage();
    await findCards();
    await chooseAction(user, 'Primeiro', 'Duplicar');
    await findTexts('Não foi possível duplicar “Primeiro”.');
    await user.click(await findTryAgainButton());
    await screen.findByRole('heading', { name: 'Primeiro (cópia)' });
  });
});
