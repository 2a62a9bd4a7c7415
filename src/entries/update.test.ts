/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expectConsoleError } from '#testing/console.ts';
import { getMountedApp } from '#testing/mount/getMountedApp.ts';
import { unmountAll, mountInHost } from '#testing/mount/mountInHost.ts';
import {
  injectFault,
  type Company,
  createCompany,
  createTemplate,
  createUser,
  type Fault,
  getRequests,
  giveCertificates,
} from '#testing/platform.ts';
import { mount } from './CertificatesApp.tsx';
import { mount as mountPrint } from './PrintView.tsx';
import type { CertificatesAppProps } from './contract.ts';

let company: Company;

beforeEach(async () => {
  company = await createCompany();
});
afterEach(async () => {
  await unmountAll();
  jest.restoreAllMocks();
});

const open = (props: Partial<Omit<CertificatesAppProps, 'config'>> = {}) =>
  mountInHost(mount, { token: company.learner.token, router: 'memory', ...props });

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const refusedHeading = 'Ops, você não tem autorização para acessar este plugin!';
const forbiddenHeading = 'Ops, você não tem acesso a este plugin!';

describe('update applies', () => {
  test('locale, with precedence over all other sources', async () => {
    const user = await createUser({
      company_id: company.company_id,
      role: 'learner',
      name: 'Ana',
      language: 'es',
    });
    const { update } = open({ token: user.token, path: '/es', locale: 'pt-BR' });
    await findHeading('Meus certificados');
    update({ locale: 'en_US' });
    await findHeading('My certificates');
    update({ locale: 'es-419' });
    await findHeading('Mis certificados');
  });

  test('an unsupported locale as no choice of the host', async () => {
    const { update } = open({ locale: 'en' });
    await findHeading('My certificates');
    update({ locale: 'xx-XX' });
    await findHeading('Meus certificados');
  });

  test('colorMode', async () => {
    const { root, update } = open({ colorMode: 'dark' });
    await findHeading('Meus certificados');
    expect(root).toHaveAttribute('data-theme', 'dark');
    update({ colorMode: 'light' });
    await waitFor(() => expect(root).toHaveAttribute('data-theme', 'light'));
  });

  test('path', async () => {
    const { update } = open();
    await findHeading('Meus certificados');
    update({ path: '/forbidden' });
    await findHeading(forbiddenHeading);
    update({ path: '/' });
    await findHeading('Meus certificados');
    update({ path: '/nowhere?x=1' });
    await findHeading('Página não encontrada: /nowhere?x=1');
  });

  test('theme, and resets the properties that a new theme leaves out', async () => {
    const { root, update } = open({ theme: { radius: '4px', font: 'Georgia' } });
    await findHeading('Meus certificados');
    const property = (name: string) => root.style.getPropertyValue(`--certs-${name}`);
    expect([property('radius'), property('font')]).toEqual(['4px', 'Georgia']);
    update({ theme: { radius: '9px' } });
    await waitFor(() => expect([property('radius'), property('font')]).toEqual(['9px', '']));
  });

  test('colorMode and theme of PrintView, which is light by default', async () => {
    const [certificateId = ''] = await giveCertificates(company.learner, 1);
    const { root, update } = mountInHost(mountPrint, { certificateId });
    const property = (name: string) => root.style.getPropertyValue(`--certs-${name}`);
    expect(root).toHaveAttribute('data-theme', 'light');
    update({ colorMode: 'dark', theme: { radius: '4px', font: 'Georgia' } });
    expect(root).toHaveAttribute('data-theme', 'dark');
    expect([property('radius'), property('font')]).toEqual(['4px', 'Georgia']);
    update({ theme: { radius: '9px' } });
    expect([property('radius'), property('font')]).toEqual(['9px', '']);
    await findHeading('Certificado válido');
  });

  test('parentUrl as a link to the top-level window, if it is an http(s) address', async () => {
    const link = () => screen.queryByRole('link', { name: 'Voltar à plataforma' });
    const { update } = open({ path: '/forbidden', parentUrl: 'https://platform.example/learn' });
    await findHeading(forbiddenHeading);
    expect(link()).toHaveAttribute('href', 'https://platform.example/learn');
    expect(link()).toHaveAttribute('target', '_top');
    update({ parentUrl: 'javascript:alert(1)' });
    await waitFor(() => expect(link()).not.toBeInTheDocument());
    update({ parentUrl: 'http://localhost:3000/' });
    await waitFor(() => expect(link()).toHaveAttribute('href', 'http://localhost:3000/'));
  });

  test('only the given props and keeps the others', async () => {
    const { root, update } = open({ locale: 'en', colorMode: 'dark' });
    await findHeading('My certificates');
    update({ path: '/forbidden' });
    await findHeading("Oops, you don't have access to this plugin!");
    expect(root).toHaveAttribute('data-theme', 'dark');
  });
});

describe('update with a new token', () => {
  const queryTemplatesLink = () => screen.queryByRole('link', { name: 'Gerenciar modelos' });

  test('resets all state for another user', async () => {
    const { update } = open();
    await findHeading('Meus certificados');
    expect(queryTemplatesLink()).not.toBeInTheDocument();
    update({ token: company.admin.token });
    await waitFor(() => expect(queryTemplatesLink()).toBeVisible());
    const last = (await getRequests(company.company_id)).at(-1);
    expect(last?.headers.authorization).toContain(company.admin.token);
  });

  test('keeps the screen and unsaved changes for the same user', async () => {
    const { company_id, admin } = company;
    const sameUser = await createUser({ company_id, role: 'admin', name: 'Ana' });
    const templateId = await createTemplate(company);
    const { update } = open({ token: admin.token, path: `/templates/${templateId}` });
    fireEvent.click(await screen.findByRole('radio', { name: 'Noturno' }));
    await screen.findByText('Alterações não salvas');
    const body = JSON.stringify({ id: admin.id, company_id, role: 'admin' });
    await injectFault(company, 'GET /users/current', { body, times: 1 });
    update({ token: sameUser.token });
    const getLastToken = async () => (await getRequests(company_id)).at(-1)?.headers.authorization;
    // Until the platform has answered whose the new token is, requests have the old one.
    await waitFor(async () => {
      fireEvent(document, new Event('visibilitychange'));
      const last = (await getRequests(company_id)).at(-1);
      expect(last?.path).toMatch(/templates/);
      expect(last?.headers.authorization).toBe(sameUser.token);
    });
    screen.getByRole('button', { name: 'Salvar' }).click();
    await screen.findByText(/^Salvo às/);
    expect(await getLastToken()).toBe(sameUser.token);
    expect(screen.getByRole('radio', { name: 'Noturno' })).toBeChecked();
  });

  test.each([
    [{}, 'Meus certificados'],
    [{ path: '/templates' }, 'Gerenciar modelos'],
  ])(
    'starts on the start screen or at the path of the same update for another user: %j',
    async (extraProps, title) => {
      const otherCompany = await createCompany();
      const { update } = open({ token: company.admin.token, path: '/templates' });
      await findHeading('Gerenciar modelos');
      update({ token: otherCompany.admin.token, ...extraProps });
      const getPaths = async () =>
        (await getRequests(otherCompany.company_id)).map(({ path }) => path);
      await waitFor(async () => expect((await getPaths()).length).toBeGreaterThan(2));
      await findHeading(title);
    },
  );

  test('uses the language of another company', async () => {
    const otherCompany = await createCompany({ language: 'es' });
    const { update } = open();
    await findHeading('Meus certificados');
    update({ token: otherCompany.learner.token });
    await findHeading('Mis certificados');
  });

  test('starts a session after a refused token', async () => {
    const { update } = open({ token: 'nobody' });
    await findHeading(refusedHeading);
    update({ token: company.learner.token });
    await findHeading('Meus certificados');
  });

  test('ends the session if the token is unknown', async () => {
    const onSessionExpired = jest.fn();
    const { update } = open({ onSessionExpired });
    await findHeading('Meus certificados');
    update({ token: 'nobody' });
    await findHeading(refusedHeading);
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
  });

  describe('and another one before the platform has responded', () => {
    const updateTwice = async (firstFault: Fault) => {
      const { company_id, learner } = company;
      const createToken = async () =>
        (await createUser({ company_id, role: 'learner', name: 'Lia' })).token;
      const [first, second] = [await createToken(), await createToken()];
      const onSessionExpired = jest.fn();
      const { root, update } = open({ onSessionExpired });
      await findHeading('Meus certificados');
      const body = JSON.stringify({ id: learner.id, company_id, role: 'learner' });
      const fault = { body, delay_ms: 500, times: 1, ...firstFault };
      await injectFault(company, 'GET /users/current', fault);
      await injectFault(company, 'GET /users/current', { body, times: 1 });
      update({ token: first });
      await waitFor(async () => {
        const tokens = (await getRequests(company_id)).map(({ headers }) => headers.authorization);
        expect(tokens).toContain(first);
      });
      update({ token: second });
      await new Promise((resolve) => setTimeout(resolve, 1000));
      const { authToken } = getMountedApp(root).mount.store.getState();
      return { usesSecond: authToken.token === second, onSessionExpired };
    };

    test.each([
      ['is accepted', {}],
      ['is refused', { status: 401 }],
    ])('uses the later token if the earlier one %s afterwards', async (_response, fault) => {
      const { usesSecond, onSessionExpired } = await updateTwice(fault);
      expect(usesSecond).toBe(true);
      expect(onSessionExpired).not.toHaveBeenCalled();
    });
  });

  test('starts a session with it if its user cannot be fetched', async () => {
    const onSessionExpired = jest.fn();
    const { root, update } = open({ onSessionExpired });
    await findHeading('Meus certificados');
    await injectFault(company, 'GET /users/current', { status: 503, times: 1 });
    update({ token: company.admin.token });
    await waitFor(() => expect(queryTemplatesLink()).toBeVisible());
    const { authToken } = getMountedApp(root).mount.store.getState();
    expect(authToken.token).toBe(company.admin.token);
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  test('sends no requests if the token is the same', async () => {
    const { update } = open();
    await findHeading('Meus certificados');
    await waitFor(async () =>
      expect((await getRequests(company.company_id)).length).toBeGreaterThan(4),
    );
    const previousCount = (await getRequests(company.company_id)).length;
    update({ token: company.learner.token });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await getRequests(company.company_id)).toHaveLength(previousCount);
  });
});

describe('host callbacks', () => {
  test('onNavigate is called for navigation in the plugin, not for the host’s own', async () => {
    const onNavigate = jest.fn();
    const { update } = open({ token: company.admin.token, path: '/forbidden', onNavigate });
    await findHeading(forbiddenHeading);
    update({ path: '/' });
    await findHeading('Meus certificados');
    expect(onNavigate).not.toHaveBeenCalled();
    screen.getByRole('link', { name: 'Gerenciar modelos' }).click();
    await findHeading('Gerenciar modelos');
    expect(onNavigate.mock.calls).toEqual([['/templates']]);
    update({ path: '/forbidden' });
    await findHeading(forbiddenHeading);
    expect(onNavigate).toHaveBeenCalledTimes(1);
  });

  test('onNavigate is not called with the token of a sign-in link', async () => {
    const onNavigate = jest.fn<undefined, [string]>();
    const { learner } = company;
    open({ token: () => '', path: `/signin/${learner.token}`, onNavigate });
    await findHeading('Meus certificados');
    const paths = onNavigate.mock.calls.map(([path]) => path);
    expect(paths.at(-1)).toBe('/');
    expect(paths.join()).not.toContain(learner.token);
  });

  test('onTitle is called with the title of the screen in the interface language', async () => {
    const onTitle = jest.fn();
    document.title = 'The host';
    const { update } = open({ onTitle });
    await findHeading('Meus certificados');
    expect(onTitle).toHaveBeenLastCalledWith('Meus certificados');
    update({ locale: 'en' });
    await waitFor(() => expect(onTitle).toHaveBeenLastCalledWith('My certificates'));
    update({ path: '/nowhere' });
    await waitFor(() => expect(onTitle).toHaveBeenLastCalledWith('Page not found'));
    expect(document.title).toBe('The host');
    expect(document.documentElement).not.toHaveAttribute('lang');
  });

  test('onReady is called once, when the first screen is displayed', async () => {
    const onReady = jest.fn(() => {
      expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    });
    const { update } = open({ onReady });
    expect(onReady).not.toHaveBeenCalled();
    await findHeading('Meus certificados');
    await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
    update({ path: '/forbidden' });
    await findHeading(forbiddenHeading);
    update({ path: '/' });
    await findHeading('Meus certificados');
    expect(onReady).toHaveBeenCalledTimes(1);
    expect(onReady).toHaveReturnedTimes(1);
  });

  test('onReady is called if the first screen is an error page', async () => {
    const onReady = jest.fn();
    open({ token: 'nobody', onReady });
    await findHeading(refusedHeading);
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  test('the callbacks of the last update are called', async () => {
    const [first, second] = [jest.fn(), jest.fn()];
    const { update } = open({ onTitle: first });
    await findHeading('Meus certificados');
    first.mockClear();
    update({ onTitle: second, path: '/forbidden' });
    await findHeading(forbiddenHeading);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalled();
  });
});

describe('onSessionExpired', () => {
  test('is called once if there is no session, and the plugin does not redirect', async () => {
    const [onSessionExpired, onNavigate] = [jest.fn(), jest.fn()];
    open({ token: 'nobody', onSessionExpired, onNavigate });
    await findHeading(refusedHeading);
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
    expect(onNavigate).not.toHaveBeenCalled();
  });

  test.each([
    ['the GraphQL service', 'graphql'],
    ['the REST service', '/missions/certificates'],
  ])('is called once if %s responds with 401 during the session', async (_name, path) => {
    if (path === 'graphql') expectConsoleError(/^ApiError: .* status code 401/);
    const onSessionExpired = jest.fn();
    await injectFault(company, `* ${path}`, { status: 401 });
    open({ onSessionExpired });
    await findHeading(refusedHeading);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
  });

  test('is not called if the host’s token function returns another token', async () => {
    const { company_id } = company;
    const onSessionExpired = jest.fn();
    const tokens = ['ended', company.learner.token];
    const token = jest.fn(async () => tokens.shift() ?? '');
    open({ token, onSessionExpired });
    await findHeading('Meus certificados');
    expect(token).toHaveBeenCalledTimes(2);
    await waitFor(async () => {
      const paths = (await getRequests(company_id)).map(({ path }) => path);
      expect(paths).toContain('/missions/graphql');
    });
    expect(onSessionExpired).not.toHaveBeenCalled();
  });
});
