import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { onSystemColorMode, systemIsDark } from './colorMode.ts';
import { selectColorMode, selectForcedColorMode } from './hostSlice.ts';

/** The mode to draw in now: the screen's own, else the preference, where `system` follows the system live. */
export function useColorMode(): 'light' | 'dark' {
  const preference = useSelector(selectColorMode);
  const forced = useSelector(selectForcedColorMode);
  const system = useSyncExternalStore(onSystemColorMode, systemIsDark) ? 'dark' : 'light';
  return forced ?? (preference === 'system' ? system : preference);
}
