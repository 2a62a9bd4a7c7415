import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { openStaticServer, type StaticServer } from '../platform/serveStatic.ts';
import { startApi } from '../platform/servers/startApi.ts';
import {
  storeCertificates,
  createCompany,
  storeTemplate,
} from '../platform/servers/testing/calls.ts';
import { createPluginSite, createShellSite } from '../platform/sites.ts';
import { type RunningNginx, startNginx } from '../scripts/system/nginx.ts';
import { findFreePort } from '../scripts/system/processes.ts';
import { expect, openScreenAs, test } from './fixtures.ts';
import { mountModule, openAddress } from './hosts/driveHost.ts';

/** The plugin as an operator deploys it, on nginx. */
interface Deployment {
  nginx: RunningNginx;
  /** Origins of the same build with different configurations, and the ports of their APIs. */
  here: string;
  elsewhere: string;
  apiPort: number;
  otherApiPort: number;
  /** Server of the reference platform that serves the same site as `here`. */
  reference: StaticServer;
  /** A blank page that may frame `here` on `localhost` but not on `127.0.0.1`. */
  host: StaticServer;
  /** Plain host of `e2e/hosts`, which loads the remote from `elsewhere`. */
  plainHost: StaticServer;
}

let deployment: Deployment | undefined;
const cleanups: (() => Promise<unknown>)[] = [];

// All tests share one nginx.
test.describe.configure({ mode: 'default' });

async function openSite(): Promise<StaticServer> {
  const server = await openStaticServer(0);
  cleanups.push(() => server.close());
  return server;
}

const getOrigin = (port: number): string => `http://localhost:${port}`;

async function deploy(): Promise<Deployment | undefined> {
  const [port, otherPort] = [await findFreePort(), await findFreePort()];
  const [apiPort, otherApiPort] = [await findFreePort(), await findFreePort()];
  const [here, elsewhere] = [getOrigin(port), getOrigin(otherPort)];
  const [reference, host, plainHost] = [await openSite(), await openSite(), await openSite()];
  const addresses = { shell: host.url, plugin: here, api: getOrigin(apiPort) };
  const otherAddresses = { shell: plainHost.url, plugin: elsewhere, api: getOrigin(otherApiPort) };
  const site = createPluginSite('dist/plugin', addresses, [host.url]);
  const nginx = await startNginx(
    { port, config: { ...site.config } },
    { port: otherPort, config: { ...createPluginSite('', otherAddresses, []).config } },
  );
  if (nginx === null) return undefined;
  cleanups.push(() => nginx.stop());
  const folder = await mkdtemp(join(tmpdir(), 'host-'));
  cleanups.push(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'index.html'), '<!doctype html><html lang="en"><title>H</title>');
  reference.serve(site);
  host.serve({ folder, headers: {}, config: {} });
  plainHost.serve(createShellSite('dist/hosts/plain', otherAddresses, []));
  return { nginx, here, elsewhere, apiPort, otherApiPort, reference, host, plainHost };
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  deployment = await deploy();
});
test.afterAll(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

/** Returns the deployment, or skips the test if nginx is not available. */
function getDeployment(): Deployment {
  test.skip(deployment === undefined, 'nginx is not installed');
  if (deployment === undefined) throw new Error('unreachable');
  return deployment;
}

interface NginxResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request without normalizing its path or decompressing the response. */
function sendRequest(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<NginxResponse> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode: status = 0, headers: responseHeaders } = response;
        resolve({ status, headers: responseHeaders, body: Buffer.concat(parts) });
      });
    }).on('error', reject);
  });
}

async function findFile(folder: string, ending: string): Promise<string> {
  const name = (await readdir(join('dist/plugin', folder))).find((file) => file.endsWith(ending));
  return `/${folder}/${name ?? `no ${ending}`}`;
}

const comparedHeaders = [
  'access-control-allow-origin',
  'cache-control',
  'content-encoding',
  'content-security-policy',
  'content-type',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-robots-tag',
];
const immutable = 'public, max-age=31536000, immutable';
const pageResponse = [200, 'text/html; charset=utf-8', 'no-cache', 'gzip'] as const;
const goneResponse = [404, 'text/plain; charset=utf-8', 'no-store', undefined] as const;
/** Expected response with the page that shows "not found": status, type, caching and compression. */
const notFoundResponse = [404, 'text/html; charset=utf-8', 'no-store', 'gzip'] as const;
const script = 'text/javascript; charset=utf-8';

test('sends the same statuses, types and cache headers as the reference platform', async () => {
  const { here, reference } = getDeployment();
  const expected = [
    ['/', ...pageResponse],
    ['/index.html', ...pageResponse],
    ['/en/templates', ...pageResponse],
    ['/print/0b6f', ...pageResponse],
    ['/en/print/', ...pageResponse],
    ['/PRINT/0b6f/', ...pageResponse],
    ['/pt', ...pageResponse],
    ['/signin/header.payload.js', ...pageResponse],
    ['/es/signin/header.payload.json', ...pageResponse],
    ['/remoteEntry.js', 200, script, 'no-cache', 'gzip'],
    ['/embed.js', 200, script, 'no-cache', 'gzip'],
    ['/embed.d.ts', 200, 'text/plain; charset=utf-8', 'no-cache', 'gzip'],
    ['/mf-manifest.json', 200, 'application/json; charset=utf-8', 'no-cache', 'gzip'],
    ['/preload.json', 200, 'application/json; charset=utf-8', 'no-cache', 'gzip'],
    ['/@mf-types.zip', 200, 'application/zip', 'no-cache', undefined],
    ['/favicon.svg', 200, 'image/svg+xml', 'no-cache', 'gzip'],
    ['/THIRD-PARTY-LICENCES.txt', 200, 'text/plain; charset=utf-8', 'no-cache', 'gzip'],
    [await findFile('assets', '.txt'), 200, 'text/plain; charset=utf-8', 'no-cache', 'gzip'],
    [await findFile('remote', '.js'), 200, script, immutable, 'gzip'],
    [await findFile('standalone', '.js'), 200, script, immutable, 'gzip'],
    [await findFile('assets', '.woff2'), 200, 'font/woff2', immutable, undefined],
    [await findFile('assets', '.ttf'), 200, 'font/ttf', immutable, 'gzip'],
    [await findFile('assets', '.png'), 200, 'image/png', immutable, undefined],
    ['/remote/gone.0123456789.js', ...goneResponse],
    ['/standalone/gone.0123456789.js', ...goneResponse],
    ['/assets/gone', ...goneResponse],
    ['/remote/', ...goneResponse],
    ['/gone.js', ...goneResponse],
    ['/nowhere', ...notFoundResponse],
    ['/xx/templates', ...notFoundResponse],
    ['/en/print/a/b', ...notFoundResponse],
  ] as const;
  for (const [path, status, type, caching, encoding] of expected) {
    const requestHeaders = { 'accept-encoding': 'gzip', accept: 'text/html' };
    const response = await sendRequest(here, path, requestHeaders);
    expect.soft([response.status, response.headers['content-type']], path).toEqual([status, type]);
    expect.soft(response.headers['cache-control'], path).toBe(caching);
    expect.soft(response.headers['content-encoding'], path).toBe(encoding);
    const referenceResponse = await sendRequest(reference.url, path, requestHeaders);
    const pickCompared = ({ status: code, headers }: NginxResponse) => [
      code,
      ...comparedHeaders.map((name) => `${name}: ${headers[name] as string}`),
    ];
    expect.soft(pickCompared(response), path).toEqual(pickCompared(referenceResponse));
    expect.soft(response.headers['access-control-allow-origin'], path).toBe('*');
    expect.soft(response.headers['x-content-type-options'], path).toBe('nosniff');
    expect.soft(response.headers.server, path).toBe('nginx');
  }
});

test('compresses files without changing them and answers revalidation with 304', async () => {
  const { here } = getDeployment();
  for (const path of ['/remoteEntry.js', await findFile('remote', '.js'), '/config.json']) {
    const compressed = await sendRequest(here, path, { 'accept-encoding': 'gzip, br' });
    expect(compressed.headers['content-encoding']).toBe('gzip');
    expect(compressed.headers.vary).toBe('Accept-Encoding');
    const plain = await sendRequest(here, path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(gunzipSync(compressed.body).equals(plain.body)).toBe(true);
    if (path !== '/config.json')
      expect(plain.body.equals(await readFile(join('dist/plugin', path)))).toBe(true);
    expect(compressed.body.length).toBeLessThan(plain.body.length * 0.6);
    for (const { etag } of [compressed.headers, plain.headers]) {
      const revalidation = await sendRequest(here, path, { 'if-none-match': etag ?? '' });
      expect([revalidation.status, revalidation.body.length]).toEqual([304, 0]);
      expect(revalidation.headers['access-control-allow-origin']).toBe('*');
    }
  }
});

test('lists no folder and serves no file outside the site', async () => {
  const { here } = getDeployment();
  for (const path of ['/remote', '/assets', '/standalone/'])
    expect((await sendRequest(here, path)).body.toString()).not.toMatch(/Index of|<a /);
  const outside = ['/../nginx.conf', '/%2e%2e/nginx.conf', '/remote/..%2f..%2fnginx.conf'];
  for (const path of [...outside, '/assets../nginx.conf', '/assets/..%2f../certificates/site.conf'])
    expect((await sendRequest(here, path)).body.toString(), path).not.toMatch(/daemon|add_header/);
  for (const path of outside) expect((await sendRequest(here, path)).status, path).toBe(400);
});

/** Creates a learner with certificates and an administrator with a template. */
async function createUsers(apiPort: number) {
  const url = getOrigin(apiPort);
  const { admin, learner } = await createCompany(url);
  const [id = ''] = await storeCertificates(url, learner.id, 3);
  await storeTemplate(url, admin.token);
  return { admin, learner, id };
}

const getFront = (page: Page) => page.getByRole('group', { name: /^Certificado de .*, Frente$/ });

test.describe('nginx in a browser @full', () => {
  test.beforeAll(async () => {
    test.setTimeout(60_000);
    if (deployment === undefined) return;
    const { here, elsewhere, plainHost } = deployment;
    const start = async (port: number, ...allowedOrigins: string[]) => {
      const api = await startApi({ port, allowedOrigins, control: true });
      cleanups.push(() => api.close());
    };
    await start(deployment.apiPort, here);
    await start(deployment.otherApiPort, elsewhere, plainHost.url);
  });

  test('serves sign-in, certificates, preview, public page, templates and editor', async ({
    page,
  }) => {
    const { here, apiPort, nginx } = getDeployment();
    const { admin, learner, id } = await createUsers(apiPort);
    await page.goto(`${here}/signin/${learner.token}`);
    await expect(page.getByRole('link', { name: /^Visualizar: / })).toHaveCount(3);
    await page.goto(`${here}/en/preview/${id}`);
    await expect(page.getByRole('group', { name: /^Certificate of .*, Front$/ })).toBeVisible();
    await page.goto(`${here}/print/${id}`);
    await expect(getFront(page)).toBeVisible();

    await openScreenAs(page, { plugin: here }, admin);
    await page.goto(`${here}/templates`);
    await page.getByRole('link', { name: 'Editar: Modelo' }).click();
    await expect(page.getByRole('button', { name: 'Salvar', exact: true })).toBeVisible();
    await expect(getFront(page)).toBeVisible();

    const log = nginx.accessLog();
    expect(log).toContain('"GET /signin/... HTTP/1.1" 200');
    for (const { token } of [admin, learner]) expect(log).not.toContain(token);
  });

  test('loads in an iframe of an allowed host only', async ({ page, pageErrors }) => {
    const { here, apiPort, host } = getDeployment();
    const { learner } = await createUsers(apiPort);
    const open = async (origin: string) => {
      await page.goto(origin);
      await page.evaluate((source) => {
        const frame = document.createElement('iframe');
        frame.src = source;
        document.body.append(frame);
      }, `${here}/signin/${learner.token}`);
    };
    await open(host.url);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: 'Meus certificados' })).toBeVisible();
    expect(pageErrors).toEqual([]);

    await open(host.url.replace('localhost', '127.0.0.1'));
    await expect.poll(() => pageErrors.splice(0).join()).toMatch(/frame-ancestors/);
    await expect(frame.getByRole('heading')).toHaveCount(0);
  });

  test('moves a build to another origin and API by config.json alone', async ({ page }) => {
    const { elsewhere, apiPort, otherApiPort, plainHost } = getDeployment();
    const otherApi = getOrigin(otherApiPort);
    const [users, otherUsers] = [await createUsers(apiPort), await createUsers(otherApiPort)];
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await openScreenAs(page, { plugin: elsewhere }, otherUsers.learner);
    await expect(page.getByRole('link', { name: /^Visualizar: / })).toHaveCount(3);
    await page.goto(`${elsewhere}/print/${otherUsers.id}`);
    await expect(getFront(page)).toBeVisible();
    expect([...origins].sort()).toEqual([elsewhere, otherApi].sort());
    await page.goto(`${elsewhere}/signin/${users.learner.token}`);
    await expect(page).toHaveURL(`${elsewhere}/not-authorized`);

    origins.clear();
    await openAddress(page, plainHost.url);
    await mountModule(page, 'app', 'CertificatesApp', { token: otherUsers.learner.token });
    await expect(page.getByRole('link', { name: /^Visualizar: / })).toHaveCount(3);
    expect([...origins].sort()).toEqual([elsewhere, otherApi, plainHost.url].sort());
  });
});
