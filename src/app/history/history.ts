import { createPath, type Location, type Navigator, type To } from 'react-router-dom';
import type { UnsavedWork } from '#host/unsavedWork.ts';

/** Navigation history of one mount: the browser's history, or a list in memory that does not change the address bar. */
export interface AppHistory extends Navigator {
  readonly location: Location;
  /**
   * Displays a path that the host requests, or to which the host has already navigated. In the latter case, the
   * browser's history gets no second entry. Does nothing if the path is already displayed.
   */
  syncTo(to: string): void;
  /** Calls `listener` after every change of the location. @returns a function that removes the listener */
  subscribe: (listener: () => void) => () => void;
  /**
   * Sets a function that is called for every navigation and decides whether it takes place, for instance after asking
   * the user about unsaved changes.
   */
  setGuard(runIfConfirmed: UnsavedWork['runIfConfirmed']): void;
  /** Stops listening to events of the browser. */
  stop(): void;
}

/**
 * Key that React Router assigns to the first history entry of a visit. The plugin has no earlier entry to which it
 * could navigate back.
 */
export const initialKey = 'default';

/** Navigates without confirmation. Used while no guard is set. */
export const runWithoutConfirmation: UnsavedWork['runIfConfirmed'] = (navigate) => navigate();

export function createHref(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

/** Creates a set of listeners with functions to add, notify and remove them. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    notify: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear: () => listeners.clear(),
  };
}

export function createKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
