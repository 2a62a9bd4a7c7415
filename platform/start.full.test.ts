import {
  parseApiUrlFromOutput,
  FREE_PORT_SETTINGS,
  startPlatformScript,
} from './servers/testing/startScript.ts';

test('exits with code 1 when the data folder is in use by a running platform', async () => {
  const first = startPlatformScript(FREE_PORT_SETTINGS);
  await first.ready;
  const second = await startPlatformScript(FREE_PORT_SETTINGS).result;
  expect(second.code).toBe(1);
  expect(second.output).toMatch(/^The platform already runs\. The data folder .+ is in use/);
  first.stop('SIGTERM');
  expect((await first.result).code).toBe(0);
}, 60_000);

test('stops when its parent process is killed', async () => {
  const script = `
    const { spawn } = require('node:child_process');
    const stdio = ['ignore', 'inherit', 'inherit', 'ipc'];
    spawn(process.execPath, ['--import', 'tsx', 'platform/start.ts'], { stdio });`;
  const parent = startPlatformScript(FREE_PORT_SETTINGS, ['-e', script]);
  const output = await parent.ready;
  const api = parseApiUrlFromOutput(output);
  expect((await fetch(`${api}/openapi.json`)).status).toBe(200);
  parent.stop('SIGKILL');
  // The output closes when the last process ends.
  await parent.result;
  await expect(fetch(`${api}/openapi.json`)).rejects.toThrow('fetch failed');
}, 60_000);
