/** @jest-environment jest-fixed-jsdom */
import { clearCookies } from '#testing/cookies.ts';
import { breakPlatform, type Company, createCompany } from '#testing/platform.ts';
import { startMount } from '#testing/mount/startMount.ts';
import { enter, signIn } from './entering.ts';
import { logout } from './login.ts';
import { selectPhase } from './sessionSlice.ts';

let company: Company;
let mount: ReturnType<typeof startMount>;

beforeEach(async () => {
  clearCookies();
  company = await createCompany();
  mount = startMount();
});
afterEach(() => mount.stop());

describe('a login that failed for no fault of its token goes on with it when tried again', () => {
  const fail = (status: number) =>
    breakPlatform({
      company_id: company.company_id,
      method: 'GET',
      path: '/settings',
      status,
      times: 1,
    });

  test('though its cookie was deleted', async () => {
    await fail(500);
    document.cookie = `certificates_session=${encodeURIComponent(JSON.stringify(company.learner.token))}; path=/`;
    const { store } = mount;
    await expect(store.dispatch(enter())).rejects.toMatchObject({ status: 500 });
    expect(document.cookie).toBe('');
    await store.dispatch(enter());
    expect(selectPhase(store.getState())).toBe('signedIn');
    expect(document.cookie).toContain('certificates_session=');
  });

  test('though its link was taken', async () => {
    await fail(500);
    const { store } = mount;
    await expect(store.dispatch(signIn(company.learner.token))).rejects.toMatchObject({
      status: 500,
    });
    await expect(store.dispatch(signIn(undefined))).resolves.toBe(true);
  });

  test('but not after a refusal, and not after a log-out', async () => {
    await fail(403);
    const { store } = mount;
    await expect(store.dispatch(signIn(company.learner.token))).rejects.toThrow();
    await expect(store.dispatch(enter())).rejects.toMatchObject({ status: 401 });
    await fail(500);
    await expect(store.dispatch(signIn(company.learner.token))).rejects.toThrow();
    await store.dispatch(logout());
    await expect(store.dispatch(enter())).rejects.toMatchObject({ status: 401 });
  });
});
