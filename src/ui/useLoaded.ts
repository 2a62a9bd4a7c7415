import { startTransition, useCallback, useEffect, useState } from 'react';
import { asError } from '#model/asError.ts';

export interface Loaded<Value> {
  /** What the latest finished load gave; stays while another one is under way. */
  value: Value | undefined;
  /** Why the latest finished load failed; stays while it is repeated, so that its button does too. */
  error: Error | undefined;
  isLoading: boolean;
  retry: () => void;
}

/**
 * Calls `load` at once, again on `retry`, and whenever it becomes another function; only the latest call counts.
 * @param load stable between renders for as long as it means the same
 */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<Value>>();

  useEffect(() => {
    let isWanted = true;
    const settle = (result: Pick<Outcome<Value>, 'value' | 'error'>) => {
      if (!isWanted) return;
      // What it is for may be a whole screen, which is not drawn in one piece then.
      startTransition(() => setOutcome({ load, attempt, ...result }));
    };
    load().then(
      (value) => settle({ value }),
      (error: unknown) => settle({ error: asError(error) }),
    );
    return () => {
      isWanted = false;
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
