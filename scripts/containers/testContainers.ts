/** Builds the images of `deploy/` and tests containers of them. `npm run test:full -- --only containers` runs it. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hashFolder } from '#testing/batchCommand.ts';
import { createPluginPolicy } from '../../deploy/policy.mjs';
import { createTemplateBody } from '../../platform/servers/testing/calls.ts';
import { buildBatch } from '../batch.mjs';
import { buildPlatform } from '../buildPlatform.mjs';
import { ROOT } from '../files.mjs';
import { progress } from '../progress.mjs';
import { getNodeCommand } from '../run.mjs';
import { canInstall, installOnDebian } from '../system/debian.mjs';
import { startPostgres } from '../system/postgres.ts';
import { findFreePort } from '../system/processes.ts';
import { Buildah, findObstacle } from './buildah.ts';

const START_TIMEOUT_MS = 60_000;
const runFile = promisify(execFile);

/** Waits until an address answers with 200. @throws Error with the output of the container if it does not */
async function waitForServer(url: string, readOutput: () => string): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer.\n${readOutput()}`);
}

/** Tests that the plugin gets configuration and policy from the environment, and writes only to `/tmp`. */
async function testPlugin(buildah: Buildah): Promise<void> {
  await buildah.build('plugin', '.');
  const { run, runCommand } = await buildah.create('plugin');
  const port = String(await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const services = { MISSIONS_API: 'https://api.test/m', WORKSPACE_API: 'https://api.test' };
  const env = {
    ...services,
    PARENT_ORIGINS: 'https://a.test, https://b.test',
    FLAGS_USE_POST: 'true',
  };
  const config = {
    ...services,
    PARENT_ORIGINS: ['https://a.test', 'https://b.test'],
    FLAGS_USE_POST: true,
  };

  const refused = run({ env: { ...env, PARENT_ORIGINS: 'https://a.test/; x' } });
  assert.notEqual(await refused.exit, 0);
  assert.match(refused.readOutput(), /"https:\/\/a\.test\/; x" is not an exact origin/);

  await runCommand('touch', '/tmp/started');
  const container = run({
    env: { ...env, HOST: '127.0.0.1', PORT: port, IMAGE_ORIGINS: 'https://i.test' },
  });
  await waitForServer(`${url}/healthz`, container.readOutput);
  const page = await fetch(`${url}/en/signin/secret-token`);
  assert.equal(page.status, 200);
  assert.match(await page.text(), /<!doctype html>/i);
  const headers = Object.fromEntries(page.headers);
  assert.equal(headers['content-security-policy'], createPluginPolicy(config, ['https://i.test']));
  assert.equal(headers['access-control-allow-origin'], '*');
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.equal(headers['cache-control'], 'no-cache');
  const response = await fetch(`${url}/config.json`);
  assert.deepEqual(await response.json(), config);
  assert.equal(response.headers.get('cache-control'), 'no-cache');
  const [script = ''] = readdirSync(join(ROOT, 'dist/plugin/remote')).filter((file) =>
    file.endsWith('.js'),
  );
  const { headers: scriptHeaders } = await fetch(`${url}/remote/${script}`);
  assert.equal(scriptHeaders.get('cache-control'), 'public, max-age=31536000, immutable');
  assert.equal((await fetch(`${url}/remote/missing.js`)).status, 404);

  container.signal('SIGQUIT');
  assert.equal(await container.exit, 0);
  assert.match(container.readOutput(), /"GET \/en\/signin\/\.\.\. HTTP\/1\.1" 200/);
  assert.doesNotMatch(container.readOutput(), /secret-token/);
  // The file system may be read-only: nothing outside of /tmp was written.
  const search = 'find /etc/nginx /opt /root /srv /usr /var -newer /tmp/started -type f';
  assert.equal(await runCommand('sh', '-c', search), '');
}

/** Tests that the batch writes the same bytes as outside of a container. */
async function testBatch(buildah: Buildah, folder: string): Promise<void> {
  const built = await buildBatch();
  await buildah.build('batch', built);
  const { run } = await buildah.create('batch');
  const lists = join(folder, 'lists');
  mkdirSync(lists);
  const certificates = ['Ana Souza', 'محمد', 'अनिल'].map((name, index) =>
    JSON.stringify({
      ...{ id: `A-${index}`, name: 'Segurança', user: { name }, type: 'missions' },
      template: createTemplateBody(),
      ...{ created_at: '2026-01-02T12:00:00Z', completed_at: '2026-01-02T12:00:00Z' },
    }),
  );
  writeFileSync(join(lists, 'list.jsonl'), certificates.join('\n'));
  const args = (target: string) => [join(target, 'list.jsonl'), join(target, 'out'), '--demo'];
  await runFile(process.execPath, [join(built, 'cli.mjs'), ...args(lists)]);
  const expected = hashFolder(join(lists, 'out'));
  assert.equal(Object.keys(expected).length, certificates.length);
  rmSync(join(lists, 'out'), { recursive: true });
  // The container runs as another user.
  await runFile('chmod', ['-R', 'a+rwX', lists]);
  await runFile('chmod', ['a+x', folder]);
  const container = run({ args: args('/lists'), volumes: { '/lists': lists } });
  assert.equal(await container.exit, 0, container.readOutput());
  assert.deepEqual(hashFolder(join(lists, 'out')), expected);
}

/** Tests that the platform on PostgreSQL passes the contract check, and ends on SIGTERM. */
async function testPlatform(buildah: Buildah): Promise<void> {
  await buildPlatform();
  await buildah.build('platform', '.');
  const { run } = await buildah.create('platform');
  const postgres = await startPostgres();
  assert.ok(postgres, 'PostgreSQL is not installed');
  try {
    const port = String(await findFreePort());
    const api = `http://localhost:${port}`;
    const ports = { SHELL_PORT: '0', PLUGIN_PORT: '0', API_PORT: port };
    const env = { DATABASE_URL: postgres.url, HOST: '127.0.0.1', API_URL: api, ...ports };
    const container = run({ env: { ...env, PARENT_ORIGINS: 'http://localhost:3000' } });
    await waitForServer(`${api}/readyz`, container.readOutput);
    const addresses = ['--missions', `${api}/missions`, '--workspace', api];
    const queries = [
      '--graphql',
      `${api}/missions/graphql`,
      '--company-graphql',
      `${api}/company/graphql`,
    ];
    const tokens = ['--token', 'demo-learner', '--admin-token', 'demo-admin', '--write'];
    const command = getNodeCommand('scripts/contract/main.ts', ...addresses, ...queries, ...tokens);
    const [program = '', ...words] = command;
    await runFile(program, words, { cwd: ROOT });
    assert.match(container.readOutput(), /"route":"\/missions\/certificates"/);
    assert.doesNotMatch(container.readOutput(), /demo-learner/);
    container.signal('SIGTERM');
    assert.equal(await container.exit, 0, container.readOutput());
  } finally {
    await postgres.stop();
  }
}

/** Runs all tests of containers. @returns their numbers, or why they were skipped */
export async function testContainers() {
  if (findObstacle() && canInstall()) installOnDebian('buildah', 'mmdebstrap');
  const skippedBecause = findObstacle();
  if (skippedBecause !== undefined) return { skippedBecause };
  const folder = mkdtempSync(join(tmpdir(), 'certificates-containers-'));
  const counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    const buildah = new Buildah(folder);
    try {
      await buildah.buildBase();
    } catch (error) {
      return { skippedBecause: `there is no base image: ${(error as Error).message.trim()}` };
    }
    const tests = { testPlugin, testBatch, testPlatform };
    for (const [name, test] of Object.entries(tests))
      try {
        await test(buildah, folder);
        counts.passed += 1;
      } catch (error) {
        progress.hideDuring(() => console.error(name, error));
        counts.failed += 1;
      } finally {
        buildah.killAll();
      }
    return counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
