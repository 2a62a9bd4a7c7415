/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { breakPlatform, type Company, createCompany } from '#testing/platform.ts';
import { renderApp } from '#testing/mount/renderApp.tsx';

let company: Company;
let stop: () => void = () => undefined;

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  company = await createCompany({ primary_color: '#6D28D9' });
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

async function open() {
  stop = renderApp('/editor', { token: company.admin.token }).stop;
  await screen.findByRole('button', { name: 'Salvar' });
  return userEvent.setup();
}

const nameButton = () => screen.getByRole('button', { name: /Editar o nome$/ });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const reset = () => press('Restaurar modelo padrão');

describe('a reset takes away what a field has against its text', () => {
  test('a name that is none', async () => {
    const user = await open();
    await user.click(nameButton());
    await user.clear(screen.getByRole('textbox', { name: 'Nome do modelo' }));
    expect(screen.getByText(/^Dê um nome ao modelo/)).toBeVisible();
    reset();
    expect(nameButton()).toHaveTextContent('New Template ✏️');
    expect(screen.queryByText(/^Dê um nome ao modelo/)).not.toBeInTheDocument();
  });

  test('digits that are no colour', async () => {
    await open();
    const color = () => screen.getByRole('textbox', { name: 'Cor do título' });
    fireEvent.change(color(), { target: { value: 'zzz' } });
    fireEvent.blur(color());
    expect(color()).toBeInvalid();
    reset();
    expect(color()).toBeValid();
    expect(color()).toHaveValue('6D28D9');
  });

  test.each([
    ['a name', 'name', /não aceitou este nome/],
    ['colours', 'colors.title', /não aceitou estas cores/],
  ])('%s that the server refused', async (_what, field, words) => {
    await breakPlatform({
      company_id: company.company_id,
      method: 'POST',
      path: '/certificate-templates',
      status: 400,
      body: JSON.stringify({ message: 'No.', field }),
      times: 1,
    });
    await open();
    press('Salvar');
    expect((await screen.findAllByText(words))[0]).toBeVisible();
    const notes = () => screen.queryAllByText(words, { ignore: '[role="alert"] *, section *' });
    await waitFor(() => expect(notes()).not.toEqual([]));
    reset();
    expect(notes()).toEqual([]);
  });
});
