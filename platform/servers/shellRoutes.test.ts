import { call, newCompany } from './testing/calls.ts';
import { api } from './testing/testApi.ts';

interface Learning {
  missions: { id: string; certificate_id: string | null }[];
  contents: { id: string; certificate_id: string | null }[];
}

const learningOf = async (token: string) =>
  (await call(api.url, '/platform/learning', { token })).json as Learning;

const complete = (token: string, kind: string, id: string) =>
  call(api.url, `/platform/learning/${kind}/${id}/complete`, { token, method: 'POST' });

test('the six demo users are shown with the tokens that sign them in', async () => {
  const { json } = await call(api.url, '/platform/demo-users');
  const demo = json as { name: string; token: string }[];
  expect(demo.map(({ token }) => token)).toEqual([
    'demo-admin',
    'demo-learner',
    'demo-newcomer',
    'demo-english',
    'demo-spanish',
    'demo-blocked',
  ]);
  for (const { token, name } of demo) {
    const me = await call(api.url, '/platform/me', { token });
    expect(me).toMatchObject({ status: 200, json: { name } });
  }
});

test.each(['missions', 'contents'] as const)(
  'completing one of the %s earns its certificate, which is then the first of the list',
  async (kind) => {
    const { learner } = await newCompany(api.url);
    const [thing] = (await learningOf(learner.token))[kind];
    const id = thing?.id ?? '';
    const first = await complete(learner.token, kind, id);
    expect(first.status).toBe(201);
    const certificate = first.json as { id: string };
    expect(certificate.id).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
    const list = await call(api.url, '/missions/certificates', { token: learner.token });
    expect(list.json).toMatchObject([{ id: certificate.id }]);
    const now = (await learningOf(learner.token))[kind].find((one) => one.id === id);
    expect(now?.certificate_id).toBe(certificate.id);

    const again = await complete(learner.token, kind, id);
    expect(again).toMatchObject({ status: 200, json: first.json });
  },
);

test('completions of one thing at once earn one certificate', async () => {
  const { learner } = await newCompany(api.url);
  const [thing] = (await learningOf(learner.token)).missions;
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => complete(learner.token, 'missions', thing?.id ?? '')),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(answers.map(({ json }) => (json as { id: string }).id)).size).toBe(1);
});

test('two completions come one after the other, even in the same millisecond', async () => {
  const { learner } = await newCompany(api.url);
  const { missions } = await learningOf(learner.token);
  await Promise.all(missions.map(({ id }) => complete(learner.token, 'missions', id)));
  const list = await call(api.url, '/missions/certificates', { token: learner.token });
  const moments = (list.json as { created_at: string }[]).map(({ created_at }) => created_at);
  expect(new Set(moments).size).toBe(3);
});

test('there is something left to learn for each demo user of the main company', async () => {
  for (const who of ['admin', 'learner', 'newcomer', 'english', 'spanish']) {
    const { missions, contents } = await learningOf(`demo-${who}`);
    const open = (list: { certificate_id: string | null }[]) =>
      list.filter(({ certificate_id }) => certificate_id === null).length;
    expect(open(missions)).toBeGreaterThanOrEqual(3);
    expect(open(contents)).toBeGreaterThanOrEqual(3);
  }
  const newcomer = await call(api.url, '/missions/certificates', { token: 'demo-newcomer' });
  expect(newcomer.json).toEqual([]);
});

test('what there is to complete is named by its kind', async () => {
  const { learner } = await newCompany(api.url);
  expect(await complete(learner.token, 'courses', 'x')).toMatchObject({
    status: 400,
    json: { field: 'kind' },
  });
});

test('pictures are served as pictures and nothing else', async () => {
  const { headers, status } = await call(api.url, '/media/thumbs/1.svg');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('image/svg+xml');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  for (const name of ['0.svg', '13.svg', '1.png', '..%2Fmain.ts']) {
    expect((await call(api.url, `/media/thumbs/${name}`)).status).toBe(404);
  }
});

test('the OpenAPI description has every REST call with its strict body', async () => {
  const { json } = await call(api.url, '/openapi.json');
  const { paths } = json as { paths: Record<string, Record<string, object>> };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(calls).toEqual(
    expect.arrayContaining([
      'GET /missions/certificates',
      'GET /missions/certificates/{id}',
      'PUT /missions/certificate-templates/{id}/favorite',
      'GET /workspace/v1/users/current',
      'POST /api/frontend/client/metrics',
    ]),
  );
  expect(calls.filter((one) => one.includes('/control'))).toEqual([]);
  expect(JSON.stringify(paths['/missions/certificate-templates']?.post)).toContain(
    '"additionalProperties":false',
  );
});
