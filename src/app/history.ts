import type { Location, Navigator, To } from 'react-router-dom';
import { createPath, parsePath } from 'react-router-dom';

/** The addresses of one mount: the browser's own, or a list in memory that no address bar shows. */
export interface AppHistory extends Navigator {
  readonly location: Location;
  /** Hears of every change, whoever made it. @returns stops listening */
  subscribe: (listener: () => void) => () => void;
  /** Ends listening to the browser. */
  stop(): void;
}

type Listener = () => void;

/** React Router's name for the entry that a visit began with: there is nothing of ours to go back to. */
const firstKey = 'default';

/** Writes the address bar and follows the browser's back and forward; a host's own router is left alone. */
export function createBrowserHistory(): AppHistory {
  const listeners = new Set<Listener>();
  let location = browserLocation();
  const changed = () => {
    location = browserLocation();
    for (const listener of listeners) listener();
  };
  window.addEventListener('popstate', changed);
  const write = (method: 'pushState' | 'replaceState') => (to: To, state?: unknown) => {
    const key = method === 'pushState' ? nextKey() : location.key;
    window.history[method]({ usr: state, key }, '', createHref(to));
    changed();
  };
  return {
    get location() {
      return location;
    },
    createHref,
    push: write('pushState'),
    replace: write('replaceState'),
    go: (delta) => window.history.go(delta),
    subscribe: (listener) => subscribe(listeners, listener),
    stop: () => window.removeEventListener('popstate', changed),
  };
}

/** Never touches the address bar. @param start path of the first location */
export function createMemoryHistory(start: string): AppHistory {
  const listeners = new Set<Listener>();
  const entries: [Location, ...Location[]] = [locationOf(start, null, firstKey)];
  let index = 0;
  const current = () => entries[index] ?? entries[0];
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return {
    get location() {
      return current();
    },
    createHref,
    push: (to, state) => {
      entries.splice(index + 1, entries.length, locationOf(to, state, nextKey()));
      index += 1;
      changed();
    },
    replace: (to, state) => {
      entries[index] = locationOf(to, state, current().key);
      changed();
    },
    go: (delta) => {
      index = Math.min(Math.max(index + delta, 0), entries.length - 1);
      changed();
    },
    subscribe: (listener) => subscribe(listeners, listener),
    stop: () => listeners.clear(),
  };
}

function browserLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = firstKey } = (window.history.state ?? {}) as {
    usr?: unknown;
    key?: string;
  };
  return { pathname, search, hash, state: usr, key };
}

function locationOf(to: To, state: unknown, key: string): Location {
  const path = typeof to === 'string' ? parsePath(to) : to;
  return { pathname: '/', search: '', hash: '', ...path, state, key };
}

function createHref(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

function subscribe(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function nextKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
