import Cookies from 'js-cookie';

const maxAgeSeconds = 604_800;

/**
 * The token of one query-service client (docs/behaviour.md, Query-service tokens): application state, then the client's
 * cookie, then its localStorage entry.
 */
export interface QueryToken {
  current(): string | undefined;
  /** The `Authorization` header that it makes; none without a token. */
  headers(): Record<string, string>;
  store(token: string): void;
  /** @returns false when there was nothing to clear, so that nothing else happens either. */
  clear(): boolean;
}

/**
 * @param storageName name of the cookie and the localStorage entry; undefined keeps the token in memory only, which
 * is what a federated mount does unless its host gave a `storageKey`.
 * @param scheme word that goes before a token (`AUTH_SCHEME`)
 */
export function createQueryToken(storageName: string | undefined, scheme = 'Bearer'): QueryToken {
  let token: string | undefined;
  const current = () => token ?? (storageName ? stored(storageName) : undefined);
  const attributes = {
    'max-age': String(maxAgeSeconds),
    secure: true,
    sameSite: 'lax',
    path: '/',
  } as const;

  return {
    current,
    headers: () => {
      const known = current();
      return known ? { authorization: authorizationOf(known, scheme) } : {};
    },
    store: (next) => {
      token = next;
      if (storageName) Cookies.set(storageName, next, attributes);
    },
    clear: () => {
      const had =
        token !== undefined || (storageName !== undefined && stored(storageName) !== undefined);
      token = undefined;
      if (storageName && had) {
        Cookies.set(storageName, '', { ...attributes, 'max-age': '0', expires: new Date(0) });
        fromLocalStorage((storage) => storage.removeItem(storageName));
      }
      return had;
    },
  };
}

function stored(name: string): string | undefined {
  return Cookies.get(name) ?? fromLocalStorage((storage) => storage.getItem(name)) ?? undefined;
}

// Reading localStorage throws where the browser blocks it.
function fromLocalStorage<T>(read: (storage: Storage) => T): T | undefined {
  try {
    return read(localStorage);
  } catch {
    return undefined;
  }
}

/**
 * The value of the `Authorization` header for a query-service token: a token that already starts with a word and a
 * space is sent as is, every other one is prefixed with the scheme word.
 * @param scheme `none`: no prefix
 */
export function authorizationOf(token: string, scheme: string): string {
  return scheme === 'none' || /^[a-z]+\s/i.test(token) ? token : `${scheme} ${token}`;
}
