/** A place of the browser for texts. Where it is blocked or full nothing is kept, and nothing else changes. */
export interface Keeper {
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
  remove: (key: string) => void;
}

/** @param open throws where the browser blocks it */
function keeperOf(open: () => Storage): Keeper {
  const attempt = <Result>(act: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return act(open());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, text) => attempt((storage) => storage.setItem(key, text), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}

/** Until the tab is closed. */
export const tabKeeper = keeperOf(() => sessionStorage);
/** For the next visit. */
export const visitKeeper = keeperOf(() => localStorage);
