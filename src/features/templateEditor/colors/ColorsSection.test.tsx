/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { layoutNames } from '#domain/template/template.ts';
import { createCompany, createTemplate } from '#testing/platform.ts';
import { renderApp } from '#testing/mount/renderApp.ts';

let stop: () => void = () => undefined;

beforeAll(() => {
  // jsdom has no IndexedDB: a request that never completes.
  globalThis.indexedDB = { open: () => ({}) } as unknown as IDBFactory;
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

const getTitleField = () => screen.getByRole('textbox', { name: 'Cor do título' });
const getContentField = () => screen.getByRole('textbox', { name: 'Cor do conteúdo' });
const getColorsSection = () => within(screen.getByRole('region', { name: 'Cores' }));
const getLayoutGroup = () => screen.getByRole('radiogroup', { name: 'Escolha um layout' });
const getSwatchButton = (field: string) =>
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

describe('the text field of a colour', () => {
  test('accepts six digits in any case and shows their contrast, and expands three on blur, not while typing', async () => {
    const user = await openEditor();
    expect(getContentField()).toHaveAccessibleDescription('Contraste 10,7:1');
    await user.clear(getContentField());
    await user.type(getContentField(), '14532d');
    await user.tab();
    expect(getContentField()).toHaveValue('14532D');
    expect(getContentField()).toHaveAccessibleDescription('Contraste 9,0:1');

    await user.clear(getTitleField());
    await user.type(getTitleField(), '#f00');
    expect(getTitleField()).toHaveValue('f00');
    await user.tab();
    expect(getTitleField()).toHaveValue('FF0000');
  });

  test('accepts pasted texts, and marks the company’s own colour', async () => {
    const user = await openEditor();
    expect(getColorsSection().getByText('Marca')).toBeVisible();
    for (const [text, value] of [
      ['14532D', '14532D'],
      ['#f00', 'FF0000'],
      ['rgb(0, 255, 0)', '00FF00'],
      [' #0000ff ', '0000FF'],
    ] as const) {
      await user.click(getTitleField());
      await user.paste(text);
      expect(getTitleField()).toHaveValue(value);
      expect(getColorsSection().queryByText('Marca')).toBeNull();
    }
  });

  test('shows an error for an invalid colour, restores the last one on Escape, and shows one for an incomplete colour only on blur', async () => {
    const user = await openEditor();
    await user.clear(getContentField());
    await user.type(getContentField(), '12G');
    expect(getContentField()).toBeInvalid();
    expect(getContentField()).toHaveAccessibleDescription('Use 6 dígitos de 0 a F.');
    await user.keyboard('{Escape}');
    expect(getContentField()).toHaveValue('323F47');
    expect(getContentField()).toBeValid();

    await user.clear(getContentField());
    await user.type(getContentField(), '12');
    expect(getContentField()).toBeValid();
    await user.tab();
    expect(getContentField()).toBeInvalid();
    expect(getContentField()).toHaveValue('12');
  });
});

describe('a colour with low contrast', () => {
  test('is kept, and a legible tone is offered, except for a title, which the certificate keeps legible', async () => {
    const user = await openEditor();
    expect(getTitleField()).toHaveValue('00CEB2');
    expect(getTitleField()).toHaveAccessibleDescription(
      'Contraste 2,0:1; o certificado mantém o título legível.',
    );
    await user.clear(getContentField());
    await user.type(getContentField(), '00CEB2');
    expect(getContentField()).toHaveAccessibleDescription(
      /^Contraste 2,0:1, difícil de ler\. Um tom legível: #\w{6} \(4,5:1\)\.$/,
    );
    await user.click(screen.getByRole('button', { name: 'Usar esta cor' }));
    expect(getContentField()).not.toHaveValue('00CEB2');
    expect(getContentField()).toHaveAccessibleDescription('Contraste 4,5:1');
    expect(screen.queryByRole('button', { name: 'Usar esta cor' })).toBeNull();
  });

  test('is checked against the background of the chosen layout', async () => {
    const user = await openEditor();
    await user.click(within(getLayoutGroup()).getByRole('radio', { name: 'Noturno' }));
    expect(getTitleField()).toHaveAccessibleDescription(/^Contraste 8,3:1$/);
    expect(getContentField()).toHaveAccessibleDescription(
      'Vira o fundo deste layout; o texto usa um tom claro (15,0:1).',
    );
  });
});

describe('the colour picker', () => {
  test('suggests colours, returns the focus on Escape, and changes the hue when its slider moves', async () => {
    const user = await openEditor();
    await user.click(getSwatchButton('Cor do título'));
    const picker = within(await screen.findByRole('dialog', { name: 'Cor do título' }));
    const suggestions = within(picker.getByRole('group', { name: 'Sugestões' }));
    expect(suggestions.getByRole('button', { name: '#00CEB2' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(suggestions.getByRole('button', { name: '#323F47' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(getTitleField()).toHaveValue('323F47');
    await waitFor(() => expect(getSwatchButton('Cor do título')).toHaveFocus());

    await user.keyboard('{Enter}');
    const openedAgain = within(await screen.findByRole('dialog', { name: 'Cor do título' }));
    const slider = openedAgain.getByRole('slider', { name: 'Matiz' });
    fireEvent.change(slider, { target: { value: '0' } });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(getTitleField()).not.toHaveValue('323F47');
  });
});

describe('the choice of layouts', () => {
  test('is one radio group with the standard layouts and two for own artwork, and changes with the arrow keys', async () => {
    const user = await openEditor();
    const radios = within(getLayoutGroup());
    expect(radios.getAllByRole('radio')).toHaveLength(layoutNames.length);
    const artwork = within(radios.getByRole('group', { name: /^Sua arte · a página pronta/ }));
    expect(artwork.getAllByRole('radio')).toHaveLength(2);
    for (const name of ['Textos ao centro', 'Textos à esquerda'])
      expect(artwork.getByRole('radio', { name })).toBeVisible();
    for (const name of ['Clássico', 'Faixa', 'Editorial', 'Cabeçalho', 'Noturno', 'Mosaico'])
      expect(radios.getByRole('radio', { name })).toBeVisible();
    expect(within(getLayoutGroup()).getByRole('radio', { name: 'Clássico' })).toBeChecked();

    within(getLayoutGroup()).getByRole('radio', { name: 'Clássico' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(within(getLayoutGroup()).getByRole('radio', { name: 'Faixa' })).toBeChecked();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(
      within(getLayoutGroup()).getByRole('radio', { name: 'Textos à esquerda' }),
    ).toBeChecked();
  });
});
