/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { breakPlatform, type Company, createCompany, createTemplate } from '#testing/platform.ts';
import { renderApp } from '#testing/mount/renderApp.tsx';

const note = 'Vale para os próximos certificados. Os já emitidos não mudam.';
let company: Company;
let stop: () => void = () => undefined;

beforeEach(async () => {
  company = await createCompany();
});
afterEach(() => stop());

async function open(path: string) {
  ({ stop } = renderApp(path, { token: company.admin.token }));
  await screen.findByRole('heading', { name: 'Escolha um layout' });
}

test('a stored template says what its changes apply to', async () => {
  await open(`/editor/${await createTemplate(company)}`);
  expect(screen.getByText(note)).toBeVisible();
});

test('a new one was never issued with, and says nothing', async () => {
  await open('/editor');
  expect(screen.queryByText(note)).toBeNull();
});

test('nor does any where the platform does not keep what was issued', async () => {
  await breakPlatform({
    company_id: company.company_id,
    method: 'GET',
    path: '/settings',
    status: 200,
    body: JSON.stringify({ show_certificates: true }),
    content_type: 'application/json',
  });
  await open(`/editor/${await createTemplate(company)}`);
  expect(screen.queryByText(note)).toBeNull();
});
