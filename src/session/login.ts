import type { UnknownAction } from '@reduxjs/toolkit';
import { ApiError, hasStatus } from '#api/apiError.ts';
import type { Entry, Services, ServicesDispatch } from '#api/services.ts';
import type { Slot } from '#api/sessionMemory.ts';
import { type CurrentUser, workspaceApi } from '#api/workspaceApi.ts';
import { languageOf } from '#model/language.ts';
import { timeLimits, within } from '#model/timeLimits.ts';
import {
  entryReopened,
  type SessionState,
  signedIn,
  signedOut,
  companyRefused,
  sessionExpired,
  signInStarted,
  tokenCleared,
  tokenReceived,
} from './sessionSlice.ts';

type Thunk<Result> = (
  dispatch: ServicesDispatch,
  getState: () => unknown,
  services: Services,
) => Result;

class CompanyOff extends ApiError {}

/** @returns undefined when the session was ended, or the plugin unmounted, before the answer came */
const answerOf = <Answer>(call: { unwrap(): Promise<Answer> }): Promise<Answer | undefined> =>
  call.unwrap();

/** A token with which the next beginning goes on: of a login that failed for no fault of its own, or another user's. */
const waitingToken: Slot<string> = {};

const fresh = { forceRefetch: true, subscribe: false } as const;

/**
 * Logs in with a token, in the order of Spec §4: user, settings, cookie, locale.
 * @throws ApiError 403 when the company has not activated the plugin; any failure logs out first
 */
export function login(token: string): Thunk<Promise<void>> {
  return async (dispatch, _getState, services) => {
    const { memory } = services;
    memory.take(waitingToken);
    dispatch(signInStarted());
    dispatch(tokenReceived(token));
    try {
      const { currentUser, companySettings } = workspaceApi.endpoints;
      const user = await answerOf(dispatch(currentUser.initiate(undefined, fresh)));
      if (!user) return;
      // Before the flag client has come, where it can be: it asks for this user's toggles then, and for no others.
      services.flags.identify(user.id, user.companyId);
      const settings = await answerOf(dispatch(companySettings.initiate(user.companyId, fresh)));
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

/** Deletes the cookie, clears the token and the user, and the tokens of both query services (Spec §4). */
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

/**
 * Begins the session from what the mount has: the session cookie, the host's token, or what an interrupted login left.
 * Does nothing while a login is under way or done; asked for again before it has failed for good, it fails with that.
 * @throws ApiError 401 when there is no token; whatever `login` throws
 */
export function enter(): Thunk<Promise<void>> {
  return (dispatch, getState, services) => {
    const entry = begun(dispatch, services, sessionOf(getState()).attempt);
    entry.done.catch(() => forget(services, entry));
    return entry.done;
  };
}

/** Begins the session before any screen asks for it; a failure waits for the `enter` of that screen. */
export function enterAhead(): Thunk<void> {
  return (dispatch, getState, services) => {
    begun(dispatch, services, sessionOf(getState()).attempt);
  };
}

function begun(dispatch: ServicesDispatch, services: Services, attempt: number): Entry {
  // While a failed login is wound up its state is signed out already, and must not begin another one.
  if (services.entry?.attempt === attempt) return services.entry;
  const entry = { attempt, done: dispatch(begin()) };
  services.entry = entry;
  entry.done.then(
    () => forget(services, entry),
    () => undefined,
  );
  return entry;
}

function forget(services: Services, entry: Entry): void {
  if (services.entry === entry) services.entry = undefined;
}

function begin(): Thunk<Promise<void>> {
  return async (dispatch, getState, services) => {
    if (sessionOf(getState()).phase !== 'signedOut') return;
    dispatch(signInStarted());
    const { memory } = services;
    const waiting = memory.read(waitingToken);
    const kept = await within(timeLimits.answer, () => services.session.read()).catch(
      (error: unknown) => {
        console.error(error);
        services.session.clear();
        return undefined;
      },
    );
    const token = kept ?? waiting;
    // The host may have given another token meanwhile, with which another beginning is under way.
    if (services.memory !== memory) return;
    if (token) return dispatch(login(token));
    dispatch(signedOut());
    throw noToken();
  };
}

/**
 * Begins the session from a sign-in link, in place of one that may be there already.
 * @param token the link's; undefined when it carries none, or it was taken already: then an interrupted login goes on
 * @returns whether somebody is signed in now; false while another call is at it
 * @throws ApiError 401 when there is no token; whatever `login` throws
 */
export function signIn(token: string | undefined): Thunk<Promise<boolean>> {
  return async (dispatch, getState, services) => {
    const { phase } = sessionOf(getState());
    const given = token ?? services.memory.read(waitingToken);
    if (!given) {
      if (phase === 'signingIn') return false;
      throw noToken();
    }
    if (phase !== 'signedOut') await dispatch(logout());
    await dispatch(login(given));
    return sessionOf(getState()).phase === 'signedIn';
  };
}

function noToken(): ApiError {
  return new ApiError('http', 'No session.', { status: 401 });
}

function sessionOf(state: unknown): SessionState {
  return (state as { session: SessionState }).session;
}

/**
 * There is another token. The same user goes on working with it, and nothing else changes; with another one's the
 * session ends, and the next begins where the screen asks for it.
 */
export function takeToken(token: string): Thunk<Promise<'same user' | 'another user'>> {
  return async (dispatch, getState, services) => {
    const { memory } = services;
    const { currentUser } = workspaceApi.endpoints;
    const user = await answerOf(dispatch(currentUser.initiate(token, fresh)));
    // Nobody's, or too late: the session that it should go on with is over.
    if (!user || services.memory !== memory) throw noToken();
    const before = sessionOf(getState()).user;
    if (before && identityOf(before) === identityOf(user)) {
      dispatch(tokenReceived(token));
      services.session.write(token);
      await Promise.all([
        services.missions.login(token, { skipReset: true }),
        services.company.login(token, { skipReset: true }),
      ]);
      return 'same user';
    }
    const ended = dispatch(logout(entryReopened()));
    services.memory.keep(waitingToken, token);
    await ended;
    return 'another user';
  };
}

/** The host gave another token in place of one that was refused. @returns whether the session goes on with it */
export function goOnWith(token: string): Thunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    if (sessionOf(getState()).phase === 'signedIn') {
      return (await dispatch(takeToken(token))) === 'same user';
    }
    // A login under way keeps it where it belongs.
    dispatch(tokenReceived(token));
    return true;
  };
}

/** The same person may work for several companies. */
function identityOf({ id, companyId }: CurrentUser): string {
  return JSON.stringify([companyId, id]);
}
