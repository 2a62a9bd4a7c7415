import {
  type Fault,
  injectFault,
  type Company,
  createCompany,
  giveCertificates,
  getRequests,
} from '#testing/platform.ts';
import { expectConsoleError } from '#testing/console.ts';
import { createRestApiStore } from '#testing/mount/restStore.ts';
import { missionsApi } from './missionsApi.ts';
import { uncachedQuery } from './restBaseQuery.ts';
import { workspaceApi } from './workspaceApi.ts';

let company: Company;

beforeEach(async () => {
  company = await createCompany({ language: 'es', primary_color: '#112233' });
});
afterEach(() => jest.restoreAllMocks());

interface Options {
  token?: string | undefined;
  renewed?: string | undefined;
  baseUrl?: string;
  /** Suffix of the base URLs of both REST services. */
  pathSuffix?: string;
}

/** Creates the missions and workspace APIs with a separate Redux store. */
function createApis({ token = company.learner.token, renewed, ...baseOptions }: Options = {}) {
  const renewToken = jest.fn(() => Promise.resolve(renewed));
  const { dispatch } = createRestApiStore({ token, renewToken, ...baseOptions });
  const { currentUser, companySettings } = workspaceApi.endpoints;
  return {
    renewToken,
    user: () => dispatch(currentUser.initiate(undefined, uncachedQuery)),
    settings: (id = company.company_id) => dispatch(companySettings.initiate(id, uncachedQuery)),
    certificates: () =>
      dispatch(missionsApi.endpoints.listCertificates.initiate(undefined, uncachedQuery)),
  };
}

const failRequest = (fault: Fault) => injectFault(company, 'GET /users/current', fault);

const deepSettings = JSON.stringify({
  show_certificates: true,
  branding: { company: '@' },
}).replace('"@"', '['.repeat(50_000) + ']'.repeat(50_000));

const jsonResponse = (body: unknown) => ({ status: 200, body: JSON.stringify(body) });

describe('REST requests', () => {
  test('send the raw session token', async () => {
    const { data: user } = await createApis().user();
    expect(user).toMatchObject({ id: company.learner.id, role: 'learner' });
    const [request] = await getRequests(company.company_id);
    expect(request).toMatchObject({ method: 'GET', path: '/workspace/v1/users/current' });
    expect(request?.headers.authorization).toBe(company.learner.token);
  });

  test('have no authorization header without a token, and renew none after the 401', async () => {
    const fetches = jest.spyOn(globalThis, 'fetch');
    const { user, renewToken } = createApis({ token: '' });
    expect((await user()).error).toMatchObject({ kind: 'http', status: 401 });
    expect(renewToken).not.toHaveBeenCalled();
    const [[request] = []] = fetches.mock.calls;
    expect((request as Request).headers.has('authorization')).toBe(false);
  });

  test('name the company in the path of the settings', async () => {
    const { data: settings } = await createApis().settings();
    expect(settings).toMatchObject({
      companyId: company.company_id,
      showCertificates: true,
      branding: { primaryColor: '#112233' },
      language: 'es',
    });
  });

  test.each(['/', '//'])(
    'use the same address when the base address ends with %s',
    async (pathSuffix) => {
      const { user, certificates } = createApis({ pathSuffix });
      await user();
      await certificates();
      const paths = (await getRequests(company.company_id)).map(({ path }) => path);
      expect(paths).toEqual(['/workspace/v1/users/current', '/missions/certificates']);
    },
  );

  test('encode the company id in the path', async () => {
    await createApis().settings('../users/current?');
    const [request] = await getRequests(company.company_id);
    expect(request?.path).toBe('/workspace/v1/companies/..%2Fusers%2Fcurrent%3F/settings');
  });
});

describe('REST requests after a 401', () => {
  test('renew the token once and are repeated with it', async () => {
    await failRequest({ status: 401, times: 1 });
    const { user, renewToken } = createApis({ renewed: company.admin.token });
    expect((await user()).data).toMatchObject({ id: company.admin.id });
    expect(renewToken).toHaveBeenCalledTimes(1);
    const tokens = (await getRequests(company.company_id)).map(
      ({ headers }) => headers.authorization,
    );
    expect(tokens).toEqual([company.learner.token, company.admin.token]);
  });

  test('fail with a second 401 after one renewal', async () => {
    await failRequest({ status: 401 });
    const { user, renewToken } = createApis({ renewed: company.admin.token });
    expect((await user()).error).toMatchObject({ name: 'ApiError', kind: 'http', status: 401 });
    expect(renewToken).toHaveBeenCalledTimes(1);
    expect(await getRequests(company.company_id)).toHaveLength(2);
  });

  test('fail with the 401 and are not repeated when no other token is available', async () => {
    await failRequest({ status: 401 });
    const fetches = jest.spyOn(globalThis, 'fetch');
    expect((await createApis().user()).error).toMatchObject({ status: 401 });
    expect(fetches).toHaveBeenCalledTimes(1);
    expect(await getRequests(company.company_id)).toHaveLength(1);
  });

  test.each([403, 404, 429, 500])('do not renew the token after a %d', async (status) => {
    await failRequest({ status });
    const { user, renewToken } = createApis({ renewed: company.admin.token });
    expect((await user()).error).toMatchObject({ kind: 'http', status });
    expect(renewToken).not.toHaveBeenCalled();
  });
});

describe('ApiError of a failed REST request', () => {
  test('has no status when the server cannot be reached', async () => {
    const { error } = await createApis({ baseUrl: 'http://localhost:1' }).user();
    expect(error).toMatchObject({ name: 'ApiError', kind: 'network', status: undefined });
    expect((error as Error).message).toContain('fetch failed');
  });

  test('has no status when the connection is dropped', async () => {
    await failRequest({ drop: true });
    expect((await createApis().user()).error).toMatchObject({ kind: 'network', status: undefined });
  });

  test('has the message and the field of the response body', async () => {
    await failRequest({ status: 400, body: '{"message":"limit: too large","field":"limit"}' });
    expect((await createApis().user()).error).toMatchObject({
      kind: 'http',
      status: 400,
      message: 'limit: too large',
      field: 'limit',
    });
  });

  test.each(['{"message":42,"field":7}', '[]', 'null', '""', '5', '{}'])(
    'has a default message when the response body is %s',
    async (body) => {
      await failRequest({ status: 500, body });
      expect((await createApis().user()).error).toMatchObject({
        kind: 'http',
        status: 500,
        message: 'Received status code 500',
        field: undefined,
      });
    },
  );

  test('has at most a thousand characters of the message of the server', async () => {
    await failRequest({ status: 500, body: JSON.stringify({ message: '0'.repeat(100_000) }) });
    expect(((await createApis().user()).error as Error).message).toBe('0'.repeat(1000));
  });

  test.each<[problem: string, body: string]>([
    ['too many elements', `[${'0,'.repeat(100_000)}0]`],
    ['too many levels', '['.repeat(50_000) + ']'.repeat(50_000)],
    ['too many levels in a field that is not parsed', deepSettings],
  ])('has the kind `shape` when the response has %s', async (_problem, body) => {
    await injectFault(company, 'GET /settings', { status: 200, body });
    expect((await createApis().settings()).error).toMatchObject({
      kind: 'shape',
      message: 'Unexpected answer: body: too long or too deeply nested to be read',
    });
  });

  test.each([300, 500])('has the status %d of an error page that is not JSON', async (status) => {
    await failRequest({ status, body: '<h1>Down</h1>', content_type: 'text/html' });
    expect((await createApis().user()).error).toMatchObject({ kind: 'http', status });
  });

  test('has the kind `parse` when a 200 response is HTML', async () => {
    await failRequest({
      status: 200,
      body: '<!doctype html><h1>Hi</h1>',
      content_type: 'text/html',
    });
    expect((await createApis().user()).error).toMatchObject({
      kind: 'parse',
      status: 200,
      message: expect.stringContaining('JSON') as string,
    });
  });

  test('has the kind `parse` when the JSON is truncated', async () => {
    await failRequest({ status: 200, body: '{"id":"a","company_' });
    expect((await createApis().user()).error).toMatchObject({ kind: 'parse' });
  });
});

describe('ApiError of a response of the wrong shape', () => {
  test.each([
    ['company_id', { id: 'a', role: 'admin' }],
    ['id', { id: null, company_id: 'b', role: 'admin' }],
  ])('names the field %s', async (field, body) => {
    await failRequest(jsonResponse(body));
    const { error } = await createApis().user();
    expect(error).toMatchObject({ name: 'ApiError', kind: 'shape', field });
    expect((error as Error).message).toContain(field);
  });

  test.each([
    ['a list', []],
    ['text', 'hello'],
    ['null', null],
  ])('has the kind `shape` when the body is %s', async (_name, body) => {
    await failRequest(jsonResponse(body));
    expect((await createApis().user()).error).toMatchObject({ kind: 'shape' });
  });

  test('names the field and the problem in its message', async () => {
    await failRequest({ ...jsonResponse(null), times: 1 });
    expect((await createApis().user()).error).toMatchObject({
      field: undefined,
      message: 'Unexpected answer: body: Expected an object',
      cause: { name: 'SchemaError' },
    });
    await failRequest(jsonResponse({ id: 'a', company_id: {} }));
    expect((await createApis().user()).error).toMatchObject({
      message: expect.stringMatching(/^Unexpected answer: company_id: Inv/) as string,
    });
  });

  test.each([
    { id: 'a', company_id: 'b', role: 'mentor' },
    { id: 'a', company_id: 'b', role: 'admin', preferences: null },
    { id: 'a', company_id: 'b', role: 'admin', preferences: { language: null }, more: [1] },
  ])('is not created for missing optional fields and unknown keys: %j', async (body) => {
    await failRequest(jsonResponse(body));
    expect((await createApis().user()).error).toBeUndefined();
  });
});

describe('listCertificates', () => {
  test('returns the certificates of the caller with the name of their owner', async () => {
    const ids = await giveCertificates(company.learner, 3);
    const { data: list } = await createApis().certificates();
    expect(list?.map(({ id }) => id)).toEqual(ids);
    expect(list?.[0]).toMatchObject({ user: { name: company.learner.name } });
  });

  test('leaves out and logs certificates without an id', async () => {
    expectConsoleError(/^Left out what could not be read: id Invalid type: /, 1);
    expectConsoleError(/^Left out what could not be read: {2}Expected an object/, 1);
    const [id] = await giveCertificates(company.learner, 1);
    const { data: list } = await createApis().certificates();
    const body = [{ id: {} }, null, { id: 1 }, { ...list?.[0], more: true }];
    await injectFault(company, 'GET /missions/certificates', jsonResponse(body));
    const { data: keptCertificates } = await createApis().certificates();
    expect(keptCertificates?.map((certificate) => certificate.id)).toEqual(['1', id]);
  });

  test('fails with an ApiError when the response is not a list', async () => {
    await injectFault(company, 'GET /missions/certificates', jsonResponse({ certificates: 0 }));
    expect((await createApis().certificates()).error).toMatchObject({ kind: 'shape' });
  });
});

test.each(['a\nb', 'token 😀', 'za\u0142'])(
  'a token with characters not allowed in a header, %j, fails with 401 without a request',
  async (token) => {
    const fetches = jest.spyOn(globalThis, 'fetch');
    expect(await createApis({ token }).user()).toMatchObject({
      error: { kind: 'http', status: 401 },
    });
    expect(fetches).not.toHaveBeenCalled();
  },
);
