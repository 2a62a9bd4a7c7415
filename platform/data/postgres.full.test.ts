import { call } from '../servers/testing/calls.ts';
import { endProcess, freshSchema, startProcess } from '../servers/testing/testApi.ts';
import { resetData } from './resetData.ts';

const server = process.env.TEST_DATABASE_URL;
const onPostgres = server === undefined ? test.skip : test;

onPostgres(
  'data outlive the process, and a reset brings the demo data back',
  async () => {
    const { databaseUrl, drop } = await freshSchema(server ?? '');
    const newcomers = async (): Promise<unknown> => {
      const started = await startProcess({ DATABASE_URL: databaseUrl });
      const token = 'demo-newcomer';
      const { json } = await call(started.url, '/missions/certificates', { token });
      const complete = '/platform/learning/missions/mission-004/complete';
      await call(started.url, complete, { token, method: 'POST' });
      await endProcess(started.process, 'SIGTERM');
      return json;
    };
    expect(await newcomers()).toEqual([]);
    expect(await newcomers()).toMatchObject([{ mission_id: 'mission-004' }]);
    await resetData({ databaseUrl });
    expect(await newcomers()).toEqual([]);
    await drop();
  },
  // It starts the platform three times, beside everything else that the checks do.
  180_000,
);
