import { sendRestRequest } from './servers/testing/calls.ts';
import {
  parseApiUrlFromOutput,
  FREE_PORT_SETTINGS,
  startPlatformScript,
} from './servers/testing/startScript.ts';

test('prints its addresses and a sign-in link for each demo user, and exits with code 0 on SIGINT', async () => {
  const platform = startPlatformScript(FREE_PORT_SETTINGS);
  const output = await platform.ready;
  for (const user of ['admin', 'learner', 'newcomer', 'english', 'spanish', 'blocked']) {
    expect(output).toMatch(new RegExp(`http://localhost:\\d+/enter/demo-${user}\\n`));
    expect(output).toMatch(new RegExp(`http://localhost:\\d+/signin/demo-${user}\\n`));
  }
  expect(output).toMatch(/Playground +http:\/\/localhost:\d+\/playground /);
  const api = parseApiUrlFromOutput(output);
  expect((await sendRestRequest(api, '/control/companies', { body: {} })).status).toBe(404);
  platform.stop('SIGINT');
  expect((await platform.result).code).toBe(0);
  // Starts the database and fills it.
}, 180_000);
