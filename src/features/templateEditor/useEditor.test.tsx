/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '#testing/mount/renderApp.ts';
import {
  type Company,
  createCompany,
  createTemplate,
  type Fault,
  getRequests,
  injectFault,
} from '#testing/platform.ts';

let company: Company;
let stop: () => void = () => undefined;

afterEach(() => stop());

const clickSave = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
const countRequests = async (method: string) =>
  (await getRequests(company.company_id)).filter(
    (request) => request.method === method && request.path.includes('/certificate-templates'),
  ).length;

/** Opens the editor of a new template and starts to save it. By default, the response takes 0.3 s. */
async function startSaving(fault: Fault = { delay_ms: 300 }) {
  company = await createCompany();
  await injectFault(company, 'POST /certificate-templates', { ...fault, times: 1 });
  const { history, stop: unmount } = renderApp('/editor', { token: company.admin.token });
  stop = unmount;
  await screen.findByRole('button', { name: 'Salvar' });
  clickSave();
  return history;
}

test('stays on the screen to which the administrator went while a new template was saved', async () => {
  const history = await startSaving();
  act(() => history.push('/templates'));
  await screen.findByRole('heading', { level: 1, name: 'Gerenciar modelos' });
  await screen.findByText(/^O modelo “.+” foi salvo\.$/);
  expect(history.location.pathname).toBe('/templates');
});

test('updates the template that was saved while its preview was open', async () => {
  const history = await startSaving();
  fireEvent.click(screen.getByRole('button', { name: 'Abrir a prévia' }));
  await screen.findByText(/^O modelo “.+” foi salvo\.$/);
  expect(history.location.pathname).toBe('/preview');
  act(() => history.go(-1));
  await screen.findByRole('button', { name: 'Salvar' });
  expect(screen.queryByText('Alterações não salvas')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Noturno' }));
  clickSave();
  await screen.findByText(/^Salvo às/);
  expect(await countRequests('POST')).toBe(1);
  expect(await countRequests('PUT')).toBe(1);
});

describe('coming back from the preview to a new template', () => {
  const openPreviewAndGoBack = async (history: Awaited<ReturnType<typeof startSaving>>) => {
    fireEvent.click(screen.getByRole('button', { name: 'Abrir a prévia' }));
    await waitFor(() => expect(history.location.pathname).toBe('/preview'));
    act(() => history.go(-1));
    await screen.findByRole('button', { name: 'Salvar' });
  };
  test('waits until the template is saved, and does not create it twice', async () => {
    const history = await startSaving();
    await openPreviewAndGoBack(history);
    expect(screen.queryByText('Alterações não salvas')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Noturno' }));
    clickSave();
    await screen.findByText(/^Salvo às/);
    expect([await countRequests('POST'), await countRequests('PUT')]).toEqual([1, 1]);
  });

  test('does not create it twice if the response to the first request was lost', async () => {
    const history = await startSaving({ drop: true });
    await screen.findByText('Ocorreu um erro.');
    const request = (await getRequests(company.company_id)).find(({ method }) => method === 'POST');
    const id = await createTemplate(company, request?.body as object);
    await openPreviewAndGoBack(history);
    clickSave();
    await screen.findByText(/^Salvo às/);
    expect(history.location.pathname).toBe(`/editor/${id}`);
  });
});
