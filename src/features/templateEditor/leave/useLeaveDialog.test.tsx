/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '#testing/mount/renderApp.ts';
import {
  type Company,
  createCompany,
  createTemplate,
  createTemplateBody,
  injectFault,
  writeTemplate,
} from '#testing/platform.ts';

let company: Company;
let templateId: string;
let stop: () => void = () => undefined;

beforeEach(async () => {
  company = await createCompany();
  templateId = await createTemplate(company);
});
afterEach(() => stop());

const dialogTitle = 'Salvar antes de sair?';
/** Finds the dialog also below another one. */
const queryDialog = () => screen.queryByRole('alertdialog', { name: dialogTitle, hidden: true });

/** Changes a template in the editor. */
async function openAndEdit() {
  const view = renderApp(`/editor/${templateId}`, { token: company.admin.token });
  ({ stop } = view);
  fireEvent.click(await screen.findByRole('radio', { name: 'Noturno' }));
  return view;
}

/** Starts to save, and leaves the editor before the response arrives. */
async function leaveDuringSave({ history }: Awaited<ReturnType<typeof openAndEdit>>) {
  await injectFault(company, 'PUT /certificate-templates', { delay_ms: 500, times: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  act(() => history.push('/templates'));
  expect(history.location.pathname).toBe(`/editor/${templateId}`);
}

describe('the question before leaving while the template is being saved', () => {
  test('closes and leaves when the template is saved', async () => {
    const view = await openAndEdit();
    await leaveDuringSave(view);
    await screen.findByRole('heading', { level: 1, name: 'Gerenciar modelos' });
    expect(queryDialog()).toBeNull();
    expect(view.history.location.pathname).toBe('/templates');
  });

  test('stays open when saving fails', async () => {
    const view = await openAndEdit();
    await injectFault(company, 'PUT /certificate-templates', { status: 500, delay_ms: 500 });
    await leaveDuringSave(view);
    await screen.findByText('Ocorreu um erro.');
    expect(await screen.findByRole('alertdialog', { name: dialogTitle })).toBeVisible();
    expect(view.history.location.pathname).toBe(`/editor/${templateId}`);
  });

  test('closes and stays when another administrator has changed the template', async () => {
    const view = await openAndEdit();
    await writeTemplate(company, 'PUT', templateId, createTemplateBody({ name: 'Deles' }));
    await leaveDuringSave(view);
    await screen.findByRole('alertdialog', { name: 'Este modelo mudou' });
    expect(queryDialog()).toBeNull();
    expect(view.history.location.pathname).toBe(`/editor/${templateId}`);
  });
});
