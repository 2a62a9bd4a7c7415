import type { Location, Navigator, To } from 'react-router-dom';
import { createPath, parsePath } from 'react-router-dom';
import type { UnsavedWork } from '#api/services.ts';

/** The addresses of one mount: the browser's own, or a list in memory that no address bar shows. */
export interface AppHistory extends Navigator {
  readonly location: Location;
  /** Hears of every change, whoever made it. @returns stops listening */
  subscribe: (listener: () => void) => () => void;
  /** Every step goes through it from now on. */
  guard(pass: UnsavedWork['pass']): void;
  /** Ends listening to the browser. */
  stop(): void;
}

type Listener = () => void;

/** React Router's name for the entry that a visit began with: there is nothing of ours to go back to. */
const firstKey = 'default';

/** Writes the address bar and follows the browser's back and forward; a host's own router is left alone. */
export function createBrowserHistory(): AppHistory {
  const listeners = new Set<Listener>();
  let pass: UnsavedWork['pass'] = atOnce;
  let location = browserLocation();
  let place = placeNow();
  const changed = () => {
    location = browserLocation();
    place = placeNow();
    for (const listener of listeners) listener();
  };
  const moved = () => pass(changed, placeNow() - place);
  window.addEventListener('popstate', moved);
  const write = (isNew: boolean) => (to: To, state?: unknown) =>
    pass(() => {
      const key = isNew ? nextKey() : location.key;
      const entry = { usr: state, key, place: place + (isNew ? 1 : 0) };
      window.history[isNew ? 'pushState' : 'replaceState'](entry, '', createHref(to));
      changed();
    });
  return {
    get location() {
      return location;
    },
    createHref,
    push: write(true),
    replace: write(false),
    go: (delta) => window.history.go(delta),
    subscribe: (listener) => subscribe(listeners, listener),
    guard: (next) => {
      pass = next;
    },
    stop: () => window.removeEventListener('popstate', moved),
  };
}

const atOnce = (step: () => void) => step();

/** Which entry of this tab's history it is, counted from where the plugin wrote first. */
function placeNow(): number {
  return (window.history.state as { place?: number } | null)?.place ?? 0;
}

/**
 * Never touches the address bar.
 * @param start path of the first location
 * @param outside where a path of ours is for who opens its link in another tab; the page around knows none of them
 */
export function createMemoryHistory(
  start: string,
  outside: (path: string) => string = (path) => path,
): AppHistory {
  const listeners = new Set<Listener>();
  let pass: UnsavedWork['pass'] = atOnce;
  const entries: [Location, ...Location[]] = [locationOf(start, null, firstKey)];
  let index = 0;
  const current = () => entries[index] ?? entries[0];
  const step = (change: () => void) =>
    pass(() => {
      change();
      for (const listener of listeners) listener();
    });
  return {
    get location() {
      return current();
    },
    createHref: (to) => outside(createHref(to)),
    push: (to, state) =>
      step(() => {
        index += 1;
        entries.splice(index, entries.length, locationOf(to, state, nextKey()));
      }),
    replace: (to, state) =>
      step(() => {
        entries[index] = locationOf(to, state, current().key);
      }),
    go: (delta) =>
      step(() => {
        index = Math.min(Math.max(index + delta, 0), entries.length - 1);
      }),
    subscribe: (listener) => subscribe(listeners, listener),
    guard: (next) => {
      pass = next;
    },
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
