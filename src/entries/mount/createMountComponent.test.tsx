/** @jest-environment jest-fixed-jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { type Company, createCompany, getRequests } from '#testing/platform.ts';
import { createTestConfig } from '#testing/mount/renderApp.ts';
import CertificatesApp from '../CertificatesApp.tsx';
import type { CertificatesAppProps, TokenSource } from '../contract.ts';

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

describe('a render of the host with the same props', () => {
  test('keeps the screen to which the user went', async () => {
    // A host that shows the plugin's title renders after each navigation.
    const Host = () => {
      const [title, setTitle] = useState('');
      return (
        <>
          <h2>{title}</h2>
          {createHostPage({ token: company.admin.token, path: '/', onTitle: setTitle })}
        </>
      );
    };
    render(<Host />);
    fireEvent.click(await screen.findByRole('link', { name: 'Gerenciar modelos' }));
    await screen.findByRole('heading', { level: 2, name: 'Gerenciar modelos' });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(screen.getByRole('heading', { level: 1, name: 'Gerenciar modelos' })).toBeVisible();
  });

  test.each<[kind: string, token: TokenSource]>([
    ['text', 'ended'],
    ['function', () => 'ended'],
  ])('starts no session with a token that was refused: %s', async (_kind, token) => {
    const onSessionExpired = jest.fn();
    const Host = () => {
      const [, setNotice] = useState({});
      const props = {
        locale: 'en',
        token: typeof token === 'string' ? token : () => token(),
        onSessionExpired: () => {
          onSessionExpired();
          setNotice({});
        },
      };
      return createHostPage(props);
    };
    render(<Host />);
    await screen.findByRole('heading', { level: 1, name: /not authorized/ });
    await new Promise((resolve) => setTimeout(resolve, 500));
    // The function is called once to compare its token.
    expect(onSessionExpired.mock.calls.length).toBeLessThanOrEqual(
      typeof token === 'string' ? 1 : 2,
    );
  });
});
