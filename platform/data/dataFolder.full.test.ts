import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { sendRestRequest } from '../servers/testing/calls.ts';
import { stopProcess, startApiProcess } from '../servers/testing/testApi.ts';
import { resetData } from './resetData.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'data-folder-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

// DATABASE_URL is empty, because PGlite uses the folder only without it.
test('keeps the data after a kill and names the process that uses the folder to a second one', async () => {
  const folder = join(parent, 'pglite');
  const settings = { DATA_FOLDER: folder, DATABASE_URL: '' };
  const first = await startApiProcess(settings);
  const completion = await sendRestRequest(
    first.url,
    '/platform/learning/missions/mission-004/complete',
    {
      method: 'POST',
      token: 'demo-newcomer',
    },
  );
  expect(completion.status).toBe(201);
  await expect(startApiProcess(settings)).rejects.toThrow(
    `DataFolderInUse: The data folder ${folder} is in use by process ${first.process.pid ?? 0}.`,
  );
  await stopProcess(first.process, 'SIGKILL');
  const second = await startApiProcess(settings);
  const listResponse = await sendRestRequest(second.url, '/missions/certificates', {
    token: 'demo-newcomer',
  });
  await stopProcess(second.process, 'SIGTERM');
  expect(listResponse.json).toMatchObject([{ mission_id: 'mission-004' }]);
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

test('seeds an empty folder, such as a new volume', async () => {
  const folder = join(parent, 'pglite');
  await mkdir(folder);
  const api = await startApiProcess({ DATA_FOLDER: folder, DATABASE_URL: '' });
  const { json } = await sendRestRequest(api.url, '/platform/demo-users');
  await stopProcess(api.process, 'SIGTERM');
  expect(json).toHaveLength(6);
});

test('recreates a truncated seed archive and restores the demo data on reset', async () => {
  // In a copy of the project, because the other tests use the archive of this one.
  for (const name of ['contract', 'node_modules', 'package.json', 'platform', 'tsconfig.json'])
    await symlink(resolve(name), join(parent, name));
  const [name = ''] = (await readdir('.cache')).filter((file) => /^seed-\w+\.tar\.gz$/.test(file));
  const archive = join(parent, '.cache', name);
  await mkdir(dirname(archive));
  const original = await readFile(join('.cache', name));
  await writeFile(archive, original.subarray(0, original.length / 2));
  const folder = join(parent, 'pglite');
  // The data folder is damaged too, as after an interrupted write of both.
  await mkdir(join(folder, 'base'), { recursive: true });
  await writeFile(join(folder, 'PG_VERSION'), 'x');
  await resetData({ dataFolder: folder });
  const api = await startApiProcess({ DATA_FOLDER: folder, DATABASE_URL: '' }, parent);
  const { json } = await sendRestRequest(api.url, '/platform/demo-users');
  await stopProcess(api.process, 'SIGTERM');
  expect(json).toHaveLength(6);
  expect((await stat(archive)).size).toBeGreaterThan(original.length * 0.9);
});

describe('error message at start', () => {
  const readStartError = (settings: NodeJS.ProcessEnv): Promise<string> =>
    startApiProcess(settings).then(
      () => 'started',
      (error: unknown) => (error as Error).message.trim(),
    );

  test('names a file in place of the data folder', async () => {
    const folder = join(parent, 'pglite');
    await writeFile(folder, 'no folder');
    expect(await readStartError({ DATA_FOLDER: folder, DATABASE_URL: '' })).toBe(
      `DataError: ${folder} is a file; the data need a folder. Choose another with DATA_FOLDER.`,
    );
  });

  test('names a damaged data folder and how to reset it', async () => {
    const folder = join(parent, 'pglite');
    await mkdir(join(folder, 'base'), { recursive: true });
    await writeFile(join(folder, 'PG_VERSION'), 'x');
    const message = await readStartError({ DATA_FOLDER: folder, DATABASE_URL: '' });
    expect(message).toContain(`DataError: The data in ${folder} cannot be read (`);
    expect(message).toContain('npm run platform:reset');
    expect(existsSync(`${folder}.lock`)).toBe(false);
  });

  test('says that the database cannot be reached, without its URL', async () => {
    const message = await readStartError({
      DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/none',
    });
    expect(message).toBe(
      'DataError: The database of DATABASE_URL cannot be reached (ECONNREFUSED). Start it, or correct the address.',
    );
  });
});
