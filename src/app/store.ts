import { configureStore, isPending, isRejectedWithValue } from '@reduxjs/toolkit';
import { combineReducers, type Middleware, type Reducer } from 'redux';
import { ApiError, type ApiErrorHandler } from '#data/apiError.ts';
import { missionsApi } from '#data/rest/missionsApi.ts';
import type { PluginContext } from '#session/pluginContext.ts';
import { workspaceApi } from '#data/rest/workspaceApi.ts';
import { certificatesSlice } from '#features/certificates/certificatesSlice.ts';
import { hostSlice } from '#host/hostSlice.ts';
import { authTokenSlice, selectGeneration, sessionSlice } from '#session/sessionSlice.ts';

const combinedReducer = combineReducers({
  authToken: authTokenSlice.reducer,
  session: sessionSlice.reducer,
  host: hostSlice.reducer,
  certificates: certificatesSlice.reducer,
  missionsApi: missionsApi.reducer,
  workspaceApi: workspaceApi.reducer,
});

type RootState = ReturnType<typeof combinedReducer>;

/**
 * Root reducer of Redux. When the session ends, resets all state except `session`, `host` and the API caches. The API
 * caches are reset by the middleware `resetApisOnSessionEnd`, because such a reset also aborts pending requests.
 */
const reduceState: Reducer<RootState> = (previous, action) => {
  const state = combinedReducer(previous, action);
  if (!previous || selectGeneration(previous) === selectGeneration(state)) return state;
  const { session, host, missionsApi, workspaceApi } = state;
  return combinedReducer({ session, host, missionsApi, workspaceApi }, { type: 'sessionReset' });
};

const resetApisOnSessionEnd: Middleware<object, RootState> = (store) => (next) => (action) => {
  const previous = selectGeneration(store.getState());
  const result = next(action);
  if (selectGeneration(store.getState()) !== previous) {
    store.dispatch(missionsApi.util.resetApiState());
    store.dispatch(workspaceApi.util.resetApiState());
  }
  return result;
};

/** Redux action that RTK Query dispatches for a request, with the name of the requested endpoint. */
interface QueryAction {
  meta: { arg: { endpointName: string } | undefined };
}

export type AppStore = ReturnType<typeof createStore>;

/**
 * Creates the Redux store of one mount.
 * @param onRestError called with every failed REST request
 */
export function createStore(context: PluginContext, onRestError: ApiErrorHandler) {
  const startTimes = new WeakMap<object, number>();
  const reportRestErrors: Middleware = () => (next) => (action) => {
    const result = next(action);
    // Other thunks may have any argument.
    const call = (action as Partial<QueryAction>).meta?.arg;
    if (isPending(action) && call?.endpointName) startTimes.set(call, performance.now());
    if (isRejectedWithValue(action) && call && action.payload instanceof ApiError) {
      onRestError(action.payload, call.endpointName, startTimes.get(call) ?? 0);
    }
    return result;
  };
  return configureStore({
    reducer: reduceState,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: context },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(
        missionsApi.middleware,
        workspaceApi.middleware,
        reportRestErrors,
        resetApisOnSessionEnd,
      ),
    devTools: false,
  });
}
