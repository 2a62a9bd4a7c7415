import { once } from 'node:events';
import { createCompany, sendRestRequest, waitForRequests } from './testing/calls.ts';
import { startApiProcess } from './testing/testApi.ts';

test('exits with code 0 although a request never ends', async () => {
  const settings = { DATABASE_URL: '', DATA_FOLDER: '', CONTROL: '1' };
  const { url, process: server } = await startApiProcess(settings);
  const { company_id, learner } = await createCompany(url);
  const fault = { company_id, method: 'GET', path: '/certificates', stall: true };
  await sendRestRequest(url, '/control/faults', { body: fault });
  const endless = sendRestRequest(url, '/missions/certificates', { token: learner.token });
  await waitForRequests(url, company_id, 1);
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  await expect(endless).rejects.toThrow('terminated');
  expect(await exit).toEqual([0, null]);
});
