import { useState } from 'react';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import { usePluginContext } from './pluginContext.ts';
import type { SessionCacheKey } from './sessionCache.ts';

/** Works like `useState`, with a value in the session cache, which outlasts the component. */
export function useSessionState<Value>(key: SessionCacheKey<Value>) {
  const { sessionCache } = usePluginContext();
  const [value, setValue] = useState(() => sessionCache.get(key));
  const setStoredValue = useStableCallback((next: Value) => {
    sessionCache.set(key, next);
    setValue(() => next);
  });
  return [value, setStoredValue] as const;
}
