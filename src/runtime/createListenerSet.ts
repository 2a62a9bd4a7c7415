/** Creates a set of listeners, and returns functions that add a listener and call all listeners. */
export function createListenerSet() {
  const listeners = new Set<() => void>();
  return {
    notify: () => {
      for (const listener of listeners) listener();
    },
    /** Adds a listener. @returns a function that removes it */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear: () => listeners.clear(),
  };
}
