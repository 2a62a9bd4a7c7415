/** @jest-environment jest-fixed-jsdom */
import { act } from '@testing-library/react';
import { deleteSessionCookie, sessionCookieName } from '#session/sessionCookie.ts';
import { selectIsExpired, selectPhase } from '#session/sessionSlice.ts';
import { signInWithToken } from '#session/signInWithToken.ts';
import { createTestMount } from '#testing/mount/createTestMount.ts';
import { createCompany } from '#testing/platform.ts';
import { endSessionWithoutCookie } from './endSessionWithoutCookie.ts';

describe('the session cookie of a standalone page', () => {
  let mount: ReturnType<typeof createTestMount>;
  let stop: () => void;

  beforeEach(async () => {
    const { learner } = await createCompany();
    mount = createTestMount();
    stop = endSessionWithoutCookie(mount);
    await mount.store.dispatch(signInWithToken(learner.token));
  });
  afterEach(() => {
    stop();
    mount.stop();
    deleteSessionCookie(sessionCookieName);
    jest.restoreAllMocks();
  });

  const setVisibility = (state: DocumentVisibilityState) =>
    act(async () => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    });
  const signOutInAnotherTab = async () => {
    await setVisibility('hidden');
    deleteSessionCookie(sessionCookieName);
    await setVisibility('visible');
  };
  const getPhase = () => selectPhase(mount.store.getState());

  test('ends the session if it was deleted while the page was hidden', async () => {
    await signOutInAnotherTab();
    expect(getPhase()).toBe('signedOut');
    expect(selectIsExpired(mount.store.getState())).toBe(true);
    expect(mount.context.tokenAccess.getToken()).toBeUndefined();
  });

  test('keeps the session while it exists, and if there was none', async () => {
    await setVisibility('hidden');
    await setVisibility('visible');
    expect(getPhase()).toBe('signedIn');
    deleteSessionCookie(sessionCookieName);
    await signOutInAnotherTab();
    expect(getPhase()).toBe('signedIn');
  });

  test('keeps unsaved work on screen', async () => {
    const release = mount.context.unsavedWork.register({
      confirmLeave: async () => true,
      runIfConfirmed: (navigate) => navigate(),
    });
    await signOutInAnotherTab();
    expect(getPhase()).toBe('signedIn');
    release();
  });
});
