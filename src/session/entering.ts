import type { Entry, Services, ServicesDispatch } from '#api/services.ts';
import { timeLimits, within } from '#model/timeLimits.ts';
import { login, logout } from './login.ts';
import { signedOut, signInStarted } from './sessionSlice.ts';
import { noToken, sessionOf, type Thunk, waitingToken } from './thunks.ts';

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
