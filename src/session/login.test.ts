/** @jest-environment jest-fixed-jsdom */
import { listUserCertificates } from '#api/query/listUserCertificates.ts';
import type { SessionStore } from '#api/services.ts';
import { clearCookies, recordCookies } from '#testing/cookies.ts';
import {
  breakPlatform,
  type Company,
  createCompany,
  createUser,
  platformUrl,
  requestsOf,
} from '#testing/platform.ts';
import { startMount } from '#testing/mount/startMount.ts';
import { enter, signIn } from './entering.ts';
import { endSession, login, logout } from './login.ts';
import { takeToken } from './takeToken.ts';
import {
  entryReopened,
  selectIsAdmin,
  selectIsCompanyOff,
  selectPhase,
  selectUser,
} from './sessionSlice.ts';

type Mount = ReturnType<typeof startMount>;

let company: Company;
let mounts: Mount[];
let consoleError: jest.SpyInstance;

beforeEach(async () => {
  clearCookies();
  mounts = [];
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  company = await createCompany();
});
afterEach(() => {
  for (const mount of mounts) mount.stop();
  jest.restoreAllMocks();
});

function start(options?: Parameters<typeof startMount>[0]): Mount {
  const mount = startMount(options);
  mounts.push(mount);
  return mount;
}

const calls = async (companyId = company.company_id) =>
  (await requestsOf(companyId)).map(({ method, path }) => `${method} ${path}`);

const askForCertificates = ({ services }: Mount) =>
  listUserCertificates(services, { order: { field: 'CREATED_AT', direction: 'DESC' }, limit: 10 });

const token = ({ store }: Mount) => store.getState().authToken.token;

/** A host that gives a token and keeps nothing. */
const sessionOfHost = (given: string): SessionStore => ({
  read: () => Promise.resolve(given),
  write: () => undefined,
  clear: () => undefined,
  takeSignInToken: () => undefined,
});

const noSession = { name: 'ApiError', kind: 'http', status: 401, message: 'No session.' };

const settingsPath = () => `/workspace/v1/companies/${company.company_id}/settings`;

describe('login with a token', () => {
  test('fetches the current user, then the company settings, with the raw token', async () => {
    const { store } = start();
    await store.dispatch(login(company.learner.token));
    expect(await calls()).toEqual(['GET /workspace/v1/users/current', `GET ${settingsPath()}`]);
    for (const { headers } of await requestsOf(company.company_id)) {
      expect(headers.authorization).toBe(company.learner.token);
    }
    expect(selectPhase(store.getState())).toBe('signedIn');
    expect(selectUser(store.getState())).toMatchObject({
      id: company.learner.id,
      companyId: company.company_id,
    });
  });

  test('only then stores the token in the session cookie and sets the locale', async () => {
    const cookies = recordCookies();
    const { store } = start({ config: { LOCALE_STRATEGY: 'no_prefix' } });
    await store.dispatch(login(company.learner.token));
    expect(cookies.names()).toEqual([
      'certificates_session',
      'certificates_missions_token',
      'certificates_company_token',
      'certificates_locale',
    ]);
    expect(cookies.written()[0]?.value).toBe(JSON.stringify(company.learner.token));
  });

  test('gives both query services the token, which they send with the word Bearer', async () => {
    const mount = start();
    await mount.store.dispatch(login(company.learner.token));
    await askForCertificates(mount);
    const last = (await requestsOf(company.company_id)).at(-1);
    expect(last?.path).toBe('/missions/graphql');
    expect(last?.headers.authorization).toBe(`Bearer ${company.learner.token}`);
  });

  test('tells the feature-flag service the user and the company before the settings come', async () => {
    await breakPlatform({
      company_id: company.company_id,
      method: 'GET',
      path: '/settings',
      stall: true,
    });
    const { store } = start({
      config: { FLAGS_URL: `${platformUrl()}/api/frontend`, FLAGS_CLIENT_KEY: 'demo-frontend-key' },
    });
    void store.dispatch(login(company.learner.token));
    const flagCall = async () =>
      (await requestsOf(company.company_id)).find(({ path }) => path === '/api/frontend');
    for (let tries = 0; tries < 50 && !(await flagCall()); tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect((await flagCall())?.query).toMatchObject({
      userId: company.learner.id,
      'properties[companyId]': company.company_id,
    });
  });

  test('works while the feature-flag service is down', async () => {
    const { store } = start({
      config: { FLAGS_URL: 'http://localhost:1/api/frontend', FLAGS_CLIENT_KEY: 'a' },
    });
    await store.dispatch(login(company.learner.token));
    expect(selectPhase(store.getState())).toBe('signedIn');
  });

  test('goes on with the token that the host gave after a 401', async () => {
    const second = await createUser({ company_id: company.company_id, role: 'learner', name: 'B' });
    const cookies = recordCookies();
    const mount = start({ askToken: () => Promise.resolve(second.token) });
    await mount.store.dispatch(login('nobody'));
    expect(token(mount)).toBe(second.token);
    expect(cookies.written().map(({ value }) => value)).not.toContain('"nobody"');
    await askForCertificates(mount);
    const last = (await requestsOf(company.company_id)).at(-1);
    expect(last?.headers.authorization).toBe(`Bearer ${second.token}`);
  });

  test.each([
    ['admin', true],
    ['learner', false],
  ] as const)('exposes the role of the %s as an is-admin flag', async (role, isAdmin) => {
    const { store } = start();
    await store.dispatch(login(company[role].token));
    expect(selectIsAdmin(store.getState())).toBe(isAdmin);
  });
});

describe('any failure during login triggers logout, and the error is passed on', () => {
  test('403 "Company has not activated the plugin." when show_certificates is false', async () => {
    const off = await createCompany({ show_certificates: false });
    const cookies = recordCookies();
    const mount = start();
    await expect(mount.store.dispatch(login(off.learner.token))).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'http',
      status: 403,
      message: 'Company has not activated the plugin.',
    });
    expect(token(mount)).toBeNull();
    expect(selectUser(mount.store.getState())).toBeNull();
    expect(selectIsCompanyOff(mount.store.getState())).toBe(true);
    expect(cookies.written().map(({ value }) => value)).toEqual(['']);
    expect(await calls(off.company_id)).toHaveLength(2);
  });

  test.each([
    ['a token nobody has', 401, undefined],
    ['the user answers 500', 500, { path: '/users/current', status: 500 }],
    ['the settings answer 500', 500, { path: '/settings', status: 500 }],
    ['the settings answer 403', 403, { path: '/settings', status: 403 }],
    ['the connection is dropped', undefined, { path: '/settings', drop: true as const }],
    ['the user has no id', undefined, { path: '/users/current', body: '{"company_id":"x"}' }],
  ])('%s', async (_name, status, fault) => {
    if (fault) await breakPlatform({ company_id: company.company_id, method: 'GET', ...fault });
    const cookies = recordCookies();
    const mount = start();
    const asked = fault ? company.learner.token : 'nobody';
    const failure = await mount.store.dispatch(login(asked)).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ name: 'ApiError', status });
    expect(selectPhase(mount.store.getState())).toBe('signedOut');
    expect(selectIsCompanyOff(mount.store.getState())).toBe(false);
    expect(token(mount)).toBeNull();
    expect(cookies.written()).toMatchObject([{ name: 'certificates_session', value: '' }]);
  });
});

test('unmounting during login leaves the session cookie of others alone', async () => {
  document.cookie = 'certificates_session=%22of-another-tab%22; path=/';
  const mount = start();
  const begun = mount.store.dispatch(login(company.learner.token));
  mount.stop();
  await begun;
  expect(document.cookie).toBe('certificates_session=%22of-another-tab%22');
});

describe('logout', () => {
  test('deletes the session cookie and clears the token, the user and the query tokens', async () => {
    const mount = start();
    await mount.store.dispatch(login(company.learner.token));
    expect(document.cookie).toContain('certificates_session=');
    const cookies = recordCookies();
    await mount.store.dispatch(logout());
    expect(token(mount)).toBeNull();
    expect(selectUser(mount.store.getState())).toBeNull();
    expect(document.cookie).toBe('');
    const [cookie] = cookies.written();
    expect(cookie?.name).toBe('certificates_session');
    expect(new Date(cookie?.attributes.expires ?? '').getFullYear()).toBe(1970);
    const failure = await askForCertificates(mount).catch((error: unknown) => error);
    expect(failure).toMatchObject({ status: 401 });
  });

  test('does nothing to the query services when no token was stored', async () => {
    const cookies = recordCookies();
    const mount = start();
    await mount.store.dispatch(logout());
    expect(cookies.names()).toEqual(['certificates_session']);
  });
});

describe('entering without a sign-in link', () => {
  test('reads the session cookie and logs in with the token it holds', async () => {
    document.cookie = `certificates_session=${encodeURIComponent(JSON.stringify(company.learner.token))}; path=/`;
    const mount = start();
    await mount.store.dispatch(enter());
    expect(token(mount)).toBe(company.learner.token);
    expect(selectPhase(mount.store.getState())).toBe('signedIn');
  });

  test('without a cookie is refused with 401, and nothing is logged or asked', async () => {
    const fetches = jest.spyOn(globalThis, 'fetch');
    const mount = start();
    await expect(mount.store.dispatch(enter())).rejects.toMatchObject(noSession);
    expect(selectPhase(mount.store.getState())).toBe('signedOut');
    expect(consoleError).not.toHaveBeenCalled();
    expect(fetches).not.toHaveBeenCalled();
  });

  test.each(['demo-learner', '42', '%22%22', '%7B%22token%22%3A1%7D'])(
    'with the invalid cookie %s logs the error, deletes the cookie and is refused',
    async (value) => {
      document.cookie = `certificates_session=${value}; path=/`;
      const mount = start();
      await expect(mount.store.dispatch(enter())).rejects.toMatchObject({ status: 401 });
      expect(consoleError).toHaveBeenCalledTimes(1);
      expect(consoleError).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'InvalidSessionCookie' }),
      );
      expect(document.cookie).toBe('');
      expect(token(mount)).toBeNull();
    },
  );

  test('a cookie whose token has ended is deleted', async () => {
    document.cookie = 'certificates_session=%22ended%22; path=/';
    const mount = start();
    await expect(mount.store.dispatch(enter())).rejects.toMatchObject({ status: 401 });
    expect(document.cookie).toBe('');
  });

  test('twice at once logs in once', async () => {
    document.cookie = `certificates_session=${encodeURIComponent(JSON.stringify(company.learner.token))}; path=/`;
    const { store } = start();
    await Promise.all([store.dispatch(enter()), store.dispatch(enter())]);
    await store.dispatch(enter());
    expect(await calls()).toHaveLength(2);
  });
});

test('a login that fails is not begun again while it is wound up', async () => {
  await breakPlatform({
    company_id: company.company_id,
    method: 'GET',
    path: '/settings',
    status: 500,
    times: 1,
  });
  const { store } = start({ session: sessionOfHost(company.learner.token) });
  let again: Promise<unknown> | undefined;
  let hasBegun = false;
  store.subscribe(() => {
    const phase = selectPhase(store.getState());
    hasBegun ||= phase === 'signingIn';
    if (hasBegun && phase === 'signedOut') {
      again ??= store.dispatch(enter()).catch((error: unknown) => error);
    }
  });
  await expect(store.dispatch(enter())).rejects.toMatchObject({ status: 500 });
  expect(await again).toMatchObject({ status: 500 });
  expect(await calls()).toHaveLength(2);
  await store.dispatch(enter());
  expect(selectPhase(store.getState())).toBe('signedIn');
});

test('another token from the host begins anew while an entry is under way', async () => {
  const tokens = [company.learner.token, company.admin.token];
  const { store } = start({
    session: { ...sessionOfHost(''), read: () => Promise.resolve(tokens.shift()) },
  });
  const first = store.dispatch(enter());
  await store.dispatch(logout());
  store.dispatch(entryReopened());
  await store.dispatch(enter());
  await first;
  expect(selectUser(store.getState())?.id).toBe(company.admin.id);
});

test('a session that ends while working is never seen as merely signed out', async () => {
  const { store } = start();
  await store.dispatch(login(company.learner.token));
  const seen = new Set<string>();
  store.subscribe(() => {
    const { phase, expired } = store.getState().session;
    seen.add(`${phase} ${expired ? 'expired' : 'going on'}`);
  });
  await store.dispatch(endSession());
  expect([...seen]).toEqual(['signedIn going on', 'signedOut expired']);
});

describe('a sign-in link', () => {
  test('takes the place of the session that was there', async () => {
    const mount = start();
    await mount.store.dispatch(login(company.learner.token));
    await expect(mount.store.dispatch(signIn(company.admin.token))).resolves.toBe(true);
    expect(selectUser(mount.store.getState())?.id).toBe(company.admin.id);
    expect(token(mount)).toBe(company.admin.token);
  });

  test('without a token is refused with 401', async () => {
    const { store } = start();
    await expect(store.dispatch(signIn(undefined))).rejects.toMatchObject(noSession);
  });
});

describe('another token from the host', () => {
  test('of the same user takes the old one’s place and nothing else changes', async () => {
    const { company_id, learner } = company;
    const second = await createUser({ company_id, role: 'learner', name: 'Lia Aprendiz' });
    const mount = start();
    await mount.store.dispatch(login(learner.token));
    const { user, settings } = mount.store.getState().session;
    await breakPlatform({
      company_id,
      method: 'GET',
      path: '/users/current',
      body: JSON.stringify({ id: learner.id, company_id, role: 'learner' }),
      times: 1,
    });
    await expect(mount.store.dispatch(takeToken(second.token))).resolves.toBe('same user');
    expect(token(mount)).toBe(second.token);
    expect(mount.store.getState().session).toMatchObject({ phase: 'signedIn', user, settings });
    expect(document.cookie).toContain(encodeURIComponent(JSON.stringify(second.token)));
    await askForCertificates(mount);
    const last = (await requestsOf(company_id)).at(-1);
    expect(last?.headers.authorization).toBe(`Bearer ${second.token}`);
  });

  test('of another user is told so, for everything of the old session has to go', async () => {
    const mount = start();
    await mount.store.dispatch(login(company.learner.token));
    const answer = mount.store.dispatch(takeToken(company.admin.token));
    await expect(answer).resolves.toBe('another user');
    expect(document.cookie).not.toContain(company.admin.token);
  });

  test('that nobody has is refused', async () => {
    const { store } = start();
    await store.dispatch(login(company.learner.token));
    await expect(store.dispatch(takeToken('nobody'))).rejects.toMatchObject({ status: 401 });
  });
});
