import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { subscribeToSystemColorMode, isSystemDark } from './colorMode.ts';
import { selectColorMode, selectForcedColorMode } from './hostSlice.ts';

/**
 * Returns the current colour mode: the mode forced by the screen, else the preferred mode. For the preference `system`,
 * follows changes of the operating system.
 */
export function useColorMode(): 'light' | 'dark' {
  const preference = useSelector(selectColorMode);
  const forcedMode = useSelector(selectForcedColorMode);
  const systemMode = useSyncExternalStore(subscribeToSystemColorMode, isSystemDark)
    ? 'dark'
    : 'light';
  return forcedMode ?? (preference === 'system' ? systemMode : preference);
}
