import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { PlatformError } from './platformApi.ts';
import { useShellContext } from './shellContext.ts';

export function isPlatformError(error: unknown, status: number): boolean {
  return error instanceof PlatformError && error.status === status;
}

/**
 * Fetches data when a page opens, and again when `retry` is called. Ends the session after a 401.
 * @param fetchData a function that is the same in every render
 */
export function useFetchOnMount<Data>(
  fetchData: (apiUrl: string, token: string) => Promise<Data>,
  onLoaded: (data: Data) => void,
) {
  const { config, user, endSession } = useShellContext();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);

  const handleData = useEffectEvent((data: Data): void => {
    setFailed(false);
    onLoaded(data);
  });
  const handleError = useEffectEvent((error: unknown): void => {
    if (isPlatformError(error, 401)) endSession('expired');
    else setFailed(true);
  });
  useEffect(() => {
    let isCancelled = false;
    fetchData(config.apiUrl, user.token).then(
      (data) => isCancelled || handleData(data),
      (error: unknown) => isCancelled || handleError(error),
    );
    return () => {
      isCancelled = true;
    };
  }, [fetchData, config.apiUrl, user.token, attempt]);
  return { hasFailed, retry };
}
