import { sendRestRequest, createCompany, sendGraphqlQuery } from '../testing/calls.ts';
import { testApiUrl } from '../testing/testApi.ts';

const addFault = (fault: object) =>
  sendRestRequest(testApiUrl.url, '/control/faults', { body: fault });

test('applies a fault to a REST call as often as requested, only for its company', async () => {
  const [company, otherCompany] = [
    await createCompany(testApiUrl.url),
    await createCompany(testApiUrl.url),
  ];
  const { company_id } = company;
  const fault = {
    method: 'GET',
    path: '/missions/certificates',
    status: 503,
    body: '<h1>Busy</h1>',
  };
  await addFault({ company_id, ...fault, content_type: 'text/html', times: 1 });
  const fetchList = (token: string) =>
    sendRestRequest(testApiUrl.url, '/missions/certificates', { token });
  expect((await fetchList(otherCompany.learner.token)).status).toBe(200);
  const response = await fetchList(company.learner.token);
  expect(response.status).toBe(503);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect((await fetchList(company.learner.token)).status).toBe(200);
});

test('applies a fault to a query by its operation name', async () => {
  const { company_id, learner } = await createCompany(testApiUrl.url);
  await addFault({ company_id, method: 'POST', path: 'two', body: '{"data":{"half":1}}' });
  const sendQuery = async (operationName: string) => {
    const body = { operationName, query: `query ${operationName} { __typename }`, variables: {} };
    const headers = { authorization: `Bearer ${learner.token}` };
    return (await sendRestRequest(testApiUrl.url, '/missions/graphql', { body, headers })).json;
  };
  expect(await sendQuery('one')).toEqual({ data: { __typename: 'Query' } });
  expect(await sendQuery('two')).toEqual({ data: { half: 1 } });
  await sendRestRequest(testApiUrl.url, `/control/faults?company_id=${company_id}`, {
    method: 'DELETE',
  });
  expect(await sendQuery('two')).toEqual({ data: { __typename: 'Query' } });
});

test('drops a connection, delays a response, and sets status and headers of a flag call', async () => {
  const { company_id, learner } = await createCompany(testApiUrl.url);
  const { token } = learner;
  await addFault({ company_id, method: 'GET', path: '/users/current', drop: true });
  await expect(
    sendRestRequest(testApiUrl.url, '/workspace/v1/users/current', { token }),
  ).rejects.toThrow('fetch');
  await addFault({ company_id, method: 'GET', path: '/settings', delay_ms: 300 });
  const start = Date.now();
  const settings = `/workspace/v1/companies/${company_id}/settings`;
  expect((await sendRestRequest(testApiUrl.url, settings, { token })).status).toBe(200);
  expect(Date.now() - start).toBeGreaterThanOrEqual(290);
  const headers = { 'retry-after': '7' };
  await addFault({ company_id, method: '*', path: '/api/frontend', status: 429, headers });
  const flags = await sendRestRequest(
    testApiUrl.url,
    `/api/frontend?properties[companyId]=${company_id}`,
    {
      token: 'demo-frontend-key',
    },
  );
  expect(flags.status).toBe(429);
  expect(flags.headers.get('retry-after')).toBe('7');
});

test('lists the recorded requests of a company, oldest first, with headers and body', async () => {
  const { company_id, learner } = await createCompany(testApiUrl.url);
  await sendRestRequest(testApiUrl.url, '/platform/me', {
    token: learner.token,
    headers: { 'X-Mark': 'here' },
  });
  await sendGraphqlQuery(testApiUrl.url, 'missions', learner.token, '{ __typename }', { a: 1 });
  await sendGraphqlQuery(testApiUrl.url, 'missions', 'nobody', '{ __typename }');
  const { json } = await sendRestRequest(
    testApiUrl.url,
    `/control/requests?company_id=${company_id}`,
  );
  expect(json).toMatchObject([
    { method: 'GET', path: '/platform/me', headers: { 'x-mark': 'here' } },
    { method: 'POST', body: { query: '{ __typename }', variables: { a: 1 } } },
  ]);
});
