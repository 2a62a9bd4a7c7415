import { call, newCompany } from './testing/calls.ts';
import { api } from './testing/testApi.ts';

const token = 'demo-frontend-key';

interface Toggles {
  toggles: { name: string; enabled: boolean; variant: object; impressionData: boolean }[];
}

test('toggles come with the client key only, by GET and by POST', async () => {
  const got = await call(api.url, '/api/frontend?appName=default', { token });
  const posted = await call(api.url, '/api/frontend', {
    token,
    body: { context: { appName: 'default', userId: 'someone' } },
  });
  expect(got.json).toEqual(posted.json);
  expect((got.json as Toggles).toggles).toContainEqual({
    name: 'certificates.grid-view',
    enabled: true,
    variant: { name: 'disabled', enabled: false, feature_enabled: true },
    impressionData: false,
  });
  const refused = await call(api.url, '/api/frontend', { token: 'demo-learner' });
  expect(refused.status).toBe(401);
});

test('a toggle that is off is left out, and named where every one is asked for', async () => {
  const { company_id } = await newCompany(api.url);
  const name = 'certificates.grid-view';
  const of = async (path: string) => {
    const query = `properties%5BcompanyId%5D=${company_id}`;
    const { json } = await call(api.url, `${path}?${query}`, { token });
    return (json as Toggles).toggles.find((one) => one.name === name);
  };
  expect(await of('/api/frontend')).toMatchObject({ enabled: true });
  await call(api.url, '/control/flags', { body: { company_id, name, enabled: false } });
  expect(await of('/api/frontend')).toBeUndefined();
  expect(await of('/api/frontend/all')).toMatchObject({
    enabled: false,
    variant: { feature_enabled: false },
  });
});

test('unchanged toggles answer 304 to their ETag, changed ones do not', async () => {
  const { company_id } = await newCompany(api.url);
  const path = `/api/frontend/all?properties%5BcompanyId%5D=${company_id}`;
  const etag = (await call(api.url, path, { token })).headers.get('etag') ?? '';
  const headers = { 'if-none-match': etag };
  expect((await call(api.url, path, { token, headers })).status).toBe(304);
  const name = 'certificates.grid-view';
  await call(api.url, '/control/flags', { body: { company_id, name, enabled: false } });
  const changed = await call(api.url, path, { token, headers });
  expect(changed.status).toBe(200);
  const toggle = (changed.json as Toggles).toggles.find((one) => one.name === name);
  expect(toggle).toMatchObject({ enabled: false });
  const elsewhere = await call(api.url, '/api/frontend/all', { token, headers });
  expect(elsewhere.status).toBe(304);
});

test('metrics are accepted as the client sends them, and checked', async () => {
  const bucket = {
    start: '2026-11-01T00:00:00Z',
    stop: '2026-11-01T00:00:30Z',
    toggles: { 'certificates.grid-view': { yes: 3, no: 0, variants: {} } },
  };
  const path = '/api/frontend/client/metrics';
  const body = { bucket, appName: 'default', instanceId: 'browser' };
  expect((await call(api.url, path, { token, body })).status).toBe(202);
  const wrong = await call(api.url, path, { token, body: { ...body, bucket: {} } });
  expect(wrong).toMatchObject({ status: 400, json: { field: 'bucket.start' } });
});

test('a page of an allowed origin may read the ETag, no other origin may read anything', async () => {
  const at = async (origin: string) =>
    (await call(api.url, '/api/frontend', { token, headers: { origin } })).headers;
  const allowed = await at('http://localhost');
  expect(allowed.get('access-control-allow-origin')).toBe('http://localhost');
  expect(allowed.get('access-control-expose-headers')).toBe('ETag');
  expect(allowed.get('access-control-allow-credentials')).toBeNull();
  for (const origin of [
    'https://elsewhere.example',
    'http://localhost.elsewhere.example',
    'null',
  ]) {
    expect((await at(origin)).get('access-control-allow-origin')).toBeNull();
  }
});
