import { logout } from './login.ts';
import { entryReopened, tokenReceived } from './sessionSlice.ts';
import { identityOf, noToken, sessionOf, type Thunk, userOf, waitingToken } from './thunks.ts';

/**
 * There is another token. The same user goes on working with it, and nothing else changes; with another one's the
 * session ends, and the next begins where the screen asks for it.
 */
export function takeToken(token: string): Thunk<Promise<'same user' | 'another user'>> {
  return async (dispatch, getState, services) => {
    const { memory } = services;
    const user = await dispatch(userOf(token));
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
