import { startTransition, useCallback, useEffect, useState } from 'react';
import { toError } from './toError.ts';

export interface LoadState<Value> {
  /** Result of the latest completed call. Unchanged while another call is in progress. */
  value: Value | undefined;
  /** Error of the latest completed call. Unchanged during a retry, so that the retry button stays on screen. */
  error: Error | undefined;
  isLoading: boolean;
  retry: () => void;
}

/**
 * Loads a value on mount, on `retry`, and when `load` changes. Only the result of the latest call is used.
 * @param load must be stable between renders
 */
export function useLoaded<Value>(load: () => Promise<Value>): LoadState<Value> {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<Value>>();

  useEffect(() => {
    let isCurrent = true;
    const settle = (result: Pick<Outcome<Value>, 'value' | 'error'>) => {
      if (!isCurrent) return;
      // The result may render a whole screen; a transition renders it in small pieces.
      startTransition(() => setOutcome({ load, attempt, ...result }));
    };
    load().then(
      (value) => settle({ value }),
      (error: unknown) => settle({ error: toError(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);

  return {
    value: outcome?.value,
    error: outcome?.error,
    isLoading: outcome?.load !== load || outcome.attempt !== attempt,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}

interface Outcome<Value> {
  load: () => Promise<Value>;
  attempt: number;
  value?: Value;
  error?: Error;
}
