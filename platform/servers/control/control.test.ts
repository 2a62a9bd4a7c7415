import { call, newCompany, query } from '../testing/calls.ts';
import { api } from '../testing/testApi.ts';

const order = (fault: object) => call(api.url, '/control/faults', { body: fault });

test('a REST call goes wrong as ordered, as often as ordered, for its company only', async () => {
  const [company, other] = [await newCompany(api.url), await newCompany(api.url)];
  const { company_id } = company;
  const fault = {
    method: 'GET',
    path: '/missions/certificates',
    status: 503,
    body: '<h1>Busy</h1>',
  };
  await order({ company_id, ...fault, content_type: 'text/html', times: 1 });
  const ask = (token: string) => call(api.url, '/missions/certificates', { token });
  expect((await ask(other.learner.token)).status).toBe(200);
  const refused = await ask(company.learner.token);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('content-type')).toContain('text/html');
  expect((await ask(company.learner.token)).status).toBe(200);
});

test('a query goes wrong by the name of its operation', async () => {
  const { company_id, learner } = await newCompany(api.url);
  await order({ company_id, method: 'POST', path: 'two', body: '{"data":{"half":1}}' });
  const ask = async (operationName: string) => {
    const body = { operationName, query: `query ${operationName} { __typename }`, variables: {} };
    const headers = { authorization: `Bearer ${learner.token}` };
    return (await call(api.url, '/missions/graphql', { body, headers })).json;
  };
  expect(await ask('one')).toEqual({ data: { __typename: 'Query' } });
  expect(await ask('two')).toEqual({ data: { half: 1 } });
  await call(api.url, `/control/faults?company_id=${company_id}`, { method: 'DELETE' });
  expect(await ask('two')).toEqual({ data: { __typename: 'Query' } });
});

test('a connection is dropped, an answer delayed, a flag call refused, headers added', async () => {
  const { company_id, learner } = await newCompany(api.url);
  const { token } = learner;
  await order({ company_id, method: 'GET', path: '/users/current', drop: true });
  await expect(call(api.url, '/workspace/v1/users/current', { token })).rejects.toThrow('fetch');
  await order({ company_id, method: 'GET', path: '/settings', delay_ms: 300 });
  const start = Date.now();
  const settings = `/workspace/v1/companies/${company_id}/settings`;
  expect((await call(api.url, settings, { token })).status).toBe(200);
  expect(Date.now() - start).toBeGreaterThanOrEqual(290);
  const headers = { 'retry-after': '7' };
  await order({ company_id, method: '*', path: '/api/frontend', status: 429, headers });
  const flags = await call(api.url, `/api/frontend?properties[companyId]=${company_id}`, {
    token: 'demo-frontend-key',
  });
  expect(flags.status).toBe(429);
  expect(flags.headers.get('retry-after')).toBe('7');
});

test('the record tells the requests of a company, oldest first, with headers and body', async () => {
  const { company_id, learner } = await newCompany(api.url);
  await call(api.url, '/platform/me', { token: learner.token, headers: { 'X-Mark': 'here' } });
  await query(api.url, 'missions', learner.token, '{ __typename }', { a: 1 });
  await query(api.url, 'missions', 'nobody', '{ __typename }');
  const { json } = await call(api.url, `/control/requests?company_id=${company_id}`);
  expect(json).toMatchObject([
    { method: 'GET', path: '/platform/me', headers: { 'x-mark': 'here' } },
    { method: 'POST', body: { query: '{ __typename }', variables: { a: 1 } } },
  ]);
});
