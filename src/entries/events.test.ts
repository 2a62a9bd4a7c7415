/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { retryImport } from '#runtime/retryImport.ts';
import { expectConsoleError } from '#testing/console.ts';
import { unmountAll, mountInHost } from '#testing/mount/mountInHost.ts';
import {
  injectFault,
  type Company,
  createCompany,
  createTemplate,
  giveCertificates,
  createTemplateBody,
  writeTemplate,
} from '#testing/platform.ts';
import { mount } from './CertificatesApp.tsx';
import type { CertificatesAppProps, PluginEvent, PluginEventName } from './contract.ts';
import { mount as mountPrint } from './PrintView.tsx';
import { mount as mountTemplates } from './TemplatesApp.tsx';

let company: Company;
let events: PluginEvent[];

beforeEach(async () => {
  company = await createCompany();
  events = [];
});
afterEach(async () => {
  await unmountAll();
  jest.restoreAllMocks();
});

const onEvent = (event: PluginEvent) => void events.push(event);
const getCodes = (name: PluginEventName) =>
  events.filter((event) => event.name === name).map(({ code }) => code);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type HostProps = Parameters<typeof mountInHost<CertificatesAppProps>>[1];
const open = (props: Partial<HostProps> = {}) =>
  mountInHost(mount, { token: company.learner.token, router: 'memory', onEvent, ...props });
const openAsAdmin = (path: string, props: Partial<HostProps> = {}) =>
  mountInHost(mountTemplates, {
    token: company.admin.token,
    router: 'memory',
    path,
    onEvent,
    ...props,
  });

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

const changedTemplate = createTemplateBody({ name: 'De outra pessoa', layout: 'Layout2' });

describe('screen-ready', () => {
  test('is sent once per screen, with the name of its route and its load time', async () => {
    const [id = ''] = await giveCertificates(company.learner, 1);
    const mountTime = performance.now();
    const { update } = open();
    await findHeading('Meus certificados');
    await waitFor(() => expect(getCodes('screen-ready')).toEqual(['home']));
    expect(events[0]?.ms).toBeLessThanOrEqual(Math.ceil(performance.now() - mountTime));
    await wait(300);
    const navigationTime = performance.now();
    update({ path: `/preview/${id}` });
    await screen.findByRole('group', { name: /, Frente$/ });
    expect(events.at(-1)?.ms).toBeLessThanOrEqual(Math.ceil(performance.now() - navigationTime));
    update({ locale: 'en', colorMode: 'dark' });
    await screen.findByRole('radio', { name: 'Back' });
    update({ path: '/nowhere/at/all' });
    await findHeading('Page not found: /nowhere/at/all');
    update({ path: '/' });
    await findHeading('My certificates');
    await waitFor(() =>
      expect(getCodes('screen-ready')).toEqual(['home', 'preview-id', 'not-found', 'home']),
    );
  });

  test('is not sent for redirects of routes and guards', async () => {
    const id = await createTemplate(company);
    const { update } = openAsAdmin(`/templates/${id}`);
    await screen.findByRole('button', { name: 'Salvar' });
    await waitFor(() => expect(getCodes('screen-ready')).toEqual(['editor-id']));
    update({ token: company.learner.token });
    await findHeading('Ops, você não tem acesso a este plugin!');
    await waitFor(() => expect(getCodes('screen-ready')).toEqual(['editor-id', 'forbidden']));
  });

  test('is sent for a refused session, for a failed start and after its retry', async () => {
    const { unmount } = open({ token: 'nobody' });
    await waitFor(() => expect(getCodes('screen-ready')).toEqual(['not-authorized']));
    unmount();
    await injectFault(company, 'GET /users/current', { status: 503, times: 1 });
    open();
    const retryButton = await screen.findByRole('button', { name: 'Tentar de novo' });
    await wait(300);
    const retryTime = performance.now();
    fireEvent.click(retryButton);
    await findHeading('Meus certificados');
    await waitFor(() =>
      expect(getCodes('screen-ready')).toEqual(['not-authorized', 'error', 'home']),
    );
    expect(events.at(-1)?.ms).toBeLessThanOrEqual(Math.ceil(performance.now() - retryTime));
  });

  test('is sent for PrintView when the certificate is displayed', async () => {
    const [certificateId = ''] = await giveCertificates(company.learner, 1);
    const { update } = mountInHost(mountPrint, { certificateId, onEvent });
    expect(events).toEqual([]);
    await screen.findAllByRole('group');
    expect(getCodes('screen-ready')).toEqual(['print-id']);
    update({ locale: 'en' });
    await wait(100);
    expect(getCodes('screen-ready')).toEqual(['print-id']);
  });
});

describe('call-failed', () => {
  test.each<[string, string, object, string]>([
    ['a status', '/users/current', { status: 503 }, 'currentUser:503'],
    ['a network error', '/settings', { drop: true }, 'companySettings:network'],
    ['invalid JSON', '/users/current', { body: '<p>' }, 'currentUser:parse'],
    ['JSON of another shape', '/users/current', { body: '{}' }, 'currentUser:shape'],
  ])(
    'contains the name of the call and the code for %s',
    async (_description, path, fault, code) => {
      await injectFault(company, `GET ${path}`, { ...fault, times: 1 });
      open();
      await screen.findByRole('button', { name: 'Tentar de novo' });
      await waitFor(() => expect(getCodes('call-failed')).toEqual([code]));
    },
  );

  test.each<[string, object, string, RegExp]>([
    [
      'a status',
      { status: 500, body: '{}' },
      'listUserCertificates:500',
      /^ApiError: .* status code 500/,
    ],
    [
      'errors in a response',
      { body: '{"errors":[{"message":"no"}]}' },
      'listUserCertificates:graphql',
      /^ApiError: no/,
    ],
    [
      'a response without the list',
      { body: '{"data":{"certificates":5}}' },
      'listUserCertificates:shape',
      /^ApiError: Unexpected answer: certificates/,
    ],
  ])('is sent once for the GraphQL services: %s', async (_description, fault, code, logged) => {
    expectConsoleError(logged, 1);
    await injectFault(company, 'POST /missions/graphql', { ...fault, times: 1 });
    open();
    await waitFor(() => expect(getCodes('call-failed')).toEqual([code]));
    await wait(200);
    expect(getCodes('call-failed')).toEqual([code]);
  });

  test('is sent for optional data although the screen is displayed', async () => {
    expectConsoleError(/^ApiError: .* status code 502/, 1);
    await giveCertificates(company.learner, 1);
    await injectFault(company, 'POST /company/graphql', { status: 502, times: 1 });
    open();
    await screen.findByRole('listitem');
    await waitFor(() => expect(getCodes('call-failed')).toEqual(['listCompanyUserMetadata:502']));
  });

  test('is sent for a refused token only if the host has no other token', async () => {
    let tokenRequests = 0;
    const tokens = ['nobody', company.learner.token];
    open({ token: () => tokens[tokenRequests++] ?? '' });
    await findHeading('Meus certificados');
    expect(tokenRequests).toBe(2);
    expect(getCodes('call-failed')).toEqual([]);
    open({ token: 'nobody' });
    await waitFor(() => expect(getCodes('call-failed')).toEqual(['currentUser:401']));
  });

  test('is sent for the requests of PrintView', async () => {
    mountInHost(mountPrint, { certificateId: 'nobodys', onEvent });
    await waitFor(() => expect(getCodes('screen-ready')).toEqual(['print-id']));
    expect(getCodes('call-failed')).toEqual(['getCertificate:404']);
  });

  test('has the time from the request to its failure in ms', async () => {
    await injectFault(company, 'GET /users/current', { status: 503, delay_ms: 400, times: 1 });
    open();
    await waitFor(() => expect(getCodes('call-failed')).toHaveLength(1));
    expect(events[0]?.ms).toBeGreaterThanOrEqual(390);
    expect(events[0]?.ms).toBeLessThan(2000);
  });
});

describe('file-retried', () => {
  /** Creates an import function that fails on the first call. */
  function createImportFailingOnce(error: Error) {
    let calls = 0;
    return async () => {
      calls += 1;
      if (calls === 1) throw error;
    };
  }
  const createChunkError = () =>
    Object.assign(new Error('Loading chunk 42 failed.'), {
      name: 'ChunkLoadError',
      request: 'https://plugin.example/a/b/remote/home.0123456789.js',
    });

  test('is sent to a single mount, once per retry', async () => {
    const otherEvents: PluginEvent[] = [];
    open();
    open({ onEvent: (event) => void otherEvents.push(event) });
    await retryImport(createImportFailingOnce(createChunkError()));
    expect(getCodes('file-retried')).toEqual(['home.0123456789.js']);
    expect(otherEvents.filter(({ name }) => name === 'file-retried')).toEqual([]);
  });

  test('is queued before the first mount and after the last one', async () => {
    await retryImport(createImportFailingOnce(new TypeError('Failed to fetch')));
    await wait(300);
    const { unmount, element } = open();
    expect(getCodes('file-retried')).toEqual(['TypeError']);
    expect(events[0]?.ms).toBeLessThan(100);
    unmount();
    await waitFor(() => expect(element).toBeEmptyDOMElement());
    await retryImport(createImportFailingOnce(createChunkError()));
    expect(events).toHaveLength(1);
    open();
    expect(getCodes('file-retried')).toEqual(['TypeError', 'home.0123456789.js']);
  });
});

describe('save-conflict', () => {
  test.each<[string, (id: string) => Promise<unknown>, string]>([
    [
      'changed by another user',
      (id) => writeTemplate(company, 'PUT', id, changedTemplate),
      'changed',
    ],
    ['deleted by another user', (id) => writeTemplate(company, 'DELETE', id), 'deleted'],
  ])('is sent when the template was %s', async (_description, changeElsewhere, code) => {
    await createTemplate(company);
    const id = await createTemplate(company, { name: 'Segundo' });
    openAsAdmin(`/editor/${id}`);
    const save = await screen.findByRole('button', { name: 'Salvar' });
    fireEvent.click(await screen.findByRole('radio', { name: 'Mosaico' }));
    await changeElsewhere(id);
    fireEvent.click(save);
    await screen.findByRole('alertdialog');
    expect(getCodes('save-conflict')).toEqual([code]);
    const status = code === 'changed' ? 412 : 404;
    expect(getCodes('call-failed')).toEqual([`updateTemplate:${status}`]);
  });
});

/** Lists all leaf values of an object. */
const listLeaves = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null
    ? Reflect.ownKeys(value).flatMap((key) => listLeaves(value[key as keyof typeof value]))
    : [value];

test('events of a whole session contain only four keys and no personal data', async () => {
  expectConsoleError(/^ApiError: .* status code 500/, 1);
  const [certificateId = ''] = await giveCertificates(company.admin, 2);
  const templateId = await createTemplate(company);
  const secret = 'https://plugin.example/remote/home.js?token=secret&at=/a/secret';
  const error = Object.assign(new Error('secret'), { request: secret });
  await injectFault(company, 'POST /missions/graphql', { status: 500, times: 1 });
  const { update } = open({ token: company.admin.token });
  await findHeading('Meus certificados');
  await retryImport(jest.fn().mockRejectedValueOnce(error).mockResolvedValue(0));
  await injectFault(company, `GET /certificates/${certificateId}`, { status: 500, times: 1 });
  update({ path: `/preview/${certificateId}` });
  await screen.findByRole('button', { name: 'Tentar de novo' });
  update({ path: '/preview/nobodys?secret=1' });
  await findHeading('Certificado não encontrado');
  update({ path: `/print/${certificateId}` });
  await screen.findAllByRole('group');
  update({ path: '/secret/secret' });
  await findHeading('Página não encontrada: /secret/secret');
  update({ path: `/templates/${templateId}` });
  const save = await screen.findByRole('button', { name: 'Salvar' });
  fireEvent.click(await screen.findByRole('radio', { name: 'Mosaico' }));
  await writeTemplate(company, 'PUT', templateId, changedTemplate);
  fireEvent.click(save);
  await screen.findByRole('alertdialog');
  update({ token: 'secret' });
  await waitFor(() => expect(getCodes('call-failed')).toContain('currentUser:401'));

  for (const name of ['screen-ready', 'call-failed', 'file-retried', 'save-conflict'] as const)
    expect(getCodes(name)).not.toEqual([]);
  expect(getCodes('file-retried')).toEqual(['home.js']);
  for (const event of events) {
    const requestIdKeys = event.name === 'call-failed' ? ['requestId'] : [];
    expect(Reflect.ownKeys(event).sort()).toEqual(['code', 'ms', 'name', ...requestIdKeys]);
    const [name, ms, code] = listLeaves(event);
    expect(name).toMatch(/^[a-z]+-[a-z]+$/);
    expect(Number.isInteger(ms) && Number(ms) >= 0 && Number(ms) < 60_000).toBe(true);
    expect(code).toMatch(/^[a-zA-Z]+[a-zA-Z.-]*(?::[a-z0-9]+)?$/);
  }
  const { admin, learner, company_id } = company;
  const personalValues = [admin, learner].flatMap(({ id, token, name }) => [id, token, name]);
  const eventText = listLeaves(events).map(String).join(' ');
  for (const value of [
    ...personalValues,
    company_id,
    certificateId,
    templateId,
    'secret',
    '/',
    'localhost',
  ])
    expect(eventText).not.toContain(value);
});

test('errors of host callbacks are logged and do not affect the plugin', async () => {
  expectConsoleError(/^Error: The host is broken\./);
  const error = new Error('The host is broken.');
  const throwError = () => {
    throw error;
  };
  const { update } = open({
    onReady: throwError,
    onEvent: throwError,
    onTitle: throwError,
    onNavigate: throwError,
    onSessionExpired: throwError,
  });
  await findHeading('Meus certificados');
  update({ path: '/nowhere' });
  await findHeading('Página não encontrada: /nowhere');
  update({ path: '/' });
  await findHeading('Meus certificados');
});

test('onReady is called with the version of the release', async () => {
  const onReady = jest.fn();
  open({ onReady });
  await waitFor(() => expect(onReady).toHaveBeenCalledWith({ version: __VERSION__ }));
  expect(__VERSION__).toMatch(/^\d+\.\d+\.\d+/);
});
