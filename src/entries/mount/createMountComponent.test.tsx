/** @jest-environment jest-fixed-jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { type Company, createCompany, getRequests } from '#testing/platform.ts';
import { createTestConfig } from '#testing/mount/renderApp.ts';
import CertificatesApp from '../CertificatesApp.tsx';
import type { CertificatesAppProps } from '../contract.ts';

let company: Company;

beforeEach(async () => {
  company = await createCompany();
});
afterEach(() => jest.restoreAllMocks());

const createHostPage = (props: Partial<CertificatesAppProps> = {}) => (
  <StrictMode>
    <h2>The host</h2>
    <CertificatesApp
      config={createTestConfig()}
      token={company.learner.token}
      router="memory"
      {...props}
    />
  </StrictMode>
);

test('renders one plugin in a host with StrictMode', async () => {
  render(createHostPage());
  await screen.findByRole('heading', { level: 1, name: 'Meus certificados' });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('passes changed props to the mounted plugin without mounting it again', async () => {
  const { rerender } = render(createHostPage());
  await screen.findByRole('heading', { level: 1, name: 'Meus certificados' });
  const countSettingsRequests = async () =>
    (await getRequests(company.company_id)).filter(({ path }) => path.endsWith('/settings')).length;
  const previousCount = await countSettingsRequests();
  rerender(createHostPage({ locale: 'en' }));
  await screen.findByRole('heading', { level: 1, name: 'My certificates' });
  rerender(createHostPage({ locale: 'es', path: '/forbidden' }));
  await screen.findByRole('heading', { level: 1, name: '¡Ups, no tienes acceso a este plugin!' });
  expect(await countSettingsRequests()).toBe(previousCount);
});

test('removes the plugin when the host removes the component', async () => {
  const { rerender } = render(createHostPage());
  await screen.findByRole('heading', { level: 1, name: 'Meus certificados' });
  rerender(<h2>The host</h2>);
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 2, name: 'The host' })).toBeVisible();
});
