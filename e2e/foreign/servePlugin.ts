import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, resolve, sep } from 'node:path';
import { pluginPolicy, policyText } from '../../deploy/policy.mjs';
import type { ShellConfig } from '../../platform/sites.ts';
import type { ConfigInput } from '../../src/model/configInput.ts';
import type { Foreign } from './startForeign.ts';

export interface ServedPlugin {
  /** The standalone page and the remote. */
  plugin: string;
  /**
   * `/`, and `/certificates` with all below, is a plain page that loads the remote (`window.host`, see
   * e2e/hosts/hostPage.js); `/frame.html` is one with a frame.
   */
  host: string;
  /** The reference platform's shell, on the foreign services. */
  shell: string;
  /** What is in the plugin's `config.json`. */
  config: ConfigInput;
  close(): Promise<void>;
}

interface ServedFile {
  bytes: string | Buffer;
  type: string;
  isCached?: boolean;
}

const ROOT = resolve(import.meta.dirname, '../..');

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
};

const typeOf = (path: string) => TYPES[extname(path)] ?? 'application/octet-stream';

const asJson = (value: unknown): ServedFile => ({
  bytes: JSON.stringify(value),
  type: typeOf('any.json'),
});

async function readServed(file: string): Promise<ServedFile | undefined> {
  try {
    const isCached = /[.-][\da-f]{8,}\.[a-z\d.]+$/.test(file);
    return { bytes: await readFile(file), type: typeOf(file), isCached };
  } catch {
    return undefined;
  }
}

/** A file below the folder; the page for what is an address of its router, which no missing file is. */
async function readPluginFile(folder: string, path: string): Promise<ServedFile | undefined> {
  const page = resolve(folder, 'index.html');
  if (path === '/' || /^\/(?:(?:pt|en|es)\/)?(?:signin|enter)\//.test(path))
    return readServed(page);
  const file = resolve(folder, `.${path}`);
  if (!file.startsWith(folder + sep)) return undefined;
  const found = await readServed(file);
  const isFile = /^\/(?:assets|remote|standalone)\//.test(path) || extname(path) !== '';
  return found ?? (isFile ? undefined : readServed(page));
}

/** The pages of the host, from their sources: they have no build. */
const HOST_FILES: Readonly<Record<string, string>> = {
  '/': 'e2e/hosts/plain/index.html',
  '/host.js': 'e2e/hosts/plain/host.js',
  '/hostPage.js': 'e2e/hosts/hostPage.js',
  '/frame.html': 'e2e/foreign/frame.html',
  '/frame.js': 'e2e/foreign/frame.js',
};

function hostPolicy(plugin: string, foreign: Foreign): string {
  return policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", plugin],
    'style-src': ["'self'", plugin],
    'img-src': ["'self'", plugin, foreign.origin, 'data:', 'blob:'],
    'font-src': ["'self'", plugin],
    'connect-src': ["'self'", plugin, foreign.origin],
    'frame-src': [plugin],
    'base-uri': ["'none'"],
  });
}

async function listen(): Promise<{ server: Server; origin: string }> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function serve(
  server: Server,
  headers: Readonly<Record<string, string>>,
  find: (path: string) => Promise<ServedFile | undefined>,
): void {
  server.on('request', (request, response) => {
    // Taken from the text, since a token may hold what does not decode.
    const [path = '/'] = (request.url ?? '/').split('?');
    void find(path).then((file) => {
      const caching = file?.isCached ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.writeHead(file ? 200 : 404, {
        ...headers,
        'access-control-allow-origin': '*',
        'cache-control': file ? caching : 'no-store',
        'content-type': file?.type ?? 'text/plain; charset=utf-8',
        'cross-origin-resource-policy': 'cross-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
      response.end(file?.bytes ?? 'Not found');
    });
  });
}

/**
 * Serves the built plugin as docs/hosting.md asks for it, configured for a foreign platform, and pages of a host with a
 * strict policy at an origin of their own.
 * @param folder where the build is
 * @param changes keys of the configuration that are other than the foreign platform says
 */
export async function servePlugin(
  foreign: Foreign,
  changes: Partial<ConfigInput> = {},
  folder = resolve(ROOT, 'dist/plugin'),
): Promise<ServedPlugin> {
  const [plugin, host, shell] = await Promise.all([listen(), listen(), listen()]);
  const config: ConfigInput = {
    MISSIONS_API: foreign.missions,
    WORKSPACE_API: foreign.workspace,
    MISSIONS_GRAPHQL: foreign.graphql,
    COMPANY_GRAPHQL: foreign.graphql,
    FLAGS_URL: foreign.flags,
    FLAGS_CLIENT_KEY: foreign.flagsKey,
    PUBLIC_URL: plugin.origin,
    PARENT_ORIGINS: [host.origin, shell.origin],
    ...changes,
  };
  const policy = pluginPolicy({ ...config });
  serve(plugin.server, { 'content-security-policy': policy }, async (path) =>
    path === '/config.json' ? asJson(config) : readPluginFile(folder, path),
  );
  const ofHost = { 'content-security-policy': hostPolicy(plugin.origin, foreign) };
  serve(host.server, ofHost, async (path) => {
    if (path === '/config.json') return asJson({ plugin: config, pluginUrl: plugin.origin });
    const file = HOST_FILES[path.startsWith('/certificates') ? '/' : path];
    return file === undefined ? undefined : readServed(resolve(ROOT, file));
  });
  const shellConfig: ShellConfig = {
    apiUrl: foreign.workspace,
    pluginUrl: plugin.origin,
    remoteManifest: `${plugin.origin}/mf-manifest.json`,
    plugin: config,
  };
  serve(shell.server, ofHost, async (path) =>
    path === '/config.json'
      ? asJson(shellConfig)
      : readPluginFile(resolve(ROOT, 'dist/shell'), path),
  );
  return {
    plugin: plugin.origin,
    host: host.origin,
    shell: shell.origin,
    config,
    close: async () => {
      await Promise.all(
        [plugin, host, shell].map(({ server }) => {
          server.closeAllConnections();
          return new Promise((done) => server.close(done));
        }),
      );
    },
  };
}
