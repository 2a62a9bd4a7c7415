import type { Location, To } from 'react-router-dom';
import type { UnsavedWork } from '#api/services.ts';
import {
  type AppHistory,
  atOnce,
  createHref,
  createListeners,
  firstKey,
  nextKey,
} from './history.ts';

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
  const listeners = createListeners();
  let pass: UnsavedWork['pass'] = atOnce;
  let location = browserLocation();
  let { place } = ourEntry();
  const changed = () => {
    location = browserLocation();
    ({ place } = ourEntry());
    listeners.tell();
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
    subscribe: listeners.subscribe,
    guard: (next) => {
      pass = next;
    },
    stop: () => window.removeEventListener('popstate', moved),
  };
}

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

function browserLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { state, key } = ourEntry();
  return { pathname, search, hash, state, key };
}
