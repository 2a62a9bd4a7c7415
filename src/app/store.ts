import {
  combineReducers,
  configureStore,
  isPending,
  isRejectedWithValue,
  type Middleware,
  type Reducer,
} from '@reduxjs/toolkit';
import { ApiError, type OnCallError } from '#api/apiError.ts';
import { missionsApi } from '#api/rest/missionsApi.ts';
import type { Services } from '#api/services.ts';
import { workspaceApi } from '#api/rest/workspaceApi.ts';
import { certificatesSlice } from '#features/certificates/certificatesSlice.ts';
import { hostSlice } from '#host/hostSlice.ts';
import { authTokenSlice, selectEnded, sessionSlice } from '#session/sessionSlice.ts';

const parts = combineReducers({
  authToken: authTokenSlice.reducer,
  session: sessionSlice.reducer,
  host: hostSlice.reducer,
  certificates: certificatesSlice.reducer,
  missionsApi: missionsApi.reducer,
  workspaceApi: workspaceApi.reducer,
});

type RootState = ReturnType<typeof parts>;

/** Whatever belongs to a session goes with it; the calls of the APIs have to be ended too, below. */
const rootReducer: Reducer<RootState> = (before, action) => {
  const state = parts(before, action);
  if (!before || selectEnded(before) === selectEnded(state)) return state;
  const { session, host, missionsApi, workspaceApi } = state;
  return parts({ session, host, missionsApi, workspaceApi }, { type: 'anew' });
};

const endCalls: Middleware<object, RootState> = (store) => (next) => (action) => {
  const before = selectEnded(store.getState());
  const result = next(action);
  if (selectEnded(store.getState()) !== before) {
    store.dispatch(missionsApi.util.resetApiState());
    store.dispatch(workspaceApi.util.resetApiState());
  }
  return result;
};

/** What says of an action which call of which API it is about. */
interface AnyCall {
  meta: { arg: { endpointName: string } | undefined };
}

export type AppStore = ReturnType<typeof createStore>;

/**
 * The store of one mount.
 * @param onRestError hears of every failed REST call
 */
export function createStore(services: Services, onRestError: OnCallError) {
  const begun = new WeakMap<object, number>();
  const reportFailures: Middleware = () => (next) => (action) => {
    const result = next(action);
    // Of other thunks it may be anything.
    const call = (action as Partial<AnyCall>).meta?.arg;
    if (isPending(action) && call?.endpointName) begun.set(call, performance.now());
    if (isRejectedWithValue(action) && call && action.payload instanceof ApiError) {
      onRestError(action.payload, call.endpointName, begun.get(call) ?? 0);
    }
    return result;
  };
  return configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: services },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(missionsApi.middleware, workspaceApi.middleware, reportFailures, endCalls),
    devTools: false,
  });
}
