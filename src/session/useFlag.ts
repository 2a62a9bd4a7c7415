import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { FlagName } from '#data/flags/flagNames.ts';
import { usePluginContext } from './pluginContext.ts';

/**
 * Returns whether a feature toggle is on, or true while the state of the toggle is unknown. Renders the component again
 * when the toggle changes. The usage metrics of the toggle count one use per mount and per change, not per render.
 */
export function useFlag(name: FlagName): boolean {
  const { flags } = usePluginContext();
  const isEnabled = useSyncExternalStore(
    flags.subscribe,
    useCallback(() => flags.isEnabled(name), [flags, name]),
  );
  useEffect(() => {
    if (isEnabled !== undefined) flags.countUse(name);
  }, [flags, name, isEnabled]);
  return isEnabled ?? true;
}
