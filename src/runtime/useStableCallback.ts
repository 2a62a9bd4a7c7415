import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that is the same in every render and calls the latest `onEvent`, so that memoized components do
 * not render again and effects do not run again. It must not be called during rendering. React's own `useEffectEvent`
 * requires version 19.2, and hosts may provide 19.0.
 */
export function useStableCallback<Args extends unknown[]>(
  onEvent: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(onEvent);
  useLayoutEffect(() => {
    latest.current = onEvent;
  });
  return useCallback((...args) => latest.current(...args), []);
}
