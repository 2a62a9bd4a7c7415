import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call } from '../servers/testing/calls.ts';
import { endProcess, startProcess } from '../servers/testing/testApi.ts';

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
