import { readdirSync } from 'node:fs';
import pg from 'pg';
import { getMigrationsFolder } from '../data/migrate.ts';
import {
  sendRestRequest,
  storeCertificates,
  createCompany,
  sendGraphqlQuery,
  storeTemplate,
  createTemplateBody,
} from './testing/calls.ts';
import { subscribeToCertificateCount } from './testing/missionsSocket.ts';
import { stopProcess, createIsolatedPostgresSchema, startApiProcess } from './testing/testApi.ts';

type ApiProcess = Awaited<ReturnType<typeof startApiProcess>>;

const serverUrl = process.env.TEST_DATABASE_URL;
const testOnPostgres = serverUrl === undefined ? test.skip : test;

/** The public address of both processes. No server listens there. */
const PUBLIC_URL = 'http://api.example';
const IMAGE_DATA_URL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const TEMPLATES = '/missions/certificate-templates';

let schema: Awaited<ReturnType<typeof createIsolatedPostgresSchema>>;
let first: ApiProcess;
let second: ApiProcess;

beforeAll(async () => {
  if (serverUrl === undefined) return;
  schema = await createIsolatedPostgresSchema(serverUrl);
  const settings = { DATABASE_URL: schema.databaseUrl, API_URL: PUBLIC_URL, CONTROL: '1' };
  [first, second] = await Promise.all([startApiProcess(settings), startApiProcess(settings)]);
});

afterAll(async () => {
  if (serverUrl === undefined) return;
  await Promise.all([first, second].map((api) => stopProcess(api.process, 'SIGTERM')));
  await schema.drop();
});

/** Sends a request several times concurrently, alternating between the two processes. */
const repeatConcurrently = <Result>(
  times: number,
  send: (url: string, index: number) => Promise<Result>,
) =>
  Promise.all(
    Array.from({ length: times }, (_, index) => send([first, second][index % 2]?.url ?? '', index)),
  );

const fetchCount = async (statement: string, ...values: string[]): Promise<number> => {
  const client = new pg.Client({ connectionString: schema.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ count: string }>(statement, values);
  await client.end();
  return Number(rows[0]?.count);
};

testOnPostgres(
  'migrates and seeds an empty database once when two processes start together',
  async () => {
    expect(await fetchCount('select count(*) from schema_migrations')).toBe(
      readdirSync(getMigrationsFolder()).length,
    );
    expect(await fetchCount('select count(*) from users where demo')).toBe(6);
    const [firstResponse, secondResponse] = await repeatConcurrently(2, (url) =>
      sendRestRequest(url, '/platform/demo-users'),
    );
    expect(firstResponse?.json).toHaveLength(6);
    expect(secondResponse?.json).toEqual(firstResponse?.json);
  },
);

testOnPostgres('shares tokens, templates and flags between processes', async () => {
  const { admin, learner, company_id } = await createCompany(first.url);
  const current = '/workspace/v1/users/current';
  const [firstResponse, secondResponse] = await repeatConcurrently(2, (url) =>
    sendRestRequest(url, current, { token: learner.token }),
  );
  expect(firstResponse?.status).toBe(200);
  expect(secondResponse?.json).toEqual(firstResponse?.json);

  const id = await storeTemplate(first.url, admin.token, { name: 'Um' });
  const response = await sendRestRequest(second.url, `${TEMPLATES}/${id}`, { token: admin.token });
  expect(response.json).toMatchObject({ id, name: 'Um', favorite: true });
  const toggle = { name: 'certificates.grid-view', enabled: false };
  const fetchFlags = (url: string) =>
    sendRestRequest(url, `/api/frontend/all?companyId=${company_id}`, {
      token: 'demo-frontend-key',
    });
  await sendRestRequest(first.url, '/control/flags', { body: { company_id, ...toggle } });
  expect((await fetchFlags(second.url)).json).toMatchObject({
    toggles: expect.arrayContaining([expect.objectContaining(toggle)]) as unknown,
  });
});

testOnPostgres('continues paging at the other process', async () => {
  const { learner } = await createCompany(first.url);
  const ids = await storeCertificates(first.url, learner.id, 25);
  const queryText = 'query ($offset: String) { certificates(limit: 10, offset: $offset) { id } }';
  const loadedIds: string[] = [];
  for (const url of [first.url, second.url, first.url]) {
    const result = await sendGraphqlQuery<{ certificates: { id: string }[] }>(
      url,
      'missions',
      learner.token,
      queryText,
      {
        offset: loadedIds.at(-1) ?? null,
      },
    );
    loadedIds.push(...(result.data?.certificates ?? []).map(({ id }) => id));
  }
  expect(loadedIds).toEqual(ids);
});

testOnPostgres(
  'uses the same image addresses and ETags in both processes, and rejects outdated updates',
  async () => {
    const { admin } = await createCompany(first.url);
    const { token } = admin;
    const created = await sendRestRequest(first.url, TEMPLATES, {
      token,
      body: createTemplateBody({ raw_image: IMAGE_DATA_URL }),
    });
    const template = created.json as { id: string; background_image: string };
    const path = template.background_image.slice(PUBLIC_URL.length);
    expect(template.background_image).toBe(`${PUBLIC_URL}${path}`);
    const served = await fetch(`${second.url}${path}`);
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(
      Buffer.from(await served.arrayBuffer()).equals(
        Buffer.from(IMAGE_DATA_URL.slice(IMAGE_DATA_URL.indexOf(',') + 1), 'base64'),
      ),
    ).toBe(true);

    const address = `${TEMPLATES}/${template.id}`;
    const { background_image } = template;
    const save = (url: string, name: string, etag: string | null) => {
      const body = createTemplateBody({ name, background_image, raw_image: background_image });
      return sendRestRequest(url, address, {
        token,
        method: 'PUT',
        body,
        headers: { 'if-match': etag ?? '' },
      });
    };
    const firstEtag = created.headers.get('etag');
    expect((await sendRestRequest(second.url, address, { token })).headers.get('etag')).toBe(
      firstEtag,
    );
    expect((await save(second.url, 'Dois', firstEtag)).status).toBe(200);
    expect((await save(first.url, 'Três', firstEtag)).status).toBe(412);
    const saves = await repeatConcurrently(10, async (url, index) =>
      save(
        url,
        `Nome ${index}`,
        (await sendRestRequest(url, address, { token })).headers.get('etag'),
      ),
    );
    expect(saves.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { status } of saves) expect([200, 412]).toContain(status);
  },
);

testOnPostgres(
  'keeps an image that one process copies while the other removes the original',
  async () => {
    const { token } = (await createCompany(first.url)).admin;
    const copies = await repeatConcurrently(30, async (url, index) => {
      const otherUrl = [second, first][index % 2]?.url ?? '';
      const body = createTemplateBody({ raw_image: IMAGE_DATA_URL, name: `Original ${index}` });
      const { json } = await sendRestRequest(url, TEMPLATES, { token, body });
      const { id, background_image } = json as { id: string; background_image: string };
      const copyBody = createTemplateBody({ background_image, raw_image: background_image });
      const [copy] = await Promise.all([
        sendRestRequest(otherUrl, TEMPLATES, { token, body: copyBody }),
        sendRestRequest(url, `${TEMPLATES}/${id}`, {
          token,
          method: 'PUT',
          body: createTemplateBody(),
        }),
      ]);
      const served = await fetch(url + background_image.slice(PUBLIC_URL.length));
      return [copy.status, served.status];
    });
    for (const copy of copies)
      expect([
        [201, 200],
        [400, 404],
      ]).toContainEqual(copy);
  },
);

testOnPostgres(
  'leaves one favorite and one certificate after concurrent writes through both processes',
  async () => {
    const { admin, learner } = await createCompany(first.url);
    const templateIds = await repeatConcurrently(4, (url) => storeTemplate(url, admin.token));
    const responses = await repeatConcurrently(60, (url, index) =>
      sendRestRequest(url, `${TEMPLATES}/${templateIds[index % 4] ?? ''}/favorite`, {
        token: admin.token,
        method: 'PUT',
      }),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const list = (await sendRestRequest(second.url, TEMPLATES, { token: admin.token })).json;
    expect((list as { favorite: boolean }[]).filter(({ favorite }) => favorite)).toHaveLength(1);

    const { json } = await sendRestRequest(first.url, '/platform/learning', {
      token: learner.token,
    });
    const [mission] = (json as { missions: { id: string }[] }).missions;
    const complete = `/platform/learning/missions/${mission?.id ?? ''}/complete`;
    const completions = await repeatConcurrently(20, (url) =>
      sendRestRequest(url, complete, { token: learner.token, method: 'POST' }),
    );
    expect(completions.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(completions.filter(({ status }) => status === 200)).toHaveLength(19);
    expect(
      await fetchCount('select count(*) from certificates where user_id = $1', learner.id),
    ).toBe(1);
  },
);

testOnPostgres(
  'publishes a certificate earned at one process to subscribers of the other',
  async () => {
    const { learner } = await createCompany(first.url);
    const counts: number[] = [];
    await new Promise<void>((resolve) => {
      const socket = subscribeToCertificateCount(second.url, learner.token, (count) => {
        counts.push(count);
        if (counts.length === 1) void storeCertificates(first.url, learner.id, 2);
        else socket.close();
      });
      socket.on('close', () => resolve());
    });
    expect(counts).toEqual([0, 2]);
  },
);
