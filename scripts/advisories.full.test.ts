import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkAdvisories } from './advisories.mjs';

const CODE_IN_BUILDS = ['node_modules/@module-federation/runtime'];
const before = { ...process.env };
let server: Server | undefined;

// npm remembers what it was told.
beforeEach(async () => {
  process.env.npm_config_cache = await mkdtemp(join(tmpdir(), 'npm-'));
});

afterEach(async () => {
  await rm(process.env.npm_config_cache ?? '', { recursive: true });
  process.env = { ...before };
  await new Promise((done) => (server?.listening === true ? server.close(done) : done(undefined)));
});

/** A registry that knows one advisory against every version of a package, for npm to ask. */
async function knowing(name: string, severity: string): Promise<void> {
  const advisory = {
    id: 1,
    url: 'https://advisories.example/1',
    title: 'Runs what it should not',
    severity,
    vulnerable_versions: '*',
  };
  server = createServer((request, response) => {
    const isAsked = request.method === 'POST';
    if (!isAsked) response.statusCode = 404;
    request.resume();
    response.end(JSON.stringify(isAsked ? { [name]: [advisory] } : {}));
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  process.env.npm_config_registry = `http://127.0.0.1:${port}`;
}

test.each([
  ['a package that the product depends on', 'react', 'high'],
  ['one that such a package needs', 'scheduler', 'critical'],
  ['one for development that leaves code in a build', '@module-federation/runtime', 'high'],
])('a grave advisory on %s ends the check', async (_sentence, name, severity) => {
  await knowing(name, severity);
  await expect(checkAdvisories(CODE_IN_BUILDS)).rejects.toThrow(
    new RegExp(
      `^${name}: ${severity}, Runs what it should not \\(https://advisories.example/1\\)$`,
    ),
  );
});

test.each([
  ['a lesser one', 'react', 'moderate'],
  ['a grave one on what ships nowhere', 'jest', 'critical'],
])('%s does not', async (_sentence, name, severity) => {
  await knowing(name, severity);
  await expect(checkAdvisories(CODE_IN_BUILDS)).resolves.toBeUndefined();
});

test('without a service the check says that it could not run', async () => {
  process.env.npm_config_registry = 'http://127.0.0.1:9';
  const { skippedBecause } = (await checkAdvisories([])) ?? {};
  expect(skippedBecause).toMatch(/^could not run: no service \(.*ECONNREFUSED/);
});
