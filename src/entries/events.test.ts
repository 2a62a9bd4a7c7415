/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { retryingImport } from '#i18n/retryingImport.ts';
import { leaveHost, mountInHost, renderAsInHost } from '#testing/mount/mountInHost.ts';
import {
  breakPlatform,
  type Company,
  createCompany,
  createTemplate,
  giveCertificates,
  templateBody,
  writeTemplate,
} from '#testing/platform.ts';
import { mount } from './CertificatesApp.tsx';
import type { CertificatesAppProps, PluginEvent, PluginEventName } from './contract.ts';
import { mount as mountPrint } from './PrintView.tsx';
import { mount as mountTemplates } from './TemplatesApp.tsx';

let company: Company;
let heard: PluginEvent[];

beforeAll(renderAsInHost);
beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  company = await createCompany();
  heard = [];
});
afterEach(async () => {
  await leaveHost();
  jest.restoreAllMocks();
});

const onEvent = (event: PluginEvent) => void heard.push(event);
const codesOf = (name: PluginEventName) =>
  heard.filter((event) => event.name === name).map(({ code }) => code);
const quietFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Open = Parameters<typeof mountInHost<CertificatesAppProps>>[1];
const open = (props: Partial<Open> = {}) =>
  mountInHost(mount, { token: company.learner.token, router: 'memory', onEvent, ...props });
const openAsAdmin = (path: string, props: Partial<Open> = {}) =>
  mountInHost(mountTemplates, {
    token: company.admin.token,
    router: 'memory',
    path,
    onEvent,
    ...props,
  });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const fail = (path: string, fault: object) =>
  breakPlatform({ company_id: company.company_id, method: 'GET', path, ...fault });

const changedTemplate = templateBody({ name: 'De outra pessoa', layout: 'Layout2' });

describe('screen-ready', () => {
  test('each screen is told once, by the name of its route, with the time it took', async () => {
    const [id = ''] = await giveCertificates(company.learner, 1);
    const before = performance.now();
    const { update } = open();
    await heading('Meus certificados');
    await waitFor(() => expect(codesOf('screen-ready')).toEqual(['home']));
    expect(heard[0]?.ms).toBeLessThanOrEqual(Math.ceil(performance.now() - before));
    await quietFor(300);
    const stepped = performance.now();
    update({ path: `/preview/${id}` });
    await screen.findByRole('group', { name: /, Frente$/ });
    expect(heard.at(-1)?.ms).toBeLessThanOrEqual(Math.ceil(performance.now() - stepped));
    update({ locale: 'en', colorMode: 'dark' });
    await screen.findByRole('radio', { name: 'Back' });
    update({ path: '/nowhere/at/all' });
    await heading('Page not found: /nowhere/at/all');
    update({ path: '/' });
    await heading('My certificates');
    await waitFor(() =>
      expect(codesOf('screen-ready')).toEqual(['home', 'preview-id', 'not-found', 'home']),
    );
  });

  test('a route that only leads on is none, nor is a guard that does', async () => {
    const id = await createTemplate(company);
    const { update } = openAsAdmin(`/templates/${id}`);
    await screen.findByRole('button', { name: 'Salvar' });
    await waitFor(() => expect(codesOf('screen-ready')).toEqual(['editor-id']));
    update({ token: company.learner.token });
    await heading('Ops, você não tem acesso a este plugin!');
    await waitFor(() => expect(codesOf('screen-ready')).toEqual(['editor-id', 'forbidden']));
  });

  test('a session that is refused, and a beginning that failed and is tried again', async () => {
    const { unmount } = open({ token: 'nobody' });
    await waitFor(() => expect(codesOf('screen-ready')).toEqual(['not-authorized']));
    unmount();
    await fail('/users/current', { status: 503, times: 1 });
    open();
    const again = await screen.findByRole('button', { name: 'Tentar de novo' });
    await quietFor(300);
    const asked = performance.now();
    fireEvent.click(again);
    await heading('Meus certificados');
    await waitFor(() =>
      expect(codesOf('screen-ready')).toEqual(['not-authorized', 'error', 'home']),
    );
    expect(heard.at(-1)?.ms).toBeLessThanOrEqual(Math.ceil(performance.now() - asked));
  });

  test('the print view is told once the certificate is there', async () => {
    const [certificateId = ''] = await giveCertificates(company.learner, 1);
    const { update } = mountInHost(mountPrint, { certificateId, onEvent });
    expect(heard).toEqual([]);
    await screen.findAllByRole('group');
    expect(codesOf('screen-ready')).toEqual(['print-id']);
    update({ locale: 'en' });
    await quietFor(100);
    expect(codesOf('screen-ready')).toEqual(['print-id']);
  });
});

describe('call-failed', () => {
  test.each<[string, string, object, string]>([
    ['a status', '/users/current', { status: 503 }, 'currentUser:503'],
    ['no answer', '/settings', { drop: true }, 'companySettings:network'],
    ['no JSON', '/users/current', { body: '<p>' }, 'currentUser:parse'],
    ['other JSON', '/users/current', { body: '{}' }, 'currentUser:shape'],
  ])('names the call and %s', async (_what, path, fault, code) => {
    await fail(path, { ...fault, times: 1 });
    open();
    await screen.findByRole('button', { name: 'Tentar de novo' });
    await waitFor(() => expect(codesOf('call-failed')).toEqual([code]));
  });

  test.each<[string, object, string]>([
    ['a status', { status: 500, body: '{}' }, 'listUserCertificates:500'],
    [
      'errors in an answer',
      { body: '{"errors":[{"message":"no"}]}' },
      'listUserCertificates:graphql',
    ],
    [
      'an answer without the list',
      { body: '{"data":{"certificates":5}}' },
      'listUserCertificates:shape',
    ],
  ])('tells of the query services too: %s', async (_what, fault, code) => {
    await fail('/missions/graphql', { method: 'POST', ...fault, times: 1 });
    open();
    await waitFor(() => expect(codesOf('call-failed')).toEqual([code]));
    await quietFor(200);
    expect(codesOf('call-failed')).toEqual([code]);
  });

  test('also of what only decorates a screen, which stays', async () => {
    await giveCertificates(company.learner, 1);
    await fail('/company/graphql', { method: 'POST', status: 502, times: 1 });
    open();
    await screen.findByRole('listitem');
    await waitFor(() => expect(codesOf('call-failed')).toEqual(['listCompanyUserMetadata:502']));
  });

  test('a refused token is told where another does not help, and only there', async () => {
    let asked = 0;
    const tokens = ['nobody', company.learner.token];
    open({ token: () => tokens[asked++] ?? '' });
    await heading('Meus certificados');
    expect(asked).toBe(2);
    expect(codesOf('call-failed')).toEqual([]);
    open({ token: 'nobody' });
    await waitFor(() => expect(codesOf('call-failed')).toEqual(['currentUser:401']));
  });

  test('the print view tells of its own', async () => {
    mountInHost(mountPrint, { certificateId: 'nobodys', onEvent });
    await waitFor(() => expect(codesOf('screen-ready')).toEqual(['print-id']));
    expect(codesOf('call-failed')).toEqual(['getCertificate:404']);
  });

  test('ms is the time from asking to the failure', async () => {
    await fail('/users/current', { status: 503, delay_ms: 400, times: 1 });
    open();
    await waitFor(() => expect(codesOf('call-failed')).toHaveLength(1));
    expect(heard[0]?.ms).toBeGreaterThanOrEqual(390);
    expect(heard[0]?.ms).toBeLessThan(2000);
  });
});

describe('file-retried', () => {
  /** Fails once as webpack says it. */
  function brokenOnce(failure: Error) {
    let asked = 0;
    return async () => {
      asked += 1;
      if (asked === 1) throw failure;
    };
  }
  const chunkError = () =>
    Object.assign(new Error('Loading chunk 42 failed.'), {
      name: 'ChunkLoadError',
      request: 'https://plugin.example/a/b/remote/home.0123456789.js',
    });

  test('one mount is told of a file, once for each further try', async () => {
    const other: PluginEvent[] = [];
    open();
    open({ onEvent: (event) => void other.push(event) });
    await retryingImport(brokenOnce(chunkError()));
    expect(codesOf('file-retried')).toEqual(['home.0123456789.js']);
    expect(other.filter(({ name }) => name === 'file-retried')).toEqual([]);
  });

  test('what came before any mount waits for one; after it nobody is told', async () => {
    await retryingImport(brokenOnce(new TypeError('Failed to fetch')));
    await quietFor(300);
    const { unmount, element } = open();
    expect(codesOf('file-retried')).toEqual(['TypeError']);
    expect(heard[0]?.ms).toBeLessThan(100);
    unmount();
    await waitFor(() => expect(element).toBeEmptyDOMElement());
    await retryingImport(brokenOnce(chunkError()));
    expect(heard).toHaveLength(1);
    open();
    expect(codesOf('file-retried')).toEqual(['TypeError', 'home.0123456789.js']);
  });
});

describe('save-conflict', () => {
  test.each<[string, (id: string) => Promise<unknown>, string]>([
    [
      'somebody else changed it',
      (id) => writeTemplate(company, 'PUT', id, changedTemplate),
      'changed',
    ],
    ['somebody else deleted it', (id) => writeTemplate(company, 'DELETE', id), 'deleted'],
  ])('%s', async (_what, meanwhile, code) => {
    await createTemplate(company);
    const id = await createTemplate(company, { name: 'Segundo' });
    openAsAdmin(`/editor/${id}`);
    const save = await screen.findByRole('button', { name: 'Salvar' });
    fireEvent.click(await screen.findByRole('radio', { name: 'Mosaico' }));
    await meanwhile(id);
    fireEvent.click(save);
    await screen.findByRole('alertdialog');
    expect(codesOf('save-conflict')).toEqual([code]);
    const status = code === 'changed' ? 412 : 404;
    expect(codesOf('call-failed')).toEqual([`updateTemplate:${status}`]);
  });
});

/** Whatever is in it, at any depth. */
const leavesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null
    ? Reflect.ownKeys(value).flatMap((key) => leavesOf(value[key as keyof typeof value]))
    : [value];

test('over a whole story no event has more than its three keys, or says whose or what it was', async () => {
  const [certificateId = ''] = await giveCertificates(company.admin, 2);
  const templateId = await createTemplate(company);
  const secret = 'https://plugin.example/remote/home.js?token=secret&at=/a/secret';
  const failure = Object.assign(new Error('secret'), { request: secret });
  await fail('/missions/graphql', { method: 'POST', status: 500, times: 1 });
  const { update } = open({ token: company.admin.token });
  await heading('Meus certificados');
  await retryingImport(jest.fn().mockRejectedValueOnce(failure).mockResolvedValue(0));
  await fail(`/certificates/${certificateId}`, { status: 500, times: 1 });
  update({ path: `/preview/${certificateId}` });
  await screen.findByRole('button', { name: 'Tentar de novo' });
  update({ path: '/preview/nobodys?secret=1' });
  await heading('Certificado não encontrado');
  update({ path: `/print/${certificateId}` });
  await screen.findAllByRole('group');
  update({ path: '/secret/secret' });
  await heading('Página não encontrada: /secret/secret');
  update({ path: `/templates/${templateId}` });
  const save = await screen.findByRole('button', { name: 'Salvar' });
  fireEvent.click(await screen.findByRole('radio', { name: 'Mosaico' }));
  await writeTemplate(company, 'PUT', templateId, changedTemplate);
  fireEvent.click(save);
  await screen.findByRole('alertdialog');
  update({ token: 'secret' });
  await waitFor(() => expect(codesOf('call-failed')).toContain('currentUser:401'));

  for (const name of ['screen-ready', 'call-failed', 'file-retried', 'save-conflict'] as const)
    expect(codesOf(name)).not.toEqual([]);
  expect(codesOf('file-retried')).toEqual(['home.js']);
  for (const event of heard) {
    expect(Reflect.ownKeys(event).sort()).toEqual(['code', 'ms', 'name']);
    const [name, ms, code] = leavesOf(event);
    expect(name).toMatch(/^[a-z]+-[a-z]+$/);
    expect(Number.isInteger(ms) && Number(ms) >= 0 && Number(ms) < 60_000).toBe(true);
    expect(code).toMatch(/^[a-zA-Z]+[a-zA-Z.-]*(?::[a-z0-9]+)?$/);
  }
  const { admin, learner, company_id } = company;
  const hidden = [admin, learner].flatMap(({ id, token, name }) => [id, token, name]);
  const said = leavesOf(heard).map(String).join(' ');
  for (const word of [...hidden, company_id, certificateId, templateId, 'secret', '/', 'localhost'])
    expect(said).not.toContain(word);
});

test('what a callback throws goes to the console and harms nothing', async () => {
  const thrown = new Error('The host is broken.');
  const throwing = () => {
    throw thrown;
  };
  const { update } = open({
    onReady: throwing,
    onEvent: throwing,
    onTitle: throwing,
    onNavigate: throwing,
    onSessionExpired: throwing,
  });
  await heading('Meus certificados');
  update({ path: '/nowhere' });
  await heading('Página não encontrada: /nowhere');
  update({ path: '/' });
  await heading('Meus certificados');
  expect(console.error).toHaveBeenCalledWith(thrown);
});

test('onReady tells which release it is', async () => {
  const onReady = jest.fn();
  open({ onReady });
  await waitFor(() => expect(onReady).toHaveBeenCalledWith({ version: __VERSION__ }));
  expect(__VERSION__).toMatch(/^\d+\.\d+\.\d+/);
});
