/** @jest-environment jest-fixed-jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { replaceToken } from '#session/replaceToken.ts';
import { endExpiredSession } from '#session/signInWithToken.ts';
import { createCompany, createTemplate, removeFaults } from '#testing/platform.ts';
import { setUpTemplatesPage } from '#testing/mount/templatesPage.tsx';

const page = setUpTemplatesPage();
const {
  chooseAction,
  failRequests,
  fetchAsAdmin,
  fetchStoredTemplates,
  findCards,
  findPressedStars,
  findTexts,
  getNames,
  getTemplateRequests,
  hideUsedDesigns,
  renderPage,
  respondToReads,
} = page;

type View = ReturnType<typeof renderPage>;

describe('deleting a template', () => {
  let second: string;

  beforeEach(async () => {
    await createTemplate(page.company, { name: 'Primeiro' });
    second = await createTemplate(page.company, { name: 'Segundo' });
    await createTemplate(page.company, { name: 'Terceiro' });
  });

  const findDialog = () =>
    screen.findByRole('alertdialog', { name: 'Excluir o modelo “Segundo”?' });
  const findUndoButton = () => screen.findByRole('button', { name: 'Desfazer' });
  const closeToast = async (user: View['user']) =>
    user.click(await screen.findByRole('button', { name: 'Fechar' }));
  const expectRequests = (count: number) =>
    waitFor(async () => expect(await getTemplateRequests('DELETE')).toHaveLength(count));

  async function signOut(user: View['user']) {
    await user.click(screen.getByRole('button', { name: page.company.admin.name }));
    await user.click(screen.getByRole('button', { name: 'Sair' }));
  }

  async function openDialog() {
    const view = renderPage();
    await findCards();
    await chooseAction(view.user, 'Segundo', 'Excluir…');
    await findDialog();
    return view;
  }

  async function confirmDeletion() {
    const view = await openDialog();
    await view.user.click(screen.getByRole('button', { name: 'Excluir modelo' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    return view;
  }

  test('asks first and says that the template is not used', async () => {
    const { user } = await openDialog();
    expect(await findDialog()).toHaveAccessibleDescription(
      'Ainda não está em uso. Você pode desfazer isso por alguns segundos.',
    );
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Mais ações: Segundo' })).toHaveFocus(),
    );
    expect(await getTemplateRequests('DELETE')).toEqual([]);
  });

  test('names the default that replaces a used template', async () => {
    const stored = await fetchStoredTemplates();
    const usages = [null, { certificates: '87', missions: 2 }, null];
    await respondToReads(stored.map((template, index) => ({ ...template, usage: usages[index] })));
    await hideUsedDesigns();
    await openDialog();
    expect(await findDialog()).toHaveAccessibleDescription(
      'Em uso: 87 certificados e 2 missões. Os certificados que usam este modelo passam a usar o modelo padrão, “Primeiro”. Você pode desfazer isso por alguns segundos.',
    );
  });

  test('names the default that replaces a template of unknown usage', async () => {
    const stored = await fetchStoredTemplates();
    await respondToReads(stored.map((template) => ({ ...template, usage: null })));
    await openDialog();
    expect(await findDialog()).toHaveAccessibleDescription(
      'Os certificados já emitidos não mudam; as missões que o usam passam a usar o modelo padrão, “Primeiro”. Você pode desfazer isso por alguns segundos.',
    );
  });

  test('removes it from the list at once, and sends the request when the toast closes', async () => {
    const { user } = await confirmDeletion();
    expect(await getNames()).toEqual(['Primeiro', 'Terceiro']);
    expect(screen.getByText(/^2 modelos/)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Editar: Terceiro' })).toHaveFocus(),
    );
    await findTexts('O modelo “Segundo” foi excluído.');
    expect(await getTemplateRequests('DELETE')).toEqual([]);
    await closeToast(user);
    await expectRequests(1);
    await waitFor(async () => expect(await fetchStoredTemplates()).toHaveLength(2));
    expect(await getNames()).toEqual(['Primeiro', 'Terceiro']);
  });

  test('focuses the button for a new template after the last one in the list', async () => {
    const { user } = renderPage();
    await findCards();
    await chooseAction(user, 'Terceiro', 'Excluir…');
    await user.click(await screen.findByRole('button', { name: 'Excluir modelo' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Novo modelo' })).toHaveFocus());
  });

  test('can be undone, which sends no request and focuses the template', async () => {
    const { user, stop } = await confirmDeletion();
    await user.click(await findUndoButton());
    expect(await getNames()).toEqual(['Primeiro', 'Segundo', 'Terceiro']);
    expect(screen.getByRole('link', { name: 'Editar: Segundo' })).toHaveFocus();
    stop();
    expect(await getTemplateRequests('DELETE')).toEqual([]);
  });

  test('can be undone with Ctrl+Z, without a way to the toast', async () => {
    const { user, stop } = await confirmDeletion();
    await findUndoButton();
    await user.keyboard('{Control>}z{/Control}');
    expect(await getNames()).toEqual(['Primeiro', 'Segundo', 'Terceiro']);
    expect(screen.getByRole('link', { name: 'Editar: Segundo' })).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull());
    stop();
    expect(await getTemplateRequests('DELETE')).toEqual([]);
  });

  test.each([
    ['the screen is left', ({ history }: View) => act(() => history.push('/'))],
    ['the plugin is unmounted', ({ stop }: View) => stop()],
    ['the page is hidden', () => window.dispatchEvent(new Event('pagehide'))],
    ['the user signs out', ({ user }: View) => void signOut(user)],
  ])('sends the request when %s', async (_event, leave) => {
    const view = await confirmDeletion();
    await findUndoButton();
    leave(view);
    await expectRequests(1);
    await waitFor(async () => expect(await fetchStoredTemplates()).toHaveLength(2));
  });

  test('signs out after some seconds even if the server does not respond', async () => {
    await failRequests('DELETE', { status: 500, delay_ms: 20_000 });
    const { user, history } = await confirmDeletion();
    await findUndoButton();
    await signOut(user);
    await waitFor(() => expect(history.location.pathname).toBe('/not-authorized'), {
      timeout: 4000,
    });
    await removeFaults(page.company.company_id);
  });

  test.each([
    ['the session expires', ({ store }: View) => store.dispatch(endExpiredSession())],
    [
      'another user signs in',
      async ({ store }: View) => store.dispatch(replaceToken((await createCompany()).admin.token)),
    ],
  ])('sends no request when %s', async (_event, endSession) => {
    const view = await confirmDeletion();
    await findUndoButton();
    await act(async () => void (await endSession(view)));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull());
    view.stop();
    expect(await getTemplateRequests('DELETE')).toEqual([]);
  });

  test('shows the template again with the reason after it became the default elsewhere', async () => {
    const { user } = await confirmDeletion();
    await fetchAsAdmin('PUT', `${second}/favorite`);
    await closeToast(user);
    await findTexts('O modelo padrão não pode ser excluído. Escolha outro modelo padrão antes.');
    await waitFor(async () =>
      expect(await findPressedStars()).toEqual(['Definir como padrão: Segundo']),
    );
  });

  test('succeeds when the template is already gone', async () => {
    const { user } = await confirmDeletion();
    await fetchAsAdmin('DELETE', second);
    await closeToast(user);
    await expectRequests(2);
    expect(await getNames()).toEqual(['Primeiro', 'Terceiro']);
  });

  test('shows the template again after a server error', async () => {
    await failRequests('DELETE', { status: 500, times: 1 });
    const { user } = await confirmDeletion();
    await closeToast(user);
    await findTexts('Não foi possível excluir o modelo. Tente de novo.');
    expect(await getNames()).toEqual(['Primeiro', 'Segundo', 'Terceiro']);
  });

  test('keeps the list when it cannot be refreshed', async () => {
    const { user } = await confirmDeletion();
    await failRequests('GET', { status: 500 });
    await closeToast(user);
    await findTexts('Não foi possível atualizar a lista de modelos.');
    expect(await getNames()).toEqual(['Primeiro', 'Terceiro']);
    await removeFaults(page.company.company_id);
  });
});
