/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { clearCookies, recordCookies } from '#testing/cookies.ts';
import { unmountAll, mountInHost } from '#testing/mount/mountInHost.ts';
import {
  type Company,
  createCompany,
  createTemplate,
  createUser,
  giveCertificates,
  getPlatformUrl,
  getRequests,
} from '#testing/platform.ts';
import { createTestConfig } from '#testing/mount/renderApp.ts';
import { mount } from './CertificatesApp.tsx';
import type { CertificatesAppProps } from './contract.ts';
import { mount as mountPrint } from './PrintView.tsx';
import { mount as mountTemplates } from './TemplatesApp.tsx';

let company: Company;

beforeEach(async () => {
  clearCookies();
  localStorage.clear();
  company = await createCompany();
});
afterEach(async () => {
  await unmountAll();
  window.history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

type HostProps = Parameters<typeof mountInHost<CertificatesAppProps>>[1];

const open = (props: Partial<HostProps> = {}) =>
  mountInHost(mount, { token: company.learner.token, router: 'memory', ...props });

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const waitForEmptyElement = (element: HTMLElement) =>
  waitFor(() => expect(element).toBeEmptyDOMElement());
const forbiddenHeading = 'Ops, você não tem acesso a este plugin!';

describe('unmount', () => {
  test('empties the host’s element, and can be called twice', async () => {
    const { element, unmount } = open();
    await findHeading('Meus certificados');
    unmount();
    unmount();
    await waitForEmptyElement(element);
    expect(element).toBeInTheDocument();
  });

  test('removes all listeners from the window', async () => {
    const counts = new Map<string, number>();
    const addToCount = (type: string, step: number) =>
      counts.set(type, (counts.get(type) ?? 0) + step);
    const [add, remove] = [window.addEventListener, window.removeEventListener];
    jest.spyOn(window, 'addEventListener').mockImplementation((...args) => {
      addToCount(args[0], 1);
      add.apply(window, args);
    });
    jest.spyOn(window, 'removeEventListener').mockImplementation((...args) => {
      addToCount(args[0], -1);
      remove.apply(window, args);
    });
    const { element, unmount } = open({ router: 'browser' });
    await findHeading('Meus certificados');
    expect(counts.get('popstate')).toBe(1);
    unmount();
    await waitForEmptyElement(element);
    expect([...counts].filter(([, count]) => count !== 0)).toEqual([]);
  });

  test('prevents callbacks for requests that are still pending', async () => {
    const [onReady, onSessionExpired] = [jest.fn(), jest.fn()];
    const { element, unmount } = open({ onReady, onSessionExpired });
    unmount();
    await waitForEmptyElement(element);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(onReady).not.toHaveBeenCalled();
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  test('makes a later update have no effect', async () => {
    const { element, unmount, update } = open();
    await findHeading('Meus certificados');
    unmount();
    await waitForEmptyElement(element);
    expect(() =>
      update({ locale: 'en', theme: { radius: '4px' }, path: '/forbidden' }),
    ).not.toThrow();
    expect(element).toBeEmptyDOMElement();
  });

  test('followed at once by another mount, as in StrictMode, leaves one plugin', async () => {
    const { element, unmount } = open();
    unmount();
    const secondMount = mount(element, {
      config: createTestConfig(),
      token: company.learner.token,
      router: 'memory',
    });
    await findHeading('Meus certificados');
    await waitFor(() => expect(element.childElementCount).toBe(1));
    secondMount.unmount();
    await waitForEmptyElement(element);
  });

  test('can be repeated with new mounts', async () => {
    for (const _round of [1, 2, 3]) {
      const { element, unmount } = open();
      await findHeading('Meus certificados');
      unmount();
      await waitForEmptyElement(element);
    }
  });

  test('is allowed by canLeave without unsaved changes', async () => {
    await expect(open().canLeave()).resolves.toBe(true);
  });

  test('answers a question of canLeave that is still open', async () => {
    const { token } = company.admin;
    const path = `/templates/${await createTemplate(company)}`;
    const { canLeave, unmount } = mountInHost(mountTemplates, { token, router: 'memory', path });
    fireEvent.click(await screen.findByRole('radio', { name: 'Noturno' }));
    await screen.findByText('Alterações não salvas');
    const leaving = canLeave();
    await screen.findByRole('alertdialog');
    unmount();
    await expect(leaving).resolves.toBe(true);
  });
});

describe('two mounts on one page', () => {
  test('stay independent with users of two companies', async () => {
    const otherCompany = await createCompany({ language: 'es' });
    const first = open({ colorMode: 'dark', theme: { radius: '4px' } });
    const second = open({ token: otherCompany.admin.token });
    await findHeading('Meus certificados');
    await findHeading('Mis certificados');
    expect(
      screen.getAllByRole('link', { name: /Gerenciar modelos|Gestionar plantillas/ }),
    ).toHaveLength(1);
    expect(first.root).toHaveAttribute('data-theme', 'dark');
    expect(second.root).toHaveAttribute('data-theme', 'light');
    expect(second.root.style.getPropertyValue('--certs-radius')).toBe('');

    first.update({ path: '/forbidden', colorMode: 'light', locale: 'en' });
    await findHeading("Oops, you don't have access to this plugin!");
    await findHeading('Mis certificados');
    first.unmount();
    await waitForEmptyElement(first.element);
    second.update({ path: '/forbidden' });
    await findHeading('¡Ups, no tienes acceso a este plugin!');

    const { learner } = company;
    for (const { headers } of await getRequests(company.company_id)) {
      expect(headers.authorization).toContain(learner.token);
    }
    for (const { headers } of await getRequests(otherCompany.company_id)) {
      expect(headers.authorization).toContain(otherCompany.admin.token);
    }
  });

  test('have no element ids in common', async () => {
    const elements = [open(), open()].map(({ element }) => element);
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(2));
    const ids = elements.flatMap((element) =>
      Array.from(element.querySelectorAll('[id]'), ({ id }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('mount with an invalid configuration', () => {
  test.each([
    ['MISSIONS_API', undefined, 'MISSIONS_API is missing'],
    ['WORKSPACE_API', '/api', 'WORKSPACE_API must be an absolute http(s) URL'],
  ])('throws an error that names the missing or wrong key %s', (key, value, message) => {
    const element = document.createElement('div');
    const config = { ...createTestConfig(), [key]: value } as CertificatesAppProps['config'];
    for (const open of [mount, mountTemplates]) {
      expect(() => open(element, { config })).toThrow(`Configuration: ${message}`);
    }
    expect(() => mountPrint(element, { config, certificateId: 'a' })).toThrow(message);
    expect(element).toBeEmptyDOMElement();
  });
});

describe('cookies and localStorage', () => {
  test('are neither read nor written without a storageKey', async () => {
    localStorage.setItem('certificates-color-mode', 'dark');
    document.cookie = 'certificates_locale=es; path=/';
    document.cookie = 'certificates_session=%22someone%22; path=/';
    const cookies = recordCookies();
    const write = jest.spyOn(Storage.prototype, 'setItem');
    const { element, root, unmount, update } = open({
      config: {
        LOCALE_STRATEGY: 'no_prefix',
        FLAGS_URL: `${getPlatformUrl()}/api/frontend`,
        FLAGS_CLIENT_KEY: 'demo-frontend-key',
      },
    });
    await findHeading('Meus certificados');
    expect(root).toHaveAttribute('data-theme', 'light');
    update({ colorMode: 'dark', locale: 'en' });
    await findHeading('My certificates');
    update({ token: company.admin.token });
    await screen.findByRole('link', { name: 'Manage templates' });
    unmount();
    await waitForEmptyElement(element);
    expect(cookies.getWrites()).toEqual([]);
    expect(write).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(1);
  });

  test('have the prefix of the storageKey', async () => {
    const cookies = recordCookies();
    const { update } = open({ storageKey: 'acme_', config: { LOCALE_STRATEGY: 'no_prefix' } });
    await findHeading('Meus certificados');
    expect(cookies.getNames()).toEqual([
      'acme_certificates_session',
      'acme_certificates_missions_token',
      'acme_certificates_company_token',
      'acme_certificates_locale',
    ]);
    update({ colorMode: 'dark' });
    expect(localStorage.getItem('acme_certificates-color-mode')).toBe('dark');
    expect(localStorage).toHaveLength(1);
  });

  test('restore session and colour mode with a storageKey', async () => {
    localStorage.setItem('acme_certificates-color-mode', 'dark');
    document.cookie = `acme_certificates_session=${encodeURIComponent(JSON.stringify(company.learner.token))}; path=/`;
    const { root } = open({ storageKey: 'acme_', token: () => '' });
    await findHeading('Meus certificados');
    expect(root).toHaveAttribute('data-theme', 'dark');
  });

  test('are overridden by the host’s colour mode', async () => {
    localStorage.setItem('acme_certificates-color-mode', 'dark');
    const { root } = open({ storageKey: 'acme_', colorMode: 'light' });
    await findHeading('Meus certificados');
    expect(root).toHaveAttribute('data-theme', 'light');
  });
});

describe('address bar below the base path', () => {
  test('follows navigation and the back button, without changing the document title', async () => {
    document.title = 'The host';
    window.history.replaceState(null, '', '/acme/certificates');
    const onNavigate = jest.fn();
    const { update } = open({ router: 'browser', basePath: '/acme/certificates', onNavigate });
    await findHeading('Meus certificados');
    update({ path: '/forbidden' });
    await findHeading(forbiddenHeading);
    expect(window.location.pathname).toBe('/acme/certificates/forbidden');
    window.history.back();
    await findHeading('Meus certificados');
    expect(window.location.pathname).toBe('/acme/certificates');
    expect(onNavigate.mock.calls).toEqual([['/']]);
    expect(document.title).toBe('The host');
  });

  test.each(['/formação/', '/os meus'])(
    'encodes the base path %s as browsers do',
    async (basePath) => {
      window.history.replaceState(null, '', basePath);
      const { update } = open({ router: 'browser', basePath });
      await findHeading('Meus certificados');
      update({ path: '/forbidden' });
      await findHeading(forbiddenHeading);
      const path = `${basePath.replace(/\/$/, '')}/forbidden`;
      expect(window.location.pathname).toBe(encodeURI(path));
    },
  );

  test('does not keep the token of a sign-in link', async () => {
    const { learner } = company;
    window.history.replaceState(null, '', `/acme/signin/${learner.token}`);
    open({ router: 'browser', basePath: '/acme', token: () => '' });
    expect(window.location.pathname).toBe('/acme/signin');
    await findHeading('Meus certificados');
    expect(window.location.href).not.toContain(learner.token);
    expect(JSON.stringify(window.history.state)).not.toContain(learner.token);
  });

  test('has the user’s language as a prefix', async () => {
    const { company_id } = company;
    const user = await createUser({ company_id, role: 'learner', name: 'Ana', language: 'es' });
    window.history.replaceState(null, '', '/acme');
    open({ router: 'browser', basePath: '/acme', token: user.token });
    await findHeading('Mis certificados');
    await waitFor(() => expect(window.location.pathname).toBe('/acme/es'));
  });
});

describe('TemplatesApp', () => {
  test('starts on the list of templates for administrators', async () => {
    const onTitle = jest.fn();
    mountInHost(mountTemplates, { token: company.admin.token, router: 'memory', onTitle });
    await findHeading('Gerenciar modelos');
    expect(onTitle).toHaveBeenLastCalledWith('Gerenciar modelos');
  });

  test('shows learners the forbidden page', async () => {
    const onNavigate = jest.fn();
    const { token } = company.learner;
    mountInHost(mountTemplates, { token, router: 'memory', onNavigate });
    await findHeading(forbiddenHeading);
    expect(onNavigate.mock.calls).toEqual([['/forbidden']]);
  });
});

describe('PrintView', () => {
  test('works without a session, calls onReady once, and uses the host’s language', async () => {
    const [certificateId = ''] = await giveCertificates(company.learner, [
      { type: 'MISSION', name: 'Integração' },
    ]);
    const onReady = jest.fn();
    const { element, unmount, update } = mountInHost(mountPrint, { certificateId, onReady });
    await findHeading('Certificado válido');
    expect(screen.getByText('Emitido por Companhia de Teste')).toBeVisible();
    update({ locale: 'en' });
    expect(await screen.findByText('Issued by Companhia de Teste')).toBeVisible();
    update({ certificateId: 'nobody' });
    await findHeading('Certificate not found');
    expect(onReady).toHaveBeenCalledTimes(1);
    unmount();
    await waitForEmptyElement(element);
  });
});
