import { apiIn, FREE, startScript } from './servers/testing/startScript.ts';

test('a second start on the same data says that the first runs', async () => {
  const first = startScript(FREE);
  await first.ready;
  const second = await startScript(FREE).ended;
  expect(second.code).toBe(1);
  expect(second.said).toMatch(/^The platform already runs\. The data folder .+ is in use/);
  first.end('SIGTERM');
  expect((await first.ended).code).toBe(0);
}, 60_000);

test('nothing is left running when whoever started it was killed', async () => {
  // As `npm start` does it: a script that has the platform as its child.
  const script = `
    const { spawn } = require('node:child_process');
    const stdio = ['ignore', 'inherit', 'inherit', 'ipc'];
    spawn(process.execPath, ['--import', 'tsx', 'platform/start.ts'], { stdio });`;
  const parent = startScript(FREE, ['-e', script]);
  const said = await parent.ready;
  const api = apiIn(said);
  expect((await fetch(`${api}/openapi.json`)).status).toBe(200);
  parent.end('SIGKILL');
  // Its output closes with the last of them.
  await parent.ended;
  await expect(fetch(`${api}/openapi.json`)).rejects.toThrow('fetch failed');
}, 30_000);
