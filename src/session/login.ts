import type { UnknownAction } from '@reduxjs/toolkit';
import { ApiError, hasStatus } from '#api/apiError.ts';
import { languageOf } from '#model/language.ts';
import {
  signedIn,
  signedOut,
  companyRefused,
  sessionExpired,
  signInStarted,
  tokenCleared,
  tokenReceived,
} from './sessionSlice.ts';
import { identityOf, settingsOf, type Thunk, userOf, waitingToken } from './thunks.ts';

class CompanyOff extends ApiError {}

/**
 * Logs in with a token, in this order: user, settings, cookie, locale (docs/behaviour.md, Login).
 * @throws ApiError 403 when the company has not activated the plugin; any failure logs out first
 */
export function login(token: string): Thunk<Promise<void>> {
  return async (dispatch, _getState, services) => {
    const { memory } = services;
    memory.take(waitingToken);
    dispatch(signInStarted());
    dispatch(tokenReceived(token));
    try {
      const user = await dispatch(userOf());
      if (!user) return;
      // Before the flag client has come, where it can be: it asks for this user's toggles then, and for no others.
      services.flags.identify(user.id, user.companyId);
      const settings = await dispatch(settingsOf(user.companyId));
      if (!settings) return;
      if (!settings.showCertificates) {
        throw new CompanyOff('http', 'Company has not activated the plugin.', { status: 403 });
      }
      // A renewed token may have taken this one's place on the way.
      const current = services.tokens.current() ?? token;
      services.session.write(current);
      await Promise.all([services.missions.login(current), services.company.login(current)]);
      await services.setLocale({
        user: languageOf(user.preferences?.language),
        company: languageOf(settings.language),
      });
      if (services.memory !== memory) return;
      services.arrived(identityOf(user));
      dispatch(signedIn({ user, settings }));
    } catch (error) {
      if (services.memory !== memory) return;
      const ended = dispatch(logout());
      if (error instanceof CompanyOff) dispatch(companyRefused());
      if (!hasStatus(error, 401) && !hasStatus(error, 403))
        services.memory.keep(waitingToken, token);
      await ended;
      throw error;
    }
  };
}

/** Deletes the cookie, clears the token and the user, and the tokens of both query services (docs/behaviour.md, Logout). */
export function logout(ended: UnknownAction = signedOut()): Thunk<Promise<void>> {
  return async (dispatch, _getState, services) => {
    services.session.clear();
    services.flags.forget();
    dispatch(tokenCleared());
    dispatch(ended);
    await Promise.all([services.missions.logout(), services.company.logout()]);
  };
}

/** The session ended while working: logs out, and the screen says so. */
export function endSession(): Thunk<Promise<void>> {
  return (dispatch) => dispatch(logout(sessionExpired()));
}
