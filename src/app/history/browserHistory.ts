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
  /** Position of the entry, counted from the first entry that the plugin created, for browsers without Navigation API. */
  position: number;
}

/** A location, and the position of its entry relative to the other entries of the browser. */
type PositionedLocation = Location & Pick<PluginEntry, 'position'>;

const stateKey = 'certificates';

/** Creates a history in the address bar of the browser. Keeps what the host's router stores in its entries. */
export function createBrowserHistory(): AppHistory {
  const listeners = createListenerSet();
  let runIfConfirmed: UnsavedWorkRegistry['runIfConfirmed'] = navigateWithoutLeaveConfirmation;
  let location = readLocation();
  const handleChange = () => {
    location = readLocation();
    listeners.notify();
  };
  const handlePopState = () => {
    const next = readLocation();
    const delta = next.position - location.position;
    // Entries that the host adds on top of a screen, for instance for `#section`, show the same screen.
    const isSameScreen =
      delta >= 0 && next.pathname + next.search === location.pathname + location.search;
    if (!isSameScreen) runIfConfirmed(handleChange, delta);
  };
  window.addEventListener('popstate', handlePopState);
  const write = (isNew: boolean) => (to: To, state?: unknown) =>
    runIfConfirmed(() => {
      const key = isNew ? createHistoryKey() : location.key;
      const pluginEntry: PluginEntry = { state, key, position: location.position + Number(isNew) };
      const entry = { ...(window.history.state as HistoryState), [stateKey]: pluginEntry };
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
    go: (delta) => window.history.go(location.position + delta - readLocation().position),
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

/** The state of a history entry, if it is an object. */
type HistoryState = Readonly<Record<string, unknown>> | null;

function readLocation(): PositionedLocation {
  const { pathname, search, hash } = window.location;
  const {
    state = null,
    key = initialHistoryKey,
    position: fallback = 0,
  } = ((window.history.state as HistoryState)?.[stateKey] ?? {}) as Partial<PluginEntry>;
  // Missing in browsers from before 2026.
  const navigation = window.navigation as Navigation | undefined;
  const position = navigation?.currentEntry?.index ?? fallback;
  return { pathname, search, hash, state, key, position };
}
