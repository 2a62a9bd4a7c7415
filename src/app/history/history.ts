import { createPath, type Location, type Navigator, type To } from 'react-router-dom';
import type { UnsavedWorkRegistry } from '#host/unsavedWork.ts';

/** Navigation history of one mount: the browser's history, or a list in memory that does not change the address bar. */
export interface AppHistory extends Navigator {
  readonly location: Location;
  /**
   * Displays a path at the request of the host. If the host has already changed the URL to this path, no second entry
   * is added to the browser's history. Does nothing if the path is already displayed.
   */
  syncTo(to: string): void;
  /** Calls `listener` after every change of the location. @returns a function that removes the listener */
  subscribe: (listener: () => void) => () => void;
  /** Sets the function that decides about every navigation, for instance by asking about unsaved changes. */
  setGuard(runIfConfirmed: UnsavedWorkRegistry['runIfConfirmed']): void;
  /** Removes the history's listeners from the events of the browser window. */
  stop(): void;
}

/** React Router's key of the first entry of a visit, before which there is no screen of the plugin. */
export const initialHistoryKey = 'default';

/** Calls the navigation function immediately, without asking the user. Used while no guard is set. */
export const navigateWithoutLeaveConfirmation: UnsavedWorkRegistry['runIfConfirmed'] = (navigate) =>
  navigate();

export function createHref(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

export function createHistoryKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
