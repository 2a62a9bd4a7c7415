import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  getControlId,
  parseState,
  type PlaygroundState,
  serializeState,
} from './playgroundState.ts';

/** Milliseconds without a change after which the plugin gets the changes. */
const DELAY_MS = 250;

/**
 * Returns the state of the playground and its setter, which keeps it in the address. If the plugin changes the address
 * itself, the address stays as the plugin has set it.
 */
export function usePlaygroundState() {
  const [state, setState] = useState(() => parseState(window.location.search));
  const appliedState = useDelayed(state);
  const navigate = useNavigate();
  const change = (next: PlaygroundState): void => {
    setState(next);
    const isAddressOfPlugin =
      next.kind === 'module' && next.values[getControlId('prop', 'router')] === 'browser';
    if (!isAddressOfPlugin) void navigate(`/playground${serializeState(next)}`, { replace: true });
  };
  return { state, appliedState, change };
}

/** Returns a value once it has not changed for a moment, so that typing does not mount the plugin at each key. */
function useDelayed<Value>(value: Value): Value {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return delayed;
}
