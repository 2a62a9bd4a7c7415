import { ApiError } from '#data/apiError.ts';
import type { PluginContext, PluginDispatch } from './pluginContext.ts';
import type { SessionCacheKey } from './sessionCache.ts';
import { type CompanySettings, type CurrentUser, workspaceApi } from '#data/rest/workspaceApi.ts';
import { uncachedQuery, unwrapAndUnsubscribe } from '#data/rest/restBaseQuery.ts';
import type { SessionState } from './sessionSlice.ts';

export type SessionThunk<Result> = (
  dispatch: PluginDispatch,
  getState: () => unknown,
  context: PluginContext,
) => Result;

/**
 * Key in the session cache for the token with which the next session starts. The token is stored when a login fails
 * although the token may be valid (for example after a network error), or when a new token belongs to another user.
 */
export const pendingTokenKey = 'pendingToken' as SessionCacheKey<string>;

const { currentUser, companySettings } = workspaceApi.endpoints;

/**
 * Fetches the user to whom a token belongs.
 * @param token default: the token of the current session
 * @returns undefined if the session ended or the plugin was unmounted before the response arrived
 */
export function fetchUser(token?: string): SessionThunk<Promise<CurrentUser | undefined>> {
  return (dispatch) => unwrapAndUnsubscribe(dispatch(currentUser.initiate(token, uncachedQuery)));
}

/**
 * Fetches the settings of a company.
 * @returns undefined if the session ended or the plugin was unmounted before the response arrived
 */
export function fetchCompanySettings(
  companyId: string,
): SessionThunk<Promise<CompanySettings | undefined>> {
  return (dispatch) =>
    unwrapAndUnsubscribe(dispatch(companySettings.initiate(companyId, uncachedQuery)));
}

export function getSession(state: unknown): SessionState {
  return (state as { session: SessionState }).session;
}

export function createUnauthorizedError(): ApiError {
  return new ApiError('http', 'No session.', { status: 401 });
}

/** Returns a key that identifies a user in one company, because a person may belong to several companies. */
export function getUserKey({ id, companyId }: CurrentUser): string {
  return JSON.stringify([companyId, id]);
}
