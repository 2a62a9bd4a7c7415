/** @jest-environment jest-fixed-jsdom */
import { clearCookies } from '#testing/cookies.ts';
import { injectFault, type Company, createCompany } from '#testing/platform.ts';
import { createTestMount } from '#testing/mount/createTestMount.ts';
import { startSession, startSignedInSession } from './startSession.ts';
import { logout } from './signInWithToken.ts';
import { selectPhase } from './sessionSlice.ts';

let company: Company;
let mount: ReturnType<typeof createTestMount>;

beforeEach(async () => {
  clearCookies();
  company = await createCompany();
  mount = createTestMount();
});
afterEach(() => mount.stop());

describe('session start after a failed login', () => {
  const failSettings = (status: number) =>
    injectFault(company, 'GET /settings', { status, times: 1 });

  test('retries with the same token although the session cookie was deleted', async () => {
    await failSettings(500);
    document.cookie = `certificates_session=${encodeURIComponent(JSON.stringify(company.learner.token))}; path=/`;
    const { store } = mount;
    await expect(store.dispatch(startSession())).rejects.toMatchObject({ status: 500 });
    expect(document.cookie).toBe('');
    await store.dispatch(startSession());
    expect(selectPhase(store.getState())).toBe('signedIn');
    expect(document.cookie).toContain('certificates_session=');
  });

  test('retries with the token of a sign-in link that was already used', async () => {
    await failSettings(500);
    const { store } = mount;
    await expect(store.dispatch(startSignedInSession(company.learner.token))).rejects.toMatchObject(
      {
        status: 500,
      },
    );
    await expect(store.dispatch(startSignedInSession(undefined))).resolves.toBe(true);
  });

  test('does not retry after a 403', async () => {
    await failSettings(403);
    const { store } = mount;
    await expect(store.dispatch(startSignedInSession(company.learner.token))).rejects.toThrow();
    await expect(store.dispatch(startSession())).rejects.toMatchObject({ status: 401 });
  });

  test('does not retry after logout', async () => {
    const { store } = mount;
    await failSettings(500);
    await expect(store.dispatch(startSignedInSession(company.learner.token))).rejects.toThrow();
    await store.dispatch(logout());
    await expect(store.dispatch(startSession())).rejects.toMatchObject({ status: 401 });
  });
});
