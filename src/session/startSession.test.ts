/** @jest-environment jest-fixed-jsdom */
import { listCompanyUserMetadata } from '#data/graphql/listCompanyUserMetadata.ts';
import { listUserCertificates } from '#data/graphql/listUserCertificates.ts';
import type { SessionTokenStorage } from './pluginContext.ts';
import { clearCookies, recordCookies } from '#testing/cookies.ts';
import {
  type Fault,
  injectFault,
  type Company,
  createCompany,
  createUser,
  getRequests,
} from '#testing/platform.ts';
import { createTestMount } from '#testing/mount/createTestMount.ts';
import { startSession, prefetchSession, startSignedInSession } from './startSession.ts';
import { signInWithToken, logout } from './signInWithToken.ts';
import { replaceToken } from './replaceToken.ts';
import { sessionRestarted, selectPhase, selectUser } from './sessionSlice.ts';

let company: Company;
let stops: (() => void)[];

beforeEach(async () => {
  clearCookies();
  stops = [];
  company = await createCompany();
});
afterEach(() => {
  for (const stop of stops) stop();
  jest.restoreAllMocks();
});

function start(options?: Parameters<typeof createTestMount>[0]) {
  const mount = createTestMount(options);
  stops.push(mount.stop);
  return mount;
}

/** Creates a session store whose token comes from the host. */
const createHostSession = (getStoredToken: SessionTokenStorage['read']): SessionTokenStorage => ({
  read: getStoredToken,
  write: () => undefined,
  clear: () => undefined,
  takeSignInToken: () => undefined,
});
const startWithToken = (token: string) =>
  start({ sessionStore: createHostSession(() => Promise.resolve(token)) });

const listPaths = async () => (await getRequests(company.company_id)).map(({ path }) => path);

async function waitForRequest(part: string): Promise<void> {
  while (!(await listPaths()).some((path) => path.includes(part))) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const breakSettings = (fault: Fault) => injectFault(company, 'GET /settings', fault);

describe('locale set by a login', () => {
  const unprefixed = { config: { LOCALE_STRATEGY: 'no_prefix' } } as const;

  test.each([
    ['of the user', 'en-US', 'en'],
    ['of the company if the user has none', undefined, 'es'],
  ])('is that %s', async (_source, language, locale) => {
    const { company_id } = await createCompany({ language: 'es' });
    const user = { company_id, role: 'learner', name: 'Ana', ...(language && { language }) };
    const { token } = await createUser(user);
    const cookies = recordCookies();
    await start(unprefixed).store.dispatch(signInWithToken(token));
    expect(cookies.getWrites().at(-1)).toMatchObject({
      name: 'certificates_locale',
      value: locale,
    });
  });

  test('is not required of a user without preferences', async () => {
    const { id, token } = company.learner;
    await injectFault(company, 'GET /users/current', {
      body: JSON.stringify({ id, company_id: company.company_id, role: 'learner' }),
    });
    const { store } = start();
    await store.dispatch(signInWithToken(token));
    expect(selectPhase(store.getState())).toBe('signedIn');
  });
});

test('unmounting during the settings request does not change the session cookie of another tab', async () => {
  document.cookie = 'certificates_session=%22of-another-tab%22; path=/';
  await breakSettings({ delay_ms: 200 });
  const mount = start();
  const loginPromise = mount.store.dispatch(signInWithToken(company.learner.token));
  await waitForRequest('/settings');
  mount.stop();
  await loginPromise;
  expect(document.cookie).toBe('certificates_session=%22of-another-tab%22');
});

describe('prefetchSession', () => {
  test('shares its requests with the startSession of the first screen', async () => {
    const { store } = startWithToken(company.learner.token);
    store.dispatch(prefetchSession());
    await store.dispatch(startSession());
    expect(selectPhase(store.getState())).toBe('signedIn');
    expect(await listPaths()).toHaveLength(2);
  });

  test('reports its error to startSession, which can be retried', async () => {
    await breakSettings({ status: 500, times: 1 });
    const { store } = startWithToken(company.learner.token);
    store.dispatch(prefetchSession());
    await waitForRequest('/settings');
    await expect(store.dispatch(startSession())).rejects.toMatchObject({ status: 500 });
    expect(await listPaths()).toHaveLength(2);
    await store.dispatch(startSession());
    expect(selectPhase(store.getState())).toBe('signedIn');
  });
});

test('startSession logs in again after logout', async () => {
  const { store } = startWithToken(company.learner.token);
  await store.dispatch(startSession());
  await store.dispatch(logout());
  await store.dispatch(startSession());
  expect(selectPhase(store.getState())).toBe('signedIn');
  expect(await listPaths()).toHaveLength(4);
});

test('startSession that was replaced by a restart neither continues nor ends the new one', async () => {
  const resolvers: ((token: string) => void)[] = [];
  const getStoredToken = () => new Promise<string>((resolve) => resolvers.push(resolve));
  const { store } = start({ sessionStore: createHostSession(getStoredToken) });
  const first = store.dispatch(startSession());
  await store.dispatch(logout());
  store.dispatch(sessionRestarted());
  const second = store.dispatch(startSession());
  resolvers[0]?.(company.admin.token);
  await first;
  expect(await listPaths()).toEqual([]);
  expect(selectPhase(store.getState())).toBe('signingIn');
  const third = store.dispatch(startSession());
  resolvers[1]?.(company.learner.token);
  await third;
  expect(selectUser(store.getState())?.id).toBe(company.learner.id);
  await second;
  expect(await listPaths()).toHaveLength(2);
});

describe('signIn', () => {
  test('returns false for a used link while its login is in progress', async () => {
    const { store } = start();
    const first = store.dispatch(startSignedInSession(company.learner.token));
    await expect(store.dispatch(startSignedInSession(undefined))).resolves.toBe(false);
    await expect(first).resolves.toBe(true);
    expect(await listPaths()).toHaveLength(2);
  });

  test('ends the current session before it starts its own', async () => {
    const { store } = start();
    await store.dispatch(signInWithToken(company.learner.token));
    const userIds = new Set<string | undefined>();
    store.subscribe(() => {
      const state = store.getState();
      if (selectPhase(state) === 'signingIn') userIds.add(selectUser(state)?.id);
    });
    await store.dispatch(startSignedInSession(company.admin.token));
    expect([...userIds]).toEqual([undefined]);
  });

  test('does not delete the session cookie if no user is signed in', async () => {
    const cookies = recordCookies();
    await start().store.dispatch(startSignedInSession(company.learner.token));
    const sessions = cookies.getWrites().filter(({ name }) => name === 'certificates_session');
    expect(sessions).toMatchObject([{ value: JSON.stringify(company.learner.token) }]);
  });
});

describe('replaceToken', () => {
  test('treats any user as another one while signed out', async () => {
    const result = start().store.dispatch(replaceToken(company.learner.token));
    await expect(result).resolves.toBe('another user');
  });

  test('keeps cached responses and pending requests for the same user', async () => {
    const { learner } = company;
    const { store, context } = start();
    await store.dispatch(signInWithToken(learner.token));
    await listCompanyUserMetadata(context);
    await injectFault(company, 'POST listUserCertificates', { delay_ms: 300, times: 1 });
    const order = { field: 'CREATED_AT', direction: 'DESC' } as const;
    const certificates = listUserCertificates(context, { order, limit: 10 });
    await waitForRequest('/missions/graphql');
    await expect(store.dispatch(replaceToken(learner.token))).resolves.toBe('same user');
    expect(await certificates).toMatchObject({ certificates: [], received: 0 });
    await listCompanyUserMetadata(context);
    expect((await listPaths()).filter((path) => path === '/company/graphql')).toHaveLength(1);
  });
});
