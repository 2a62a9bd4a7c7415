/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createTemplate } from '#testing/platform.ts';
import { setUpTemplatesPage } from '#testing/mount/templatesPage.tsx';

const page = setUpTemplatesPage();
const {
  getTemplateRequests,
  getCard,
  findCards,
  chooseAction,
  failRequests,
  hideUsedDesigns,
  findPressedStars,
  getNames,
  findTexts,
  renderPage,
  getStar,
  findTryAgainButton,
} = page;

const issuedNote = 'Vale para os próximos certificados. Os já emitidos não mudam.';

describe('the default template', () => {
  beforeEach(async () => {
    for (const name of ['Primeiro', 'Segundo', 'Terceiro'])
      await createTemplate(page.company, { name });
  });

  test('changes at once, before the server responds', async () => {
    await failRequests('PUT', { delay_ms: 1500 });
    const { user } = renderPage();
    await findCards();
    await user.click(getStar('Segundo'));
    expect(await findPressedStars()).toEqual(['Definir como padrão: Segundo']);
    expect(within(getCard('Segundo')).getByText('Padrão')).toBeVisible();
    expect(screen.queryByText('“Segundo” agora é o modelo padrão.')).toBeNull();
    await findTexts('“Segundo” agora é o modelo padrão.');
    expect(await findPressedStars()).toEqual(['Definir como padrão: Segundo']);
  });

  test('changes back after a server error and can be retried', async () => {
    await failRequests('PUT', { status: 500, times: 1, delay_ms: 300 });
    const { user } = renderPage();
    await findCards();
    await user.click(getStar('Terceiro'));
    expect(await findPressedStars()).toEqual(['Definir como padrão: Terceiro']);
    await findTexts('Não foi possível mudar o modelo padrão.');
    expect(await findPressedStars()).toEqual(['Definir como padrão: Primeiro']);
    await user.click(await findTryAgainButton());
    await findTexts('“Terceiro” agora é o modelo padrão.');
    expect(await findPressedStars()).toEqual(['Definir como padrão: Terceiro']);
  });

  test('is the last of several quick choices, on screen and on the server', async () => {
    await failRequests('PUT', { delay_ms: 400, times: 1 });
    renderPage();
    await findCards();
    for (const name of ['Segundo', 'Terceiro', 'Primeiro', 'Segundo', 'Terceiro'])
      fireEvent.click(getStar(name));
    await findTexts('“Terceiro” agora é o modelo padrão.');
    expect(await findPressedStars()).toEqual(['Definir como padrão: Terceiro']);
    expect(await getTemplateRequests('PUT')).toHaveLength(2);
    page.unmount();
    renderPage();
    expect((await getNames())[0]).toBe('Terceiro');
  });

  test('can be undone from its toast, which shows that issued certificates do not change', async () => {
    const { user } = renderPage();
    await findCards();
    await user.click(getStar('Segundo'));
    await findTexts('“Segundo” agora é o modelo padrão.');
    expect(screen.getByText(issuedNote)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    await findTexts('“Primeiro” agora é o modelo padrão.');
    expect(await findPressedStars()).toEqual(['Definir como padrão: Primeiro']);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull());
    expect(await getTemplateRequests('PUT')).toHaveLength(2);
  });

  test('is restored to the one before several quick choices on undo', async () => {
    await failRequests('PUT', { delay_ms: 400, times: 1 });
    const { user } = renderPage();
    await findCards();
    for (const name of ['Segundo', 'Terceiro']) fireEvent.click(getStar(name));
    await findTexts('“Terceiro” agora é o modelo padrão.');
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    await findTexts('“Primeiro” agora é o modelo padrão.');
  });

  test('cannot be undone after the previous default was deleted', async () => {
    const { user } = renderPage();
    await findCards();
    await user.click(getStar('Segundo'));
    await findTexts('“Segundo” agora é o modelo padrão.');
    await chooseAction(user, 'Primeiro', 'Excluir…');
    await user.click(await screen.findByRole('button', { name: 'Excluir modelo' }));
    await findTexts('O modelo “Primeiro” foi excluído.');
    // The deletion can be undone. The other toast disappears sooner than after its eight seconds.
    await waitFor(
      () => expect(screen.getAllByRole('button', { name: 'Desfazer' })).toHaveLength(1),
      { timeout: 6000 },
    );
    expect(screen.queryByText(issuedNote)).toBeNull();
  });

  test('shows no note on issued certificates where the platform does not keep designs', async () => {
    await hideUsedDesigns();
    const { user } = renderPage();
    await findCards();
    await user.click(getStar('Segundo'));
    await findTexts('“Segundo” agora é o modelo padrão.');
    expect(screen.getByRole('button', { name: 'Desfazer' })).toBeVisible();
    expect(screen.queryByText(issuedNote)).toBeNull();
  });

  test('cannot be deleted, and its menu explains why', async () => {
    const { user } = renderPage();
    await findCards();
    await user.click(screen.getByRole('button', { name: 'Mais ações: Primeiro' }));
    const action = await screen.findByRole('menuitem', { name: 'Excluir…' });
    expect(action).toHaveAttribute('aria-disabled', 'true');
    expect(action).toHaveAccessibleDescription(/não pode ser excluído/);
    await user.click(action);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
