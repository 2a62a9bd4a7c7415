import { ApolloClient } from '@apollo/client';
import { expectConsoleError } from '#testing/console.ts';
import {
  type Fault,
  injectFault,
  type Company,
  createCompany,
  getPlatformUrl,
  getRequests,
} from '#testing/platform.ts';
import { createGraphqlClient, type GraphqlClient } from './graphqlClient.ts';
import { createGraphqlTokenStorage, type GraphqlTokenStorage } from './queryToken.ts';

let company: Company;
let clients: GraphqlClient[];
const onError = jest.fn();
const renewToken = jest.fn<Promise<string | undefined>, []>();

beforeEach(async () => {
  clients = [];
  onError.mockReset();
  renewToken.mockReset().mockResolvedValue(undefined);
  company = await createCompany();
});
afterEach(() => {
  for (const client of clients) client.stop();
  jest.restoreAllMocks();
});

interface Options {
  /** Token saved before the test; undefined: none. */
  savedToken?: string | undefined;
  uri?: string;
}

function createClient({ savedToken, uri = `${getPlatformUrl()}/missions/graphql` }: Options = {}) {
  const token = createGraphqlTokenStorage(undefined);
  if (savedToken !== undefined) token.save(savedToken);
  const client = createGraphqlClient({
    uri,
    socketUri: '',
    socketOnly: false,
    token,
    renewToken,
    onError: (error) => void onError(error),
  });
  clients.push(client);
  const list = (variables: object = { limit: 10 }) =>
    client.query('listUserCertificates', variables, 'no-cache');
  return { ...client, token, list };
}

const createSignedInClient = (options: Options = {}) =>
  createClient({ savedToken: company.learner.token, ...options });

const failRequest = (fault: Fault) => injectFault(company, 'POST listUserCertificates', fault);

function renewTokenWith(token: GraphqlTokenStorage, newToken: string): void {
  renewToken.mockImplementation(() => {
    token.save(newToken);
    return Promise.resolve(newToken);
  });
}

const getSentRequests = () => getRequests(company.company_id);

/** Returns all requests of any user with this `offset`. */
async function findRequestsWithOffset(offset: string) {
  const response = await fetch(`${getPlatformUrl()}/control/requests`);
  const requests = (await response.json()) as Awaited<ReturnType<typeof getRequests>>;
  return requests.filter(({ body }) => JSON.stringify(body ?? '').includes(offset));
}

describe('query', () => {
  test('sends a POST with a JSON body of operationName, variables and query', async () => {
    const { data, error } = await createSignedInClient().list({ limit: 3 });
    expect(error).toBeUndefined();
    expect(data?.certificates).toEqual([]);
    const [request] = await getSentRequests();
    expect(request).toMatchObject({ method: 'POST', path: '/missions/graphql' });
    const keys = ['operationName', 'query', 'variables'];
    expect(Object.keys(request?.body as object).sort()).toEqual(keys);
    expect(request?.body).toMatchObject({
      operationName: 'listUserCertificates',
      variables: { limit: 3 },
      query: expect.stringMatching(/^query listUserCertificates\(/) as string,
    });
    expect(request?.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
    });
  });

  test.each([
    ['a bare token with the prefix Bearer', (token: string) => token, 'Bearer'],
    ['a token with a scheme unchanged', (token: string) => `bearer ${token}`, 'bearer'],
  ])('sends %s', async (_name, formatToken, prefix) => {
    const { error } = await createClient({ savedToken: formatToken(company.learner.token) }).list();
    expect(error).toBeUndefined();
    const [request] = await getSentRequests();
    expect(request?.headers.authorization).toBe(`${prefix} ${company.learner.token}`);
  });

  test('sends no authorization header without a token', async () => {
    const offset = `none-${company.company_id}`;
    const { error } = await createClient().list({ limit: 1, offset });
    expect(error).toMatchObject({ status: 401 });
    const requests = await findRequestsWithOffset(offset);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers).not.toHaveProperty('authorization');
    expect(renewToken).not.toHaveBeenCalled();
  });
});

describe('errors of a query', () => {
  test('do not discard returned data', async () => {
    await failRequest({
      body: '{"data":{"certificates":[]},"errors":[{"message":"Half of it failed."}]}',
    });
    const { data, error } = await createSignedInClient().list();
    expect(data).toEqual({ certificates: [] });
    expect(error).toMatchObject({
      name: 'ApiError',
      kind: 'graphql',
      message: 'Half of it failed.',
    });
    expect(onError.mock.calls).toMatchObject([[{ kind: 'graphql' }]]);
    expect(renewToken).not.toHaveBeenCalled();
  });

  test.each([
    ['UNAUTHENTICATED', 401],
    ['FORBIDDEN', 403],
    ['BAD_USER_INPUT', undefined],
  ])('have for the code %s the status %s', async (code, status) => {
    const body = JSON.stringify({ errors: [{ message: 'No.', extensions: { code } }], data: null });
    await failRequest({ body });
    const { data, error } = await createSignedInClient().list();
    expect(data ?? null).toBeNull();
    expect(error).toMatchObject({ kind: 'graphql', message: 'No.', status });
    expect(error?.cause).toMatchObject({ errors: [{ extensions: { code } }] });
  });

  test.each([
    [
      'the HTTP status in their extensions',
      { http: { status: 403 }, code: 'UNAUTHENTICATED' },
      403,
    ],
    [
      'the status of their code when the HTTP status is not a number',
      { http: { status: '403' }, code: 'FORBIDDEN' },
      403,
    ],
    ['no status without either', { http: null }, undefined],
  ])('have %s', async (_name, extensions, status) => {
    const errors = [{ message: 'No.' }, { message: 'Nor this.', extensions }];
    await failRequest({ body: JSON.stringify({ errors, data: null }) });
    expect((await createSignedInClient().list()).error?.status).toBe(status);
  });

  test('are none when their list is empty', async () => {
    await failRequest({ body: '{"data":{"certificates":[]},"errors":[]}' });
    expect(await createSignedInClient().list()).toEqual({
      data: { certificates: [] },
      error: undefined,
    });
    expect(onError).not.toHaveBeenCalled();
  });

  test.each([300, 400, 403, 404, 429, 500, 503])(
    'have the message “Response not successful: Received status code …” for the HTTP status %d',
    async (status) => {
      await failRequest({ status, body: '{"message":"no"}' });
      const { data, error } = await createSignedInClient().list();
      expect(data).toBeUndefined();
      expect(error).toMatchObject({
        name: 'ApiError',
        kind: 'http',
        status,
        message: `Response not successful: Received status code ${status}`,
        cause: { statusCode: status },
      });
      expect(onError.mock.calls).toMatchObject([[{ status }]]);
      expect(renewToken).not.toHaveBeenCalled();
    },
  );

  test('have the message of the HTTP status for a 403 with an error body', async () => {
    const disabledCompany = await createCompany({ show_certificates: false });
    const { error } = await createClient({ savedToken: disabledCompany.learner.token }).list();
    expect(error).toMatchObject({
      status: 403,
      message: 'Response not successful: Received status code 403',
    });
  });

  test.each(['<h1>Down</h1>', 'not json', '{"data":{"certifi'])(
    'are parse errors when the response is not JSON: %s',
    async (body) => {
      await failRequest({ body, content_type: 'text/html' });
      const { error } = await createSignedInClient().list();
      expect(error).toMatchObject({ kind: 'parse', status: 200, cause: { statusCode: 200 } });
      expect(error?.message).toContain('JSON');
    },
  );

  test.each(['{}', '{"message":"hello"}'])(
    'have the message “Server response was missing” for a response without data and errors: %s',
    async (body) => {
      await failRequest({ body });
      const { error } = await createSignedInClient().list();
      expect(error).toMatchObject({
        kind: 'shape',
        status: 200,
        message: "Server response was missing for query 'listUserCertificates'.",
        cause: { statusCode: 200 },
      });
    },
  );

  test('are network errors when the connection is dropped', async () => {
    await failRequest({ drop: true });
    const { error } = await createSignedInClient().list();
    expect(error).toMatchObject({ kind: 'network', status: undefined });
    expect(onError.mock.calls).toMatchObject([[{ kind: 'network' }]]);
  });

  test('are network errors when the server cannot be reached', async () => {
    const { error } = await createSignedInClient({ uri: 'http://localhost:1/graphql' }).list();
    expect(error).toMatchObject({ kind: 'network', cause: { message: 'fetch failed' } });
    expect(error?.message).toContain('fetch failed');
  });

  test('are gone with the next good response', async () => {
    await failRequest({ status: 500, times: 1 });
    const { list } = createSignedInClient();
    expect((await list()).error).toBeDefined();
    expect((await list()).error).toBeUndefined();
  });
});

describe('query after a 401', () => {
  async function expectTokens(...tokens: string[]) {
    const headers = (await getSentRequests()).map((request) => request.headers.authorization);
    expect(headers).toEqual(tokens.map((token) => `Bearer ${token}`));
  }

  test('renews the token once and repeats the query with it', async () => {
    await failRequest({ status: 401, times: 1 });
    const { list, token } = createSignedInClient();
    renewTokenWith(token, company.admin.token);
    const { data, error } = await list();
    expect(error).toBeUndefined();
    expect(data?.certificates).toEqual([]);
    expect(renewToken).toHaveBeenCalledTimes(1);
    expect(onError).not.toHaveBeenCalled();
    await expectTokens(company.learner.token, company.admin.token);
  });

  test('treats 401 inside the errors of a 200 as unauthorized', async () => {
    const errors = [
      { message: 'Half of it failed.' },
      { message: 'Who?', extensions: { code: 'UNAUTHENTICATED' } },
    ];
    await failRequest({ body: JSON.stringify({ data: null, errors }), times: 1 });
    const { list, token } = createSignedInClient();
    renewTokenWith(token, company.admin.token);
    expect(await list()).toEqual({ data: { certificates: [] }, error: undefined });
    expect(renewToken).toHaveBeenCalledTimes(1);
    expect(onError).not.toHaveBeenCalled();
    await expectTokens(company.learner.token, company.admin.token);
  });

  const errors = [{ message: 'Who?', extensions: { code: 'UNAUTHENTICATED' } }];

  test('does not renew the token for a 401 in errors next to data', async () => {
    await failRequest({ body: JSON.stringify({ data: { certificates: [] }, errors }) });
    const { data, error } = await createSignedInClient().list();
    expect(data).toEqual({ certificates: [] });
    expect(error).toMatchObject({ kind: 'graphql', message: 'Who?' });
    expect(renewToken).not.toHaveBeenCalled();
    expect(await getSentRequests()).toHaveLength(1);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ status: undefined }));
  });

  test.each([
    ['status', { status: 401 }, 'Response not successful: Received status code 401'],
    ['errors without data', { body: JSON.stringify({ data: null, errors }) }, 'Who?'],
  ])('fails with a second 401 in the %s', async (_name, fault, message) => {
    await failRequest(fault);
    renewToken.mockResolvedValue(company.admin.token);
    expect((await createSignedInClient().list()).error).toMatchObject({ status: 401, message });
    expect(renewToken).toHaveBeenCalledTimes(1);
    expect(await getSentRequests()).toHaveLength(2);
    expect(onError.mock.lastCall).toMatchObject([{ status: 401 }]);
  });

  test('fails with the 401 and is not repeated when no other token is available', async () => {
    await failRequest({ status: 401 });
    const { error } = await createSignedInClient().list();
    expect(error).toMatchObject({ status: 401 });
    expect(await getSentRequests()).toHaveLength(1);
  });
});

describe('cache of the query client', () => {
  /** Creates a client that has sent the same cached query twice, with only one request. */
  async function createCachedClient() {
    const client = createSignedInClient({ uri: `${getPlatformUrl()}/company/graphql` });
    const runQuery = (name = '') =>
      client.query('listCompanyUserMetadata', { name, take: 15 }, 'cache-first');
    await runQuery();
    await runQuery();
    expect(await getSentRequests()).toHaveLength(1);
    return { ...client, runQuery, countRequests: async () => (await getSentRequests()).length };
  }

  test('serves the same query and variables only', async () => {
    const { runQuery, countRequests } = await createCachedClient();
    await runQuery('a');
    expect(await countRequests()).toBe(2);
  });

  test('is reset after login', async () => {
    const { runQuery, countRequests, login } = await createCachedClient();
    await login(company.learner.token);
    await runQuery();
    expect(await countRequests()).toBe(2);
  });

  test('is reset after logout', async () => {
    const { runQuery, countRequests, logout, token } = await createCachedClient();
    await logout();
    token.save(company.learner.token);
    await runQuery();
    expect(await countRequests()).toBe(2);
  });

  test('is kept when login and logout skip the reset', async () => {
    const { runQuery, countRequests, login, logout, token } = await createCachedClient();
    await login(company.admin.token, { skipReset: true });
    await logout({ skipReset: true });
    token.save(company.learner.token);
    await runQuery();
    expect(await countRequests()).toBe(1);
  });

  test('is kept when there was no token to clear', async () => {
    const { runQuery, countRequests, logout, token } = await createCachedClient();
    token.clear();
    await logout();
    await runQuery();
    expect(await countRequests()).toBe(1);
  });

  test('logs a failed reset as “Error on cache reset” and ignores it', async () => {
    expectConsoleError(/^Error on cache reset Error: The cache is broken\./, 2);
    const resetError = new Error('The cache is broken.');
    jest.spyOn(ApolloClient.prototype, 'clearStore').mockRejectedValue(resetError);
    const query = jest.spyOn(ApolloClient.prototype, 'resetStore').mockRejectedValue(resetError);
    const { login, logout, token } = await createCachedClient();
    query.mockClear();
    await login('next');
    expect(token.getToken()).toBe('next');
    await logout();
    expect(token.getToken()).toBeUndefined();
  });

  test('never serves certificate lists', async () => {
    const { list } = createSignedInClient();
    await list();
    await list();
    expect(await getSentRequests()).toHaveLength(2);
  });
});

test.each([
  ['when the session ends', (client: GraphqlClient) => client.logout()],
  ['when the plugin is unmounted', async (client: GraphqlClient) => client.stop()],
])('a pending query resolves to an ApiError %s', async (_when, stopClient) => {
  await failRequest({ delay_ms: 400 });
  const client = createSignedInClient();
  const pendingQuery = client.list();
  while ((await getSentRequests()).length === 0)
    await new Promise((resolve) => setTimeout(resolve, 10));
  await stopClient(client);
  const { data, error } = await pendingQuery;
  expect(data).toBeUndefined();
  expect(error).toMatchObject({ name: 'ApiError', kind: 'network' });
});
