import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveLocally } from '#testing/serveLocally.ts';
import { checkAdvisories } from './advisories.ts';

const CODE_IN_BUILDS = ['node_modules/@module-federation/runtime'];
const originalEnv = { ...process.env };
let registry: Awaited<ReturnType<typeof serveLocally>> | undefined;

// npm caches responses.
beforeEach(async () => {
  process.env.npm_config_cache = await mkdtemp(join(tmpdir(), 'npm-'));
});

afterEach(async () => {
  await rm(process.env.npm_config_cache ?? '', { recursive: true });
  process.env = { ...originalEnv };
  await registry?.close();
});

/** Starts a registry with an advisory against every version of some packages. */
async function startRegistry(severities: Readonly<Record<string, string>>): Promise<void> {
  const advisories = Object.entries(severities).map(([name, severity], index) => [
    name,
    [
      {
        id: index + 1,
        url: `https://advisories.example/${name}`,
        title: 'Runs what it should not',
        severity,
        vulnerable_versions: '*',
      },
    ],
  ]);
  registry = await serveLocally((request, response) => {
    const isAsked = request.method === 'POST';
    if (!isAsked) response.statusCode = 404;
    request.resume();
    response.end(JSON.stringify(isAsked ? Object.fromEntries(advisories) : {}));
  });
  process.env.npm_config_registry = registry.origin;
}

test('a grave advisory on what ships ends the check, however it comes to ship', async () => {
  const grave = {
    // What the product depends on, what that needs, and what is for development and leaves code in a build.
    react: 'high',
    scheduler: 'critical',
    '@module-federation/runtime': 'high',
  };
  await startRegistry(grave);
  const failure: unknown = await checkAdvisories(CODE_IN_BUILDS).catch((error: unknown) => error);
  const lines = (failure as Error).message.split('\n');
  expect(lines.toSorted()).toEqual(
    Object.entries(grave)
      .map(
        ([name, severity]) =>
          `${name}: ${severity}, Runs what it should not (https://advisories.example/${name})`,
      )
      .toSorted(),
  );
});

test('neither a lesser one does, nor a grave one on what ships nowhere', async () => {
  await startRegistry({ react: 'moderate', jest: 'critical' });
  await expect(checkAdvisories(CODE_IN_BUILDS)).resolves.toBeUndefined();
});

test('the check reports that it could not run if there is no service', async () => {
  process.env.npm_config_registry = 'http://127.0.0.1:9';
  const { skippedBecause } = (await checkAdvisories([])) ?? {};
  expect(skippedBecause).toMatch(/^could not run: no service \(.*ECONNREFUSED/);
});
