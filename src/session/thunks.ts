import { ApiError } from '#api/apiError.ts';
import type { Services, ServicesDispatch } from '#api/services.ts';
import type { Slot } from '#api/sessionMemory.ts';
import { type CompanySettings, type CurrentUser, workspaceApi } from '#api/rest/workspaceApi.ts';
import type { SessionState } from './sessionSlice.ts';

export type Thunk<Result> = (
  dispatch: ServicesDispatch,
  getState: () => unknown,
  services: Services,
) => Result;

/** Asked as it stands now, and kept by nobody. */
const fresh = { forceRefetch: true, subscribe: false } as const;

/** A token with which the next beginning goes on: of a login that failed for no fault of its own, or another user's. */
export const waitingToken: Slot<string> = {};

const { currentUser, companySettings } = workspaceApi.endpoints;

/**
 * Who a token is of.
 * @param token undefined: the session's
 * @returns undefined when the session was ended, or the plugin unmounted, before the answer came
 */
export function userOf(token?: string): Thunk<Promise<CurrentUser | undefined>> {
  return (dispatch) => dispatch(currentUser.initiate(token, fresh)).unwrap();
}

/** The settings of a company. @returns undefined as above */
export function settingsOf(companyId: string): Thunk<Promise<CompanySettings | undefined>> {
  return (dispatch) => dispatch(companySettings.initiate(companyId, fresh)).unwrap();
}

export function sessionOf(state: unknown): SessionState {
  return (state as { session: SessionState }).session;
}

export function noToken(): ApiError {
  return new ApiError('http', 'No session.', { status: 401 });
}

/** The same person may work for several companies. */
export function identityOf({ id, companyId }: CurrentUser): string {
  return JSON.stringify([companyId, id]);
}
