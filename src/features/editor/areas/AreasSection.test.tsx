/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  breakPlatform,
  type Company,
  createCompany,
  createTemplate,
  mendPlatform,
} from '#testing/platform.ts';
import { renderApp } from '#testing/mount/renderApp.tsx';

let company: Company;
let stop: () => void = () => undefined;

beforeAll(() => {
  // jsdom lays nothing out, and edits happen where the selection is.
  InputEvent.prototype.getTargetRanges = () => [];
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});
beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  company = await createCompany();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

const none = ['', '', ''];

async function open(texts: Partial<Record<'ptBr' | 'enUs' | 'esEs', string[]>> = {}) {
  const user = userEvent.setup();
  const custom_fields = { ptBr: none, enUs: none, esEs: none, ...texts };
  const id = await createTemplate(company, { custom_fields });
  const view = renderApp(`/editor/${id}`, { token: company.admin.token });
  stop = view.stop;
  await screen.findByRole('heading', { level: 2, name: 'Áreas personalizadas' });
  return user;
}

const area = (name: string) => screen.getByRole('textbox', { name });
/** As it is seen: fields by their names in brackets. */
const textOf = (name: string) =>
  Array.from(area(name).childNodes, (node) => {
    const text = (node.textContent ?? '').replaceAll('\u200b', '');
    return node.nodeType === Node.TEXT_NODE ? text : `[${text}]`;
  }).join('');
const add = (name: string) =>
  screen.getByRole('button', { name: `Adicionar dado registrado: ${name}` });

async function pick(user: ReturnType<typeof userEvent.setup>, into: string, search: string) {
  await user.click(add(into));
  await user.type(await screen.findByRole('searchbox', { name: /^Buscar/ }), search);
}

test('tabs tell how far each language has what others have, and show its texts', async () => {
  const user = await open({ ptBr: ['a', 'b', 'c'], esEs: ['uno', '', ''] });
  const tabs = screen.getAllByRole('tab').map((tab) => tab.lastChild?.textContent);
  expect(tabs).toEqual(['Português: completo', 'Espanhol: 1 de 3', 'Inglês: em branco']);
  await user.click(screen.getByRole('tab', { name: /^Português/ }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Espanhol');
  expect(textOf('Cabeçalho')).toBe('uno');
  expect(area('Cabeçalho')).toHaveAttribute('aria-multiline', 'false');
  expect(area('Centro')).toHaveAttribute('aria-multiline', 'true');
});

test('tabs of a template without texts have no marks; the same areas in each are complete', async () => {
  const user = await open();
  const names = () => screen.getAllByRole('tab').map((tab) => tab.lastChild?.textContent);
  expect(names()).toEqual(['Português', 'Espanhol', 'Inglês']);
  for (const language of ['Português', 'Espanhol', 'Inglês']) {
    await user.click(screen.getByRole('tab', { name: new RegExp(`^${language}`) }));
    await user.type(area('Cabeçalho'), 'x');
  }
  expect(names()).toEqual(['Português: completo', 'Espanhol: completo', 'Inglês: completo']);
});

test('a field is shown by its name and counted as it is stored', async () => {
  await open({ ptBr: ['De {{ user.name }}', '', ''] });
  expect(textOf('Cabeçalho')).toBe('De [Nome]');
  expect(area('Cabeçalho')).toHaveAccessibleDescription(/^16 de 280 caracteres\s*$/);
});

test('a field is found without accents and put where the caret was', async () => {
  const user = await open();
  await pick(user, 'Centro', 'CARGA HORARIA');
  const options = await screen.findAllByRole('menuitem');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Carga horária8 h 30 min$/),
  ]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(textOf('Centro')).toBe('[Carga horária]'));
  expect(area('Centro')).toHaveFocus();
});

test('the company that issues the certificate is a field as well', async () => {
  const user = await open();
  await pick(user, 'Rodapé', 'empresa');
  const group = await screen.findByRole('group', { name: 'Empresa' });
  expect(within(group).getByRole('menuitem')).toHaveTextContent('Nome da empresa');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(textOf('Rodapé')).toBe('[Nome da empresa]'));
});

test('a search that finds nothing says so, and Escape gives the focus back', async () => {
  const user = await open();
  await pick(user, 'Rodapé', 'xyz');
  expect(await screen.findByText('Nenhum resultado encontrado')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(area('Rodapé')).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('fields that do not exist are named and removed', async () => {
  const user = await open({ ptBr: ['', 'A {{user.password}}{{user.meta.gone}} z', ''] });
  expect(await screen.findByText(/^“user.meta.gone” não existe mais/)).toBeVisible();
  const center = screen.getByRole('group', { name: 'Centro' });
  const [first] = within(center).getAllByRole('button', { name: 'Remover' });
  if (first) await user.click(first);
  expect(textOf('Centro')).toBe('A [user.meta.gone] z');
});

test('what a stranger could read is said', async () => {
  await open({ ptBr: ['{{user.name}}', '', '{{user.email}}'] });
  const note = /podem ser lidos por quem tiver o link/;
  expect(screen.getByRole('group', { name: 'Rodapé' })).toHaveTextContent(note);
  expect(screen.getByRole('group', { name: 'Cabeçalho' })).not.toHaveTextContent(note);
});

test('where the company fields cannot be had, none is called gone, and they are asked for again', async () => {
  const { company_id } = company;
  await breakPlatform({ company_id, method: 'POST', path: '/company/graphql', status: 500 });
  const user = await open({ ptBr: ['{{user.meta.1}} {{user.password}}', '', ''] });
  await user.click(add('Centro'));
  expect(await screen.findByText(/^Não foi possível carregar os atributos/)).toBeVisible();
  expect(screen.getByText(/^“user.password” não existe mais/)).toBeInTheDocument();
  expect(screen.queryByText(/^“user.meta.1” não existe mais/)).not.toBeInTheDocument();
  await mendPlatform(company_id);
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(screen.queryByText(/^Não foi possível/)).not.toBeInTheDocument());
});

test('typing is one step of undo', async () => {
  const user = await open();
  await user.click(area('Cabeçalho'));
  await user.keyboard('Olá');
  expect(textOf('Cabeçalho')).toBe('Olá');
  await user.keyboard('{Control>}z{/Control}');
  expect(textOf('Cabeçalho')).toBe('');
  await user.keyboard('{Control>}y{/Control}');
  expect(textOf('Cabeçalho')).toBe('Olá');
});

test('text that does not fit is refused, and it is said', async () => {
  const user = await open({ ptBr: ['x'.repeat(279), '', ''] });
  await user.click(area('Cabeçalho'));
  await user.paste('12345');
  expect(textOf('Cabeçalho')).toHaveLength(280);
  expect(area('Cabeçalho')).toHaveAccessibleDescription(
    '280 de 280 caracteres O texto já está no tamanho máximo.',
  );
  await user.click(screen.getByRole('button', { name: 'Restaurar modelo padrão' }));
  expect(area('Cabeçalho')).toHaveAccessibleDescription(/^0 de 280 caracteres\s*$/);
});

test('what a language lacks is copied from another one, an area or all of them, and undone at once', async () => {
  const user = await open({ ptBr: ['Olá {{user.name}}', 'centro', ''], esEs: ['', 'medio', ''] });
  await user.click(screen.getByRole('tab', { name: /^Espanhol/ }));
  await user.click(await screen.findByRole('button', { name: 'Copiar do português: Cabeçalho' }));
  expect(textOf('Cabeçalho')).toBe('Olá [Nome]');
  expect(textOf('Centro')).toBe('medio');
  await waitFor(() => expect(area('Cabeçalho')).toHaveFocus());
  expect(screen.queryByRole('button', { name: /^Copiar do/ })).toBeNull();

  await user.click(screen.getByRole('tab', { name: /^Inglês/ }));
  expect(await screen.findByText('Em branco: Cabeçalho e Centro.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copiar do português' }));
  expect([textOf('Cabeçalho'), textOf('Centro')]).toEqual(['Olá [Nome]', 'centro']);
  expect(screen.getAllByText('Copiado do português.')[0]).toBeVisible();
  await user.keyboard('{Control>}z{/Control}');
  expect([textOf('Cabeçalho'), textOf('Centro')]).toEqual(['', '']);
});
