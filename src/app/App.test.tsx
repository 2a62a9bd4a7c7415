/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import { injectFault, type Company, createCompany, createUser } from '#testing/platform.ts';
import { renderApp, type RenderAppOptions } from '#testing/mount/renderApp.ts';

let company: Company;
let stop: () => void;

beforeEach(async () => {
  company = await createCompany();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

async function openAndTrack(path: string, options?: RenderAppOptions) {
  const view = renderApp(path, options);
  stop = view.stop;
  return view;
}

const findHeading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('sign-in link', () => {
  it('logs in with the token and opens Home when `page` is missing', async () => {
    const { history } = await openAndTrack(`/signin/${company.learner.token}`);
    await findHeading('Meus certificados');
    expect(history.location.pathname).toBe('/');
  });

  it.each([
    ['page=templates', '/templates'],
    ['page=preview&id=abc', '/preview/abc'],
    ['page=templates&id=abc', '/editor/abc'],
    ['page=elsewhere&id=abc', '/'],
  ])('?%s opens %s', async (query, target) => {
    const { history } = await openAndTrack(`/signin/${company.admin.token}?${query}`);
    await waitFor(() => expect(history.location.pathname).toBe(target));
    await findHeading(/./);
    expect(history.location.pathname).toBe(target);
  });

  it('shows the not-authorized page without a token', async () => {
    const { history } = await openAndTrack('/signin');
    await findHeading('Ops, você não tem autorização para acessar este plugin!');
    expect(history.location.pathname).toBe('/not-authorized');
  });

  it('shows the not-authorized page for an unknown token', async () => {
    const { history } = await openAndTrack('/signin/unknown-token');
    await findHeading('Ops, você não tem autorização para acessar este plugin!');
    expect(history.location.pathname).toBe('/not-authorized');
  });
});

describe('access to the plugin', () => {
  it('shows the forbidden page with the reason for a company with show_certificates false', async () => {
    const blocked = await createCompany({ show_certificates: false });
    const { history, store } = await openAndTrack('/', { token: blocked.learner.token });
    await findHeading('Ops, você não tem acesso a este plugin!');
    expect(screen.getByText('A empresa não ativou o plugin.')).toBeVisible();
    expect(history.location.pathname).toBe('/forbidden');
    expect(store.getState().authToken.token).toBeNull();
  });

  it('shows the not-authorized page and notifies the host without a session', async () => {
    const sessionExpired = jest.fn();
    await openAndTrack('/', { host: { onSessionExpired: sessionExpired } });
    await findHeading('Ops, você não tem autorização para acessar este plugin!');
    expect(sessionExpired).toHaveBeenCalledTimes(1);
  });

  it('shows the not-authorized page in place when the host does not redirect', async () => {
    const { history } = await openAndTrack('/templates', { host: { isRedirectedOnExpiry: false } });
    await findHeading('Ops, você não tem autorização para acessar este plugin!');
    expect(history.location.pathname).toBe('/templates');
  });

  it.each(['/templates', '/editor', '/editor/abc'])(
    '%s is forbidden for learners',
    async (path) => {
      const { history } = await openAndTrack(path, { token: company.learner.token });
      await findHeading('Ops, você não tem acesso a este plugin!');
      expect(history.location.pathname).toBe('/forbidden');
    },
  );

  it.each([
    ['settings', { status: 500 }, 'A service did not respond as expected.'],
    ['settings', { body: '[]' }, 'A service did not respond as expected.'],
    ['users/current', { status: 500 }, 'A service did not respond as expected.'],
    ['users/current', { body: '<h1>Sign in</h1>' }, 'A service did not respond as expected.'],
    ['users/current', { drop: true } as const, 'The connection failed.'],
  ])(
    'shows the error view when %s fails with %j, and “Try again” restarts the session',
    async (path, fault, reason) => {
      await injectFault(company, `GET ${path}`, { times: 1, ...fault });
      const { history } = await openAndTrack('/en/', { token: company.learner.token });
      await findHeading('Something went wrong');
      const hint = screen.getByText(/give support the code (?:[0-9a-f]{8}|[0-9a-f]{12})\./);
      expect(hint).toBeVisible();
      expect(hint).toHaveTextContent(reason);
      expect(history.location.pathname).toBe('/en/');
      (await screen.findByRole('button', { name: 'Try again' })).click();
      await findHeading('My certificates');
    },
  );
});

describe('unknown URLs', () => {
  it('show “Page not found” with the path and its query when no route matches', async () => {
    await openAndTrack('/en/nowhere?x=1');
    await findHeading('Page not found: /en/nowhere?x=1');
  });

  it('show “Page Not Found” when a parameter is invalid', async () => {
    await openAndTrack('/en/preview/not%20an%20id');
    await findHeading('Page Not Found: /en/preview/not%20an%20id');
  });
});

describe('language of the app', () => {
  it.each([
    ['the preference of the user', 'es-419', '/en/', 'pt', 'Mis certificados', '/es'],
    ['the prefix of the URL', '', '/en/', 'es', 'My certificates', '/en'],
    ['the language of the company', '', '/', 'es', 'Mis certificados', '/es'],
    [
      'the company when the language of the user is not supported',
      'xx',
      '/',
      'es',
      'Mis certificados',
      '/es',
    ],
    [
      'the user rather than the prefix and the company',
      'pt-BR',
      '/en/',
      'es',
      'Meus certificados',
      '/',
    ],
    ['the default (Portuguese) without any preference', '', '/', '', 'Meus certificados', '/'],
    [
      'the prefix /pt when a URL without prefix would select another language',
      '',
      '/pt',
      'en',
      'Meus certificados',
      '/pt',
    ],
  ])('is taken from %s', async (_source, preference, path, companyLanguage, title, address) => {
    const { company_id } = await createCompany(
      companyLanguage ? { language: companyLanguage } : {},
    );
    const user = await createUser({
      company_id,
      role: 'learner',
      name: 'Ana',
      ...(preference && { language: preference }),
    });
    const { history } = await openAndTrack(path, { token: user.token });
    await findHeading(title);
    expect(history.location.pathname.replace(/(.)\/$/, '$1')).toBe(address);
  });
});
