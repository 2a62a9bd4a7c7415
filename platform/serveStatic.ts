import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { outlastClients } from './outlastClients.ts';

/** A folder of built files with one page that answers every address of its own router. */
export interface Site {
  folder: string;
  /** Sent with every answer. */
  headers: Readonly<Record<string, string>>;
  /** Served as `/config.json`. */
  config: object;
  /** Paths that the page's router knows; it tells whoever asks for another one, with status 404. Default: all. */
  pages?: RegExp;
}

/** A server that already has its port, so that addresses can be told to others before the first answer. */
export interface StaticServer {
  port: number;
  /** Exact origin: `http://localhost:3000`. */
  url: string;
  /** From now on answers with this site; until then every request gets a 503. */
  serve(site: Site): void;
  close(): Promise<void>;
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ts': 'text/plain; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
};
const COMPRESSED = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.map',
  '.mjs',
  '.svg',
  '.ts',
  '.ttf',
  '.txt',
]);
/** `main.4f3a9c21.js`: the name changes with the content. */
const HASHED = /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/;
/** A file that is gone is never answered with the page; but the token of a sign-in link may end like the name of one. */
const CHUNKS = /^\/(?:assets|remote|standalone)\//;
const SIGN_IN = /^\/(?:(?:pt|en|es)\/)?(?:signin|enter)\//;

const compress = promisify(gzip);

/** The exact origin of a port of this machine: that of HTTP's own port names none. */
export const originOf = (port: number): string => new URL(`http://localhost:${port}`).origin;

/**
 * Binds 127.0.0.1, without any access log: an address may carry a sign-in token.
 * @param port 0 takes a free one
 * @throws Error with code `EADDRINUSE`
 */
export async function openStaticServer(port: number): Promise<StaticServer> {
  let answer = (_request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.writeHead(503, { 'Retry-After': '1' }).end();
    return Promise.resolve();
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  outlastClients(server);
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', done);
  });
  const bound = (server.address() as AddressInfo).port;
  return {
    port: bound,
    url: originOf(bound),
    serve(site) {
      answer = answering(site);
    },
    close: () =>
      new Promise((done) => {
        server.close(() => {
          done();
        });
        server.closeAllConnections();
      }),
  };
}

function answering(
  site: Site,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const folder = resolve(site.folder);
  const config = Buffer.from(JSON.stringify(site.config));
  const configTag = `"${createHash('sha256').update(config).digest('base64url').slice(0, 22)}"`;
  const compressed = new Map<string, Promise<Buffer>>();

  return async (request, response) => {
    for (const [name, value] of Object.entries(site.headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const path = pathOf(request.url ?? '/');
    if (path === null) {
      response.writeHead(400).end();
      return;
    }
    if (path === '/config.json') {
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.setHeader('Cache-Control', 'no-cache');
      response.setHeader('ETag', configTag);
      if (request.headers['if-none-match'] === configTag) response.writeHead(304).end();
      else response.end(request.method === 'HEAD' ? undefined : config);
      return;
    }
    const file = await fileAt(folder, path);
    const found = file ?? (isPage(path) ? await fileAt(folder, '/index.html') : null);
    if (found === null) {
      response
        .writeHead(404, {
          'Content-Type': 'text/plain; charset=utf-8',
          'Cache-Control': 'no-store',
        })
        .end('Not found');
      return;
    }
    if (file === null && site.pages?.test(path) === false) response.statusCode = 404;
    await send(request, response, found, compressed);
  };
}

interface FoundFile {
  path: string;
  size: number;
  /** Changes whenever the file does. */
  tag: string;
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: FoundFile,
  compressed: Map<string, Promise<Buffer>>,
): Promise<void> {
  const extension = extname(file.path);
  response.setHeader('Content-Type', CONTENT_TYPES[extension] ?? 'application/octet-stream');
  response.setHeader('Vary', 'Accept-Encoding');
  if (response.statusCode === 404) response.setHeader('Cache-Control', 'no-store');
  else {
    const isForEver = HASHED.test(file.path);
    response.setHeader('ETag', file.tag);
    response.setHeader(
      'Cache-Control',
      isForEver ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    if (request.headers['if-none-match'] === file.tag) {
      response.writeHead(304).end();
      return;
    }
  }
  if (!COMPRESSED.has(extension) || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    response.setHeader('Content-Length', file.size);
    if (request.method === 'HEAD') response.end();
    else
      createReadStream(file.path)
        .on('error', () => response.destroy())
        .pipe(response);
    return;
  }
  const key = `${file.path} ${file.tag}`;
  const body = await (compressed.get(key) ?? remember(compressed, key, zip(file.path)));
  response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function zip(path: string): Promise<Buffer> {
  return compress(await readFile(path));
}

function remember<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): Value {
  map.set(key, value);
  return value;
}

/** The decoded path without its query, or null when it cannot be a path. */
function pathOf(address: string): string | null {
  try {
    const path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

async function fileAt(folder: string, path: string): Promise<FoundFile | null> {
  const full = join(folder, path);
  if (full !== folder && !full.startsWith(folder + sep)) return null;
  const found = await stat(full).catch(() => null);
  if (found?.isFile() !== true) return null;
  return {
    path: full,
    size: found.size,
    tag: `W/"${found.size.toString(16)}-${found.mtimeMs.toString(16)}"`,
  };
}

/** Whether the router of the page answers. */
function isPage(path: string): boolean {
  if (CHUNKS.test(path)) return false;
  return SIGN_IN.test(path) || !Object.hasOwn(CONTENT_TYPES, extname(path));
}
