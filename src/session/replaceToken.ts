import { logout } from './signInWithToken.ts';
import { sessionRestarted, tokenReceived } from './sessionSlice.ts';
import {
  getUserKey,
  createUnauthorizedError,
  getSession,
  type SessionThunk,
  fetchUser,
  pendingTokenKey,
} from './thunks.ts';

/**
 * Replaces the session token.
 *
 * If the new token belongs to the signed-in user, the session continues with the new token. If it belongs to another
 * user, the session ends, and the current screen starts the next session with the new token.
 *
 * @param isLatest returns whether this is still the token to use, once its user was fetched
 * @throws ApiError 401 when the token belongs to no user, is no longer the one to use, or the session ended while the
 * user was being fetched
 */
export function replaceToken(
  token: string,
  isLatest = () => true,
): SessionThunk<Promise<'same user' | 'another user'>> {
  return async (dispatch, getState, context) => {
    const { sessionCache } = context;
    const user = await dispatch(fetchUser(token));
    if (!user || context.sessionCache !== sessionCache || !isLatest())
      throw createUnauthorizedError();
    const previousUser = getSession(getState()).user;
    if (previousUser && getUserKey(previousUser) === getUserKey(user)) {
      dispatch(tokenReceived(token));
      context.sessionStore.write(token);
      await Promise.all([
        context.missionsClient.login(token, { skipReset: true }),
        context.companyClient.login(token, { skipReset: true }),
      ]);
      return 'same user';
    }
    await dispatch(restartSession(token));
    return 'another user';
  };
}

/** Ends the session. The current screen then starts the next session with this token. */
export function restartSession(token: string): SessionThunk<Promise<void>> {
  return async (dispatch, _getState, context) => {
    const logoutPromise = dispatch(logout(sessionRestarted()));
    context.sessionCache.set(pendingTokenKey, token);
    await logoutPromise;
  };
}

/**
 * Accepts a new token that the host provided after a response with status 401. If a user is signed in, replaces the
 * session token; if a login is in progress, the login continues with the new token.
 * @returns whether the session continues with the new token
 */
export function acceptTokenFromHost(token: string): SessionThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    if (getSession(getState()).phase === 'signedIn') {
      return (await dispatch(replaceToken(token))) === 'same user';
    }
    // The login in progress saves the token.
    dispatch(tokenReceived(token));
    return true;
  };
}
