import { startTransition, useCallback, useEffect, useState } from 'react';
import { toError } from './toError.ts';

export interface AsyncState<Value> {
  /** Result of the latest completed call. Unchanged while another call is in progress. */
  value: Value | undefined;
  /** Error of the latest completed call. Unchanged during a retry, so that the retry button stays on screen. */
  error: Error | undefined;
  isLoading: boolean;
  retry: () => void;
}

type Load<Value> = (signal: AbortSignal) => Promise<Value>;

interface Outcome<Value> {
  load: Load<Value>;
  attempt: number;
  value?: Value;
  error?: Error;
}

/**
 * Calls an asynchronous function on mount, when `retry` is called, and when the function itself changes. Only the
 * result of the latest call is used.
 * @param load must be stable between renders. Its signal is aborted when the result is no longer needed.
 */
export function useAsync<Value>(load: Load<Value>): AsyncState<Value> {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<Value>>();

  useEffect(() => {
    const controller = new AbortController();
    const settle = (result: Pick<Outcome<Value>, 'value' | 'error'>) => {
      if (controller.signal.aborted) return;
      // The result may render a whole screen; a transition renders it in small pieces.
      startTransition(() => setOutcome({ load, attempt, ...result }));
    };
    load(controller.signal).then(
      (value) => settle({ value }),
      (error: unknown) => settle({ error: toError(error) }),
    );
    return () => controller.abort();
  }, [load, attempt]);

  return {
    value: outcome?.value,
    error: outcome?.error,
    isLoading: outcome?.load !== load || outcome.attempt !== attempt,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
