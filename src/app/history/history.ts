import { createPath, type Location, type Navigator, type To } from 'react-router-dom';
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

/** React Router's name for the entry that a visit began with: there is nothing of ours to go back to. */
export const firstKey = 'default';

/** Without a guard nobody is asked. */
export const atOnce: UnsavedWork['pass'] = (step) => step();

export function createHref(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

/** Those who hear of changes. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    tell: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear: () => listeners.clear(),
  };
}

export function nextKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
