import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { subscribeToSystemColorMode, isSystemDark } from './colorMode.ts';
import { selectColorMode, selectForcedColorMode } from './hostSlice.ts';

/** Returns the colour mode: the one forced by the screen, else the preferred one, which may follow the system. */
export function useColorMode(): 'light' | 'dark' {
  const preference = useSelector(selectColorMode);
  const forcedMode = useSelector(selectForcedColorMode);
  const systemMode = useSyncExternalStore(subscribeToSystemColorMode, isSystemDark)
    ? 'dark'
    : 'light';
  return forcedMode ?? (preference === 'system' ? systemMode : preference);
}
