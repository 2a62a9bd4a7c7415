/** @jest-environment jest-fixed-jsdom */
import { listUserCertificates } from '#data/graphql/listUserCertificates.ts';
import type { SessionTokenStorage } from './pluginContext.ts';
import { expectConsoleError } from '#testing/console.ts';
import { clearCookies, recordCookies } from '#testing/cookies.ts';
import {
  type Fault,
  injectFault,
  type Company,
  createCompany,
  createUser,
  getPlatformUrl,
  getRequests,
} from '#testing/platform.ts';
import { createTestMount } from '#testing/mount/createTestMount.ts';
import { startSession, startSignedInSession } from './startSession.ts';
import { endExpiredSession, signInWithToken, logout } from './signInWithToken.ts';
import { replaceToken } from './replaceToken.ts';
import {
  sessionRestarted,
  selectIsAdmin,
  selectIsCompanyDisabled,
  selectPhase,
  selectUser,
} from './sessionSlice.ts';

type Mount = ReturnType<typeof createTestMount>;

let company: Company;
let mounts: Mount[];

beforeEach(async () => {
  clearCookies();
  mounts = [];
  company = await createCompany();
});
afterEach(() => {
  for (const mount of mounts) mount.stop();
  jest.restoreAllMocks();
});

function start(options?: Parameters<typeof createTestMount>[0]): Mount {
  const mount = createTestMount(options);
  mounts.push(mount);
  return mount;
}

const listCalls = async (companyId = company.company_id) =>
  (await getRequests(companyId)).map(({ method, path }) => `${method} ${path}`);

const requestCertificates = ({ context }: Mount) =>
  listUserCertificates(context, { order: { field: 'CREATED_AT', direction: 'DESC' }, limit: 10 });

const getToken = ({ store }: Mount) => store.getState().authToken.token;

/** Creates a session store that returns a token and saves nothing. */
const createHostSession = (token: string): SessionTokenStorage => ({
  read: () => Promise.resolve(token),
  write: () => undefined,
  clear: () => undefined,
  takeSignInToken: () => undefined,
});

const noSessionError = { name: 'ApiError', kind: 'http', status: 401, message: 'No session.' };

const getSettingsPath = () => `/workspace/v1/companies/${company.company_id}/settings`;

describe('login with a token', () => {
  test('fetches the current user, then the company settings, with the raw token', async () => {
    const { store } = start();
    await store.dispatch(signInWithToken(company.learner.token));
    expect(await listCalls()).toEqual([
      'GET /workspace/v1/users/current',
      `GET ${getSettingsPath()}`,
    ]);
    for (const { headers } of await getRequests(company.company_id)) {
      expect(headers.authorization).toBe(company.learner.token);
    }
    expect(selectPhase(store.getState())).toBe('signedIn');
    expect(selectUser(store.getState())).toMatchObject({
      id: company.learner.id,
      companyId: company.company_id,
    });
  });

  test('stores the token in the session cookie and sets the locale after both requests', async () => {
    const cookies = recordCookies();
    const { store } = start({ config: { LOCALE_STRATEGY: 'no_prefix' } });
    await store.dispatch(signInWithToken(company.learner.token));
    expect(cookies.getNames()).toEqual([
      'certificates_session',
      'certificates_missions_token',
      'certificates_company_token',
      'certificates_locale',
    ]);
    expect(cookies.getWrites()[0]?.value).toBe(JSON.stringify(company.learner.token));
  });

  test('sets the token of both GraphQL clients, sent with the scheme Bearer', async () => {
    const mount = start();
    await mount.store.dispatch(signInWithToken(company.learner.token));
    await requestCertificates(mount);
    const last = (await getRequests(company.company_id)).at(-1);
    expect(last?.path).toBe('/missions/graphql');
    expect(last?.headers.authorization).toBe(`Bearer ${company.learner.token}`);
  });

  test('identifies user and company to the feature-flag service before the settings response', async () => {
    await injectFault(company, 'GET /settings', { stall: true });
    const { store } = start({
      config: {
        FLAGS_URL: `${getPlatformUrl()}/api/frontend`,
        FLAGS_CLIENT_KEY: 'demo-frontend-key',
      },
    });
    void store.dispatch(signInWithToken(company.learner.token));
    const findFlagCall = async () =>
      (await getRequests(company.company_id)).find(({ path }) => path === '/api/frontend');
    for (let tries = 0; tries < 50 && !(await findFlagCall()); tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect((await findFlagCall())?.query).toMatchObject({
      userId: company.learner.id,
      'properties[companyId]': company.company_id,
    });
  });

  test('succeeds while the feature-flag service is down', async () => {
    expectConsoleError(/^Unleash: .* TypeError: fetch failed/);
    const { store } = start({
      config: { FLAGS_URL: 'http://localhost:1/api/frontend', FLAGS_CLIENT_KEY: 'a' },
    });
    await store.dispatch(signInWithToken(company.learner.token));
    expect(selectPhase(store.getState())).toBe('signedIn');
  });

  test('continues with the token that the host provides after a 401', async () => {
    const otherSession = await createUser({
      company_id: company.company_id,
      role: 'learner',
      name: 'B',
    });
    const cookies = recordCookies();
    const mount = start({ requestToken: () => Promise.resolve(otherSession.token) });
    await mount.store.dispatch(signInWithToken('unknown'));
    expect(getToken(mount)).toBe(otherSession.token);
    expect(cookies.getWrites().map(({ value }) => value)).not.toContain('"unknown"');
    await requestCertificates(mount);
    const last = (await getRequests(company.company_id)).at(-1);
    expect(last?.headers.authorization).toBe(`Bearer ${otherSession.token}`);
  });

  test.each([
    ['admin', true],
    ['learner', false],
  ] as const)('sets the is-admin flag for the role %s', async (role, isAdmin) => {
    const { store } = start();
    await store.dispatch(signInWithToken(company[role].token));
    expect(selectIsAdmin(store.getState())).toBe(isAdmin);
  });
});

describe('login that fails', () => {
  test('logs out and throws 403 if show_certificates is false', async () => {
    const disabledCompany = await createCompany({ show_certificates: false });
    const cookies = recordCookies();
    const mount = start();
    await expect(
      mount.store.dispatch(signInWithToken(disabledCompany.learner.token)),
    ).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'http',
      status: 403,
      message: 'Company has not activated the plugin.',
    });
    expect(getToken(mount)).toBeNull();
    expect(selectUser(mount.store.getState())).toBeNull();
    expect(selectIsCompanyDisabled(mount.store.getState())).toBe(true);
    expect(cookies.getWrites().map(({ value }) => value)).toEqual(['']);
    expect(await listCalls(disabledCompany.company_id)).toHaveLength(2);
  });

  test.each<[string, number | undefined, [request: string, fault: Fault] | undefined]>([
    ['an unknown token', 401, undefined],
    ['status 500 of the user', 500, ['GET /users/current', { status: 500 }]],
    ['status 500 of the settings', 500, ['GET /settings', { status: 500 }]],
    ['status 403 of the settings', 403, ['GET /settings', { status: 403 }]],
    ['a dropped connection', undefined, ['GET /settings', { drop: true }]],
    ['a user without an id', undefined, ['GET /users/current', { body: '{"company_id":"x"}' }]],
  ])('logs out and throws an ApiError after %s', async (_name, status, fault) => {
    if (fault) await injectFault(company, ...fault);
    const cookies = recordCookies();
    const mount = start();
    const usedToken = fault ? company.learner.token : 'unknown';
    const error = await mount.store.dispatch(signInWithToken(usedToken)).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(error).toMatchObject({ name: 'ApiError', status });
    expect(selectPhase(mount.store.getState())).toBe('signedOut');
    expect(selectIsCompanyDisabled(mount.store.getState())).toBe(false);
    expect(getToken(mount)).toBeNull();
    expect(cookies.getWrites()).toMatchObject([{ name: 'certificates_session', value: '' }]);
  });
});

test('unmounting during login does not change the session cookie of another tab', async () => {
  document.cookie = 'certificates_session=%22of-another-tab%22; path=/';
  const mount = start();
  const loginPromise = mount.store.dispatch(signInWithToken(company.learner.token));
  mount.stop();
  await loginPromise;
  expect(document.cookie).toBe('certificates_session=%22of-another-tab%22');
});

describe('logout', () => {
  test('deletes the session cookie and clears the token, the user and the tokens of the clients', async () => {
    expectConsoleError(/^ApiError: .* status code 401/, 1);
    const mount = start();
    await mount.store.dispatch(signInWithToken(company.learner.token));
    expect(document.cookie).toContain('certificates_session=');
    const cookies = recordCookies();
    await mount.store.dispatch(logout());
    expect(getToken(mount)).toBeNull();
    expect(selectUser(mount.store.getState())).toBeNull();
    expect(document.cookie).toBe('');
    const [cookie] = cookies.getWrites();
    expect(cookie?.name).toBe('certificates_session');
    expect(new Date(cookie?.attributes.expires ?? '').getFullYear()).toBe(1970);
    const error = await requestCertificates(mount).catch((error: unknown) => error);
    expect(error).toMatchObject({ status: 401 });
  });

  test('writes no cookies of the GraphQL clients when they have no token', async () => {
    const cookies = recordCookies();
    const mount = start();
    await mount.store.dispatch(logout());
    expect(cookies.getNames()).toEqual(['certificates_session']);
  });
});

describe('startSession', () => {
  test('reads the session cookie and logs in with the token it holds', async () => {
    document.cookie = `certificates_session=${encodeURIComponent(JSON.stringify(company.learner.token))}; path=/`;
    const mount = start();
    await mount.store.dispatch(startSession());
    expect(getToken(mount)).toBe(company.learner.token);
    expect(selectPhase(mount.store.getState())).toBe('signedIn');
  });

  test('throws 401 without a cookie, logs nothing and sends no request', async () => {
    const fetches = jest.spyOn(globalThis, 'fetch');
    const mount = start();
    await expect(mount.store.dispatch(startSession())).rejects.toMatchObject(noSessionError);
    expect(selectPhase(mount.store.getState())).toBe('signedOut');
    expect(fetches).not.toHaveBeenCalled();
  });

  test.each(['demo-learner', '42', '%22%22', '%7B%22token%22%3A1%7D'])(
    'logs an error, deletes the cookie and throws for the invalid cookie %s',
    async (value) => {
      expectConsoleError(/^InvalidSessionCookie/, 1);
      document.cookie = `certificates_session=${value}; path=/`;
      const mount = start();
      await expect(mount.store.dispatch(startSession())).rejects.toMatchObject({ status: 401 });
      expect(document.cookie).toBe('');
      expect(getToken(mount)).toBeNull();
    },
  );

  test('deletes a cookie with an expired token', async () => {
    document.cookie = 'certificates_session=%22expired%22; path=/';
    const mount = start();
    await expect(mount.store.dispatch(startSession())).rejects.toMatchObject({ status: 401 });
    expect(document.cookie).toBe('');
  });

  test('logs in once when called twice', async () => {
    document.cookie = `certificates_session=${encodeURIComponent(JSON.stringify(company.learner.token))}; path=/`;
    const { store } = start();
    await Promise.all([store.dispatch(startSession()), store.dispatch(startSession())]);
    await store.dispatch(startSession());
    expect(await listCalls()).toHaveLength(2);
  });
});

test('startSession joins a failed login that is still logging out', async () => {
  await injectFault(company, 'GET /settings', { status: 500, times: 1 });
  const { store } = start({ sessionStore: createHostSession(company.learner.token) });
  let secondStart: Promise<unknown> | undefined;
  let hasStarted = false;
  store.subscribe(() => {
    const phase = selectPhase(store.getState());
    hasStarted ||= phase === 'signingIn';
    if (hasStarted && phase === 'signedOut') {
      secondStart ??= store.dispatch(startSession()).catch((error: unknown) => error);
    }
  });
  await expect(store.dispatch(startSession())).rejects.toMatchObject({ status: 500 });
  expect(await secondStart).toMatchObject({ status: 500 });
  expect(await listCalls()).toHaveLength(2);
  await store.dispatch(startSession());
  expect(selectPhase(store.getState())).toBe('signedIn');
});

test('startSession uses the next token of the host after a restart', async () => {
  const tokens = [company.learner.token, company.admin.token];
  const { store } = start({
    sessionStore: { ...createHostSession(''), read: () => Promise.resolve(tokens.shift()) },
  });
  const firstStart = store.dispatch(startSession());
  await store.dispatch(logout());
  store.dispatch(sessionRestarted());
  await store.dispatch(startSession());
  await firstStart;
  expect(selectUser(store.getState())?.id).toBe(company.admin.id);
});

test('endSession never sets the state to signed out without expired', async () => {
  const { store } = start();
  await store.dispatch(signInWithToken(company.learner.token));
  const states = new Set<string>();
  store.subscribe(() => {
    const { phase, isExpired } = store.getState().session;
    states.add(`${phase} ${isExpired ? 'expired' : 'active'}`);
  });
  await store.dispatch(endExpiredSession());
  expect([...states]).toEqual(['signedIn active', 'signedOut expired']);
});

describe('signIn', () => {
  test('replaces the current session', async () => {
    const mount = start();
    await mount.store.dispatch(signInWithToken(company.learner.token));
    await expect(mount.store.dispatch(startSignedInSession(company.admin.token))).resolves.toBe(
      true,
    );
    expect(selectUser(mount.store.getState())?.id).toBe(company.admin.id);
    expect(getToken(mount)).toBe(company.admin.token);
  });

  test('throws 401 without a token', async () => {
    const { store } = start();
    await expect(store.dispatch(startSignedInSession(undefined))).rejects.toMatchObject(
      noSessionError,
    );
  });
});

describe('replaceToken', () => {
  test('changes only the token for the same user', async () => {
    const { company_id, learner } = company;
    const otherSession = await createUser({ company_id, role: 'learner', name: 'Lia Aprendiz' });
    const mount = start();
    await mount.store.dispatch(signInWithToken(learner.token));
    const { user, settings } = mount.store.getState().session;
    await injectFault(company, 'GET /users/current', {
      body: JSON.stringify({ id: learner.id, company_id, role: 'learner' }),
      times: 1,
    });
    await expect(mount.store.dispatch(replaceToken(otherSession.token))).resolves.toBe('same user');
    expect(getToken(mount)).toBe(otherSession.token);
    expect(mount.store.getState().session).toMatchObject({ phase: 'signedIn', user, settings });
    expect(document.cookie).toContain(encodeURIComponent(JSON.stringify(otherSession.token)));
    await requestCertificates(mount);
    const last = (await getRequests(company_id)).at(-1);
    expect(last?.headers.authorization).toBe(`Bearer ${otherSession.token}`);
  });

  test('ends the session for a token of another user', async () => {
    const mount = start();
    await mount.store.dispatch(signInWithToken(company.learner.token));
    const result = mount.store.dispatch(replaceToken(company.admin.token));
    await expect(result).resolves.toBe('another user');
    expect(document.cookie).not.toContain(company.admin.token);
  });

  test('throws 401 for an unknown token', async () => {
    const { store } = start();
    await store.dispatch(signInWithToken(company.learner.token));
    await expect(store.dispatch(replaceToken('unknown'))).rejects.toMatchObject({ status: 401 });
  });
});
