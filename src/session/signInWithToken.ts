import type { UnknownAction } from 'redux';
import { ApiError, hasErrorStatus } from '#data/apiError.ts';
import { parseLanguage } from '#domain/language.ts';
import {
  signedIn,
  signedOut,
  companyDisabled,
  sessionExpired,
  signInStarted,
  tokenCleared,
  tokenReceived,
} from './sessionSlice.ts';
import {
  getUserKey,
  fetchCompanySettings,
  type SessionThunk,
  fetchUser,
  pendingTokenKey,
} from './thunks.ts';

class CompanyDisabledError extends ApiError {}

/**
 * Logs in with a token: fetches the user and the company settings, saves the session cookie, and sets the language, in
 * this order (docs/behaviour.md, Login). If an error occurs, logs out before throwing it.
 * @throws ApiError 403 if the company has not activated the plugin; any error of the requests
 */
export function signInWithToken(token: string): SessionThunk<Promise<void>> {
  return async (dispatch, _getState, context) => {
    const { sessionCache } = context;
    sessionCache.remove(pendingTokenKey);
    dispatch(signInStarted());
    dispatch(tokenReceived(token));
    try {
      const user = await dispatch(fetchUser());
      if (!user) return;
      // If the flag client is not loaded yet, its first request is already for this user's toggles.
      context.flags.identify(user.id, user.companyId);
      const settings = await dispatch(fetchCompanySettings(user.companyId));
      if (!settings) return;
      if (!settings.showCertificates) {
        throw new CompanyDisabledError('http', 'Company has not activated the plugin.', {
          status: 403,
        });
      }
      // The token may have been renewed by one of the requests.
      const currentToken = context.tokenAccess.getToken() ?? token;
      context.sessionStore.write(currentToken);
      await Promise.all([
        context.missionsClient.login(currentToken),
        context.companyClient.login(currentToken),
      ]);
      await context.setLocale({
        user: parseLanguage(user.preferences?.language),
        company: parseLanguage(settings.language),
      });
      if (context.sessionCache !== sessionCache) return;
      context.onUserIdentified(getUserKey(user));
      dispatch(signedIn({ user, settings }));
    } catch (error) {
      if (context.sessionCache !== sessionCache) return;
      const logoutPromise = dispatch(logout());
      if (error instanceof CompanyDisabledError) dispatch(companyDisabled());
      if (!hasErrorStatus(error, 401) && !hasErrorStatus(error, 403))
        context.sessionCache.set(pendingTokenKey, token);
      await logoutPromise;
      throw error;
    }
  };
}

/**
 * Logs out: deletes the session cookie, and clears the token, the user, and the tokens of both GraphQL clients
 * (docs/behaviour.md, Logout).
 * @param endAction Redux action that ends the session
 */
export function logout(endAction: UnknownAction = signedOut()): SessionThunk<Promise<void>> {
  return async (dispatch, _getState, context) => {
    context.sessionStore.clear();
    context.flags.reset();
    dispatch(tokenCleared());
    dispatch(endAction);
    await Promise.all([context.missionsClient.logout(), context.companyClient.logout()]);
  };
}

/** Ends a session that expired during work. The screen then displays a message about it. */
export function endExpiredSession(): SessionThunk<Promise<void>> {
  return (dispatch) => dispatch(logout(sessionExpired()));
}
