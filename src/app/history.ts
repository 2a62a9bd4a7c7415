import type { Location, Navigator, To } from 'react-router-dom';
import { createPath, parsePath } from 'react-router-dom';

/** The addresses of one mount: the browser's own, or a list in memory that no address bar shows. */
export interface AppHistory extends Navigator {
  readonly location: Location;
  /** Hears of every change, whoever made it. @returns stops listening */
  subscribe: (listener: () => void) => () => void;
  /** Asked before every step from now on; a step waits for the answer. Undefined: nothing to ask. */
  askBefore(mayLeave: () => Promise<boolean> | undefined): void;
  /** Ends listening to the browser. */
  stop(): void;
}

type Listener = () => void;

/** React Router's name for the entry that a visit began with: there is nothing of ours to go back to. */
const firstKey = 'default';

/** Writes the address bar and follows the browser's back and forward; a host's own router is left alone. */
export function createBrowserHistory(): AppHistory {
  const listeners = new Set<Listener>();
  const gate = createGate();
  let location = browserLocation();
  let place = placeNow();
  const changed = () => {
    location = browserLocation();
    place = placeNow();
    for (const listener of listeners) listener();
  };
  let isReturning = false;
  const moved = () => {
    // The way back to where the question is asked.
    if (isReturning) {
      isReturning = false;
      return;
    }
    const steps = placeNow() - place;
    gate.pass(changed, () => {
      isReturning = true;
      window.history.go(-steps);
      return () => window.history.go(steps);
    });
  };
  window.addEventListener('popstate', moved);
  const write = (method: 'pushState' | 'replaceState') => (to: To, state?: unknown) =>
    gate.pass(() => {
      const isNew = method === 'pushState';
      const key = isNew ? nextKey() : location.key;
      const entry = { usr: state, key, place: isNew ? place + 1 : place };
      window.history[method](entry, '', createHref(to));
      changed();
    });
  return {
    get location() {
      return location;
    },
    createHref,
    push: write('pushState'),
    replace: write('replaceState'),
    go: (delta) => window.history.go(delta),
    subscribe: (listener) => subscribe(listeners, listener),
    askBefore: gate.askBefore,
    stop: () => window.removeEventListener('popstate', moved),
  };
}

/** Which entry of this tab's history it is, counted from where the plugin wrote first. */
function placeNow(): number {
  return (window.history.state as { place?: number } | null)?.place ?? 0;
}

/** Lets steps through, or holds them back until a question is answered. */
function createGate() {
  let mayLeave: () => Promise<boolean> | undefined = () => undefined;
  let isOpen = false;
  return {
    askBefore: (ask: typeof mayLeave) => {
      mayLeave = ask;
    },
    /** @param undo for a step already made: takes it back and says how to make it again */
    pass: (step: () => void, undo: () => () => void = () => step) => {
      const answer = isOpen ? undefined : mayLeave();
      isOpen = false;
      if (!answer) {
        step();
        return;
      }
      const redo = undo();
      void answer.then((isAllowed) => {
        if (!isAllowed) return;
        isOpen = true;
        redo();
      });
    },
  };
}

/** Never touches the address bar. @param start path of the first location */
export function createMemoryHistory(start: string): AppHistory {
  const listeners = new Set<Listener>();
  const gate = createGate();
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
    push: (to, state) =>
      gate.pass(() => {
        entries.splice(index + 1, entries.length, locationOf(to, state, nextKey()));
        index += 1;
        changed();
      }),
    replace: (to, state) =>
      gate.pass(() => {
        entries[index] = locationOf(to, state, current().key);
        changed();
      }),
    go: (delta) =>
      gate.pass(() => {
        index = Math.min(Math.max(index + delta, 0), entries.length - 1);
        changed();
      }),
    subscribe: (listener) => subscribe(listeners, listener),
    askBefore: gate.askBefore,
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
