/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createTemplate } from '#testing/platform.ts';
import { templatesPage } from '#testing/mount/templatesPage.tsx';

const page = templatesPage();
const {
  asked,
  card,
  cards,
  choose,
  fail,
  keepsNothing,
  marked,
  names,
  said,
  show,
  star,
  tryAgain,
} = page;

const kept = 'Vale para os próximos certificados. Os já emitidos não mudam.';

describe('the default', () => {
  beforeEach(async () => {
    for (const name of ['Primeiro', 'Segundo', 'Terceiro'])
      await createTemplate(page.company, { name });
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
    page.leave();
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
    await keepsNothing();
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
