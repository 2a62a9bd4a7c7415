import { sendRestRequest, createCompany } from './testing/calls.ts';
import { testApiUrl } from './testing/testApi.ts';

const token = 'demo-frontend-key';

interface Toggles {
  toggles: { name: string; enabled: boolean; variant: object; impressionData: boolean }[];
}

test('returns the same toggles by GET and POST, and 401 without the client key', async () => {
  const getResponse = await sendRestRequest(testApiUrl.url, '/api/frontend?appName=default', {
    token,
  });
  const postResponse = await sendRestRequest(testApiUrl.url, '/api/frontend', {
    token,
    body: { context: { appName: 'default', userId: 'someone' } },
  });
  expect(getResponse.json).toEqual(postResponse.json);
  expect((getResponse.json as Toggles).toggles).toContainEqual({
    name: 'certificates.grid-view',
    enabled: true,
    variant: { name: 'disabled', enabled: false, feature_enabled: true },
    impressionData: false,
  });
  const unauthorized = await sendRestRequest(testApiUrl.url, '/api/frontend', {
    token: 'demo-learner',
  });
  expect(unauthorized.status).toBe(401);
});

test('leaves a disabled toggle out of /api/frontend and includes it in /api/frontend/all', async () => {
  const { company_id } = await createCompany(testApiUrl.url);
  const name = 'certificates.grid-view';
  const findToggle = async (path: string) => {
    const query = `properties%5BcompanyId%5D=${company_id}`;
    const { json } = await sendRestRequest(testApiUrl.url, `${path}?${query}`, { token });
    return (json as Toggles).toggles.find((toggle) => toggle.name === name);
  };
  expect(await findToggle('/api/frontend')).toMatchObject({ enabled: true });
  await sendRestRequest(testApiUrl.url, '/control/flags', {
    body: { company_id, name, enabled: false },
  });
  expect(await findToggle('/api/frontend')).toBeUndefined();
  expect(await findToggle('/api/frontend/all')).toMatchObject({
    enabled: false,
    variant: { feature_enabled: false },
  });
});

test('turns off the toggles that the address names', async () => {
  const path = '/api/frontend/without/certificates.grid-view,certificates.share';
  const { json } = await sendRestRequest(testApiUrl.url, path, { token });
  const { toggles } = json as Toggles;
  const namesOff = toggles.filter(({ enabled }) => !enabled).map(({ name }) => name);
  expect(namesOff).toEqual(['certificates.grid-view', 'certificates.share']);
  expect(toggles.length).toBeGreaterThan(namesOff.length);
});

test('answers 304 for the ETag of unchanged toggles only', async () => {
  const { company_id } = await createCompany(testApiUrl.url);
  const path = `/api/frontend/all?properties%5BcompanyId%5D=${company_id}`;
  const etag = (await sendRestRequest(testApiUrl.url, path, { token })).headers.get('etag') ?? '';
  const headers = { 'if-none-match': etag };
  expect((await sendRestRequest(testApiUrl.url, path, { token, headers })).status).toBe(304);
  const name = 'certificates.grid-view';
  await sendRestRequest(testApiUrl.url, '/control/flags', {
    body: { company_id, name, enabled: false },
  });
  const changedResponse = await sendRestRequest(testApiUrl.url, path, { token, headers });
  expect(changedResponse.status).toBe(200);
  const toggle = (changedResponse.json as Toggles).toggles.find((toggle) => toggle.name === name);
  expect(toggle).toMatchObject({ enabled: false });
  const otherCompany = await sendRestRequest(testApiUrl.url, '/api/frontend/all', {
    token,
    headers,
  });
  expect(otherCompany.status).toBe(304);
});

test('accepts the metrics of the Unleash client and rejects malformed ones', async () => {
  const bucket = {
    start: '2026-11-01T00:00:00Z',
    stop: '2026-11-01T00:00:30Z',
    toggles: { 'certificates.grid-view': { yes: 3, no: 0, variants: {} } },
  };
  const path = '/api/frontend/client/metrics';
  const body = { bucket, appName: 'default', instanceId: 'browser' };
  expect((await sendRestRequest(testApiUrl.url, path, { token, body })).status).toBe(202);
  const wrong = await sendRestRequest(testApiUrl.url, path, {
    token,
    body: { ...body, bucket: {} },
  });
  expect(wrong).toMatchObject({ status: 400, json: { field: 'bucket.start' } });
});

test('exposes the ETag and the id of the request to allowed origins and no response to other origins', async () => {
  const fetchHeaders = async (origin: string) =>
    (await sendRestRequest(testApiUrl.url, '/api/frontend', { token, headers: { origin } }))
      .headers;
  const allowed = await fetchHeaders('http://localhost');
  expect(allowed.get('access-control-allow-origin')).toBe('http://localhost');
  expect(allowed.get('access-control-expose-headers')).toBe('ETag, X-Request-Id');
  expect(allowed.get('access-control-allow-credentials')).toBeNull();
  for (const origin of [
    'https://elsewhere.example',
    'http://localhost.elsewhere.example',
    'null',
  ]) {
    expect((await fetchHeaders(origin)).get('access-control-allow-origin')).toBeNull();
  }
});
