import { sendRestRequest, createCompany } from './testing/calls.ts';
import { testApiUrl } from './testing/testApi.ts';

interface LearningResponse {
  missions: { id: string; certificate_id: string | null }[];
  contents: { id: string; certificate_id: string | null }[];
}

const fetchLearning = async (token: string) =>
  (await sendRestRequest(testApiUrl.url, '/platform/learning', { token })).json as LearningResponse;

const completeItem = (token: string, kind: string, id: string) =>
  sendRestRequest(testApiUrl.url, `/platform/learning/${kind}/${id}/complete`, {
    token,
    method: 'POST',
  });

test('lists the six demo users with tokens that sign them in', async () => {
  const { json } = await sendRestRequest(testApiUrl.url, '/platform/demo-users');
  const demoUsers = json as { name: string; token: string }[];
  expect(demoUsers.map(({ token }) => token)).toEqual([
    'demo-admin',
    'demo-learner',
    'demo-newcomer',
    'demo-english',
    'demo-spanish',
    'demo-blocked',
  ]);
  for (const { token, name } of demoUsers) {
    const response = await sendRestRequest(testApiUrl.url, '/platform/me', { token });
    expect(response).toMatchObject({ status: 200, json: { name } });
  }
});

test.each(['missions', 'contents'] as const)(
  'earns a certificate when one of the %s is completed, and lists it first',
  async (kind) => {
    const { learner } = await createCompany(testApiUrl.url);
    const [item] = (await fetchLearning(learner.token))[kind];
    const id = item?.id ?? '';
    const first = await completeItem(learner.token, kind, id);
    expect(first.status).toBe(201);
    const certificate = first.json as { id: string };
    expect(certificate.id).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
    const list = await sendRestRequest(testApiUrl.url, '/missions/certificates', {
      token: learner.token,
    });
    expect(list.json).toMatchObject([{ id: certificate.id }]);
    const currentItem = (await fetchLearning(learner.token))[kind].find((item) => item.id === id);
    expect(currentItem?.certificate_id).toBe(certificate.id);

    const repeated = await completeItem(learner.token, kind, id);
    expect(repeated).toMatchObject({ status: 200, json: first.json });
  },
);

test('earns one certificate from concurrent completions of a mission', async () => {
  const { learner } = await createCompany(testApiUrl.url);
  const [item] = (await fetchLearning(learner.token)).missions;
  const responses = await Promise.all(
    Array.from({ length: 12 }, () => completeItem(learner.token, 'missions', item?.id ?? '')),
  );
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(responses.map(({ json }) => (json as { id: string }).id)).size).toBe(1);
});

test('gives completions in the same millisecond different times', async () => {
  const { learner } = await createCompany(testApiUrl.url);
  const { missions } = await fetchLearning(learner.token);
  await Promise.all(missions.map(({ id }) => completeItem(learner.token, 'missions', id)));
  const list = await sendRestRequest(testApiUrl.url, '/missions/certificates', {
    token: learner.token,
  });
  const times = (list.json as { created_at: string }[]).map(({ created_at }) => created_at);
  expect(new Set(times).size).toBe(3);
});

test('offers uncompleted missions and contents to each demo user of the main company', async () => {
  for (const user of ['admin', 'learner', 'newcomer', 'english', 'spanish']) {
    const { missions, contents } = await fetchLearning(`demo-${user}`);
    const listOpen = (list: { certificate_id: string | null }[]) =>
      list.filter(({ certificate_id }) => certificate_id === null).length;
    expect(listOpen(missions)).toBeGreaterThanOrEqual(3);
    expect(listOpen(contents)).toBeGreaterThanOrEqual(3);
  }
  const newcomer = await sendRestRequest(testApiUrl.url, '/missions/certificates', {
    token: 'demo-newcomer',
  });
  expect(newcomer.json).toEqual([]);
});

test('rejects the completion of an unknown kind', async () => {
  const { learner } = await createCompany(testApiUrl.url);
  expect(await completeItem(learner.token, 'courses', 'x')).toMatchObject({
    status: 400,
    json: { field: 'kind' },
  });
});

test('serves thumbnails as SVG with a strict policy', async () => {
  const { headers, status } = await sendRestRequest(testApiUrl.url, '/media/thumbs/1.svg');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('image/svg+xml');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  for (const name of ['0.svg', '13.svg', '1.png', '..%2Fmain.ts']) {
    expect((await sendRestRequest(testApiUrl.url, `/media/thumbs/${name}`)).status).toBe(404);
  }
});

test('describes the REST calls with their strict bodies in OpenAPI', async () => {
  const { json } = await sendRestRequest(testApiUrl.url, '/openapi.json');
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
  expect(calls.filter((item) => item.includes('/control'))).toEqual([]);
  expect(JSON.stringify(paths['/missions/certificate-templates']?.post)).toContain(
    '"additionalProperties":false',
  );
});
