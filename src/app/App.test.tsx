/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import { breakPlatform, type Company, createCompany, createUser } from '#testing/platform.ts';
import { openApp, type RenderAppOptions } from '#testing/mount/renderApp.tsx';

let company: Company;
let stop: () => void;

beforeEach(async () => {
  company = await createCompany();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

async function show(path: string, options?: RenderAppOptions) {
  const view = await openApp(path, options);
  stop = view.stop;
  return view;
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('sign-in entry', () => {
  it('logs in with the token and goes home when `page` is absent', async () => {
    const { history } = await show(`/signin/${company.learner.token}`);
    await heading('Meus certificados');
    expect(history.location.pathname).toBe('/');
  });

  it.each([
    ['page=templates', '/templates'],
    ['page=preview&id=abc', '/preview/abc'],
    ['page=templates&id=abc', '/editor/abc'],
    ['page=elsewhere&id=abc', '/'],
  ])('with ?%s goes to %s', async (query, target) => {
    const { history } = await show(`/signin/${company.admin.token}?${query}`);
    await waitFor(() => expect(history.location.pathname).toBe(target));
    await heading(/./);
    expect(history.location.pathname).toBe(target);
  });

  it('without a token leads to the not-authorized page', async () => {
    const { history } = await show('/signin');
    await heading('Ops, você não tem autorização para acessar este plugin!');
    expect(history.location.pathname).toBe('/not-authorized');
  });

  it('with a token nobody has leads to the not-authorized page', async () => {
    const { history } = await show('/signin/nobody');
    await heading('Ops, você não tem autorização para acessar este plugin!');
    expect(history.location.pathname).toBe('/not-authorized');
  });
});

describe('access', () => {
  it('of a company with show_certificates false leads to the forbidden page and says why', async () => {
    const blocked = await createCompany({ show_certificates: false });
    const { history, store } = await show('/', { token: blocked.learner.token });
    await heading('Ops, você não tem acesso a este plugin!');
    expect(screen.getByText('A empresa não ativou o plugin.')).toBeVisible();
    expect(history.location.pathname).toBe('/forbidden');
    expect(store.getState().authToken.token).toBeNull();
  });

  it('without a session leads to the not-authorized page and tells the host', async () => {
    const sessionExpired = jest.fn();
    await show('/', { page: { sessionExpired } });
    await heading('Ops, você não tem autorização para acessar este plugin!');
    expect(sessionExpired).toHaveBeenCalledTimes(1);
  });

  it('in a host that is told instead, shows the refusal in place', async () => {
    const { history } = await show('/templates', { page: { redirectsOnExpiry: false } });
    await heading('Ops, você não tem autorização para acessar este plugin!');
    expect(history.location.pathname).toBe('/templates');
  });

  it.each(['/templates', '/editor', '/editor/abc'])('%s is for administrators', async (path) => {
    const { history } = await show(path, { token: company.learner.token });
    await heading('Ops, você não tem acesso a este plugin!');
    expect(history.location.pathname).toBe('/forbidden');
  });

  it.each(['settings', 'users/current'])(
    '%s that fails shows the error view, and "try again" begins anew',
    async (path) => {
      await breakPlatform({
        company_id: company.company_id,
        method: 'GET',
        path,
        status: 500,
        times: 1,
      });
      const { history } = await show('/en/', { token: company.learner.token });
      await heading('Something went wrong');
      expect(screen.getByText(/give support the code [0-9A-F]{4}-[0-9A-F]{2}/)).toBeVisible();
      expect(history.location.pathname).toBe('/en/');
      (await screen.findByRole('button', { name: 'Try again' })).click();
      await heading('My certificates');
    },
  );
});

describe('unknown addresses', () => {
  it('of no route say "Page not found" with the path and its query', async () => {
    await show('/en/nowhere?x=1');
    await heading('Page not found: /en/nowhere?x=1');
  });

  it('with a parameter that fails validation say "Page Not Found"', async () => {
    await show('/en/preview/not%20an%20id');
    await heading('Page Not Found: /en/preview/not%20an%20id');
  });
});

describe('language', () => {
  it.each([
    ['the user’s preference', 'es-419', '/en/', 'pt', 'Mis certificados', '/es'],
    ['the prefix of the address', '', '/en/', 'es', 'My certificates', '/en'],
    ['the company’s language', '', '/', 'es', 'Mis certificados', '/es'],
    ['the company where the user’s is none of ours', 'fr', '/', 'es', 'Mis certificados', '/es'],
    ['the user before the prefix and the company', 'pt-BR', '/en/', 'es', 'Meus certificados', '/'],
    ['Portuguese when nobody asks', '', '/', '', 'Meus certificados', '/'],
    [
      'Portuguese where an unprefixed address would change it',
      '',
      '/pt',
      'en',
      'Meus certificados',
      '/pt',
    ],
  ])('follows %s', async (_source, preference, path, companyLanguage, title, address) => {
    const { company_id } = await createCompany(
      companyLanguage ? { language: companyLanguage } : {},
    );
    const user = await createUser({
      company_id,
      role: 'learner',
      name: 'Ana',
      ...(preference && { language: preference }),
    });
    const { history } = await show(path, { token: user.token });
    await heading(title);
    expect(history.location.pathname.replace(/(.)\/$/, '$1')).toBe(address);
  });
});
