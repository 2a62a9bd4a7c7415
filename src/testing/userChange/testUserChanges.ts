import { InMemoryCache } from '@apollo/client';
import { missionsApi } from '#data/rest/missionsApi.ts';
import { loadUserMetadata, loadCertificatePage } from '#features/certificates/loadCertificates.ts';
import { announce } from '#ui/LiveRegion.tsx';
import { injectFault, getRequests } from '../platform.ts';
import {
  cleanUpTestUsers,
  createTestUsers,
  type PluginMount,
  type TestUser,
  type TestUsers,
} from './testUsers.ts';
import { type TestCase, sameCompanyScenario, findText, getReduxStore } from './scenarios.ts';

/** Defines one Jest test for each test case: after the user has changed, no data of the previous user remains. */
export function testUserChanges(testCases: readonly TestCase[]): void {
  let users: TestUsers;
  beforeAll(async () => {
    users = await createTestUsers();
  });
  afterEach(async () => {
    await cleanUpTestUsers(users);
    jest.restoreAllMocks();
  });

  test.each(testCases)(
    'leaves no data of the previous user on $screen after $scenario',
    async (testCase) => {
      expect(await findLeakedData(testCase, users)).toEqual([]);
    },
  );
}

/**
 * Shows a toast, announces a text to screen readers and starts slow requests for a user. @returns a function that shows
 * another toast later
 */
async function startPendingWork(plugin: PluginMount, user: TestUser): Promise<() => void> {
  const { showToast } = plugin.app.mount.context;
  const text = `${user.name} diz`;
  showToast({ type: 'error', text, action: { label: text, onPress: () => undefined } });
  announce(plugin.root, text);
  await injectFault(user.company, '* certificates', { delay_ms: 150, times: 1 });
  await injectFault(user.company, 'POST graphql', { delay_ms: 150, times: 2 });
  const { dispatch } = getReduxStore(plugin);
  void dispatch(missionsApi.endpoints.listCertificates.initiate(undefined, { forceRefetch: true }));
  void dispatch(loadCertificatePage({ view: 'missions' }));
  void dispatch(loadUserMetadata());
  return () => showToast({ text });
}

/**
 * Collects everything that could contain data of the first user: page, store, caches, storage, and requests with the
 * next user's token.
 */
async function collectData(
  plugin: PluginMount,
  first: TestUser,
  next: TestUser,
  caches: Set<InMemoryCache>,
) {
  const companies = new Set([first.company.company_id, next.company.company_id]);
  const requests = (await Promise.all([...companies].map((id) => getRequests(id)))).flat();
  return {
    document: document.body.innerHTML,
    state: JSON.stringify(getReduxStore(plugin).getState()),
    cache: JSON.stringify([...caches].map((cache) => cache.extract())),
    storage: decodeURIComponent(
      document.cookie + JSON.stringify(localStorage) + JSON.stringify(sessionStorage),
    ),
    requests: JSON.stringify(
      requests.filter(({ headers }) => headers.authorization?.includes(next.token)),
    ),
  };
}

/**
 * Gets the values of a user that the next user must not see. Values of the company are left out if both users belong to
 * it.
 */
function getPrivateValues(user: TestUser, next: TestUser): string[] {
  const { company, template, name, id, token, certificateIds } = user;
  const personal = [name, id, token, ...certificateIds];
  if (company === next.company) return personal;
  return [...personal, company.company_id, template.name, template.id];
}

/**
 * Changes the user while a screen is open.
 * @returns excerpts of everything that still contains private values of the first user, each with the place where it
 * was found
 */
async function findLeakedData(testCase: TestCase, users: TestUsers): Promise<string[]> {
  const { first } = users;
  const { show } = testCase;
  const next = testCase.scenario === sameCompanyScenario ? users.colleague : users.stranger;
  const write = jest.spyOn(InMemoryCache.prototype, 'write');
  const plugin = await testCase.open(first, next);
  await show(plugin, first);
  const showLateToast = await startPendingWork(plugin, first);
  await testCase.change(plugin, first, next);
  await findText(next.course);
  showLateToast();
  await new Promise((resolve) => setTimeout(resolve, 200));
  const caches = new Set(write.mock.contexts as InMemoryCache[]);
  const dataAfterChange = await collectData(plugin, first, next, caches);
  await show(plugin, next);
  const dataOnScreen = await collectData(plugin, first, next, caches);
  write.mockRestore();
  return getPrivateValues(first, next).flatMap((secret) =>
    [dataAfterChange, dataOnScreen].flatMap((data) =>
      Object.entries(data).flatMap(([source, text]) =>
        text.includes(secret) ? [`${source}: ${getExcerpt(text, secret)}`] : [],
      ),
    ),
  );
}

function getExcerpt(text: string, secret: string): string {
  const index = text.indexOf(secret);
  return text.slice(Math.max(0, index - 80), index + secret.length + 40);
}
