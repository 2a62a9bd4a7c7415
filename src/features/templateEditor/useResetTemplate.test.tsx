/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { injectFault, type Company, createCompany } from '#testing/platform.ts';
import { renderApp } from '#testing/mount/renderApp.ts';

let company: Company;
let stop: () => void = () => undefined;

beforeEach(async () => {
  company = await createCompany({ primary_color: '#6D28D9' });
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

async function openEditor() {
  stop = renderApp('/editor', { token: company.admin.token }).stop;
  await screen.findByRole('button', { name: 'Salvar' });
  return userEvent.setup();
}

const getNameButton = () => screen.getByRole('button', { name: /Editar o nome$/ });
const clickButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const clickReset = () => clickButton('Restaurar valores iniciais');

describe('a reset clears the errors', () => {
  test('about an empty name and an invalid colour', async () => {
    const user = await openEditor();
    await user.click(getNameButton());
    await user.clear(screen.getByRole('textbox', { name: 'Nome do modelo' }));
    expect(screen.getByText(/^Dê um nome ao modelo/)).toBeVisible();
    const color = () => screen.getByRole('textbox', { name: 'Cor do título' });
    fireEvent.change(color(), { target: { value: 'zzz' } });
    fireEvent.blur(color());
    expect(color()).toBeInvalid();
    clickReset();
    expect(getNameButton()).toHaveTextContent('New Template ✏️');
    expect(screen.queryByText(/^Dê um nome ao modelo/)).not.toBeInTheDocument();
    expect(color()).toBeValid();
    expect(color()).toHaveValue('6D28D9');
  });

  test('about a name and about colours that the server rejected', async () => {
    await openEditor();
    for (const [field, text] of [
      ['name', /não aceitou este nome/],
      ['colors.title', /não aceitou estas cores/],
    ] as const) {
      await injectFault(company, 'POST /certificate-templates', {
        status: 400,
        body: JSON.stringify({ message: 'No.', field }),
        times: 1,
      });
      clickButton('Salvar');
      expect((await screen.findAllByText(text))[0]).toBeVisible();
      const getErrorNotes = () =>
        screen.queryAllByText(text, { ignore: '[role="alert"] *, section *' });
      await waitFor(() => expect(getErrorNotes()).not.toEqual([]));
      clickReset();
      expect(getErrorNotes()).toEqual([]);
    }
  });
});

test('undoes a reset from its toast, even after another change', async () => {
  await openEditor();
  const chooseLayout = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
  chooseLayout('Noturno');
  clickReset();
  expect(screen.getByRole('radio', { name: 'Clássico' })).toBeChecked();
  const undoButton = await screen.findByText('Desfazer', { selector: 'button' });
  chooseLayout('Faixa');
  fireEvent.click(undoButton);
  expect(screen.getByRole('radio', { name: 'Noturno' })).toBeChecked();
});
