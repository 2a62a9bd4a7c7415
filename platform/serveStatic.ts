import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { closeGracefully } from './closeGracefully.ts';
import { extendKeepAlive } from './keepAlive.ts';

/** A website of built files. Its only page, `index.html`, has a client-side router that handles all addresses. */
export interface StaticSite {
  folder: string;
  /** HTTP headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** Content of `/config.json`. */
  config: object;
  /**
   * Pattern of the paths that the page's client-side router handles. Other paths also get the page, but with status
   * 404. Default: every path.
   */
  pages?: RegExp;
}

/**
 * A static file server that listens before it has a site to serve. Its address is therefore known when the site is
 * created.
 */
export interface StaticServer {
  port: number;
  /** Exact origin, such as `http://localhost:3000`. */
  url: string;
  /** Starts serving a site. Before this call, the server responds to every request with 503. */
  serve(site: StaticSite): void;
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
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
};
const COMPRESSED_EXTENSIONS = new Set([
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
  '.wasm',
]);
/** Pattern of a content hash in a file name, as in `main.4f3a9c21.js`. */
const HASHED_NAME = /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/;
/**
 * Pattern of the paths of build files. A request for a missing build file gets a 404 without the page. Paths that match
 * `SIGN_IN` always get the page, because the token of a sign-in link may look like a file name.
 */
const CHUNK_PATH = /^\/(?:assets|remote|standalone)\//;
const SIGN_IN = /^\/(?:\w\w\/)?(?:signin|enter)\//;

const compress = promisify(gzip);

/** Returns the exact origin of a local port. Omits port 80, as browsers do. */
export const getLocalOrigin = (port: number): string => new URL(`http://localhost:${port}`).origin;

/**
 * Opens a static file server. There is no access log, because an address may contain a sign-in token.
 * @param port 0 picks a free port
 * @param host IP address to listen on
 * @throws Error with code `EADDRINUSE`
 */
export async function openStaticServer(port: number, host = '127.0.0.1'): Promise<StaticServer> {
  let handleRequest = (_request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.writeHead(503, { 'Retry-After': '1' }).end();
    return Promise.resolve();
  };
  const server = createServer((request, response) => {
    handleRequest(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  extendKeepAlive(server);
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, done);
  });
  const boundPort = (server.address() as AddressInfo).port;
  return {
    port: boundPort,
    url: getLocalOrigin(boundPort),
    serve(site) {
      handleRequest = createRequestHandler(site);
    },
    close: () => closeGracefully(server),
  };
}

function createRequestHandler(
  site: StaticSite,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const folder = resolve(site.folder);
  const config = Buffer.from(JSON.stringify(site.config));
  const configEtag = `"${createHash('sha256').update(config).digest('base64url').slice(0, 22)}"`;
  const compressed = new Map<string, Promise<Buffer>>();

  return async (request, response) => {
    for (const [name, value] of Object.entries(site.headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const path = parsePath(request.url ?? '/');
    if (path === null) {
      response.writeHead(400).end();
      return;
    }
    if (path === '/config.json') {
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.setHeader('Cache-Control', 'no-cache');
      response.setHeader('ETag', configEtag);
      if (request.headers['if-none-match'] === configEtag) response.writeHead(304).end();
      else response.end(request.method === 'HEAD' ? undefined : config);
      return;
    }
    const file = await findFile(folder, path);
    const fileToSend = file ?? (isPagePath(path) ? await findFile(folder, '/index.html') : null);
    if (fileToSend === null) {
      response
        .writeHead(404, {
          'Content-Type': 'text/plain; charset=utf-8',
          'Cache-Control': 'no-store',
        })
        .end('Not found');
      return;
    }
    if (file === null && site.pages?.test(path) === false) response.statusCode = 404;
    await send(request, response, fileToSend, compressed);
  };
}

interface StaticFile {
  path: string;
  size: number;
  /** Weak ETag computed from size and modification time of the file. */
  etag: string;
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  compressed: Map<string, Promise<Buffer>>,
): Promise<void> {
  const extension = extname(file.path);
  response.setHeader('Content-Type', CONTENT_TYPES[extension] ?? 'application/octet-stream');
  response.setHeader('Vary', 'Accept-Encoding');
  if (response.statusCode === 404) response.setHeader('Cache-Control', 'no-store');
  else {
    const isImmutable = HASHED_NAME.test(file.path);
    response.setHeader('ETag', file.etag);
    response.setHeader(
      'Cache-Control',
      isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    if (request.headers['if-none-match'] === file.etag) {
      response.writeHead(304).end();
      return;
    }
  }
  if (
    !COMPRESSED_EXTENSIONS.has(extension) ||
    !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  ) {
    response.setHeader('Content-Length', file.size);
    if (request.method === 'HEAD') response.end();
    else
      createReadStream(file.path)
        .on('error', () => response.destroy())
        .pipe(response);
    return;
  }
  const key = `${file.path} ${file.etag}`;
  const body = await (compressed.get(key) ?? cacheValue(compressed, key, compressFile(file.path)));
  response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function compressFile(path: string): Promise<Buffer> {
  return compress(await readFile(path));
}

function cacheValue<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): Value {
  map.set(key, value);
  return value;
}

/** Decodes the path of a request, without its query. Returns null when the path is invalid. */
function parsePath(address: string): string | null {
  try {
    const path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

async function findFile(folder: string, path: string): Promise<StaticFile | null> {
  const fullPath = join(folder, path);
  if (fullPath !== folder && !fullPath.startsWith(folder + sep)) return null;
  const stats = await stat(fullPath).catch(() => null);
  if (stats?.isFile() !== true) return null;
  return {
    path: fullPath,
    size: stats.size,
    etag: `W/"${stats.size.toString(16)}-${stats.mtimeMs.toString(16)}"`,
  };
}

/** Returns whether the page's client-side router handles a path for which there is no file. */
function isPagePath(path: string): boolean {
  if (CHUNK_PATH.test(path)) return false;
  return SIGN_IN.test(path) || !Object.hasOwn(CONTENT_TYPES, extname(path));
}
