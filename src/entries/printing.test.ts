/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unmountAll, mountInHost } from '#testing/mount/mountInHost.ts';
import {
  type Company,
  createCompany,
  createTemplate,
  giveCertificates,
} from '#testing/platform.ts';
import { mount } from './CertificatesApp.tsx';
import { mount as mountTemplates } from './TemplatesApp.tsx';

const plugin = 'https://certificates.example';
let company: Company;
let id: string;

beforeEach(async () => {
  // Set by webpack's runtime to the origin of the plugin's files.
  Object.assign(globalThis, { __webpack_public_path__: `${plugin}/` });
  company = await createCompany();
  [id = ''] = await giveCertificates(company.learner, [{ type: 'MISSION', name: 'Ética' }]);
});
afterEach(async () => {
  await unmountAll();
  window.history.replaceState(null, '', '/');
  Reflect.deleteProperty(globalThis, '__webpack_public_path__');
  jest.restoreAllMocks();
});

const routers = ['browser', 'memory'] as const;
const cases = routers.flatMap((kind) => [
  [kind, 'the standalone page', '', `${plugin}/pt/print/`] as const,
  [kind, 'PUBLIC_URL', 'https://a.example/c/', 'https://a.example/c/pt/print/'] as const,
]);

describe.each(cases)(
  'print links with a %s router and %s as target',
  (kind, _target, PUBLIC_URL, base) => {
    const open = (path = '/') => {
      window.history.replaceState(null, '', `/learn${path}`);
      return mountInHost(mount, {
        config: { PUBLIC_URL },
        token: company.learner.token,
        basePath: '/learn',
        router: kind,
        path,
      });
    };
    const expectPrintLink = async (name: string) => {
      const link = await screen.findByRole('link', { name });
      expect(link).toHaveAttribute('href', `${base}${id}?print=1`);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noreferrer');
    };

    test('a list row links to the public page', async () => {
      open();
      await expectPrintLink('Imprimir: Ética');
    });

    test('a grid card links to the public page', async () => {
      open();
      await userEvent.click(await screen.findByRole('radio', { name: 'Grade' }));
      await screen.findByRole('list', { name: 'Missões' });
      await expectPrintLink('Imprimir: Ética');
    });

    test('the preview links to the public page', async () => {
      open(`/preview/${id}`);
      await expectPrintLink('Imprimir');
    });
  },
);

describe('link opened in another tab', () => {
  test('leads to the host’s address with a browser router', async () => {
    window.history.replaceState(null, '', '/learn');
    mountInHost(mount, { token: company.learner.token, basePath: '/learn' });
    const link = await screen.findByRole('link', { name: 'Visualizar: Ética' });
    expect(link).toHaveAttribute('href', `/learn/preview/${id}`);
  });

  test('leads to the standalone page with a memory router, because the host does not serve the address', async () => {
    const template = await createTemplate(company, { name: 'Formatura' });
    mountInHost(mountTemplates, {
      config: { PUBLIC_URL: `${plugin}/` },
      token: company.admin.token,
      basePath: '/learn',
      router: 'memory',
      path: '/en/templates',
    });
    const list = within(await screen.findByRole('list'));
    const link = (await list.findAllByRole('link', { name: /Formatura/ }))[0];
    expect(link).toHaveAttribute('href', `${plugin}/en/editor/${template}`);
    await userEvent.click(link as Element);
    expect(await screen.findByRole('button', { name: /Edit the name/ })).toBeVisible();
    expect(window.location.pathname).toBe('/');
  });
});
