import { createPath, type Location, type Navigator, type To } from 'react-router-dom';
import type { UnsavedWork } from '#host/unsavedWork.ts';

/** Navigation history of one mount: the browser's history, or a list in memory that does not change the address bar. */
export interface AppHistory extends Navigator {
  readonly location: Location;
  /**
   * Navigates to a path requested by the host, or one to which the host has already navigated. Adds one history entry
   * in either case.
   */
  syncTo(to: string): void;
  /** Calls `listener` after every change of the location. @returns a function that removes the listener */
  subscribe: (listener: () => void) => () => void;
  /** Sets the function through which every navigation runs, for instance to ask for confirmation. */
  setGuard(runIfConfirmed: UnsavedWork['runIfConfirmed']): void;
  /** Stops listening to events of the browser. */
  stop(): void;
}

/** Key that React Router assigns to the first entry of a visit. There is no earlier entry of the plugin. */
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
