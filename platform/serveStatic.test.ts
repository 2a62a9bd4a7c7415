import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStaticServer, getLocalOrigin, type StaticServer } from './serveStatic.ts';

let root: string;
let server: StaticServer;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-'));
  const folder = join(root, 'site');
  await mkdir(folder);
  await writeFile(join(root, 'secret.txt'), 'outside');
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Page</title>');
  await writeFile(join(folder, 'main.0123abcd.js'), 'export const text = "x".repeat(9);');
  await writeFile(join(folder, 'remoteEntry.js'), 'var certificates_plugin;');
  server = await openStaticServer(0);
  server.serve({
    folder,
    headers: { 'X-Content-Type-Options': 'nosniff' },
    config: { a: 1 },
    pages: /^\/(?:(?:en\/)?templates|(?:es\/)?signin\/.*)?$/,
  });
});

afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(server.url.replace('localhost', '127.0.0.1') + path, { headers });

/** Requests a path exactly as given; `fetch` would normalize it. */
function fetchRawStatus(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test('caches hashed files for a year and revalidates entry files', async () => {
  const hashed = await get('/main.0123abcd.js');
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(hashed.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  for (const path of ['/remoteEntry.js', '/', '/config.json']) {
    expect((await get(path)).headers.get('cache-control')).toBe('no-cache');
  }
});

test.each(['/remoteEntry.js', '/config.json'])('answers 304 for an unchanged %s', async (path) => {
  const etag = (await get(path)).headers.get('etag') ?? '';
  const response = await get(path, { 'If-None-Match': etag });
  expect(response.status).toBe(304);
});

test('compresses text only for clients that accept gzip', async () => {
  const gzipped = await get('/remoteEntry.js', { 'Accept-Encoding': 'gzip' });
  expect(gzipped.headers.get('content-encoding')).toBe('gzip');
  await expect(gzipped.text()).resolves.toBe('var certificates_plugin;');
  const plain = await get('/remoteEntry.js', { 'Accept-Encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  await expect(plain.text()).resolves.toBe('var certificates_plugin;');
});

test('serves the page at every address of its router, including tokens with dots', async () => {
  for (const path of ['/en/templates', '/signin/header.payload.signature', '/es/signin/a.b.js']) {
    const page = await get(path, { Accept: 'text/html' });
    expect(page.status).toBe(200);
    await expect(page.text()).resolves.toContain('<title>Page</title>');
  }
});

test('serves the page with an uncached 404 at addresses its router does not have', async () => {
  const etag = (await get('/')).headers.get('etag') ?? '';
  for (const path of ['/nowhere', '/xx/templates', '/templates/%20']) {
    const page = await get(path, { Accept: 'text/html', 'If-None-Match': etag });
    expect(page.status).toBe(404);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-store');
    await expect(page.text()).resolves.toContain('<title>Page</title>');
  }
});

test('answers an uncached 404 without the page for missing files', async () => {
  for (const path of ['/gone.0123abcd.js', '/remote/gone', '/assets/gone.0123abcd.woff2']) {
    const response = await get(path, { Accept: 'text/html' });
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
});

test('serves the configuration as /config.json', async () => {
  await expect((await get('/config.json')).json()).resolves.toEqual({ a: 1 });
});

test('serves no file outside its folder', async () => {
  for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%00.txt']) {
    expect([400, 404]).toContain(await fetchRawStatus(path));
  }
});

test('sends the headers of the site with every response, including errors', async () => {
  for (const path of ['/', '/remoteEntry.js', '/gone.js', '/config.json']) {
    const { headers } = await get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('keep-alive')).toBe('timeout=5');
  }
});

test('answers 503 until it has a site', async () => {
  const idleServer = await openStaticServer(0);
  const response = await fetch(`http://127.0.0.1:${idleServer.port}/`);
  expect(response.status).toBe(503);
  await idleServer.close();
});

test('rejects with EADDRINUSE when the port is in use', async () => {
  await expect(openStaticServer(server.port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('leaves port 80 out of the origin', () => {
  expect([getLocalOrigin(80), getLocalOrigin(3000)]).toEqual([
    'http://localhost',
    'http://localhost:3000',
  ]);
});
