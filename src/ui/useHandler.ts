import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The same function at every render, which does what the latest one says: for memoized components, which would be
 * rendered anew by another, and for effects, which would run again. For events only, not while rendering. React's own
 * `useEffectEvent` came with 19.2, and hosts lend 19.0.
 */
export function useHandler<Args extends unknown[]>(
  onEvent: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(onEvent);
  useLayoutEffect(() => {
    latest.current = onEvent;
  });
  return useCallback((...args) => latest.current(...args), []);
}
