import { call, earn, newCompany, query, storeTemplate, templateBody } from './testing/calls.ts';
import { api } from './testing/testApi.ts';

const someId = 'there-is-no-such-id';
const certificatesQuery =
  'query ($offset: String) { certificates(offset: $offset) { id user_id } }';

test.each([
  ['GET', '/workspace/v1/users/current'],
  ['GET', `/workspace/v1/companies/${someId}/settings`],
  ['GET', '/missions/certificates'],
  ['GET', '/missions/certificate-templates'],
  ['GET', '/missions/certificate-templates/favorite'],
  ['GET', `/missions/certificate-templates/${someId}`],
  ['POST', '/missions/certificate-templates'],
  ['PUT', `/missions/certificate-templates/${someId}`],
  ['PUT', `/missions/certificate-templates/${someId}/favorite`],
  ['DELETE', `/missions/certificate-templates/${someId}`],
  ['GET', '/platform/me'],
  ['GET', '/platform/learning'],
  ['POST', `/platform/learning/missions/${someId}/complete`],
  ['GET', '/api/frontend'],
  ['GET', '/api/frontend/all'],
  ['POST', '/api/frontend/client/metrics'],
])('%s %s answers 401 without a token and with an unknown one', async (method, path) => {
  const without = await call(api.url, path, { method });
  const unknown = await call(api.url, path, { method, token: 'nobody' });
  expect([without.status, unknown.status]).toEqual([401, 401]);
});

test('REST takes the raw token only, the query services Bearer only', async () => {
  const { learner } = await newCompany(api.url);
  const scheme = await call(api.url, '/missions/certificates', {
    token: `Bearer ${learner.token}`,
  });
  expect(scheme.status).toBe(401);
  for (const service of ['missions', 'company']) {
    const raw = await call(api.url, `/${service}/graphql`, {
      token: learner.token,
      body: { query: '{ __typename }' },
    });
    expect(raw.status).toBe(401);
    expect(raw.json).toEqual({
      errors: [{ message: 'Not authorized.', extensions: { code: 'UNAUTHENTICATED' } }],
    });
  }
});

test("a company's settings are told to its own members only, foreign and unknown alike", async () => {
  const [ours, theirs] = [await newCompany(api.url), await newCompany(api.url)];
  const settings = (id: string) =>
    call(api.url, `/workspace/v1/companies/${id}/settings`, { token: ours.admin.token });
  expect((await settings(ours.company_id)).status).toBe(200);
  const foreign = await settings(theirs.company_id);
  const unknown = await settings(someId);
  expect(foreign.status).toBe(404);
  expect(foreign.json).toEqual(unknown.json);
});

test('templates of another company are as good as unknown, for every call', async () => {
  const [ours, theirs] = [await newCompany(api.url), await newCompany(api.url)];
  const id = await storeTemplate(api.url, theirs.admin.token);
  const path = `/missions/certificate-templates/${id}`;
  const { token } = ours.admin;
  const answers = [
    await call(api.url, path, { token }),
    await call(api.url, path, { token, method: 'PUT', body: templateBody({ name: 'Taken' }) }),
    await call(api.url, `${path}/favorite`, { token, method: 'PUT' }),
    await call(api.url, path, { token, method: 'DELETE' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  const list = await call(api.url, '/missions/certificate-templates', { token });
  expect(list.json).toEqual([]);
  const kept = await call(api.url, path, { token: theirs.admin.token });
  expect(kept.json).toMatchObject({ name: 'Modelo', favorite: true });
});

test('a learner reads one template and the favorite, but neither lists nor writes', async () => {
  const { admin, learner } = await newCompany(api.url);
  const id = await storeTemplate(api.url, admin.token);
  const base = '/missions/certificate-templates';
  const { token } = learner;
  const reads = [
    await call(api.url, `${base}/${id}`, { token }),
    await call(api.url, `${base}/favorite`, { token }),
  ];
  expect(reads.map(({ status }) => status)).toEqual([200, 200]);
  const refused = [
    await call(api.url, base, { token }),
    await call(api.url, base, { token, body: templateBody() }),
    await call(api.url, `${base}/${id}`, { token, method: 'PUT', body: templateBody() }),
    await call(api.url, `${base}/${id}/favorite`, { token, method: 'PUT' }),
    await call(api.url, `${base}/${id}`, { token, method: 'DELETE' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
});

test('everyone lists their own certificates only, administrators too', async () => {
  const { admin, learner } = await newCompany(api.url);
  const [id] = await earn(api.url, learner.id, 1);
  const mine = await call(api.url, '/missions/certificates', { token: learner.token });
  expect(mine.json).toMatchObject([{ id, user_id: learner.id, validation_id: id }]);
  const theirs = await call(api.url, '/missions/certificates', { token: admin.token });
  expect(theirs.json).toEqual([]);
  const asked = await query(api.url, 'missions', admin.token, certificatesQuery);
  expect(asked.data).toEqual({ certificates: [] });
});

test("another person's certificate as cursor is refused with the same words as an unknown one", async () => {
  const { admin, learner } = await newCompany(api.url);
  const [id] = await earn(api.url, learner.id, 1);
  const ask = (offset: string | undefined) =>
    query(api.url, 'missions', admin.token, certificatesQuery, { offset });
  const foreign = await ask(id);
  expect(foreign.errors).toEqual([
    { message: 'offset is not one of your certificates.', code: 'BAD_USER_INPUT' },
  ]);
  expect((await ask(someId)).errors).toEqual(foreign.errors);
});

test("metadata are the caller's company's", async () => {
  const ours = await newCompany(api.url, { metadata: [{ name: 'Nossa', color: '#112233' }] });
  await newCompany(api.url, { metadata: [{ name: 'Deles', color: null }] });
  const answer = await query(
    api.url,
    'company',
    ours.learner.token,
    '{ companyUserMetadata { total items { name color active is_metadata_in_audience_rule } } }',
  );
  const tag = {
    name: 'Nossa',
    color: '#112233',
    active: true,
    is_metadata_in_audience_rule: false,
  };
  expect(answer.data).toEqual({ companyUserMetadata: { total: 1, items: [tag] } });
});

test('a mission of another company can neither be seen nor completed', async () => {
  const [ours, theirs] = [await newCompany(api.url), await newCompany(api.url)];
  const { json } = await call(api.url, '/platform/learning', { token: theirs.learner.token });
  const [mission] = (json as { missions: { id: string }[] }).missions;
  const complete = `/platform/learning/missions/${mission?.id ?? ''}/complete`;
  const foreign = await call(api.url, complete, { method: 'POST', token: ours.learner.token });
  expect(foreign.status).toBe(404);
  const own = await call(api.url, complete, { method: 'POST', token: theirs.learner.token });
  expect(own.status).toBe(201);
});

test('a company without certificates gets 403 everywhere but for its user and settings', async () => {
  const blocked = await newCompany(api.url, { show_certificates: false });
  const { token } = blocked.admin;
  const settings = await call(api.url, `/workspace/v1/companies/${blocked.company_id}/settings`, {
    token,
  });
  expect(settings.json).toMatchObject({ show_certificates: false });
  const message = 'Company has not activated the plugin.';
  for (const path of ['/missions/certificates', '/missions/certificate-templates']) {
    const refused = await call(api.url, path, { token });
    expect(refused).toMatchObject({ status: 403, json: { message } });
  }
  for (const service of ['missions', 'company'] as const) {
    const refused = await query(api.url, service, token, '{ __typename }');
    expect(refused).toMatchObject({ status: 403, errors: [{ message, code: 'FORBIDDEN' }] });
  }
});
