import { missionsApi } from '#data/rest/missionsApi.ts';
import { withTimeout } from '#runtime/timeouts.ts';
import type { SessionCacheKey } from './sessionCache.ts';
import { logout } from './signInWithToken.ts';
import type { SessionThunk } from './thunks.ts';

/** Key in the session cache for a function that sends the changes that the user could still undo. */
export const sendPendingChangesKey = 'sendPendingChanges' as SessionCacheKey<() => void>;

/** Time for which signing out waits for responses to changes, in milliseconds. */
const maxWaitTime = 2_000;

/**
 * Signs the user out. Sends pending changes first, and waits for their responses, because the end of the session aborts
 * requests and clears the token that they need.
 */
export function signOut(): SessionThunk<Promise<void>> {
  return async (dispatch, _getState, context) => {
    const { sessionCache } = context;
    // At once, because the user may close the page while the requests are running.
    context.sessionStore.clear();
    sessionCache.get(sendPendingChangesKey)?.();
    const mutations = dispatch(missionsApi.util.getRunningMutationsThunk());
    await withTimeout(maxWaitTime, () => Promise.all(mutations)).catch(() => undefined);
    // The session may have ended while the requests were running.
    if (context.sessionCache === sessionCache) await dispatch(logout());
  };
}
