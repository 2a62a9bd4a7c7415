/** @jest-environment jest-fixed-jsdom */
import { listCompanyUserMetadata } from '#api/query/listCompanyUserMetadata.ts';
import { listUserCertificates } from '#api/query/listUserCertificates.ts';
import type { SessionStore } from '#api/services.ts';
import { clearCookies, recordCookies } from '#testing/cookies.ts';
import {
  breakPlatform,
  type Company,
  createCompany,
  createUser,
  requestsOf,
} from '#testing/platform.ts';
import { startMount } from '#testing/mount/startMount.ts';
import { enter, enterAhead, signIn } from './entering.ts';
import { login, logout } from './login.ts';
import { takeToken } from './takeToken.ts';
import { entryReopened, selectPhase, selectUser } from './sessionSlice.ts';

let company: Company;
let stops: (() => void)[];

beforeEach(async () => {
  clearCookies();
  stops = [];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  company = await createCompany();
});
afterEach(() => {
  for (const stop of stops) stop();
  jest.restoreAllMocks();
});

function start(options?: Parameters<typeof startMount>[0]) {
  const mount = startMount(options);
  stops.push(mount.stop);
  return mount;
}

/** A host that gives a token. */
const sessionOfHost = (read: SessionStore['read']): SessionStore => ({
  read,
  write: () => undefined,
  clear: () => undefined,
  takeSignInToken: () => undefined,
});
const startWith = (token: string) =>
  start({ session: sessionOfHost(() => Promise.resolve(token)) });

const paths = async () => (await requestsOf(company.company_id)).map(({ path }) => path);

async function isAsked(part: string): Promise<void> {
  while (!(await paths()).some((path) => path.includes(part))) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const breakSettings = (fault: object) =>
  breakPlatform({ company_id: company.company_id, method: 'GET', path: '/settings', ...fault });

describe('the locale at the end of a login', () => {
  const keepsLocale = { config: { LOCALE_STRATEGY: 'no_prefix' } } as const;

  test.each([
    ['the user’s', 'en-US', 'en'],
    ['the company’s where the user has none', undefined, 'es'],
  ])('is %s', async (_whose, language, locale) => {
    const { company_id } = await createCompany({ language: 'es' });
    const user = { company_id, role: 'learner', name: 'Ana', ...(language && { language }) };
    const { token } = await createUser(user);
    const cookies = recordCookies();
    await start(keepsLocale).store.dispatch(login(token));
    expect(cookies.written().at(-1)).toMatchObject({ name: 'certificates_locale', value: locale });
  });

  test('asks nothing of a user without preferences', async () => {
    const { id, token } = company.learner;
    await breakPlatform({
      company_id: company.company_id,
      method: 'GET',
      path: '/users/current',
      body: JSON.stringify({ id, company_id: company.company_id, role: 'learner' }),
    });
    const { store } = start();
    await store.dispatch(login(token));
    expect(selectPhase(store.getState())).toBe('signedIn');
  });
});

test('unmounting while the settings are asked for leaves the session cookie of others alone', async () => {
  document.cookie = 'certificates_session=%22of-another-tab%22; path=/';
  await breakSettings({ delay_ms: 200 });
  const mount = start();
  const begun = mount.store.dispatch(login(company.learner.token));
  await isAsked('/settings');
  mount.stop();
  await begun;
  expect(document.cookie).toBe('certificates_session=%22of-another-tab%22');
});

describe('entering ahead of the screens', () => {
  test('is the beginning that the first screen joins', async () => {
    const { store } = startWith(company.learner.token);
    store.dispatch(enterAhead());
    await store.dispatch(enter());
    expect(selectPhase(store.getState())).toBe('signedIn');
    expect(await paths()).toHaveLength(2);
  });

  test('fails where a screen enters, which may try again', async () => {
    await breakSettings({ status: 500, times: 1 });
    const { store } = startWith(company.learner.token);
    store.dispatch(enterAhead());
    await isAsked('/settings');
    await expect(store.dispatch(enter())).rejects.toMatchObject({ status: 500 });
    expect(await paths()).toHaveLength(2);
    await store.dispatch(enter());
    expect(selectPhase(store.getState())).toBe('signedIn');
  });
});

test('entering again after a log-out begins anew', async () => {
  const { store } = startWith(company.learner.token);
  await store.dispatch(enter());
  await store.dispatch(logout());
  await store.dispatch(enter());
  expect(selectPhase(store.getState())).toBe('signedIn');
  expect(await paths()).toHaveLength(4);
});

test('an entry that was given up neither goes on nor ends the one in its place', async () => {
  const given: ((token: string) => void)[] = [];
  const read = () => new Promise<string>((resolve) => given.push(resolve));
  const { store } = start({ session: sessionOfHost(read) });
  const first = store.dispatch(enter());
  await store.dispatch(logout());
  store.dispatch(entryReopened());
  const second = store.dispatch(enter());
  given[0]?.(company.admin.token);
  await first;
  expect(await paths()).toEqual([]);
  expect(selectPhase(store.getState())).toBe('signingIn');
  const third = store.dispatch(enter());
  given[1]?.(company.learner.token);
  await third;
  expect(selectUser(store.getState())?.id).toBe(company.learner.id);
  await second;
  expect(await paths()).toHaveLength(2);
});

describe('a sign-in link', () => {
  test('that was taken already leaves it to the login under way', async () => {
    const { store } = start();
    const first = store.dispatch(signIn(company.learner.token));
    await expect(store.dispatch(signIn(undefined))).resolves.toBe(false);
    await expect(first).resolves.toBe(true);
    expect(await paths()).toHaveLength(2);
  });

  test('ends the session that was there before its own begins', async () => {
    const { store } = start();
    await store.dispatch(login(company.learner.token));
    const seen = new Set<string | undefined>();
    store.subscribe(() => {
      const state = store.getState();
      if (selectPhase(state) === 'signingIn') seen.add(selectUser(state)?.id);
    });
    await store.dispatch(signIn(company.admin.token));
    expect([...seen]).toEqual([undefined]);
  });

  test('with nobody signed in ends nothing', async () => {
    const cookies = recordCookies();
    await start().store.dispatch(signIn(company.learner.token));
    const sessions = cookies.written().filter(({ name }) => name === 'certificates_session');
    expect(sessions).toMatchObject([{ value: JSON.stringify(company.learner.token) }]);
  });
});

describe('another token from the host', () => {
  test('while nobody is signed in is another user’s', async () => {
    const answer = start().store.dispatch(takeToken(company.learner.token));
    await expect(answer).resolves.toBe('another user');
  });

  test('of the same user keeps what was answered and what is being asked for', async () => {
    const { company_id, learner } = company;
    const { store, services } = start();
    await store.dispatch(login(learner.token));
    await listCompanyUserMetadata(services);
    await breakPlatform({
      company_id,
      method: 'POST',
      path: 'listUserCertificates',
      delay_ms: 300,
      times: 1,
    });
    const order = { field: 'CREATED_AT', direction: 'DESC' } as const;
    const asked = listUserCertificates(services, { order, limit: 10 });
    await isAsked('/missions/graphql');
    await expect(store.dispatch(takeToken(learner.token))).resolves.toBe('same user');
    expect(await asked).toMatchObject({ certificates: [], received: 0 });
    await listCompanyUserMetadata(services);
    expect((await paths()).filter((path) => path === '/company/graphql')).toHaveLength(1);
  });
});
