/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { leaveHost, mountInHost, renderAsInHost } from '#testing/mount/mountInHost.ts';
import {
  breakPlatform,
  type Company,
  createCompany,
  createUser,
  requestsOf,
} from '#testing/platform.ts';
import { mount } from './CertificatesApp.tsx';
import type { CertificatesAppProps } from './contract.ts';

let company: Company;

beforeAll(renderAsInHost);
beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  company = await createCompany();
});
afterEach(async () => {
  await leaveHost();
  jest.restoreAllMocks();
});

const open = (props: Partial<Omit<CertificatesAppProps, 'config'>> = {}) =>
  mountInHost(mount, { token: company.learner.token, router: 'memory', ...props });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const refused = 'Ops, você não tem autorização para acessar este plugin!';
const forbidden = 'Ops, você não tem acesso a este plugin!';

describe('an update of the host reaches the screen at once', () => {
  test('locale, which outranks every other source', async () => {
    const user = await createUser({
      company_id: company.company_id,
      role: 'learner',
      name: 'Ana',
      language: 'es',
    });
    const { update } = open({ token: user.token, path: '/es', locale: 'pt-BR' });
    await heading('Meus certificados');
    update({ locale: 'en_US' });
    await heading('My certificates');
    update({ locale: 'es-419' });
    await heading('Mis certificados');
  });

  test('a locale that is none of the three is no choice', async () => {
    const { update } = open({ locale: 'en' });
    await heading('My certificates');
    update({ locale: 'fr-FR' });
    await heading('Meus certificados');
  });

  test('colorMode', async () => {
    const { root, update } = open({ colorMode: 'dark' });
    await heading('Meus certificados');
    expect(root).toHaveAttribute('data-theme', 'dark');
    update({ colorMode: 'light' });
    await waitFor(() => expect(root).toHaveAttribute('data-theme', 'light'));
  });

  test('path', async () => {
    const { update } = open();
    await heading('Meus certificados');
    update({ path: '/forbidden' });
    await heading(forbidden);
    update({ path: '/' });
    await heading('Meus certificados');
    update({ path: '/nowhere?x=1' });
    await heading('Página não encontrada: /nowhere?x=1');
  });

  test('theme, and what another theme leaves out is taken back', async () => {
    const { root, update } = open({ theme: { radius: '4px', font: 'Georgia' } });
    await heading('Meus certificados');
    const property = (name: string) => root.style.getPropertyValue(`--certs-${name}`);
    expect([property('radius'), property('font')]).toEqual(['4px', 'Georgia']);
    update({ theme: { radius: '9px' } });
    await waitFor(() => expect([property('radius'), property('font')]).toEqual(['9px', '']));
  });

  test('parentUrl, as a link at top level; one that is not http(s) is no link', async () => {
    const link = () => screen.queryByRole('link', { name: 'Voltar à plataforma' });
    const { update } = open({ path: '/forbidden', parentUrl: 'https://platform.example/learn' });
    await heading(forbidden);
    expect(link()).toHaveAttribute('href', 'https://platform.example/learn');
    expect(link()).toHaveAttribute('target', '_top');
    update({ parentUrl: 'javascript:alert(1)' });
    await waitFor(() => expect(link()).not.toBeInTheDocument());
    update({ parentUrl: 'http://localhost:3000/' });
    await waitFor(() => expect(link()).toHaveAttribute('href', 'http://localhost:3000/'));
  });

  test('what is not in it stays', async () => {
    const { root, update } = open({ locale: 'en', colorMode: 'dark' });
    await heading('My certificates');
    update({ path: '/forbidden' });
    await heading("Oops, you don't have access to this plugin!");
    expect(root).toHaveAttribute('data-theme', 'dark');
  });
});

describe('another token', () => {
  const templates = () => screen.queryByRole('link', { name: 'Gerenciar modelos' });

  test('of another user resets all state', async () => {
    const { update } = open();
    await heading('Meus certificados');
    expect(templates()).not.toBeInTheDocument();
    update({ token: company.admin.token });
    await waitFor(() => expect(templates()).toBeVisible());
    const last = (await requestsOf(company.company_id)).at(-1);
    expect(last?.headers.authorization).toContain(company.admin.token);
  });

  test('of the same user leaves what is on screen, unsaved work included', async () => {
    const { company_id, admin } = company;
    const again = await createUser({ company_id, role: 'admin', name: 'Ana' });
    const { update } = open({ token: admin.token, path: '/editor' });
    fireEvent.click(await screen.findByRole('radio', { name: 'Noturno' }));
    await screen.findByText('Alterações não salvas');
    const body = JSON.stringify({ id: admin.id, company_id, role: 'admin' });
    await breakPlatform({ company_id, method: 'GET', path: '/users/current', body, times: 1 });
    update({ token: again.token });
    const asked = async () => (await requestsOf(company_id)).at(-1)?.headers.authorization;
    await waitFor(async () => expect(await asked()).toBe(again.token));
    screen.getByRole('button', { name: 'Salvar' }).click();
    await screen.findByText(/^Salvo às/);
    expect(await asked()).toBe(again.token);
    expect(screen.getByRole('radio', { name: 'Noturno' })).toBeChecked();
  });

  test.each([
    [{}, 'Meus certificados'],
    [{ path: '/templates' }, 'Gerenciar modelos'],
  ])(
    'of another user begins at home, or where the host says along with it: %j',
    async (more, title) => {
      const other = await createCompany();
      const { update } = open({ token: company.admin.token, path: '/templates' });
      await heading('Gerenciar modelos');
      update({ token: other.admin.token, ...more });
      const asked = async () => (await requestsOf(other.company_id)).map(({ path }) => path);
      await waitFor(async () => expect((await asked()).length).toBeGreaterThan(2));
      await heading(title);
    },
  );

  test('of another company shows that company’s language', async () => {
    const other = await createCompany({ language: 'es' });
    const { update } = open();
    await heading('Meus certificados');
    update({ token: other.learner.token });
    await heading('Mis certificados');
  });

  test('lets in who was refused', async () => {
    const { update } = open({ token: 'nobody' });
    await heading(refused);
    update({ token: company.learner.token });
    await heading('Meus certificados');
  });

  test('that nobody has ends the session', async () => {
    const onSessionExpired = jest.fn();
    const { update } = open({ onSessionExpired });
    await heading('Meus certificados');
    update({ token: 'nobody' });
    await heading(refused);
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
  });

  test('the same again changes nothing', async () => {
    const { update } = open();
    await heading('Meus certificados');
    await waitFor(async () =>
      expect((await requestsOf(company.company_id)).length).toBeGreaterThan(4),
    );
    const before = (await requestsOf(company.company_id)).length;
    update({ token: company.learner.token });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await requestsOf(company.company_id)).toHaveLength(before);
  });
});

describe('what the host is told', () => {
  test('onNavigate: where the plugin went, never what the host itself asked for', async () => {
    const onNavigate = jest.fn();
    const { update } = open({ token: company.admin.token, path: '/forbidden', onNavigate });
    await heading(forbidden);
    update({ path: '/' });
    await heading('Meus certificados');
    expect(onNavigate).not.toHaveBeenCalled();
    screen.getByRole('link', { name: 'Gerenciar modelos' }).click();
    await heading('Gerenciar modelos');
    expect(onNavigate.mock.calls).toEqual([['/templates']]);
    update({ path: '/forbidden' });
    await heading(forbidden);
    expect(onNavigate).toHaveBeenCalledTimes(1);
  });

  test('onNavigate never hears the token of a sign-in link', async () => {
    const onNavigate = jest.fn<undefined, [string]>();
    const { learner } = company;
    open({ token: () => '', path: `/signin/${learner.token}`, onNavigate });
    await heading('Meus certificados');
    const paths = onNavigate.mock.calls.map(([path]) => path);
    expect(paths.at(-1)).toBe('/');
    expect(paths.join()).not.toContain(learner.token);
  });

  test('onTitle: the title of the screen, in the interface language', async () => {
    const onTitle = jest.fn();
    document.title = 'The host';
    const { update } = open({ onTitle });
    await heading('Meus certificados');
    expect(onTitle).toHaveBeenLastCalledWith('Meus certificados');
    update({ locale: 'en' });
    await waitFor(() => expect(onTitle).toHaveBeenLastCalledWith('My certificates'));
    update({ path: '/nowhere' });
    await waitFor(() => expect(onTitle).toHaveBeenLastCalledWith('Page not found'));
    expect(document.title).toBe('The host');
    expect(document.documentElement).not.toHaveAttribute('lang');
  });

  test('onReady: once, when the first screen is on the page', async () => {
    const onReady = jest.fn(() => {
      expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    });
    const { update } = open({ onReady });
    expect(onReady).not.toHaveBeenCalled();
    await heading('Meus certificados');
    await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
    update({ path: '/forbidden' });
    await heading(forbidden);
    update({ path: '/' });
    await heading('Meus certificados');
    expect(onReady).toHaveBeenCalledTimes(1);
    expect(onReady).toHaveReturnedTimes(1);
  });

  test('onReady: also when the first screen is a refusal', async () => {
    const onReady = jest.fn();
    open({ token: 'nobody', onReady });
    await heading(refused);
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  test('the callbacks given last are the ones called', async () => {
    const [first, second] = [jest.fn(), jest.fn()];
    const { update } = open({ onTitle: first });
    await heading('Meus certificados');
    first.mockClear();
    update({ onTitle: second, path: '/forbidden' });
    await heading(forbidden);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalled();
  });
});

describe('onSessionExpired', () => {
  test('is called once when there is no session, and the plugin does not redirect', async () => {
    const [onSessionExpired, onNavigate] = [jest.fn(), jest.fn()];
    open({ token: 'nobody', onSessionExpired, onNavigate });
    await heading(refused);
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
    expect(onNavigate).not.toHaveBeenCalled();
  });

  test.each([
    ['a query service', 'graphql'],
    ['a REST server', '/missions/certificates'],
  ])('is called once when the session ends while working: %s', async (_name, path) => {
    const onSessionExpired = jest.fn();
    await breakPlatform({ company_id: company.company_id, method: '*', path, status: 401 });
    open({ onSessionExpired });
    await heading(refused);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
  });

  test('is not called while the host’s getter has another token', async () => {
    const { company_id } = company;
    const onSessionExpired = jest.fn();
    const tokens = ['ended', company.learner.token];
    const token = jest.fn(async () => tokens.shift() ?? '');
    open({ token, onSessionExpired });
    await heading('Meus certificados');
    expect(token).toHaveBeenCalledTimes(2);
    await waitFor(async () => {
      const paths = (await requestsOf(company_id)).map(({ path }) => path);
      expect(paths).toContain('/missions/graphql');
    });
    expect(onSessionExpired).not.toHaveBeenCalled();
  });
});
