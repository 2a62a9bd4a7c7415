import { sendRestRequest } from '../servers/testing/calls.ts';
import {
  stopProcess,
  createIsolatedPostgresSchema,
  startApiProcess,
} from '../servers/testing/testApi.ts';
import { resetData } from './resetData.ts';

const serverUrl = process.env.TEST_DATABASE_URL;
const testOnPostgres = serverUrl === undefined ? test.skip : test;

testOnPostgres(
  'keeps the data after a restart and restores the demo data on reset',
  async () => {
    const { databaseUrl, drop } = await createIsolatedPostgresSchema(serverUrl ?? '');
    const runAndListCertificates = async (): Promise<unknown> => {
      const api = await startApiProcess({ DATABASE_URL: databaseUrl });
      const token = 'demo-newcomer';
      const { json } = await sendRestRequest(api.url, '/missions/certificates', { token });
      const completePath = '/platform/learning/missions/mission-004/complete';
      await sendRestRequest(api.url, completePath, { token, method: 'POST' });
      await stopProcess(api.process, 'SIGTERM');
      return json;
    };
    expect(await runAndListCertificates()).toEqual([]);
    expect(await runAndListCertificates()).toMatchObject([{ mission_id: 'mission-004' }]);
    await resetData({ databaseUrl });
    expect(await runAndListCertificates()).toEqual([]);
    await drop();
  },
  // Starts the platform three times while other checks run.
  180_000,
);
