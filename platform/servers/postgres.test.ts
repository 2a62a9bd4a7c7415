import { readdirSync } from 'node:fs';
import pg from 'pg';
import { migrationsFolder } from '../data/migrate.ts';
import { call, earn, newCompany, query, storeTemplate, templateBody } from './testing/calls.ts';
import { countSocket } from './testing/missionsSocket.ts';
import { endProcess, freshSchema, startProcess } from './testing/testApi.ts';

type Started = Awaited<ReturnType<typeof startProcess>>;

const server = process.env.TEST_DATABASE_URL;
const onPostgres = server === undefined ? test.skip : test;

/** What callers know both processes by: nobody answers there. */
const PUBLIC_URL = 'http://api.example';
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const TEMPLATES = '/missions/certificate-templates';

let schema: Awaited<ReturnType<typeof freshSchema>>;
let one: Started;
let other: Started;

beforeAll(async () => {
  if (server === undefined) return;
  schema = await freshSchema(server);
  const settings = { DATABASE_URL: schema.databaseUrl, API_URL: PUBLIC_URL, CONTROL: '1' };
  [one, other] = await Promise.all([startProcess(settings), startProcess(settings)]);
}, 60_000);

afterAll(async () => {
  if (server === undefined) return;
  await Promise.all([one, other].map((started) => endProcess(started.process, 'SIGTERM')));
  await schema.drop();
});

/** The same many times at once, in turn through either process. */
const manyAtOnce = <Answer>(times: number, ask: (url: string, time: number) => Promise<Answer>) =>
  Promise.all(
    Array.from({ length: times }, (_, time) => ask([one, other][time % 2]?.url ?? '', time)),
  );

const countOf = async (statement: string, ...values: string[]): Promise<number> => {
  const client = new pg.Client({ connectionString: schema.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ count: string }>(statement, values);
  await client.end();
  return Number(rows[0]?.count);
};

onPostgres('two that start at once on an empty database migrate and fill it once', async () => {
  expect(await countOf('select count(*) from schema_migrations')).toBe(
    readdirSync(migrationsFolder()).length,
  );
  expect(await countOf('select count(*) from users where demo')).toBe(6);
  const [here, there] = await manyAtOnce(2, (url) => call(url, '/platform/demo-users'));
  expect(here?.json).toHaveLength(6);
  expect(there?.json).toEqual(here?.json);
});

onPostgres(
  'who signs in through one is known to the other, and what one writes the other reads',
  async () => {
    const { admin, learner, company_id } = await newCompany(one.url);
    const current = '/workspace/v1/users/current';
    const [here, there] = await manyAtOnce(2, (url) =>
      call(url, current, { token: learner.token }),
    );
    expect(here?.status).toBe(200);
    expect(there?.json).toEqual(here?.json);

    const id = await storeTemplate(one.url, admin.token, { name: 'Um' });
    const read = await call(other.url, `${TEMPLATES}/${id}`, { token: admin.token });
    expect(read.json).toMatchObject({ id, name: 'Um', favorite: true });
    const toggle = { name: 'certificates.grid-view', enabled: false };
    const flags = (url: string) =>
      call(url, `/api/frontend/all?companyId=${company_id}`, { token: 'demo-frontend-key' });
    await call(one.url, '/control/flags', { body: { company_id, ...toggle } });
    expect((await flags(other.url)).json).toMatchObject({
      toggles: expect.arrayContaining([expect.objectContaining(toggle)]) as unknown,
    });
  },
);

onPostgres('a page begun through one goes on through the other', async () => {
  const { learner } = await newCompany(one.url);
  const ids = await earn(one.url, learner.id, 25);
  const text = 'query ($offset: String) { certificates(limit: 10, offset: $offset) { id } }';
  const seen: string[] = [];
  for (const url of [one.url, other.url, one.url]) {
    const answer = await query<{ certificates: { id: string }[] }>(
      url,
      'missions',
      learner.token,
      text,
      {
        offset: seen.at(-1) ?? null,
      },
    );
    seen.push(...(answer.data?.certificates ?? []).map(({ id }) => id));
  }
  expect(seen).toEqual(ids);
});

onPostgres(
  'a version read through one is the same at the other: an old one overwrites nothing',
  async () => {
    const { admin } = await newCompany(one.url);
    const { token } = admin;
    const created = await call(one.url, TEMPLATES, {
      token,
      body: templateBody({ raw_image: PICTURE }),
    });
    const template = created.json as { id: string; background_image: string };
    const path = template.background_image.slice(PUBLIC_URL.length);
    expect(template.background_image).toBe(`${PUBLIC_URL}${path}`);
    const served = await fetch(`${other.url}${path}`);
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(
      Buffer.from(await served.arrayBuffer()).equals(
        Buffer.from(PICTURE.slice(PICTURE.indexOf(',') + 1), 'base64'),
      ),
    ).toBe(true);

    const address = `${TEMPLATES}/${template.id}`;
    const { background_image } = template;
    const save = (url: string, name: string, etag: string | null) => {
      const body = templateBody({ name, background_image, raw_image: background_image });
      return call(url, address, {
        token,
        method: 'PUT',
        body,
        headers: { 'if-match': etag ?? '' },
      });
    };
    const first = created.headers.get('etag');
    expect((await call(other.url, address, { token })).headers.get('etag')).toBe(first);
    expect((await save(other.url, 'Dois', first)).status).toBe(200);
    expect((await save(one.url, 'Três', first)).status).toBe(412);
    const saves = await manyAtOnce(10, async (url, time) =>
      save(url, `Nome ${time}`, (await call(url, address, { token })).headers.get('etag')),
    );
    expect(saves.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { status } of saves) expect([200, 412]).toContain(status);
  },
);

onPostgres(
  'a picture taken into a copy through one is not lost with its original at the other',
  async () => {
    const { token } = (await newCompany(one.url)).admin;
    const copies = await manyAtOnce(30, async (url, time) => {
      const elsewhere = [other, one][time % 2]?.url ?? '';
      const body = templateBody({ raw_image: PICTURE, name: `Original ${time}` });
      const { json } = await call(url, TEMPLATES, { token, body });
      const { id, background_image } = json as { id: string; background_image: string };
      const withImage = templateBody({ background_image, raw_image: background_image });
      const [copy] = await Promise.all([
        call(elsewhere, TEMPLATES, { token, body: withImage }),
        call(url, `${TEMPLATES}/${id}`, { token, method: 'PUT', body: templateBody() }),
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

onPostgres(
  'favourites moved through both leave one, completions through both give one',
  async () => {
    const { admin, learner } = await newCompany(one.url);
    const stored = await manyAtOnce(4, (url) => storeTemplate(url, admin.token));
    const moves = await manyAtOnce(60, (url, time) =>
      call(url, `${TEMPLATES}/${stored[time % 4] ?? ''}/favorite`, {
        token: admin.token,
        method: 'PUT',
      }),
    );
    expect(new Set(moves.map(({ status }) => status))).toEqual(new Set([200]));
    const list = (await call(other.url, TEMPLATES, { token: admin.token })).json;
    expect((list as { favorite: boolean }[]).filter(({ favorite }) => favorite)).toHaveLength(1);

    const { json } = await call(one.url, '/platform/learning', { token: learner.token });
    const [mission] = (json as { missions: { id: string }[] }).missions;
    const complete = `/platform/learning/missions/${mission?.id ?? ''}/complete`;
    const completions = await manyAtOnce(20, (url) =>
      call(url, complete, { token: learner.token, method: 'POST' }),
    );
    expect(completions.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(completions.filter(({ status }) => status === 200)).toHaveLength(19);
    expect(await countOf('select count(*) from certificates where user_id = $1', learner.id)).toBe(
      1,
    );
  },
);

onPostgres('a certificate earned through one is told to who listens at the other', async () => {
  const { learner } = await newCompany(one.url);
  const counts: number[] = [];
  await new Promise<void>((resolve) => {
    const socket = countSocket(other.url, learner.token, (count) => {
      counts.push(count);
      if (counts.length === 1) void earn(one.url, learner.id, 2);
      else socket.close();
    });
    socket.on('close', () => resolve());
  });
  expect(counts).toEqual([0, 2]);
});
