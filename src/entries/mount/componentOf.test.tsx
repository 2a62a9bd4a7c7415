/** @jest-environment jest-fixed-jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { type Company, createCompany, requestsOf } from '#testing/platform.ts';
import { testConfig } from '#testing/mount/renderApp.tsx';
import CertificatesApp from '../CertificatesApp.tsx';
import type { CertificatesAppProps } from '../contract.ts';

let company: Company;

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  company = await createCompany();
});
afterEach(() => jest.restoreAllMocks());

const inHost = (props: Partial<CertificatesAppProps> = {}) => (
  <StrictMode>
    <h2>The host</h2>
    <CertificatesApp
      config={testConfig()}
      token={company.learner.token}
      router="memory"
      {...props}
    />
  </StrictMode>
);

test('the component in a host’s StrictMode shows one plugin', async () => {
  render(inHost());
  await screen.findByRole('heading', { level: 1, name: 'Meus certificados' });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('its props reach the mounted plugin, which is not mounted anew', async () => {
  const { rerender } = render(inHost());
  await screen.findByRole('heading', { level: 1, name: 'Meus certificados' });
  const logins = async () =>
    (await requestsOf(company.company_id)).filter(({ path }) => path.endsWith('/settings')).length;
  const before = await logins();
  rerender(inHost({ locale: 'en' }));
  await screen.findByRole('heading', { level: 1, name: 'My certificates' });
  rerender(inHost({ locale: 'es', path: '/forbidden' }));
  await screen.findByRole('heading', { level: 1, name: '¡Ups, no tienes acceso a este plugin!' });
  expect(await logins()).toBe(before);
});

test('without the component nothing of the plugin is left, and the host stands', async () => {
  const { rerender } = render(inHost());
  await screen.findByRole('heading', { level: 1, name: 'Meus certificados' });
  rerender(<h2>The host</h2>);
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 2, name: 'The host' })).toBeVisible();
  expect(console.error).not.toHaveBeenCalledWith(expect.stringContaining('unmount'));
});
