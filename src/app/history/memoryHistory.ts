import { type Location, parsePath, type To } from 'react-router-dom';
import type { UnsavedWorkRegistry } from '#host/unsavedWork.ts';
import { createListenerSet } from '#runtime/createListenerSet.ts';
import {
  type AppHistory,
  navigateWithoutLeaveConfirmation,
  createHref,
  initialHistoryKey,
  createHistoryKey,
} from './history.ts';

interface MemoryOptions {
  /** Converts a path to the URL of a link that is opened in another tab. Default: the path itself. */
  toExternalHref?: (path: string) => string;
  /** Asks the host's router to navigate. The host then passes the new path to `syncTo`. */
  navigate?: (path: string, options: { replace: boolean }) => void;
}

/**
 * Creates a history that keeps its entries in memory and never changes the address bar.
 * @param start path of the first entry
 */
export function createMemoryHistory(start: string, options: MemoryOptions = {}): AppHistory {
  const { toExternalHref = (path) => path, navigate } = options;
  const listeners = createListenerSet();
  let runIfConfirmed: UnsavedWorkRegistry['runIfConfirmed'] = navigateWithoutLeaveConfirmation;
  const entries: [Location, ...Location[]] = [createLocation(start, null, initialHistoryKey)];
  let index = 0;
  const getCurrent = () => entries[index] ?? entries[0];
  const add = (to: To, state: unknown) => {
    index += 1;
    entries.splice(index, entries.length, createLocation(to, state, createHistoryKey()));
  };
  const step = (change: () => void, navigateOptions?: { replace: boolean }) =>
    runIfConfirmed(() => {
      change();
      listeners.notify();
      if (navigateOptions) navigate?.(createHref(getCurrent()), navigateOptions);
    });
  return {
    get location() {
      return getCurrent();
    },
    createHref: (to) => toExternalHref(createHref(to)),
    push: (to, state) => step(() => add(to, state), { replace: false }),
    replace: (to, state) =>
      step(
        () => {
          entries[index] = createLocation(to, state, getCurrent().key);
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
    syncTo: (to) => {
      const isAt = (position: number) => entries[position] && createHref(entries[position]) === to;
      if (isAt(index)) return;
      // The router of the host does not tell which entry it is at: an adjacent entry with this path is taken to be it.
      const adjacentIndex = navigate && [index - 1, index + 1].find(isAt);
      const result = { isDone: false, isDeferred: false };
      runIfConfirmed(() => {
        if (adjacentIndex === undefined) add(to, null);
        else index = adjacentIndex;
        result.isDone = true;
        listeners.notify();
        if (result.isDeferred) navigate?.(to, { replace: true });
      });
      if (result.isDone) return;
      // The host has already moved: its address is set back to the current screen until the user has decided.
      result.isDeferred = true;
      navigate?.(createHref(getCurrent()), { replace: true });
    },
    subscribe: listeners.subscribe,
    setGuard: (guard) => {
      runIfConfirmed = guard;
    },
    stop: listeners.clear,
  };
}

function createLocation(to: To, state: unknown, key: string): Location {
  const path = typeof to === 'string' ? parsePath(to) : to;
  return { pathname: '/', search: '', hash: '', ...path, state, key };
}
