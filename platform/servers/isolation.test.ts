import {
  sendRestRequest,
  storeCertificates,
  createCompany,
  sendGraphqlQuery,
  storeTemplate,
  createTemplateBody,
} from './testing/calls.ts';
import { testApiUrl } from './testing/testApi.ts';

const UNKNOWN_ID = 'there-is-no-such-id';
const CERTIFICATES_QUERY =
  'query ($offset: String) { certificates(offset: $offset) { id user_id } }';

// scripts/contractPack/calls.test.ts tests the operations of the contract.
test.each([
  ['GET', '/platform/me'],
  ['GET', '/platform/learning'],
  ['POST', `/platform/learning/missions/${UNKNOWN_ID}/complete`],
  ['GET', '/api/frontend'],
  ['GET', '/api/frontend/all'],
  ['POST', '/api/frontend/client/metrics'],
])('answers 401 to %s %s without a token and with an unknown token', async (method, path) => {
  const noToken = await sendRestRequest(testApiUrl.url, path, { method });
  const unknownToken = await sendRestRequest(testApiUrl.url, path, { method, token: 'nobody' });
  expect([noToken.status, unknownToken.status]).toEqual([401, 401]);
});

test('accepts only raw tokens in REST and only Bearer tokens in the query services', async () => {
  const { learner } = await createCompany(testApiUrl.url);
  const withScheme = await sendRestRequest(testApiUrl.url, '/missions/certificates', {
    token: `Bearer ${learner.token}`,
  });
  expect(withScheme.status).toBe(401);
  for (const service of ['missions', 'company']) {
    const withRawToken = await sendRestRequest(testApiUrl.url, `/${service}/graphql`, {
      token: learner.token,
      body: { query: '{ __typename }' },
    });
    expect(withRawToken.status).toBe(401);
    expect(withRawToken.json).toEqual({
      errors: [{ message: 'Not authorized.', extensions: { code: 'UNAUTHENTICATED' } }],
    });
  }
});

test('answers 404 for the settings of another company, as for an unknown one', async () => {
  const [company, otherCompany] = [
    await createCompany(testApiUrl.url),
    await createCompany(testApiUrl.url),
  ];
  const fetchSettings = (id: string) =>
    sendRestRequest(testApiUrl.url, `/workspace/v1/companies/${id}/settings`, {
      token: company.admin.token,
    });
  expect((await fetchSettings(company.company_id)).status).toBe(200);
  const otherResponse = await fetchSettings(otherCompany.company_id);
  const unknownResponse = await fetchSettings(UNKNOWN_ID);
  expect(otherResponse.status).toBe(404);
  expect(otherResponse.json).toEqual(unknownResponse.json);
});

test('answers 404 to every call for a template of another company', async () => {
  const [company, otherCompany] = [
    await createCompany(testApiUrl.url),
    await createCompany(testApiUrl.url),
  ];
  const id = await storeTemplate(testApiUrl.url, otherCompany.admin.token);
  const path = `/missions/certificate-templates/${id}`;
  const { token } = company.admin;
  const responses = [
    await sendRestRequest(testApiUrl.url, path, { token }),
    await sendRestRequest(testApiUrl.url, path, {
      token,
      method: 'PUT',
      body: createTemplateBody({ name: 'Taken' }),
    }),
    await sendRestRequest(testApiUrl.url, `${path}/favorite`, { token, method: 'PUT' }),
    await sendRestRequest(testApiUrl.url, path, { token, method: 'DELETE' }),
  ];
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  const list = await sendRestRequest(testApiUrl.url, '/missions/certificate-templates', { token });
  expect(list.json).toEqual([]);
  const storedTemplate = await sendRestRequest(testApiUrl.url, path, {
    token: otherCompany.admin.token,
  });
  expect(storedTemplate.json).toMatchObject({ name: 'Modelo', favorite: true });
});

test('lets a learner read templates by id and the favorite, but not list or write them', async () => {
  const { admin, learner } = await createCompany(testApiUrl.url);
  const id = await storeTemplate(testApiUrl.url, admin.token);
  const base = '/missions/certificate-templates';
  const { token } = learner;
  const readResponses = [
    await sendRestRequest(testApiUrl.url, `${base}/${id}`, { token }),
    await sendRestRequest(testApiUrl.url, `${base}/favorite`, { token }),
  ];
  expect(readResponses.map(({ status }) => status)).toEqual([200, 200]);
  const response = [
    await sendRestRequest(testApiUrl.url, base, { token }),
    await sendRestRequest(testApiUrl.url, base, { token, body: createTemplateBody() }),
    await sendRestRequest(testApiUrl.url, `${base}/${id}`, {
      token,
      method: 'PUT',
      body: createTemplateBody(),
    }),
    await sendRestRequest(testApiUrl.url, `${base}/${id}/favorite`, { token, method: 'PUT' }),
    await sendRestRequest(testApiUrl.url, `${base}/${id}`, { token, method: 'DELETE' }),
  ];
  expect(response.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
});

test('lists only the certificates of the caller, also for administrators', async () => {
  const { admin, learner } = await createCompany(testApiUrl.url);
  const [id] = await storeCertificates(testApiUrl.url, learner.id, 1);
  const learnerList = await sendRestRequest(testApiUrl.url, '/missions/certificates', {
    token: learner.token,
  });
  expect(learnerList.json).toMatchObject([{ id, user_id: learner.id, validation_id: id }]);
  const adminList = await sendRestRequest(testApiUrl.url, '/missions/certificates', {
    token: admin.token,
  });
  expect(adminList.json).toEqual([]);
  const queryResult = await sendGraphqlQuery(
    testApiUrl.url,
    'missions',
    admin.token,
    CERTIFICATES_QUERY,
  );
  expect(queryResult.data).toEqual({ certificates: [] });
});

test("rejects another person's certificate as a cursor like an unknown one", async () => {
  const { admin, learner } = await createCompany(testApiUrl.url);
  const [id] = await storeCertificates(testApiUrl.url, learner.id, 1);
  const queryFrom = (offset: string | undefined) =>
    sendGraphqlQuery(testApiUrl.url, 'missions', admin.token, CERTIFICATES_QUERY, { offset });
  const otherResponse = await queryFrom(id);
  expect(otherResponse.errors).toEqual([
    { message: 'offset is not one of your certificates.', code: 'BAD_USER_INPUT' },
  ]);
  expect((await queryFrom(UNKNOWN_ID)).errors).toEqual(otherResponse.errors);
});

test("returns only the metadata of the caller's company", async () => {
  const company = await createCompany(testApiUrl.url, {
    metadata: [{ name: 'Nossa', color: '#112233' }],
  });
  await createCompany(testApiUrl.url, { metadata: [{ name: 'Deles', color: null }] });
  const result = await sendGraphqlQuery(
    testApiUrl.url,
    'company',
    company.learner.token,
    '{ companyUserMetadata { total items { name color active is_metadata_in_audience_rule } } }',
  );
  const tag = {
    name: 'Nossa',
    color: '#112233',
    active: true,
    is_metadata_in_audience_rule: false,
  };
  expect(result.data).toEqual({ companyUserMetadata: { total: 1, items: [tag] } });
});

test('answers 404 when completing a mission of another company', async () => {
  const [company, otherCompany] = [
    await createCompany(testApiUrl.url),
    await createCompany(testApiUrl.url),
  ];
  const { json } = await sendRestRequest(testApiUrl.url, '/platform/learning', {
    token: otherCompany.learner.token,
  });
  const [mission] = (json as { missions: { id: string }[] }).missions;
  const complete = `/platform/learning/missions/${mission?.id ?? ''}/complete`;
  const otherResponse = await sendRestRequest(testApiUrl.url, complete, {
    method: 'POST',
    token: company.learner.token,
  });
  expect(otherResponse.status).toBe(404);
  const ownResponse = await sendRestRequest(testApiUrl.url, complete, {
    method: 'POST',
    token: otherCompany.learner.token,
  });
  expect(ownResponse.status).toBe(201);
});

test('answers 403 to a company without certificates, except for its user and settings', async () => {
  const blocked = await createCompany(testApiUrl.url, { show_certificates: false });
  const { token } = blocked.admin;
  const settings = await sendRestRequest(
    testApiUrl.url,
    `/workspace/v1/companies/${blocked.company_id}/settings`,
    {
      token,
    },
  );
  expect(settings.json).toMatchObject({ show_certificates: false });
  const message = 'Company has not activated the plugin.';
  for (const path of ['/missions/certificates', '/missions/certificate-templates']) {
    const response = await sendRestRequest(testApiUrl.url, path, { token });
    expect(response).toMatchObject({ status: 403, json: { message } });
  }
  for (const service of ['missions', 'company'] as const) {
    const response = await sendGraphqlQuery(testApiUrl.url, service, token, '{ __typename }');
    expect(response).toMatchObject({ status: 403, errors: [{ message, code: 'FORBIDDEN' }] });
  }
});
