import type { SessionPrefetch, PluginContext, PluginDispatch } from './pluginContext.ts';
import { timeouts, withTimeout } from '#runtime/timeouts.ts';
import { signInWithToken, logout } from './signInWithToken.ts';
import { signedOut, signInStarted } from './sessionSlice.ts';
import {
  createUnauthorizedError,
  getSession,
  type SessionThunk,
  pendingTokenKey,
} from './thunks.ts';

/**
 * Starts a session with the token of the session cookie or of the host. If there is none, uses the token of a login
 * that was interrupted. If another start is in progress, only waits for it. Does nothing if the user is signed in.
 * @throws ApiError 401 if there is no token; any error of `login`
 */
export function startSession(): SessionThunk<Promise<void>> {
  return (dispatch, getState, context) => {
    const start = startOnce(dispatch, context, getSession(getState()).attempt);
    start.completion.catch(() => clearStart(context, start));
    return start.completion;
  };
}

/** Starts a session before the first screen, to save time. `startSession` throws the errors. */
export function prefetchSession(): SessionThunk<void> {
  return (dispatch, getState, context) => {
    startOnce(dispatch, context, getSession(getState()).attempt);
  };
}

function startOnce(
  dispatch: PluginDispatch,
  context: PluginContext,
  attempt: number,
): SessionPrefetch {
  // A failed login sets the state to signed out before it is finished, which must not start another one.
  if (context.sessionStart?.attempt === attempt) return context.sessionStart;
  const start = { attempt, completion: dispatch(readTokenAndLogin()) };
  context.sessionStart = start;
  start.completion.then(
    () => clearStart(context, start),
    () => undefined,
  );
  return start;
}

function clearStart(context: PluginContext, start: SessionPrefetch): void {
  if (context.sessionStart === start) context.sessionStart = undefined;
}

function readTokenAndLogin(): SessionThunk<Promise<void>> {
  return async (dispatch, getState, context) => {
    if (getSession(getState()).phase !== 'signedOut') return;
    dispatch(signInStarted());
    const { sessionCache } = context;
    const pending = sessionCache.get(pendingTokenKey);
    const storedToken = await withTimeout(timeouts.response, () =>
      context.sessionStore.read(),
    ).catch((error: unknown) => {
      console.error(error);
      context.sessionStore.clear();
      return undefined;
    });
    const token = storedToken ?? pending;
    // The session was restarted, for instance because the host provided another token.
    if (context.sessionCache !== sessionCache) return;
    if (token) return dispatch(signInWithToken(token));
    dispatch(signedOut());
    throw createUnauthorizedError();
  };
}

/**
 * Ends the current session and starts a session with the token of a sign-in link.
 * @param token token of the link; undefined if the link has none, or if its token was already used. If undefined, an
 * interrupted login is continued with the token of that login.
 * @returns whether a user is signed in; false if another sign-in is still in progress
 * @throws ApiError 401 if there is no token; any error of `login`
 */
export function startSignedInSession(token: string | undefined): SessionThunk<Promise<boolean>> {
  return async (dispatch, getState, context) => {
    const { phase } = getSession(getState());
    const usedToken = token ?? context.sessionCache.get(pendingTokenKey);
    if (!usedToken) {
      if (phase === 'signingIn') return false;
      throw createUnauthorizedError();
    }
    if (phase !== 'signedOut') await dispatch(logout());
    await dispatch(signInWithToken(usedToken));
    return getSession(getState()).phase === 'signedIn';
  };
}
