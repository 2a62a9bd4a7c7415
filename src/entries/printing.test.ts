/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leaveHost, mountInHost, renderAsInHost } from '#testing/mount/mountInHost.ts';
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

beforeAll(renderAsInHost);
beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // What webpack's runtime finds out when the plugin comes from there.
  Object.assign(globalThis, { __webpack_public_path__: `${plugin}/` });
  company = await createCompany();
  [id = ''] = await giveCertificates(company.learner, [{ type: 'MISSION', name: 'Ética' }]);
});
afterEach(async () => {
  await leaveHost();
  window.history.replaceState(null, '', '/');
  Reflect.deleteProperty(globalThis, '__webpack_public_path__');
  jest.restoreAllMocks();
});

const router = ['browser', 'memory'] as const;
const places = router.flatMap((kind) => [
  [kind, 'the plugin’s own page', '', `${plugin}/pt/print/`] as const,
  [kind, 'PUBLIC_URL', 'https://a.example/c/', 'https://a.example/c/pt/print/'] as const,
]);

describe.each(places)('with a %s router, at %s', (kind, _where, PUBLIC_URL, base) => {
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
  const expectPrint = async (name: string) => {
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', `${base}${id}?print=1`);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noreferrer');
  };

  test('a row prints', async () => {
    open();
    await expectPrint('Imprimir: Ética');
  });

  test('a card prints', async () => {
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Grade' }));
    await screen.findByRole('list', { name: 'Missões' });
    await expectPrint('Imprimir: Ética');
  });

  test('the preview prints', async () => {
    open(`/preview/${id}`);
    await expectPrint('Imprimir');
  });
});

describe('a link that is opened in another tab', () => {
  test('of a browser router is the host’s address', async () => {
    window.history.replaceState(null, '', '/learn');
    mountInHost(mount, { token: company.learner.token, basePath: '/learn' });
    const link = await screen.findByRole('link', { name: 'Visualizar: Ética' });
    expect(link).toHaveAttribute('href', `/learn/preview/${id}`);
  });

  test('of a memory router is the plugin’s own address: the host knows none of them', async () => {
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
