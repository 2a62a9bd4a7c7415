import type { Location, To } from 'react-router-dom';
import type { UnsavedWorkRegistry } from '#host/unsavedWork.ts';
import { createListenerSet } from '#runtime/createListenerSet.ts';
import {
  type AppHistory,
  navigateWithoutLeaveConfirmation,
  createHref,
  initialHistoryKey,
  createHistoryKey,
} from './history.ts';

/** Data of the plugin in the state of a browser history entry, where the host's router may have its own. */
interface PluginEntry {
  state: unknown;
  key: string;
  /** Position of the entry in the history of the browser tab, counted from the first entry that the plugin created. */
  position: number;
}

const stateKey = 'certificates';

/** Creates a history in the address bar of the browser. Keeps what the host's router stores in its entries. */
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
