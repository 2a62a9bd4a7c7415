import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { FlagName } from '#data/flags/flags.ts';
import { usePluginContext } from './pluginContext.ts';

/**
 * Returns whether a feature toggle is on; true while this is unknown. Renders the component again when the toggle
 * changes. The metrics count one use per mount of the component and per change, not per render.
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
