import { type Location, parsePath, type To } from 'react-router-dom';
import type { UnsavedWork } from '#api/services.ts';
import {
  type AppHistory,
  atOnce,
  createHref,
  createListeners,
  firstKey,
  nextKey,
} from './history.ts';

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
  const listeners = createListeners();
  let pass: UnsavedWork['pass'] = atOnce;
  const entries: [Location, ...Location[]] = [locationOf(start, null, firstKey)];
  let index = 0;
  const current = () => entries[index] ?? entries[0];
  const changed = () => {
    listeners.tell();
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
    subscribe: listeners.subscribe,
    guard: (next) => {
      pass = next;
    },
    stop: listeners.clear,
  };
}

function locationOf(to: To, state: unknown, key: string): Location {
  const path = typeof to === 'string' ? parsePath(to) : to;
  return { pathname: '/', search: '', hash: '', ...path, state, key };
}
