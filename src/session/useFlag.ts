import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { FlagName } from '#data/flags/flags.ts';
import { usePluginContext } from './pluginContext.ts';

/**
 * Returns whether a toggle is on, and renders the component again when this changes. Counts one use in the metrics for
 * each change, not for each render.
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
