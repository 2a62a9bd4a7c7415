/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '#testing/mount/renderApp.ts';
import { type Company, createCompany, getRequests, injectFault } from '#testing/platform.ts';

let company: Company;
let stop: () => void = () => undefined;

afterEach(() => stop());

const clickSave = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
const countRequests = async (method: string) =>
  (await getRequests(company.company_id)).filter(
    (request) => request.method === method && request.path.includes('/certificate-templates'),
  ).length;

/** Opens the editor of a new template and starts to save it. The response takes 0.3 s. */
async function startSaving() {
  company = await createCompany();
  await injectFault(company, 'POST /certificate-templates', { delay_ms: 300 });
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
