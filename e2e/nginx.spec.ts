import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { openStaticServer, type StaticServer } from '../platform/serveStatic.ts';
import { startApi } from '../platform/servers/startApi.ts';
import { earn, newCompany, storeTemplate } from '../platform/servers/testing/calls.ts';
import { pluginSite, shellSite } from '../platform/sites.ts';
import { type RunningNginx, startNginx } from '../scripts/system/nginx.ts';
import { freePort } from '../scripts/system/processes.ts';
import { expect, openAs, test } from './fixtures.ts';
import { mount, openAddress } from './hosts/driveHost.ts';

/** The plugin as an operator serves it. */
interface Deployed {
  nginx: RunningNginx;
  /** Served with a configuration each, from one build, and the API that it names. */
  here: string;
  elsewhere: string;
  apiPort: number;
  otherApiPort: number;
  /** The reference platform's server of the same site as `here`. */
  reference: StaticServer;
  /** An empty page: `here` is framed by it on `localhost` and not on `127.0.0.1`. */
  host: StaticServer;
  /** The plain host of `e2e/hosts`, which loads the remote from `elsewhere`. */
  plainHost: StaticServer;
}

let deployed: Deployed | undefined;
const ends: (() => Promise<unknown>)[] = [];

// One nginx for all of them.
test.describe.configure({ mode: 'default' });

async function openSite(): Promise<StaticServer> {
  const server = await openStaticServer(0);
  ends.push(() => server.close());
  return server;
}

const at = (port: number): string => `http://localhost:${port}`;

async function deploy(): Promise<Deployed | undefined> {
  const [port, otherPort] = [await freePort(), await freePort()];
  const [apiPort, otherApiPort] = [await freePort(), await freePort()];
  const [here, elsewhere] = [at(port), at(otherPort)];
  const [reference, host, plainHost] = [await openSite(), await openSite(), await openSite()];
  const addresses = { shell: host.url, plugin: here, api: at(apiPort) };
  const others = { shell: plainHost.url, plugin: elsewhere, api: at(otherApiPort) };
  const site = pluginSite('dist/plugin', addresses, [host.url]);
  const nginx = await startNginx(
    { port, config: { ...site.config } },
    { port: otherPort, config: { ...pluginSite('', others, []).config } },
  );
  if (nginx === null) return undefined;
  ends.push(() => nginx.stop());
  const folder = await mkdtemp(join(tmpdir(), 'host-'));
  ends.push(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'index.html'), '<!doctype html><html lang="en"><title>H</title>');
  reference.serve(site);
  host.serve({ folder, headers: {}, config: {} });
  plainHost.serve(shellSite('dist/hosts/plain', others, []));
  return { nginx, here, elsewhere, apiPort, otherApiPort, reference, host, plainHost };
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  deployed = await deploy();
});
test.afterAll(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** What is deployed, or a test that says that it was left out. */
function served(): Deployed {
  test.skip(deployed === undefined, 'no nginx here');
  if (deployed === undefined) throw new Error('unreachable');
  return deployed;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A request as it is written: nothing is tidied up in its path, nothing is unpacked. */
function ask(origin: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode: status = 0, headers: answered } = response;
        resolve({ status, headers: answered, body: Buffer.concat(parts) });
      });
    }).on('error', reject);
  });
}

async function firstOf(folder: string, ending: string): Promise<string> {
  const name = (await readdir(join('dist/plugin', folder))).find((file) => file.endsWith(ending));
  return `/${folder}/${name ?? `no ${ending}`}`;
}

const COMPARED = [
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
const FOR_EVER = 'public, max-age=31536000, immutable';
const PAGE = [200, 'text/html; charset=utf-8', 'no-cache', 'gzip'] as const;
const GONE = [404, 'text/plain; charset=utf-8', 'no-store', undefined] as const;
/** The page, which says that there is nothing. */
const NOWHERE = [404, 'text/html; charset=utf-8', 'no-store', 'gzip'] as const;
const script = 'text/javascript; charset=utf-8';

test('nginx and the reference platform send the same, of the right type, kept as long as is right', async () => {
  const { here, reference } = served();
  const expected = [
    ['/', ...PAGE],
    ['/index.html', ...PAGE],
    ['/en/templates', ...PAGE],
    ['/print/0b6f', ...PAGE],
    ['/PRINT/0b6f/', ...PAGE],
    ['/pt', ...PAGE],
    ['/signin/header.payload.js', ...PAGE],
    ['/es/signin/header.payload.json', ...PAGE],
    ['/remoteEntry.js', 200, script, 'no-cache', 'gzip'],
    ['/embed.js', 200, script, 'no-cache', 'gzip'],
    ['/embed.d.ts', 200, 'text/plain; charset=utf-8', 'no-cache', 'gzip'],
    ['/mf-manifest.json', 200, 'application/json; charset=utf-8', 'no-cache', 'gzip'],
    ['/preload.json', 200, 'application/json; charset=utf-8', 'no-cache', 'gzip'],
    ['/@mf-types.zip', 200, 'application/zip', 'no-cache', undefined],
    ['/favicon.svg', 200, 'image/svg+xml', 'no-cache', 'gzip'],
    ['/THIRD-PARTY-LICENCES.txt', 200, 'text/plain; charset=utf-8', 'no-cache', 'gzip'],
    [await firstOf('assets', '.txt'), 200, 'text/plain; charset=utf-8', 'no-cache', 'gzip'],
    [await firstOf('remote', '.js'), 200, script, FOR_EVER, 'gzip'],
    [await firstOf('standalone', '.js'), 200, script, FOR_EVER, 'gzip'],
    [await firstOf('remote', '.css'), 200, 'text/css; charset=utf-8', FOR_EVER, 'gzip'],
    [await firstOf('assets', '.woff2'), 200, 'font/woff2', FOR_EVER, undefined],
    [await firstOf('assets', '.ttf'), 200, 'font/ttf', FOR_EVER, 'gzip'],
    [await firstOf('assets', '.png'), 200, 'image/png', FOR_EVER, undefined],
    ['/remote/gone.0123456789.js', ...GONE],
    ['/standalone/gone.0123456789.css', ...GONE],
    ['/assets/gone', ...GONE],
    ['/remote/', ...GONE],
    ['/gone.js', ...GONE],
    ['/nowhere', ...NOWHERE],
    ['/fr/templates', ...NOWHERE],
    ['/en/print/', ...NOWHERE],
  ] as const;
  for (const [path, status, type, caching, encoding] of expected) {
    const wish = { 'accept-encoding': 'gzip', accept: 'text/html' };
    const answer = await ask(here, path, wish);
    expect.soft([answer.status, answer.headers['content-type']], path).toEqual([status, type]);
    expect.soft(answer.headers['cache-control'], path).toBe(caching);
    expect.soft(answer.headers['content-encoding'], path).toBe(encoding);
    const other = await ask(reference.url, path, wish);
    const compared = ({ status: code, headers }: Answer) => [
      code,
      ...COMPARED.map((name) => `${name}: ${headers[name] as string}`),
    ];
    expect.soft(compared(answer), path).toEqual(compared(other));
    expect.soft(answer.headers['access-control-allow-origin'], path).toBe('*');
    expect.soft(answer.headers['x-content-type-options'], path).toBe('nosniff');
    expect.soft(answer.headers.server, path).toBe('nginx');
  }
});

test('what is sent compressed is the file and much smaller, and is not sent twice', async () => {
  const { here } = served();
  for (const path of ['/remoteEntry.js', await firstOf('remote', '.css'), '/config.json']) {
    const zipped = await ask(here, path, { 'accept-encoding': 'gzip, br' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(zipped.headers.vary).toBe('Accept-Encoding');
    const plain = await ask(here, path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
    if (path !== '/config.json')
      expect(plain.body.equals(await readFile(join('dist/plugin', path)))).toBe(true);
    expect(zipped.body.length).toBeLessThan(plain.body.length * 0.6);
    for (const { etag } of [zipped.headers, plain.headers]) {
      const again = await ask(here, path, { 'if-none-match': etag ?? '' });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers['access-control-allow-origin']).toBe('*');
    }
  }
});

test('no folder is listed and nothing beside the site is reachable', async () => {
  const { here } = served();
  for (const path of ['/remote', '/assets', '/standalone/'])
    expect((await ask(here, path)).body.toString()).not.toMatch(/Index of|<a /);
  const outside = ['/../nginx.conf', '/%2e%2e/nginx.conf', '/remote/..%2f..%2fnginx.conf'];
  for (const path of [...outside, '/assets../nginx.conf', '/assets/..%2f../certificates/site.conf'])
    expect((await ask(here, path)).body.toString(), path).not.toMatch(/daemon|add_header/);
  for (const path of outside) expect((await ask(here, path)).status, path).toBe(400);
});

/** A learner and an administrator of an API with some certificates and a template. */
async function people(apiPort: number) {
  const url = at(apiPort);
  const { admin, learner } = await newCompany(url);
  const [id = ''] = await earn(url, learner.id, 3);
  await storeTemplate(url, admin.token);
  return { admin, learner, id };
}

const front = (page: Page) => page.getByRole('group', { name: /^Certificado de .*, Frente$/ });

test.describe('in a browser @full', () => {
  test.beforeAll(async () => {
    test.setTimeout(60_000);
    if (deployed === undefined) return;
    const { here, elsewhere, plainHost } = deployed;
    const start = async (port: number, ...allowedOrigins: string[]) => {
      const api = await startApi({ port, allowedOrigins, control: true });
      ends.push(() => api.close());
    };
    await start(deployed.apiPort, here);
    await start(deployed.otherApiPort, elsewhere, plainHost.url);
  });

  test('sign-in, certificates, preview, print page, templates and editor work behind nginx', async ({
    page,
  }) => {
    const { here, apiPort, nginx } = served();
    const { admin, learner, id } = await people(apiPort);
    await page.goto(`${here}/signin/${learner.token}`);
    await expect(page.getByRole('link', { name: /^Visualizar: / })).toHaveCount(3);
    await page.goto(`${here}/en/preview/${id}`);
    await expect(page.getByRole('group', { name: /^Certificate of .*, Front$/ })).toBeVisible();
    await page.goto(`${here}/print/${id}`);
    await expect(front(page)).toBeVisible();

    await openAs(page, { plugin: here }, admin);
    await page.goto(`${here}/templates`);
    await page.getByRole('link', { name: 'Editar: Modelo' }).click();
    await expect(page.getByRole('button', { name: 'Salvar', exact: true })).toBeVisible();
    await expect(front(page)).toBeVisible();

    const log = nginx.accessLog();
    expect(log).toContain('"GET /signin/... HTTP/1.1" 200');
    for (const { token } of [admin, learner]) expect(log).not.toContain(token);
  });

  test('a host in the allow-list shows the plugin, another one does not', async ({
    page,
    complaints,
  }) => {
    const { here, apiPort, host } = served();
    const { learner } = await people(apiPort);
    const open = async (origin: string) => {
      await page.goto(origin);
      await page.evaluate((source) => {
        const frame = document.createElement('iframe');
        frame.src = source;
        document.body.append(frame);
      }, `${here}/signin/${learner.token}`);
    };
    await open(host.url);
    const inside = page.frameLocator('iframe');
    await expect(inside.getByRole('heading', { name: 'Meus certificados' })).toBeVisible();
    expect(complaints).toEqual([]);

    await open(host.url.replace('localhost', '127.0.0.1'));
    await expect.poll(() => complaints.splice(0).join()).toMatch(/frame-ancestors/);
    await expect(inside.getByRole('heading')).toHaveCount(0);
  });

  test('config.json alone moves a build to another origin and another API', async ({ page }) => {
    const { elsewhere, apiPort, otherApiPort, plainHost } = served();
    const otherApi = at(otherApiPort);
    const [atFirst, atOther] = [await people(apiPort), await people(otherApiPort)];
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    await openAs(page, { plugin: elsewhere }, atOther.learner);
    await expect(page.getByRole('link', { name: /^Visualizar: / })).toHaveCount(3);
    await page.goto(`${elsewhere}/print/${atOther.id}`);
    await expect(front(page)).toBeVisible();
    expect([...asked].sort()).toEqual([elsewhere, otherApi].sort());
    await page.goto(`${elsewhere}/signin/${atFirst.learner.token}`);
    await expect(page).toHaveURL(`${elsewhere}/not-authorized`);

    asked.clear();
    await openAddress(page, plainHost.url);
    await mount(page, 'app', 'CertificatesApp', { token: atOther.learner.token });
    await expect(page.getByRole('link', { name: /^Visualizar: / })).toHaveCount(3);
    expect([...asked].sort()).toEqual([elsewhere, otherApi, plainHost.url].sort());
  });
});
