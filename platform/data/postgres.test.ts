/** @jest-environment node */
import { call, newCompany, storeTemplate } from '../servers/testing/calls.ts';
import { endProcess, freshSchema, startProcess } from '../servers/testing/testApi.ts';
import { resetData } from './resetData.ts';

const server = process.env.TEST_DATABASE_URL;
const onPostgres = server === undefined ? test.skip : test;

const templates = '/missions/certificate-templates';

onPostgres(
  'two processes on one PostgreSQL, started at once on an empty one, are one platform',
  async () => {
    const { databaseUrl, drop } = await freshSchema(server ?? '');
    const settings = { DATABASE_URL: databaseUrl, CONTROL: '1' };
    const [one, other] = await Promise.all([startProcess(settings), startProcess(settings)]);
    try {
      const { admin, learner } = await newCompany(one.url);
      const stored = [
        await storeTemplate(one.url, admin.token),
        await storeTemplate(other.url, admin.token),
      ];
      const moves = Array.from({ length: 60 }, (_, place) =>
        call(
          place % 2 === 0 ? one.url : other.url,
          `${templates}/${stored[place % 2] ?? ''}/favorite`,
          {
            token: admin.token,
            method: 'PUT',
          },
        ),
      );
      expect(new Set((await Promise.all(moves)).map(({ status }) => status))).toEqual(
        new Set([200]),
      );
      const list = (await call(other.url, templates, { token: admin.token })).json;
      expect((list as { favorite: boolean }[]).filter(({ favorite }) => favorite)).toHaveLength(1);

      const { json } = await call(one.url, '/platform/learning', { token: learner.token });
      const [mission] = (json as { missions: { id: string }[] }).missions;
      const completions = await Promise.all(
        [one, other, one, other].map(({ url }) =>
          call(url, `/platform/learning/missions/${mission?.id ?? ''}/complete`, {
            token: learner.token,
            method: 'POST',
          }),
        ),
      );
      expect(completions.filter(({ status }) => status === 201)).toHaveLength(1);
    } finally {
      await Promise.all([one, other].map((started) => endProcess(started.process, 'SIGTERM')));
      await drop();
    }
  },
  60_000,
);

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
  60_000,
);
