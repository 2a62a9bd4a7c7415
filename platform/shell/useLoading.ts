import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { RefusedByPlatform } from './platformApi.ts';
import { useShell } from './shellContext.ts';

export function isRefusal(error: unknown, status: number): boolean {
  return error instanceof RefusedByPlatform && error.status === status;
}

/**
 * What a page asks the platform for as it opens, and anew with `retry`. An ended session goes to the shell.
 * @param load must stay the same function
 */
export function useLoading<Answer>(
  load: (apiUrl: string, token: string) => Promise<Answer>,
  onLoaded: (answer: Answer) => void,
) {
  const { config, user, endSession } = useShell();
  const [failed, setFailed] = useState(false);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);

  const show = useEffectEvent((answer: Answer): void => {
    setFailed(false);
    onLoaded(answer);
  });
  const fail = useEffectEvent((error: unknown): void => {
    if (isRefusal(error, 401)) endSession('expired');
    else setFailed(true);
  });
  useEffect(() => {
    let left = false;
    load(config.apiUrl, user.token).then(
      (answer) => left || show(answer),
      (error: unknown) => left || fail(error),
    );
    return () => {
      left = true;
    };
  }, [load, config.apiUrl, user.token, attempt]);
  return { failed, retry };
}
