import { ApolloClient } from '@apollo/client';
import {
  breakPlatform,
  type Company,
  createCompany,
  platformUrl,
  requestsOf,
} from '#testing/platform.ts';
import { createQueryClient, type QueryClient } from './graphqlClient.ts';
import { createQueryToken } from './queryToken.ts';

let company: Company;
let clients: QueryClient[];
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
  /** What was stored before; undefined: nothing. */
  stored?: string | undefined;
  uri?: string;
}

function start({ stored, uri = `${platformUrl()}/missions/graphql` }: Options = {}) {
  const token = createQueryToken(undefined);
  if (stored !== undefined) token.store(stored);
  const client = createQueryClient({
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

const signedIn = (options: Options = {}) => start({ stored: company.learner.token, ...options });

const fail = (fault: object) =>
  breakPlatform({
    company_id: company.company_id,
    method: 'POST',
    path: 'listUserCertificates',
    ...fault,
  });

const sent = () => requestsOf(company.company_id);

/** Every request in which `offset` was asked for, whoever asked. */
async function sentWith(offset: string) {
  const answer = await fetch(`${platformUrl()}/control/requests`);
  const all = (await answer.json()) as Awaited<ReturnType<typeof requestsOf>>;
  return all.filter(({ body }) => JSON.stringify(body ?? '').includes(offset));
}

describe('a query', () => {
  test('is sent as POST with a JSON body of operationName, variables and query', async () => {
    const { answer, problem } = await signedIn().list({ limit: 3 });
    expect(problem).toBeUndefined();
    expect(answer?.certificates).toEqual([]);
    const [request] = await sent();
    expect(request).toMatchObject({ method: 'POST', path: '/missions/graphql' });
    expect(Object.keys(request?.body as object).sort()).toEqual([
      'operationName',
      'query',
      'variables',
    ]);
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
    ['a bare token is prefixed with Bearer', (token: string) => token, 'Bearer'],
    [
      'a token that starts with a word is sent as is',
      (token: string) => `bearer ${token}`,
      'bearer',
    ],
  ])('carries the token: %s', async (_name, form, word) => {
    const { problem } = await start({ stored: form(company.learner.token) }).list();
    expect(problem).toBeUndefined();
    const [request] = await sent();
    expect(request?.headers.authorization).toBe(`${word} ${company.learner.token}`);
  });

  test('with no token carries no auth header', async () => {
    const offset = `none-${company.company_id}`;
    const { problem } = await start().list({ limit: 1, offset });
    expect(problem).toMatchObject({ status: 401 });
    const requests = await sentWith(offset);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers).not.toHaveProperty('authorization');
    expect(renewToken).not.toHaveBeenCalled();
  });
});

describe('errors', () => {
  test('do not discard returned data', async () => {
    await fail({
      body: '{"data":{"certificates":[]},"errors":[{"message":"Half of it failed."}]}',
    });
    const { answer, problem } = await signedIn().list();
    expect(answer).toEqual({ certificates: [] });
    expect(problem).toMatchObject({
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
  ])('with the code %s have the status %s', async (code, status) => {
    const body = JSON.stringify({ errors: [{ message: 'No.', extensions: { code } }], data: null });
    await fail({ body });
    const { answer, problem } = await signedIn().list();
    expect(answer ?? null).toBeNull();
    expect(problem).toMatchObject({ kind: 'graphql', message: 'No.', status });
    expect(problem?.cause).toMatchObject({ errors: [{ extensions: { code } }] });
  });

  test.each([
    ['the HTTP status beside them', { http: { status: 403 }, code: 'UNAUTHENTICATED' }, 403],
    ['their code where that is no number', { http: { status: '403' }, code: 'FORBIDDEN' }, 403],
    ['none where neither says one', { http: null }, undefined],
  ])('have %s as their status', async (_name, extensions, status) => {
    const errors = [{ message: 'No.' }, { message: 'Nor this.', extensions }];
    await fail({ body: JSON.stringify({ errors, data: null }) });
    expect((await signedIn().list()).problem?.status).toBe(status);
  });

  test('are none when their list is empty', async () => {
    await fail({ body: '{"data":{"certificates":[]},"errors":[]}' });
    expect(await signedIn().list()).toEqual({ answer: { certificates: [] }, problem: undefined });
    expect(onError).not.toHaveBeenCalled();
  });

  test.each([300, 400, 403, 404, 429, 500, 503])(
    'with the HTTP status %d say "Response not successful: Received status code {status}"',
    async (status) => {
      await fail({ status, body: '{"message":"no"}' });
      const { answer, problem } = await signedIn().list();
      expect(answer).toBeUndefined();
      expect(problem).toMatchObject({
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

  test('of the service itself inside a refusal keep that text', async () => {
    const off = await createCompany({ show_certificates: false });
    const { problem } = await start({ stored: off.learner.token }).list();
    expect(problem).toMatchObject({
      status: 403,
      message: 'Response not successful: Received status code 403',
    });
  });

  test.each(['<h1>Down</h1>', 'not json', '{"data":{"certifi'])(
    'of an answer that is not JSON are parse errors: %s',
    async (body) => {
      await fail({ body, content_type: 'text/html' });
      const { problem } = await signedIn().list();
      expect(problem).toMatchObject({ kind: 'parse', status: 200, cause: { statusCode: 200 } });
      expect(problem?.message).toContain('JSON');
    },
  );

  test.each(['{}', '{"message":"hello"}'])(
    'of an answer with neither data nor errors say that it was missing: %s',
    async (body) => {
      await fail({ body });
      const { problem } = await signedIn().list();
      expect(problem).toMatchObject({
        kind: 'shape',
        status: 200,
        message: "Server response was missing for query 'listUserCertificates'.",
        cause: { statusCode: 200 },
      });
    },
  );

  test('of a dropped connection are network errors', async () => {
    await fail({ drop: true });
    const { problem } = await signedIn().list();
    expect(problem).toMatchObject({ kind: 'network', status: undefined });
    expect(onError.mock.calls).toMatchObject([[{ kind: 'network' }]]);
  });

  test('of a server that cannot be reached are network errors', async () => {
    const { problem } = await signedIn({ uri: 'http://localhost:1/graphql' }).list();
    expect(problem).toMatchObject({ kind: 'network', cause: { message: 'fetch failed' } });
    expect(problem?.message).toContain('fetch failed');
  });

  test('are over with the next good answer', async () => {
    await fail({ status: 500, times: 1 });
    const { list } = signedIn();
    expect((await list()).problem).toBeDefined();
    expect((await list()).problem).toBeUndefined();
  });
});

describe('after a 401', () => {
  test('the token is asked for once and the query repeated with it', async () => {
    await fail({ status: 401, times: 1 });
    const { list, token } = signedIn();
    renewToken.mockImplementation(() => {
      token.store(company.admin.token);
      return Promise.resolve(company.admin.token);
    });
    const { answer, problem } = await list();
    expect(problem).toBeUndefined();
    expect(answer?.certificates).toEqual([]);
    expect(renewToken).toHaveBeenCalledTimes(1);
    expect(onError).not.toHaveBeenCalled();
    expect((await sent()).map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${company.learner.token}`,
      `Bearer ${company.admin.token}`,
    ]);
  });

  test('that stands in the errors of a good answer, too', async () => {
    const errors = [
      { message: 'Half of it failed.' },
      { message: 'Who?', extensions: { code: 'UNAUTHENTICATED' } },
    ];
    await fail({ body: JSON.stringify({ data: null, errors }), times: 1 });
    const { list, token } = signedIn();
    renewToken.mockImplementation(() => {
      token.store(company.admin.token);
      return Promise.resolve(company.admin.token);
    });
    expect(await list()).toEqual({ answer: { certificates: [] }, problem: undefined });
    expect(renewToken).toHaveBeenCalledTimes(1);
    expect(onError).not.toHaveBeenCalled();
    expect((await sent()).map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${company.learner.token}`,
      `Bearer ${company.admin.token}`,
    ]);
  });

  const errors = [{ message: 'Who?', extensions: { code: 'UNAUTHENTICATED' } }];

  test('a 401 in the errors beside data is no word on the session', async () => {
    await fail({ body: JSON.stringify({ data: { certificates: [] }, errors }) });
    const { answer, problem } = await signedIn().list();
    expect(answer).toEqual({ certificates: [] });
    expect(problem).toMatchObject({ kind: 'graphql', message: 'Who?' });
    expect(renewToken).not.toHaveBeenCalled();
    expect(await sent()).toHaveLength(1);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ status: undefined }));
  });

  test.each([
    ['status', { status: 401 }, 'Response not successful: Received status code 401'],
    ['errors without data', { body: JSON.stringify({ data: null, errors }) }, 'Who?'],
  ])('a second 401 in the %s is the answer', async (_where, answer, message) => {
    await fail(answer);
    renewToken.mockResolvedValue(company.admin.token);
    expect((await signedIn().list()).problem).toMatchObject({ status: 401, message });
    expect(renewToken).toHaveBeenCalledTimes(1);
    expect(await sent()).toHaveLength(2);
    expect(onError.mock.lastCall).toMatchObject([{ status: 401 }]);
  });

  test('without another token the 401 is the answer, and nothing is repeated', async () => {
    await fail({ status: 401 });
    const { problem } = await signedIn().list();
    expect(problem).toMatchObject({ status: 401 });
    expect(await sent()).toHaveLength(1);
  });
});

describe('the cached data of the client', () => {
  /** A cached query: asked for three times, it is sent once. */
  async function cached() {
    const client = signedIn({ uri: `${platformUrl()}/company/graphql` });
    const ask = (name = '') =>
      client.query('listCompanyUserMetadata', { name, take: 15 }, 'cache-first');
    await ask();
    await ask();
    expect(await sent()).toHaveLength(1);
    return { ...client, ask, count: async () => (await sent()).length };
  }

  test('serves the same question, not another one', async () => {
    const { ask, count } = await cached();
    await ask('a');
    expect(await count()).toBe(2);
  });

  test('is reset after login', async () => {
    const { ask, count, login } = await cached();
    await login(company.learner.token);
    await ask();
    expect(await count()).toBe(2);
  });

  test('is reset after logout', async () => {
    const { ask, count, logout, token } = await cached();
    await logout();
    token.store(company.learner.token);
    await ask();
    expect(await count()).toBe(2);
  });

  test('is kept when login and logout are told to skip the reset', async () => {
    const { ask, count, login, logout, token } = await cached();
    await login(company.admin.token, { skipReset: true });
    await logout({ skipReset: true });
    token.store(company.learner.token);
    await ask();
    expect(await count()).toBe(1);
  });

  test('is kept when there was no token to clear', async () => {
    const { ask, count, logout, token } = await cached();
    token.clear();
    await logout();
    await ask();
    expect(await count()).toBe(1);
  });

  test('a failed reset is logged as "Error on cache reset" and otherwise ignored', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const failure = new Error('The cache is broken.');
    jest.spyOn(ApolloClient.prototype, 'clearStore').mockRejectedValue(failure);
    const query = jest.spyOn(ApolloClient.prototype, 'resetStore').mockRejectedValue(failure);
    const { login, logout, token } = await cached();
    query.mockClear();
    await login('next');
    expect(token.current()).toBe('next');
    await logout();
    expect(token.current()).toBeUndefined();
    expect(log.mock.calls).toEqual([
      ['Error on cache reset', failure],
      ['Error on cache reset', failure],
    ]);
  });

  test('a certificate list is never served from it', async () => {
    const { list } = signedIn();
    await list();
    await list();
    expect(await sent()).toHaveLength(2);
  });
});

test.each([
  ['when the session ends', (client: QueryClient) => client.logout()],
  ['when the plugin is unmounted', async (client: QueryClient) => client.stop()],
])('a query under way gives an ApiError %s', async (_when, end) => {
  await fail({ delay_ms: 400 });
  const client = signedIn();
  const asked = client.list();
  while ((await sent()).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await end(client);
  const { answer, problem } = await asked;
  expect(answer).toBeUndefined();
  expect(problem).toMatchObject({ name: 'ApiError', kind: 'network' });
});
