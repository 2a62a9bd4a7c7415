/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { injectFault, type Company, createCompany, createTemplate } from '#testing/platform.ts';
import { renderApp } from '#testing/mount/renderApp.ts';

const note = 'Vale para os próximos certificados. Os já emitidos não mudam.';
let company: Company;
let stop: () => void = () => undefined;

beforeEach(async () => {
  company = await createCompany();
});
afterEach(() => stop());

async function openEditor(path: string) {
  ({ stop } = renderApp(path, { token: company.admin.token }));
  await screen.findByRole('heading', { name: 'Escolha um layout' });
}

test('shows for a stored template that changes apply to future certificates', async () => {
  await openEditor(`/editor/${await createTemplate(company)}`);
  expect(screen.getByText(note)).toBeVisible();
});

test('shows no note for a new template', async () => {
  await openEditor('/editor');
  expect(screen.queryByText(note)).toBeNull();
});

test('shows no note where the platform does not keep issued designs', async () => {
  await injectFault(company, 'GET /settings', {
    status: 200,
    body: JSON.stringify({ show_certificates: true }),
    content_type: 'application/json',
  });
  await openEditor(`/editor/${await createTemplate(company)}`);
  expect(screen.queryByText(note)).toBeNull();
});
