import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStaticServer, originOf, type StaticServer } from './serveStatic.ts';

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

/** `fetch` would tidy the path up before it is sent. */
function statusOfRaw(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test('hashed files are immutable, entry files are asked for each time', async () => {
  const hashed = await get('/main.0123abcd.js');
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(hashed.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  for (const path of ['/remoteEntry.js', '/', '/config.json']) {
    expect((await get(path)).headers.get('cache-control')).toBe('no-cache');
  }
});

test.each(['/remoteEntry.js', '/config.json'])(
  'an unchanged %s is answered with 304',
  async (path) => {
    const tag = (await get(path)).headers.get('etag') ?? '';
    const again = await get(path, { 'If-None-Match': tag });
    expect(again.status).toBe(304);
  },
);

test('text is compressed for whoever takes gzip and plain for others', async () => {
  const zipped = await get('/remoteEntry.js', { 'Accept-Encoding': 'gzip' });
  expect(zipped.headers.get('content-encoding')).toBe('gzip');
  await expect(zipped.text()).resolves.toBe('var certificates_plugin;');
  const plain = await get('/remoteEntry.js', { 'Accept-Encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  await expect(plain.text()).resolves.toBe('var certificates_plugin;');
});

test('every address of the page is answered with the page, also a token with dots', async () => {
  for (const path of ['/en/templates', '/signin/header.payload.signature', '/es/signin/a.b.js']) {
    const page = await get(path, { Accept: 'text/html' });
    expect(page.status).toBe(200);
    await expect(page.text()).resolves.toContain('<title>Page</title>');
  }
});

test('an address that the page does not know is answered with the page and 404, each time', async () => {
  const tag = (await get('/')).headers.get('etag') ?? '';
  for (const path of ['/nowhere', '/fr/templates', '/templates/%20']) {
    const page = await get(path, { Accept: 'text/html', 'If-None-Match': tag });
    expect(page.status).toBe(404);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-store');
    await expect(page.text()).resolves.toContain('<title>Page</title>');
  }
});

test('a file that is gone is not answered with the page, and that is not remembered', async () => {
  for (const path of ['/gone.0123abcd.js', '/remote/gone', '/assets/gone.0123abcd.woff2']) {
    const gone = await get(path, { Accept: 'text/html' });
    expect(gone.status).toBe(404);
    expect(gone.headers.get('cache-control')).toBe('no-store');
  }
});

test('the configuration is served beside the page', async () => {
  await expect((await get('/config.json')).json()).resolves.toEqual({ a: 1 });
});

test('nothing outside the folder is reachable', async () => {
  for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%00.txt']) {
    expect([400, 404]).toContain(await statusOfRaw(path));
  }
});

test('every answer carries the headers of the site, errors too', async () => {
  for (const path of ['/', '/remoteEntry.js', '/gone.js', '/config.json']) {
    const { headers } = await get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('keep-alive')).toBe('timeout=5');
  }
});

test('a server that has no site yet says so', async () => {
  const waiting = await openStaticServer(0);
  const response = await fetch(`http://127.0.0.1:${waiting.port}/`);
  expect(response.status).toBe(503);
  await waiting.close();
});

test('a port in use is refused', async () => {
  await expect(openStaticServer(server.port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('the origin of the port of HTTP itself names no port', () => {
  expect([originOf(80), originOf(3000)]).toEqual(['http://localhost', 'http://localhost:3000']);
});
