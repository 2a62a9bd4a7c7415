import {
  combineReducers,
  configureStore,
  isRejectedWithValue,
  type Middleware,
} from '@reduxjs/toolkit';
import { ApiError } from '#api/apiError.ts';
import { missionsApi } from '#api/missionsApi.ts';
import type { Services } from '#api/services.ts';
import { workspaceApi } from '#api/workspaceApi.ts';
import { certificatesSlice } from '#features/certificates/certificatesSlice.ts';
import { hostSlice } from '#host/hostSlice.ts';
import { authTokenSlice, sessionSlice } from '#session/sessionSlice.ts';

const rootReducer = combineReducers({
  authToken: authTokenSlice.reducer,
  session: sessionSlice.reducer,
  host: hostSlice.reducer,
  certificates: certificatesSlice.reducer,
  missionsApi: missionsApi.reducer,
  workspaceApi: workspaceApi.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;
export type AppStore = ReturnType<typeof createStore>;

/**
 * The store of one mount.
 * @param onRestError hears of every failed REST call
 */
export function createStore(services: Services, onRestError: (error: ApiError) => void) {
  const reportFailures: Middleware = () => (next) => (action) => {
    const result = next(action);
    if (isRejectedWithValue(action) && action.payload instanceof ApiError) {
      onRestError(action.payload);
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
      }).concat(missionsApi.middleware, workspaceApi.middleware, reportFailures),
    devTools: false,
  });
}
