/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  type Company,
  createCompany,
  createTemplate,
  createTemplateBody,
  getRequests,
  injectFault,
  writeTemplate,
} from '#testing/platform.ts';
import { renderApp } from '#testing/mount/renderApp.ts';

let company: Company;
let stop: () => void = () => undefined;
beforeEach(async () => {
  company = await createCompany();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

const note = 'Este modelo mudou em outra aba.';
const showTab = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const findNoteButton = () => screen.findByRole('button', { name: 'Ver' });
const getNameButton = () => screen.getByRole('button', { name: /Editar o nome$/ });
const countReads = async (id: string) =>
  (await getRequests(company.company_id)).filter(
    ({ method, path }) => method === 'GET' && path.endsWith(id),
  ).length;

async function openEditor() {
  const id = await createTemplate(company);
  ({ stop } = renderApp(`/editor/${id}`, { token: company.admin.token }));
  await screen.findByRole('button', { name: 'Salvar' });
  return id;
}

describe('a template that changes in another tab', () => {
  test('is reported and announced when the tab becomes visible, and shown', async () => {
    const id = await openEditor();
    showTab('hidden');
    await writeTemplate(company, 'PUT', id, createTemplateBody({ name: 'Deles' }));
    showTab('visible');
    fireEvent.click(await findNoteButton());
    await waitFor(() => expect(getNameButton()).toHaveTextContent('Deles'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ver' })).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent(note);
  });

  test('leads to the question what to do with unsaved edits', async () => {
    const id = await openEditor();
    fireEvent.click(screen.getByRole('radio', { name: 'Mosaico' }));
    await writeTemplate(company, 'PUT', id, createTemplateBody({ name: 'Deles' }));
    showTab('visible');
    fireEvent.click(await findNoteButton());
    const dialog = await screen.findByRole('alertdialog', { name: 'Este modelo mudou' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Substituir a outra versão' }));
    await screen.findByText(/^Salvo às/);
    expect(screen.queryByRole('button', { name: 'Ver' })).toBeNull();
  });

  test('is not reported if the editor saved it while the request was running', async () => {
    const id = await openEditor();
    const path = `GET /certificate-templates/${id}`;
    await injectFault(company, path, { delay_ms: 500, times: 1 });
    const reads = await countReads(id);
    showTab('visible');
    fireEvent.click(screen.getByRole('radio', { name: 'Mosaico' }));
    fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText(/^Salvo às/);
    await waitFor(async () => expect(await countReads(id)).toBe(reads + 1));
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(screen.getByRole('status')).not.toHaveTextContent(note);
  });

  test('is not reported if it is still the same', async () => {
    const id = await openEditor();
    const reads = await countReads(id);
    showTab('hidden');
    showTab('visible');
    await waitFor(async () => expect(await countReads(id)).toBe(reads + 1));
    fireEvent.click(screen.getByRole('radio', { name: 'Mosaico' }));
    fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText(/^Salvo às/);
    expect(screen.queryByText(note)).toBeNull();
  });
});
