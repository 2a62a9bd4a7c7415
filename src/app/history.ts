import type { Location, Navigator, To } from 'react-router-dom';
import { createPath, parsePath } from 'react-router-dom';
import type { UnsavedWork } from '#api/services.ts';

/** The addresses of one mount: the browser's own, or a list in memory that no address bar shows. */
export interface AppHistory extends Navigator {
  readonly location: Location;
  /** The host says where it wants to be, or is already: comes to one entry either way. */
  arrive(to: string): void;
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

/** What an entry of the browser's history carries of ours, beside what the host's router keeps there. */
interface OurEntry {
  state: unknown;
  key: string;
  /** Which entry of this tab's history it is, counted from where the plugin wrote first. */
  place: number;
}

const ourName = 'certificates';

/** Writes the address bar and follows the browser's back and forward; what a host's own router keeps there stays. */
export function createBrowserHistory(): AppHistory {
  const listeners = new Set<Listener>();
  let pass: UnsavedWork['pass'] = atOnce;
  let location = browserLocation();
  let { place } = ourEntry();
  const changed = () => {
    location = browserLocation();
    ({ place } = ourEntry());
    for (const listener of listeners) listener();
  };
  const moved = () => pass(changed, ourEntry().place - place);
  window.addEventListener('popstate', moved);
  const write = (isNew: boolean) => (to: To, state?: unknown) =>
    pass(() => {
      const key = isNew ? nextKey() : location.key;
      const ours: OurEntry = { state, key, place: place + (isNew ? 1 : 0) };
      const entry = { ...entryNow(), [ourName]: ours };
      window.history[isNew ? 'pushState' : 'replaceState'](entry, '', createHref(to));
      changed();
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
    arrive: (to) => {
      if (createHref(window.location) !== to) push(to);
      else if (createHref(location) !== to) pass(changed);
    },
    subscribe: (listener) => subscribe(listeners, listener),
    guard: (next) => {
      pass = next;
    },
    stop: () => window.removeEventListener('popstate', moved),
  };
}

const atOnce = (step: () => void) => step();

function entryNow(): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

function ourEntry(): OurEntry {
  const {
    state = null,
    key = firstKey,
    place = 0,
  } = (entryNow()[ourName] ?? {}) as Partial<OurEntry>;
  return { state, key, place };
}

interface MemoryOptions {
  /** Where a path of ours is for who opens its link in another tab; default: there. */
  outside?: (path: string) => string;
  /** Moves the router of the host along, which moves us by `arrive`. */
  navigate?: (path: string, options: { replace: boolean }) => void;
}

/**
 * Never touches the address bar itself.
 * @param start path of the first location
 */
export function createMemoryHistory(start: string, options: MemoryOptions = {}): AppHistory {
  const { outside = (path) => path, navigate } = options;
  const listeners = new Set<Listener>();
  let pass: UnsavedWork['pass'] = atOnce;
  const entries: [Location, ...Location[]] = [locationOf(start, null, firstKey)];
  let index = 0;
  const current = () => entries[index] ?? entries[0];
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const add = (to: To, state: unknown) => {
    index += 1;
    entries.splice(index, entries.length, locationOf(to, state, nextKey()));
  };
  const step = (change: () => void, told?: { replace: boolean }) =>
    pass(() => {
      change();
      changed();
      if (told) navigate?.(createHref(current()), told);
    });
  return {
    get location() {
      return current();
    },
    createHref: (to) => outside(createHref(to)),
    push: (to, state) => step(() => add(to, state), { replace: false }),
    replace: (to, state) =>
      step(
        () => {
          entries[index] = locationOf(to, state, current().key);
        },
        { replace: true },
      ),
    go: (delta) => {
      if (navigate) window.history.go(delta);
      else
        step(() => {
          index = Math.min(Math.max(index + delta, 0), entries.length - 1);
        });
    },
    arrive: (to) => {
      const isAt = (place: number) => entries[place] && createHref(entries[place]) === to;
      if (isAt(index)) return;
      // Of a host's router nobody tells which entry it is; one beside ours with this address is it.
      const known = navigate && [index - 1, index + 1].find(isAt);
      const visit = { isThere: false, isHeldBack: false };
      pass(() => {
        if (known === undefined) add(to, null);
        else index = known;
        visit.isThere = true;
        changed();
        if (visit.isHeldBack) navigate?.(to, { replace: true });
      });
      if (visit.isThere) return;
      // The host is there already: it comes back to what is on screen until somebody has decided.
      visit.isHeldBack = true;
      navigate?.(createHref(current()), { replace: true });
    },
    subscribe: (listener) => subscribe(listeners, listener),
    guard: (next) => {
      pass = next;
    },
    stop: () => listeners.clear(),
  };
}

function browserLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { state, key } = ourEntry();
  return { pathname, search, hash, state, key };
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
