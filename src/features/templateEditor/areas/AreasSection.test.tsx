/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  injectFault,
  type Company,
  createCompany,
  createTemplate,
  removeFaults,
} from '#testing/platform.ts';
import { buildAreaTexts, type CertificateTemplate } from '#domain/template/template.ts';
import { expectConsoleError } from '#testing/console.ts';
import { renderApp } from '#testing/mount/renderApp.ts';

let company: Company;
let stop: () => void = () => undefined;

beforeAll(() => {
  // jsdom has no layout, which the editor needs for the position of the selection.
  InputEvent.prototype.getTargetRanges = () => [];
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(async () => {
  company = await createCompany();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

async function openEditor(texts: Partial<CertificateTemplate['customFields']> = {}) {
  const user = userEvent.setup();
  const custom_fields = { ...buildAreaTexts(() => ['', '', '']), ...texts };
  const id = await createTemplate(company, { custom_fields });
  const view = renderApp(`/editor/${id}`, { token: company.admin.token });
  stop = view.stop;
  await screen.findByRole('heading', { level: 2, name: 'Áreas personalizadas' });
  return user;
}

const getAreaField = (name: string) => screen.getByRole('textbox', { name });
/** Gets the visible text of an area, with the labels of fields in brackets. */
const getAreaText = (name: string) =>
  Array.from(getAreaField(name).childNodes, (node) => {
    const text = (node.textContent ?? '').replaceAll('\u200b', '');
    return node.nodeType === Node.TEXT_NODE ? text : `[${text}]`;
  }).join('');
const getAddButton = (name: string) =>
  screen.getByRole('button', { name: `Adicionar dado registrado: ${name}` });

async function searchField(user: ReturnType<typeof userEvent.setup>, area: string, search: string) {
  await user.click(getAddButton(area));
  await user.type(await screen.findByRole('combobox', { name: /^Buscar/ }), search);
}

test('shows the completeness of each language on its tab and its texts below', async () => {
  const user = await openEditor({ ptBr: ['a', 'b', 'c'], esEs: ['uno', '', ''] });
  const tabs = screen.getAllByRole('tab').map((tab) => tab.lastChild?.textContent);
  expect(tabs.slice(0, 3)).toEqual([
    'Português: completo',
    'Espanhol: 1 de 3',
    'Inglês: em branco',
  ]);
  await user.click(screen.getByRole('tab', { name: /^Português/ }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Espanhol');
  expect(getAreaText('Cabeçalho')).toBe('uno');
  expect(getAreaField('Cabeçalho')).toHaveAttribute('aria-multiline', 'false');
  expect(getAreaField('Centro')).toHaveAttribute('aria-multiline', 'true');
});

test('shows no completeness without texts, and complete languages with the same areas', async () => {
  const user = await openEditor();
  const names = () => screen.getAllByRole('tab').map((tab) => tab.lastChild?.textContent);
  const emptyNames = names();
  expect(emptyNames.slice(0, 3)).toEqual(['Português', 'Espanhol', 'Inglês']);
  for (const tab of screen.getAllByRole('tab')) {
    await user.click(tab);
    await user.type(getAreaField('Cabeçalho'), 'x');
  }
  expect(names()).toEqual(emptyNames.map((name) => `${name}: completo`));
});

test('advises to fill in all languages until they are complete', async () => {
  const user = await openEditor({
    ...buildAreaTexts(() => ['a', '', 'c']),
    esEs: ['a', '', ''],
  });
  const advice = screen.getByText(/^Preencha os textos em todos os idiomas/);
  expect(advice).toBeVisible();
  await user.click(screen.getByRole('tab', { name: /^Espanhol/ }));
  await user.type(getAreaField('Rodapé'), 'c');
  expect(screen.getByText(/^Preencha os textos em todos os idiomas/)).not.toBeVisible();
  expect(screen.getByText('Os textos estão completos em todos os idiomas.')).toBeVisible();
  await user.keyboard('{Backspace}');
  expect(screen.getByText(/^Preencha os textos em todos os idiomas/)).toBeVisible();
});

test('finds fields without accents and the name of the company, inserts them at the caret, and shows that a search has no results', async () => {
  const user = await openEditor();
  await searchField(user, 'Centro', 'CARGA HORARIA');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Carga horária8 h 30 min$/),
  ]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(getAreaText('Centro')).toBe('[Carga horária]'));
  expect(getAreaField('Centro')).toHaveFocus();

  await searchField(user, 'Rodapé', 'empresa');
  const group = await screen.findByRole('group', { name: 'Empresa' });
  expect(within(group).getByRole('option')).toHaveTextContent('Nome da empresa');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(getAreaText('Rodapé')).toBe('[Nome da empresa]'));

  await searchField(user, 'Rodapé', 'xyz');
  expect(await screen.findByText('Nenhum resultado encontrado')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(getAreaField('Rodapé')).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('shows fields by their labels and counts their stored length, removes those that do not exist, and warns about private data that anyone with the link can read', async () => {
  const user = await openEditor({
    ptBr: ['De {{ user.name }}', 'A {{user.password}}{{user.meta.gone}} z', '{{user.email}}'],
  });
  expect(getAreaText('Cabeçalho')).toBe('De [Nome]');
  expect(getAreaField('Cabeçalho')).toHaveAccessibleDescription(/^16 de 280 caracteres\s*$/);
  const note = /Quem tiver o link de um certificado pode ler/;
  expect(screen.getByRole('group', { name: 'Rodapé' })).toHaveTextContent(note);
  expect(screen.getByRole('group', { name: 'Cabeçalho' })).not.toHaveTextContent(note);
  expect(await screen.findByText(/^“user.meta.gone” não existe mais/)).toBeVisible();
  const center = screen.getByRole('group', { name: 'Centro' });
  const [firstButton] = within(center).getAllByRole('button', { name: 'Remover' });
  if (firstButton) await user.click(firstButton);
  expect(getAreaText('Centro')).toBe('A [user.meta.gone] z');
});

test('does not report company fields as missing when they cannot be loaded, and retries', async () => {
  expectConsoleError(/^ApiError: .* status code 500/);
  await injectFault(company, 'POST /company/graphql', { status: 500 });
  const user = await openEditor({ ptBr: ['{{user.meta.1}} {{user.password}}', '', ''] });
  await user.click(getAddButton('Centro'));
  expect(await screen.findByText(/^Não foi possível carregar os atributos/)).toBeVisible();
  expect(screen.getByText(/^“user.password” não existe mais/)).toBeInTheDocument();
  expect(screen.queryByText(/^“user.meta.1” não existe mais/)).not.toBeInTheDocument();
  await removeFaults(company.company_id);
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(screen.queryByText(/^Não foi possível/)).not.toBeInTheDocument());
});

test('undoes typing in one step', async () => {
  const user = await openEditor();
  await user.click(getAreaField('Cabeçalho'));
  await user.keyboard('Olá');
  expect(getAreaText('Cabeçalho')).toBe('Olá');
  await user.keyboard('{Control>}z{/Control}');
  expect(getAreaText('Cabeçalho')).toBe('');
  await user.keyboard('{Control>}y{/Control}');
  expect(getAreaText('Cabeçalho')).toBe('Olá');
});

test('truncates a pasted text that does not fit and says how much was left out', async () => {
  const user = await openEditor({ ptBr: ['x'.repeat(279), '', ''] });
  await user.click(getAreaField('Cabeçalho'));
  await user.paste('12345');
  expect(getAreaText('Cabeçalho')).toHaveLength(280);
  expect(getAreaField('Cabeçalho')).toHaveAccessibleDescription(
    '280 de 280 caracteres Colado até 280; 4 caracteres ficaram de fora',
  );
  await user.keyboard('x');
  expect(getAreaField('Cabeçalho')).toHaveAccessibleDescription(
    '280 de 280 caracteres O texto atingiu o tamanho máximo.',
  );
  await user.click(screen.getByRole('button', { name: 'Restaurar valores iniciais' }));
  expect(getAreaField('Cabeçalho')).toHaveAccessibleDescription(/^0 de 280 caracteres\s*$/);
});

test('copies one or all missing texts from another language and undoes it in one step', async () => {
  const user = await openEditor({
    ptBr: ['Olá {{user.name}}', 'centro', ''],
    esEs: ['', 'medio', ''],
  });
  await user.click(screen.getByRole('tab', { name: /^Espanhol/ }));
  await user.click(await screen.findByRole('button', { name: 'Copiar do português: Cabeçalho' }));
  expect(getAreaText('Cabeçalho')).toBe('Olá [Nome]');
  expect(getAreaText('Centro')).toBe('medio');
  await waitFor(() => expect(getAreaField('Cabeçalho')).toHaveFocus());
  expect(screen.queryByRole('button', { name: /^Copiar do/ })).toBeNull();

  await user.click(screen.getByRole('tab', { name: /^Inglês/ }));
  expect(await screen.findByText('Em branco: Cabeçalho e Centro.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copiar do português' }));
  expect([getAreaText('Cabeçalho'), getAreaText('Centro')]).toEqual(['Olá [Nome]', 'centro']);
  expect(screen.getAllByText('Copiado do português.')[0]).toBeVisible();
  await user.keyboard('{Control>}z{/Control}');
  expect([getAreaText('Cabeçalho'), getAreaText('Centro')]).toEqual(['', '']);
});

test('undoes copied texts from the toast, even after another change', async () => {
  const user = await openEditor({ ptBr: ['cabeçalho', '', ''] });
  await user.click(screen.getByRole('tab', { name: /^Inglês/ }));
  await user.click(await screen.findByRole('button', { name: 'Copiar do português' }));
  const undoButton = await screen.findByText('Desfazer', { selector: 'button' });
  await user.click(screen.getByRole('radio', { name: 'Noturno' }));
  await user.click(undoButton);
  expect(getAreaText('Cabeçalho')).toBe('');
  expect(screen.getByRole('radio', { name: 'Noturno' })).toBeChecked();
});
