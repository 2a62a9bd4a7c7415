import type { Location, To } from 'react-router-dom';
import type { UnsavedWorkRegistry } from '#host/unsavedWork.ts';
import {
  type AppHistory,
  navigateWithoutLeaveConfirmation,
  createHref,
  createListenerSet,
  initialHistoryKey,
  createHistoryKey,
} from './history.ts';

/**
 * Data that the plugin stores in the state of a browser history entry. The host's router may store its own data in the
 * same state.
 */
interface PluginEntry {
  state: unknown;
  key: string;
  /** Position of the entry in the history of the browser tab, counted from the first entry that the plugin created. */
  position: number;
}

const stateKey = 'certificates';

/**
 * Creates a history that changes the URL in the address bar and follows the browser's back and forward buttons.
 * Preserves the state that the host's router stores in history entries.
 */
export function createBrowserHistory(): AppHistory {
  const listeners = createListenerSet();
  let runIfConfirmed: UnsavedWorkRegistry['runIfConfirmed'] = navigateWithoutLeaveConfirmation;
  let location = readBrowserLocation();
  let { position } = readPluginEntry();
  const handleChange = () => {
    location = readBrowserLocation();
    ({ position } = readPluginEntry());
    listeners.notify();
  };
  const handlePopState = () => runIfConfirmed(handleChange, readPluginEntry().position - position);
  window.addEventListener('popstate', handlePopState);
  const write = (isNew: boolean) => (to: To, state?: unknown) =>
    runIfConfirmed(() => {
      const key = isNew ? createHistoryKey() : location.key;
      const pluginEntry: PluginEntry = { state, key, position: position + (isNew ? 1 : 0) };
      const entry = { ...readHistoryState(), [stateKey]: pluginEntry };
      window.history[isNew ? 'pushState' : 'replaceState'](entry, '', createHref(to));
      handleChange();
    });
  const push = write(true);
  return {
    get location() {
      return location;
    },
    createHref,
    push,
    replace: write(false),
    go: (delta) => window.history.go(delta),
    syncTo: (to) => {
      if (createHref(window.location) !== to) push(to);
      else if (createHref(location) !== to) runIfConfirmed(handleChange);
    },
    subscribe: listeners.subscribe,
    setGuard: (guard) => {
      runIfConfirmed = guard;
    },
    stop: () => window.removeEventListener('popstate', handlePopState),
  };
}

function readHistoryState(): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

function readPluginEntry(): PluginEntry {
  const {
    state = null,
    key = initialHistoryKey,
    position = 0,
  } = (readHistoryState()[stateKey] ?? {}) as Partial<PluginEntry>;
  return { state, key, position };
}

function readBrowserLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { state, key } = readPluginEntry();
  return { pathname, search, hash, state, key };
}
