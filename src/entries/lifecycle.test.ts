/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import { clearCookies, recordCookies } from '#testing/cookies.ts';
import { leaveHost, mountInHost, renderAsInHost } from '#testing/mount/mountInHost.ts';
import {
  type Company,
  createCompany,
  createUser,
  giveCertificates,
  platformUrl,
  requestsOf,
} from '#testing/platform.ts';
import { testConfig } from '#testing/mount/renderApp.tsx';
import { mount } from './CertificatesApp.tsx';
import type { CertificatesAppProps } from './contract.ts';
import { mount as mountPrint } from './PrintView.tsx';
import { mount as mountTemplates } from './TemplatesApp.tsx';

let company: Company;

beforeAll(renderAsInHost);
beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  clearCookies();
  localStorage.clear();
  company = await createCompany();
});
afterEach(async () => {
  await leaveHost();
  window.history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

type Open = Parameters<typeof mountInHost<CertificatesAppProps>>[1];

const open = (props: Partial<Open> = {}) =>
  mountInHost(mount, { token: company.learner.token, router: 'memory', ...props });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const nothingLeft = (element: HTMLElement) => waitFor(() => expect(element).toBeEmptyDOMElement());
const forbidden = 'Ops, você não tem acesso a este plugin!';

describe('unmount', () => {
  test('leaves no node in the host’s element, and is safe to call twice', async () => {
    const { element, unmount } = open();
    await heading('Meus certificados');
    unmount();
    unmount();
    await nothingLeft(element);
    expect(element).toBeInTheDocument();
  });

  test('leaves no listener on the page', async () => {
    const left = new Map<string, number>();
    const count = (type: string, step: number) => left.set(type, (left.get(type) ?? 0) + step);
    const [add, remove] = [window.addEventListener, window.removeEventListener];
    jest.spyOn(window, 'addEventListener').mockImplementation((...change) => {
      count(change[0], 1);
      add.apply(window, change);
    });
    jest.spyOn(window, 'removeEventListener').mockImplementation((...change) => {
      count(change[0], -1);
      remove.apply(window, change);
    });
    const { element, unmount } = open({ router: 'browser' });
    await heading('Meus certificados');
    expect(left.get('popstate')).toBe(1);
    unmount();
    await nothingLeft(element);
    expect([...left].filter(([, number]) => number !== 0)).toEqual([]);
  });

  test('ends what was asked: no later answer reaches anybody', async () => {
    const [onReady, onSessionExpired] = [jest.fn(), jest.fn()];
    const { element, unmount } = open({ onReady, onSessionExpired });
    unmount();
    await nothingLeft(element);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(onReady).not.toHaveBeenCalled();
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  test('makes a later update harmless', async () => {
    const { element, unmount, update } = open();
    await heading('Meus certificados');
    unmount();
    await nothingLeft(element);
    expect(() =>
      update({ locale: 'en', theme: { radius: '4px' }, path: '/forbidden' }),
    ).not.toThrow();
    expect(element).toBeEmptyDOMElement();
  });

  test('and mount again at once, as StrictMode does, leave one plugin', async () => {
    const { element, unmount } = open();
    unmount();
    const again = mount(element, {
      config: testConfig(),
      token: company.learner.token,
      router: 'memory',
    });
    await heading('Meus certificados');
    await waitFor(() => expect(element.childElementCount).toBe(1));
    again.unmount();
    await nothingLeft(element);
  });

  test('and mount again, many times, work every time', async () => {
    for (const _time of [1, 2, 3]) {
      const { element, unmount } = open();
      await heading('Meus certificados');
      unmount();
      await nothingLeft(element);
    }
  });

  test('may be asked for: nothing is unsaved', async () => {
    await expect(open().canLeave()).resolves.toBe(true);
  });
});

describe('two mounts on one page', () => {
  test('of two companies never meet', async () => {
    const other = await createCompany({ language: 'es' });
    const first = open({ colorMode: 'dark', theme: { radius: '4px' } });
    const second = open({ token: other.admin.token });
    await heading('Meus certificados');
    await heading('Mis certificados');
    expect(
      screen.getAllByRole('link', { name: /Gerenciar modelos|Gestionar plantillas/ }),
    ).toHaveLength(1);
    expect(first.root).toHaveAttribute('data-theme', 'dark');
    expect(second.root).toHaveAttribute('data-theme', 'light');
    expect(second.root.style.getPropertyValue('--certs-radius')).toBe('');

    first.update({ path: '/forbidden', colorMode: 'light', locale: 'en' });
    await heading("Oops, you don't have access to this plugin!");
    await heading('Mis certificados');
    first.unmount();
    await nothingLeft(first.element);
    second.update({ path: '/forbidden' });
    await heading('¡Ups, no tienes acceso a este plugin!');

    const { learner } = company;
    for (const { headers } of await requestsOf(company.company_id)) {
      expect(headers.authorization).toContain(learner.token);
    }
    for (const { headers } of await requestsOf(other.company_id)) {
      expect(headers.authorization).toContain(other.admin.token);
    }
  });

  test('do not share ids', async () => {
    const elements = [open(), open()].map(({ element }) => element);
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(2));
    const ids = elements.flatMap((element) =>
      Array.from(element.querySelectorAll('[id]'), ({ id }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the configuration', () => {
  test.each([
    ['MISSIONS_API', undefined, 'MISSIONS_API is missing'],
    ['WORKSPACE_API', '/api', 'WORKSPACE_API must be an absolute http(s) URL'],
  ])('names a missing or wrong key: %s', (key, value, message) => {
    const element = document.createElement('div');
    const config = { ...testConfig(), [key]: value } as CertificatesAppProps['config'];
    for (const open of [mount, mountTemplates]) {
      expect(() => open(element, { config })).toThrow(`Configuration: ${message}`);
    }
    expect(() => mountPrint(element, { config, certificateId: 'a' })).toThrow(message);
    expect(element).toBeEmptyDOMElement();
  });
});

describe('cookies and local storage', () => {
  test('are neither written nor read without a storageKey', async () => {
    localStorage.setItem('certificates-color-mode', 'dark');
    document.cookie = 'certificates_locale=es; path=/';
    document.cookie = 'certificates_session=%22someone%22; path=/';
    const cookies = recordCookies();
    const write = jest.spyOn(Storage.prototype, 'setItem');
    const { element, root, unmount, update } = open({
      config: {
        LOCALE_STRATEGY: 'no_prefix',
        FLAGS_URL: `${platformUrl()}/api/frontend`,
        FLAGS_CLIENT_KEY: 'demo-frontend-key',
      },
    });
    await heading('Meus certificados');
    expect(root).toHaveAttribute('data-theme', 'light');
    update({ colorMode: 'dark', locale: 'en' });
    await heading('My certificates');
    update({ token: company.admin.token });
    await screen.findByRole('link', { name: 'Manage templates' });
    unmount();
    await nothingLeft(element);
    expect(cookies.written()).toEqual([]);
    expect(write).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(1);
  });

  test('carry the host’s prefix with one', async () => {
    const cookies = recordCookies();
    const { update } = open({ storageKey: 'acme_', config: { LOCALE_STRATEGY: 'no_prefix' } });
    await heading('Meus certificados');
    expect(cookies.names()).toEqual([
      'acme_certificates_session',
      'acme_certificates_missions_token',
      'acme_certificates_company_token',
      'acme_certificates_locale',
    ]);
    update({ colorMode: 'dark' });
    expect(localStorage.getItem('acme_certificates-color-mode')).toBe('dark');
    expect(localStorage).toHaveLength(1);
  });

  test('bring session and colour mode back with one', async () => {
    localStorage.setItem('acme_certificates-color-mode', 'dark');
    document.cookie = `acme_certificates_session=${encodeURIComponent(JSON.stringify(company.learner.token))}; path=/`;
    const { root } = open({ storageKey: 'acme_', token: () => '' });
    await heading('Meus certificados');
    expect(root).toHaveAttribute('data-theme', 'dark');
  });

  test('give way to the colour mode that the host asks for', async () => {
    localStorage.setItem('acme_certificates-color-mode', 'dark');
    const { root } = open({ storageKey: 'acme_', colorMode: 'light' });
    await heading('Meus certificados');
    expect(root).toHaveAttribute('data-theme', 'light');
  });
});

describe('in the address bar, below its base path', () => {
  test('the plugin writes, follows back and forward, and leaves the host’s page alone', async () => {
    document.title = 'The host';
    window.history.replaceState(null, '', '/acme/certificates');
    const onNavigate = jest.fn();
    const { update } = open({ router: 'browser', basePath: '/acme/certificates', onNavigate });
    await heading('Meus certificados');
    update({ path: '/forbidden' });
    await heading(forbidden);
    expect(window.location.pathname).toBe('/acme/certificates/forbidden');
    window.history.back();
    await heading('Meus certificados');
    expect(window.location.pathname).toBe('/acme/certificates');
    expect(onNavigate.mock.calls).toEqual([['/']]);
    expect(document.title).toBe('The host');
  });

  test('the token of a sign-in link does not stay', async () => {
    const { learner } = company;
    window.history.replaceState(null, '', `/acme/signin/${learner.token}`);
    open({ router: 'browser', basePath: '/acme', token: () => '' });
    expect(window.location.pathname).toBe('/acme/signin');
    await heading('Meus certificados');
    expect(window.location.href).not.toContain(learner.token);
    expect(JSON.stringify(window.history.state)).not.toContain(learner.token);
  });

  test('the language chosen stands as a prefix', async () => {
    const { company_id } = company;
    const user = await createUser({ company_id, role: 'learner', name: 'Ana', language: 'es' });
    window.history.replaceState(null, '', '/acme');
    open({ router: 'browser', basePath: '/acme', token: user.token });
    await heading('Mis certificados');
    await waitFor(() => expect(window.location.pathname).toBe('/acme/es'));
  });
});

describe('the other modules', () => {
  test('TemplatesApp is at home in the list, for administrators', async () => {
    const onTitle = jest.fn();
    mountInHost(mountTemplates, { token: company.admin.token, router: 'memory', onTitle });
    await heading('Gerenciar modelos');
    expect(onTitle).toHaveBeenLastCalledWith('Gerenciar modelos');
  });

  test('TemplatesApp sends a learner to the forbidden page', async () => {
    const onNavigate = jest.fn();
    const { token } = company.learner;
    mountInHost(mountTemplates, { token, router: 'memory', onNavigate });
    await heading(forbidden);
    expect(onNavigate.mock.calls).toEqual([['/forbidden']]);
  });

  test('PrintView needs no session, is ready once, and speaks the host’s language', async () => {
    const [certificateId = ''] = await giveCertificates(company.learner, [
      { type: 'MISSION', name: 'Integração' },
    ]);
    const onReady = jest.fn();
    const { element, unmount, update } = mountInHost(mountPrint, { certificateId, onReady });
    await heading('Certificado válido');
    expect(screen.getByText('Emitido por Companhia de Teste')).toBeVisible();
    update({ locale: 'en' });
    expect(await screen.findByText('Issued by Companhia de Teste')).toBeVisible();
    update({ certificateId: 'nobody' });
    await heading('Certificate not found');
    expect(onReady).toHaveBeenCalledTimes(1);
    unmount();
    await nothingLeft(element);
  });
});
