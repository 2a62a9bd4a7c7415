/**
 * Starts a temporary nginx that serves `dist/plugin` with the configuration of `deploy/nginx`, for tests. `node
 * --import tsx scripts/system/nginx.ts config.json` prints its address and runs it until Ctrl-C.
 */
import { spawn } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createPluginPolicy } from '../../deploy/policy.mjs';
import { resolveInRoot, readText } from '../files.mjs';
import { isMain } from '../run.mjs';
import { canInstall, installOnDebian } from './debian.mjs';
import {
  findFreePort,
  type ServerProcess,
  getUnprivilegedUser,
  waitForOutput,
} from './processes.ts';

export interface ServedSite {
  port: number;
  config: Config;
  /** Additional origins from which images are allowed. */
  pictures?: readonly string[];
}

export interface RunningNginx {
  accessLog: () => string;
  stop: () => Promise<void>;
}

type Config = Readonly<Record<string, unknown>>;

const findNginx = () =>
  ['/usr/sbin', ...(process.env.PATH ?? '').split(delimiter), '/opt/homebrew/bin']
    .map((folder) => join(folder, 'nginx'))
    .find((path) => existsSync(path));

/**
 * Creates the main configuration of nginx. All its paths are in `folder`, so that files of an installed nginx are
 * neither read nor written.
 */
const createMainConfig = (folder: string, servers: readonly string[]) => `
daemon off;
pid ${folder}/pid;
error_log stderr notice;
worker_processes 1;
events {}
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((use) => `${use}_temp_path ${folder}/temporary-${use};`)
    .join('\n  ')}
  include certificates/maps.conf;
  ${servers.join('\n  ')}
}
`;

/**
 * Creates a server configuration: the first `server` of `deploy/nginx/certificates.conf`, with other paths and without
 * TLS.
 */
function createServerConfig({ port, config, pictures }: ServedSite, index: number, folder: string) {
  const root = join(folder, `site-${index}`);
  cpSync(resolveInRoot('dist/plugin'), root, { recursive: true });
  writeFileSync(join(root, 'config.json'), JSON.stringify(config));
  const policy = join(folder, 'certificates', `policy-${index}.conf`);
  const value = createPluginPolicy(config, pictures);
  writeFileSync(policy, `add_header Content-Security-Policy "${value}" always;\n`);
  const [server = ''] =
    /^server \{[^]*?^\}/m.exec(readText('deploy/nginx/certificates.conf')) ?? [];
  return server
    .replace(/^ {2}(?:listen|ssl_certificate|ssl_certificate_key) .*\n/gm, '')
    .replace('server {', `server {\n  listen 127.0.0.1:${port};`)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/srv/certificates', root)
    .replaceAll('certificates/policy.conf', policy);
}

function giveTo(folder: string, { uid, gid }: ReturnType<typeof getUnprivilegedUser>) {
  if (uid === undefined || gid === undefined) return;
  for (const name of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    chownSync(join(folder, name), uid, gid);
}

async function start(program: string, sites: readonly ServedSite[]): Promise<RunningNginx> {
  const owner = getUnprivilegedUser('www-data', 'nobody');
  const folder = mkdtempSync(join(tmpdir(), 'certificates-nginx-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  cpSync(resolveInRoot('deploy/nginx'), join(folder, 'certificates'), { recursive: true });
  const servers = sites.map((site, index) => createServerConfig(site, index, folder));
  writeFileSync(join(folder, 'nginx.conf'), createMainConfig(folder, servers));
  giveTo(folder, owner);
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  const server: ServerProcess = spawn(program, args, {
    ...owner,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const abort = () => {
    server.kill('SIGTERM');
    remove();
  };
  process.once('exit', abort);
  const exit = new Promise((resolve) => server.once('exit', resolve));
  await waitForOutput(server, 'nginx', 'start worker process ');
  return {
    accessLog: () => readFileSync(join(folder, 'certificates.log'), 'utf8'),
    stop: async () => {
      process.off('exit', abort);
      server.kill('SIGTERM');
      await exit;
      remove();
    },
  };
}

/**
 * Serves `dist/plugin` at each of these ports of the loopback interface, each with a different `config.json`.
 * @returns null if nginx is not installed and cannot be installed
 */
export async function startNginx(...sites: ServedSite[]): Promise<RunningNginx | null> {
  if (!findNginx() && canInstall()) installOnDebian('nginx');
  const program = findNginx();
  return program ? start(program, sites) : null;
}

if (isMain(import.meta.url)) {
  const port = await findFreePort();
  const config = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Config;
  const nginx = await startNginx({ port, config });
  console.log(nginx ? `http://localhost:${port}` : 'No nginx on this machine.');
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void nginx?.stop());
}
