/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCompany, createTemplate } from '#testing/platform.ts';
import { renderApp } from '#testing/mount/renderApp.tsx';

let stop: () => void = () => undefined;

beforeAll(() => {
  // jsdom has no database: its answer never comes.
  globalThis.indexedDB = { open: () => ({}) } as unknown as IDBFactory;
});
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

const title = () => screen.getByRole('textbox', { name: 'Cor do título' });
const content = () => screen.getByRole('textbox', { name: 'Cor do conteúdo' });
const colors = () => within(screen.getByRole('region', { name: 'Cores' }));
const layouts = () => screen.getByRole('radiogroup', { name: 'Escolha um layout' });
const swatch = (field: string) =>
  screen.getByRole('button', { name: `${field}: escolher em uma paleta` });

async function openEditor(changes: object = {}) {
  const company = await createCompany({ primary_color: '#00CEB2' });
  const id = await createTemplate(company, {
    layout: 'Layout1',
    colors: { title: '00CEB2', content: '323F47' },
    ...changes,
  });
  stop = renderApp(`/editor/${id}`, { token: company.admin.token }).stop;
  await screen.findByRole('radiogroup', { name: 'Escolha um layout' });
  return userEvent.setup();
}

describe('the text of a colour', () => {
  test('takes six digits in any case, and says how well they read', async () => {
    const user = await openEditor();
    expect(content()).toHaveAccessibleDescription('Contraste 10,7:1');
    await user.clear(content());
    await user.type(content(), '14532d');
    await user.tab();
    expect(content()).toHaveValue('14532D');
    expect(content()).toHaveAccessibleDescription('Contraste 9,0:1');
  });

  test.each(['#f00', 'rgb(255, 0, 0)', ' #ff0000 '])('takes a pasted %p whole', async (text) => {
    const user = await openEditor();
    await user.click(title());
    await user.paste(text);
    expect(title()).toHaveValue('FF0000');
  });

  test('widens three digits when it is left, not while they are typed', async () => {
    const user = await openEditor();
    await user.clear(title());
    await user.type(title(), '#f00');
    expect(title()).toHaveValue('f00');
    await user.tab();
    expect(title()).toHaveValue('FF0000');
  });

  test('that is none says so and leaves the colour; Escape brings it back', async () => {
    const user = await openEditor();
    await user.clear(content());
    await user.type(content(), '12G');
    expect(content()).toBeInvalid();
    expect(content()).toHaveAccessibleDescription('Use 6 dígitos de 0 a F.');
    await user.keyboard('{Escape}');
    expect(content()).toHaveValue('323F47');
    expect(content()).toBeValid();
  });

  test('is an error when it is left unfinished, not before', async () => {
    const user = await openEditor();
    await user.clear(content());
    await user.type(content(), '12');
    expect(content()).toBeValid();
    await user.tab();
    expect(content()).toBeInvalid();
    expect(content()).toHaveValue('12');
  });
});

test('the company’s own colour is marked', async () => {
  const user = await openEditor();
  expect(colors().getByText('Marca')).toBeVisible();
  await user.click(title());
  await user.paste('14532D');
  expect(colors().queryByText('Marca')).toBeNull();
});

describe('a colour that is hard to read', () => {
  test('is kept, with a legible tone to take', async () => {
    const user = await openEditor();
    await user.clear(content());
    await user.type(content(), '00CEB2');
    expect(content()).toHaveAccessibleDescription(
      /^Contraste 2,0:1, difícil de ler\. Um tom legível: #\w{6} \(4,5:1\)\.$/,
    );
    await user.click(screen.getByRole('button', { name: 'Usar esta cor' }));
    expect(content()).not.toHaveValue('00CEB2');
    expect(content()).toHaveAccessibleDescription('Contraste 4,5:1');
    expect(screen.queryByRole('button', { name: 'Usar esta cor' })).toBeNull();
  });

  test('is no matter for a title, which the certificate keeps legible', async () => {
    await openEditor();
    expect(title()).toHaveValue('00CEB2');
    expect(title()).toHaveAccessibleDescription(
      'Contraste 2,0:1; o certificado mantém o título legível.',
    );
  });

  test('is judged as the chosen layout draws it', async () => {
    const user = await openEditor();
    await user.click(within(layouts()).getByRole('radio', { name: 'Noturno' }));
    expect(title()).toHaveAccessibleDescription(/^Contraste 8,3:1$/);
    expect(content()).toHaveAccessibleDescription(
      'Vira o fundo deste layout; o texto usa um tom claro (15,0:1).',
    );
  });
});

describe('the picker', () => {
  test('offers colours by their digits; Escape gives the focus back', async () => {
    const user = await openEditor();
    await user.click(swatch('Cor do título'));
    const picker = within(await screen.findByRole('dialog', { name: 'Cor do título' }));
    const suggestions = within(picker.getByRole('group', { name: 'Sugestões' }));
    expect(suggestions.getByRole('button', { name: '#00CEB2' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(suggestions.getByRole('button', { name: '#323F47' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(title()).toHaveValue('323F47');
    await waitFor(() => expect(swatch('Cor do título')).toHaveFocus());
  });

  test('changes the hue as its slider moves', async () => {
    const user = await openEditor();
    await user.click(swatch('Cor do título'));
    const picker = within(await screen.findByRole('dialog', { name: 'Cor do título' }));
    fireEvent.change(picker.getByRole('slider', { name: 'Matiz' }), { target: { value: '0' } });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(title()).toHaveValue('CE0000');
  });
});

describe('the layouts', () => {
  test('are one choice: six of ours, and two for a page of one’s own', async () => {
    await openEditor();
    const radios = within(layouts());
    expect(radios.getAllByRole('radio')).toHaveLength(8);
    const artwork = within(radios.getByRole('group', { name: /^Sua arte · a página pronta/ }));
    expect(artwork.getAllByRole('radio')).toHaveLength(2);
    for (const name of ['Textos ao centro', 'Textos à esquerda'])
      expect(artwork.getByRole('radio', { name })).toBeVisible();
    for (const name of ['Clássico', 'Faixa', 'Editorial', 'Cabeçalho', 'Noturno', 'Mosaico'])
      expect(radios.getByRole('radio', { name })).toBeVisible();
    expect(within(layouts()).getByRole('radio', { name: 'Clássico' })).toBeChecked();
  });

  test('are chosen with the arrows', async () => {
    const user = await openEditor();
    within(layouts()).getByRole('radio', { name: 'Clássico' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(within(layouts()).getByRole('radio', { name: 'Faixa' })).toBeChecked();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(within(layouts()).getByRole('radio', { name: 'Textos à esquerda' })).toBeChecked();
  });
});
