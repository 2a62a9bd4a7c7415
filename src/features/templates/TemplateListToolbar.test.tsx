/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createTemplate } from '#testing/platform.ts';
import { setUpTemplatesPage } from '#testing/mount/templatesPage.tsx';

const page = setUpTemplatesPage();
const { chooseAction, fetchStoredTemplates, findCards, findHeading, getNames, renderPage } = page;

async function createTemplates(count: number) {
  await createTemplate(page.company, { name: 'Padrão' });
  await createTemplate(page.company, { name: 'Segurança' });
  for (let index = 3; index <= count; index++)
    await createTemplate(page.company, { name: `Modelo ${index}` });
}
const findSearchField = () => screen.findByRole('searchbox', { name: 'Buscar modelos' });

describe('a list of twelve templates', () => {
  test('is searched by name, Escape clears the search, and a deletion leaves it as it is', async () => {
    await createTemplates(12);
    const { user } = renderPage();
    await user.type(await findSearchField(), 'SEGURANCA');
    expect(await getNames()).toEqual(['Segurança']);
    expect(await screen.findByText('1 modelo')).toBeInTheDocument();
    const preventsEscape = () =>
      !fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    expect(preventsEscape()).toBe(true);
    expect(await findSearchField()).toHaveValue('');
    // The host may close its dialog around the plugin then.
    expect(preventsEscape()).toBe(false);
    await user.type(await findSearchField(), 'modelo 1');
    expect(await getNames()).toEqual(['Modelo 10', 'Modelo 11', 'Modelo 12']);
    await chooseAction(user, 'Modelo 10', 'Excluir…');
    await user.click(await screen.findByRole('button', { name: 'Excluir modelo' }));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Editar: Modelo 11' })).toHaveFocus(),
    );
    expect(await getNames()).toEqual(['Modelo 11', 'Modelo 12']);
    expect(screen.getByText(/^11 modelos/)).toBeVisible();
  });

  test.each([
    ["d'agua", 'Gota d’Água'],
    ['orsted', 'Ørsted'],
    ['NR‑35', 'NR-35'],
  ])('is searched by the same rules as certificates: %s', async (text, name) => {
    await createTemplates(11);
    await createTemplate(page.company, { name });
    const { user } = renderPage();
    await user.type(await findSearchField(), text);
    expect(await getNames()).toEqual([name]);
  });

  test('says that nothing was found, and offers all again', async () => {
    await createTemplates(12);
    const { user } = renderPage();
    await user.type(await findSearchField(), 'xyz');
    await findHeading('Nenhum modelo tem “xyz” no nome');
    await user.click(screen.getByRole('button', { name: 'Limpar a busca' }));
    expect(await findCards()).toHaveLength(12);
  });

  test('is sorted by use, if the platform counts it', async () => {
    await createTemplates(12);
    const stored = await fetchStoredTemplates();
    const usages = [{ certificates: 2, missions: 0 }, null, { certificates: 0, missions: 3 }];
    usages[5] = { certificates: 9, missions: 0 };
    await page.respondToReads(
      stored.map((template, index) => ({ ...template, usage: usages[index] ?? null })),
    );
    const { user } = renderPage();
    await user.selectOptions(
      await screen.findByRole('combobox', { name: /^Ordenar/ }),
      'Mais usados primeiro',
    );
    expect((await getNames()).slice(0, 4)).toEqual(['Modelo 6', 'Padrão', 'Modelo 3', 'Segurança']);
  });

  test('has no order without usage', async () => {
    await createTemplates(12);
    await page.respondToReads(
      (await fetchStoredTemplates()).map((template) => ({ ...template, usage: null })),
    );
    renderPage();
    await findSearchField();
    expect(screen.queryByRole('combobox', { name: /^Ordenar/ })).toBeNull();
  });
});

test('a list of eleven templates has no search field', async () => {
  await createTemplates(11);
  renderPage();
  expect(await findCards()).toHaveLength(11);
  expect(screen.queryByRole('searchbox')).toBeNull();
});
