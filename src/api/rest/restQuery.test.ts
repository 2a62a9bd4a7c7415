import {
  breakPlatform,
  type Company,
  createCompany,
  giveCertificates,
  requestsOf,
} from '#testing/platform.ts';
import { restStore } from '#testing/mount/restStore.ts';
import { missionsApi } from './missionsApi.ts';
import { workspaceApi } from './workspaceApi.ts';

let company: Company;
let onError: jest.SpyInstance;

beforeEach(async () => {
  company = await createCompany({ language: 'es', primary_color: '#112233' });
  onError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

interface Options {
  token?: string | undefined;
  renewed?: string | undefined;
  base?: string;
  /** What both bases end with. */
  end?: string;
}

/** The two REST APIs over a store of their own. */
function start({ token = company.learner.token, renewed, ...place }: Options = {}) {
  const renew = jest.fn(() => Promise.resolve(renewed));
  const { dispatch } = restStore({ token, renew, ...place });
  const once = { forceRefetch: true, subscribe: false } as const;
  const { currentUser, companySettings } = workspaceApi.endpoints;
  return {
    renew,
    user: () => dispatch(currentUser.initiate(undefined, once)),
    settings: (id = company.company_id) => dispatch(companySettings.initiate(id, once)),
    certificates: () => dispatch(missionsApi.endpoints.listCertificates.initiate(undefined, once)),
  };
}

const fail = (fault: object) =>
  breakPlatform({
    company_id: company.company_id,
    method: 'GET',
    path: '/users/current',
    ...fault,
  });

const answer = (body: unknown) => ({ status: 200, body: JSON.stringify(body) });

describe('a REST call', () => {
  test('carries the raw session token', async () => {
    const { data: user } = await start().user();
    expect(user).toMatchObject({ id: company.learner.id, role: 'learner' });
    const [request] = await requestsOf(company.company_id);
    expect(request).toMatchObject({ method: 'GET', path: '/workspace/v1/users/current' });
    expect(request?.headers.authorization).toBe(company.learner.token);
  });

  test('without a token carries no header and is refused, without asking for another token', async () => {
    const fetches = jest.spyOn(globalThis, 'fetch');
    const { user, renew } = start({ token: '' });
    expect((await user()).error).toMatchObject({ kind: 'http', status: 401 });
    expect(renew).not.toHaveBeenCalled();
    const [[request] = []] = fetches.mock.calls;
    expect((request as Request).headers.has('authorization')).toBe(false);
  });

  test('of the settings names the company in its path', async () => {
    const { data: settings } = await start().settings();
    expect(settings).toMatchObject({
      showCertificates: true,
      branding: { primaryColor: '#112233' },
      language: 'es',
    });
  });

  test.each(['/', '//'])('goes to the same address when its base ends with %s', async (end) => {
    const { user, certificates } = start({ end });
    await user();
    await certificates();
    const paths = (await requestsOf(company.company_id)).map(({ path }) => path);
    expect(paths).toEqual(['/workspace/v1/users/current', '/missions/certificates']);
  });

  test('cannot be led elsewhere by the id of a company', async () => {
    await start().settings('../users/current?');
    const [request] = await requestsOf(company.company_id);
    expect(request?.path).toBe('/workspace/v1/companies/..%2Fusers%2Fcurrent%3F/settings');
  });
});

describe('after a 401', () => {
  test('the token is asked for once and the call repeated with it', async () => {
    await fail({ status: 401, times: 1 });
    const { user, renew } = start({ renewed: company.admin.token });
    expect((await user()).data).toMatchObject({ id: company.admin.id });
    expect(renew).toHaveBeenCalledTimes(1);
    const sent = (await requestsOf(company.company_id)).map(({ headers }) => headers.authorization);
    expect(sent).toEqual([company.learner.token, company.admin.token]);
  });

  test('a second 401 is the answer', async () => {
    await fail({ status: 401 });
    const { user, renew } = start({ renewed: company.admin.token });
    expect((await user()).error).toMatchObject({ name: 'ApiError', kind: 'http', status: 401 });
    expect(renew).toHaveBeenCalledTimes(1);
    expect(await requestsOf(company.company_id)).toHaveLength(2);
  });

  test('without another token the 401 is the answer, and nothing is repeated', async () => {
    await fail({ status: 401 });
    const fetches = jest.spyOn(globalThis, 'fetch');
    expect((await start().user()).error).toMatchObject({ status: 401 });
    expect(fetches).toHaveBeenCalledTimes(1);
    expect(await requestsOf(company.company_id)).toHaveLength(1);
  });

  test.each([403, 404, 429, 500])('a %d asks for no other token', async (status) => {
    await fail({ status });
    const { user, renew } = start({ renewed: company.admin.token });
    expect((await user()).error).toMatchObject({ kind: 'http', status });
    expect(renew).not.toHaveBeenCalled();
  });
});

describe('a failed REST call is an ApiError', () => {
  test('with no status when the server cannot be reached', async () => {
    const { error } = await start({ base: 'http://localhost:1' }).user();
    expect(error).toMatchObject({ name: 'ApiError', kind: 'network', status: undefined });
    expect((error as Error).message).toContain('fetch failed');
  });

  test('with no status when the connection is dropped', async () => {
    await fail({ drop: true });
    expect((await start().user()).error).toMatchObject({ kind: 'network', status: undefined });
  });

  test('with the message and the field that the server gave', async () => {
    await fail({ status: 400, body: '{"message":"limit: too large","field":"limit"}' });
    expect((await start().user()).error).toMatchObject({
      kind: 'http',
      status: 400,
      message: 'limit: too large',
      field: 'limit',
    });
  });

  test.each(['{"message":42,"field":7}', '[]', 'null', '""', '5', '{}'])(
    'with a message of its own when the server gives none: %s',
    async (body) => {
      await fail({ status: 500, body });
      expect((await start().user()).error).toMatchObject({
        kind: 'http',
        status: 500,
        message: 'Received status code 500',
        field: undefined,
      });
    },
  );

  test.each([300, 500])('with the status %d of a page that is not JSON', async (status) => {
    await fail({ status, body: '<h1>Down</h1>', content_type: 'text/html' });
    expect((await start().user()).error).toMatchObject({ kind: 'http', status });
  });

  test('of the kind `parse` when a 200 is a page', async () => {
    await fail({ status: 200, body: '<!doctype html><h1>Hi</h1>', content_type: 'text/html' });
    expect((await start().user()).error).toMatchObject({
      kind: 'parse',
      status: 200,
      message: expect.stringContaining('JSON') as string,
    });
  });

  test('of the kind `parse` when half the answer is missing', async () => {
    await fail({ status: 200, body: '{"id":"a","company_' });
    expect((await start().user()).error).toMatchObject({ kind: 'parse' });
  });
});

describe('an answer of the wrong shape names the field', () => {
  test.each([
    ['company_id', { id: 'a', role: 'admin' }],
    ['id', { id: null, company_id: 'b', role: 'admin' }],
  ])('%s', async (field, body) => {
    await fail(answer(body));
    const { error } = await start().user();
    expect(error).toMatchObject({ name: 'ApiError', kind: 'shape', field });
    expect((error as Error).message).toContain(field);
  });

  test.each([
    ['a list', []],
    ['text', 'hello'],
    ['null', null],
  ])('or the body, when that is %s', async (_name, body) => {
    await fail(answer(body));
    expect((await start().user()).error).toMatchObject({ kind: 'shape' });
  });

  test('in its text, with what is wrong there', async () => {
    await fail({ ...answer(null), times: 1 });
    expect((await start().user()).error).toMatchObject({
      field: undefined,
      message: 'Unexpected answer: body: Expected an object',
      cause: { name: 'SchemaError' },
    });
    await fail(answer({ id: 'a', company_id: {} }));
    expect((await start().user()).error).toMatchObject({
      message: expect.stringMatching(/^Unexpected answer: company_id: Inv/) as string,
    });
  });

  test.each([
    { id: 'a', company_id: 'b', role: 'mentor' },
    { id: 'a', company_id: 'b', role: 'admin', preferences: null },
    { id: 'a', company_id: 'b', role: 'admin', preferences: { language: null }, more: [1] },
  ])('what may be missing is missed, and unknown keys pass: %j', async (body) => {
    await fail(answer(body));
    expect((await start().user()).error).toBeUndefined();
  });
});

describe('the plain certificates list', () => {
  test('gives the caller’s certificates with their owner’s name', async () => {
    const ids = await giveCertificates(company.learner, 3);
    const { data: list } = await start().certificates();
    expect(list?.map(({ id }) => id)).toEqual(ids);
    expect(list?.[0]).toMatchObject({ user: { name: company.learner.name } });
  });

  test('leaves out and reports what has no id, and keeps the others', async () => {
    const [id] = await giveCertificates(company.learner, 1);
    const { data: list } = await start().certificates();
    const body = [{ id: {} }, null, { id: 1 }, { ...list?.[0], more: true }];
    await fail({ path: '/missions/certificates', ...answer(body) });
    const { data: kept } = await start().certificates();
    expect(kept?.map((certificate) => certificate.id)).toEqual(['1', id]);
    expect(onError.mock.calls).toEqual([
      [expect.stringMatching(/^Left out what could not be read: id Invalid type: /)],
      [expect.stringMatching(/^Left out what could not be read: {2}Expected an object/)],
    ]);
  });

  test('that is no list is an ApiError', async () => {
    await fail({ path: '/missions/certificates', ...answer({ certificates: 0 }) });
    expect((await start().certificates()).error).toMatchObject({ kind: 'shape' });
  });
});

test.each(['a\nb', 'token 😀', 'za\u0142'])(
  'a token that no header can carry, %j, is refused without a request',
  async (token) => {
    const asked = jest.spyOn(globalThis, 'fetch');
    expect(await start({ token }).user()).toMatchObject({ error: { kind: 'http', status: 401 } });
    expect(asked).not.toHaveBeenCalled();
  },
);
