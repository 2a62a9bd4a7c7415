import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { call } from '../servers/testing/calls.ts';
import { endProcess, startProcess } from '../servers/testing/testApi.ts';
import { resetData } from './resetData.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'data-folder-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

// With DATABASE_URL set the folder would not be used: this is about PGlite alone.
test('data outlive the process, killed or not, and a second process is told who has them', async () => {
  const folder = join(parent, 'pglite');
  const settings = { DATA_FOLDER: folder, DATABASE_URL: '' };
  const first = await startProcess(settings);
  const earned = await call(first.url, '/platform/learning/missions/mission-004/complete', {
    method: 'POST',
    token: 'demo-newcomer',
  });
  expect(earned.status).toBe(201);
  await expect(startProcess(settings)).rejects.toThrow(
    `DataFolderInUse: The data folder ${folder} is in use by process ${first.process.pid ?? 0}.`,
  );
  await endProcess(first.process, 'SIGKILL');
  const second = await startProcess(settings);
  const kept = await call(second.url, '/missions/certificates', { token: 'demo-newcomer' });
  await endProcess(second.process, 'SIGTERM');
  expect(kept.json).toMatchObject([{ mission_id: 'mission-004' }]);
  expect(existsSync(`${folder}.lock`)).toBe(false);
}, 60_000);

test('an empty folder, as of a fresh volume, gets the demo data', async () => {
  const folder = join(parent, 'pglite');
  await mkdir(folder);
  const started = await startProcess({ DATA_FOLDER: folder, DATABASE_URL: '' });
  const { json } = await call(started.url, '/platform/demo-users');
  await endProcess(started.process, 'SIGTERM');
  expect(json).toHaveLength(6);
}, 60_000);

test('a seed archive that ends too early is made anew, and a reset brings the demo data', async () => {
  // A project of its own: every other test reads the archive of this one.
  for (const name of ['node_modules', 'package.json', 'platform', 'tsconfig.json'])
    await symlink(resolve(name), join(parent, name));
  const [name = ''] = (await readdir('.cache')).filter((file) => /^seed-\w+\.tar\.gz$/.test(file));
  const archive = join(parent, '.cache', name);
  await mkdir(dirname(archive));
  const whole = await readFile(join('.cache', name));
  await writeFile(archive, whole.subarray(0, whole.length / 2));
  const folder = join(parent, 'pglite');
  // Damaged too, as an interrupted disk leaves both.
  await mkdir(join(folder, 'base'), { recursive: true });
  await writeFile(join(folder, 'PG_VERSION'), 'x');
  await resetData({ dataFolder: folder });
  const started = await startProcess({ DATA_FOLDER: folder, DATABASE_URL: '' }, parent);
  const { json } = await call(started.url, '/platform/demo-users');
  await endProcess(started.process, 'SIGTERM');
  expect(json).toHaveLength(6);
  expect((await stat(archive)).size).toBeGreaterThan(whole.length * 0.9);
}, 90_000);

describe('what cannot be opened is said in one sentence that names it', () => {
  const sayOf = (settings: NodeJS.ProcessEnv): Promise<string> =>
    startProcess(settings).then(
      () => 'started',
      (error: unknown) => (error as Error).message.trim(),
    );

  test('a file in place of the folder', async () => {
    const folder = join(parent, 'pglite');
    await writeFile(folder, 'no folder');
    expect(await sayOf({ DATA_FOLDER: folder, DATABASE_URL: '' })).toBe(
      `DataError: ${folder} is a file; the data need a folder. Choose another with DATA_FOLDER.`,
    );
  }, 60_000);

  test('data that are damaged', async () => {
    const folder = join(parent, 'pglite');
    await mkdir(join(folder, 'base'), { recursive: true });
    await writeFile(join(folder, 'PG_VERSION'), 'x');
    const said = await sayOf({ DATA_FOLDER: folder, DATABASE_URL: '' });
    expect(said).toContain(`DataError: The data in ${folder} cannot be read (`);
    expect(said).toContain('npm run platform:reset');
    expect(existsSync(`${folder}.lock`)).toBe(false);
  }, 60_000);

  test('a database that is not there, without its address', async () => {
    const said = await sayOf({ DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/none' });
    expect(said).toBe(
      'DataError: The database of DATABASE_URL cannot be reached (ECONNREFUSED). Start it, or correct the address.',
    );
  }, 60_000);
});
