import { FREE, startScript } from './servers/testing/startScript.ts';

test('a second start on the same data says that the first runs', async () => {
  const first = startScript(FREE);
  await first.ready;
  const second = await startScript(FREE).ended;
  expect(second.code).toBe(1);
  expect(second.said).toMatch(/^The platform already runs\. The data folder .+ is in use/);
  first.end('SIGTERM');
  expect((await first.ended).code).toBe(0);
}, 60_000);
