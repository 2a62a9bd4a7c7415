/** A browser storage whose methods do not throw errors. When storage is blocked or full, nothing is stored. */
export interface SafeStorage {
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
  remove: (key: string) => void;
}

/**
 * Creates a storage whose methods do not throw errors.
 * @param open returns the storage, or throws when the browser blocks it
 */
function createSafeStorage(open: () => Storage): SafeStorage {
  const attempt = <Result>(operation: (storage: Storage) => Result, fallback: Result): Result => {
    try {
      return operation(open());
    } catch {
      return fallback;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, text) => attempt((storage) => storage.setItem(key, text), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}

/** Storage for values until the tab is closed. */
export const tabStorage = createSafeStorage(() => sessionStorage);
/** Storage for values until the next visit. */
export const persistentStorage = createSafeStorage(() => localStorage);
