import Cookies from 'js-cookie';

const maxAgeSeconds = 604_800;

/**
 * Token of one GraphQL client (docs/behaviour.md, Query-service tokens). Read from memory, else from the client's
 * cookie, else from the client's localStorage entry.
 */
export interface QueryToken {
  getToken(): string | undefined;
  /** Returns an object with the `Authorization` header; an empty object without a token. */
  getHeaders(): Record<string, string>;
  save(token: string): void;
  /** Clears the token. Returns false when there was none, so that callers can skip further work. */
  clear(): boolean;
}

/**
 * Creates the token of one GraphQL client.
 * @param storageName name of the cookie and the localStorage entry. If undefined, the token exists only in memory, as
 * in a federated mount whose host passed no `storageKey`
 * @param scheme authentication scheme written before the token (`AUTH_SCHEME`)
 */
export function createQueryToken(storageName: string | undefined, scheme = 'Bearer'): QueryToken {
  let token: string | undefined;
  const getToken = () => token ?? (storageName ? readStoredToken(storageName) : undefined);
  const attributes = {
    'max-age': String(maxAgeSeconds),
    secure: true,
    sameSite: 'lax',
    path: '/',
  } as const;

  return {
    getToken,
    getHeaders: () => {
      const value = getToken();
      return value ? { authorization: formatAuthorization(value, scheme) } : {};
    },
    save: (value) => {
      token = value;
      if (storageName) Cookies.set(storageName, value, attributes);
    },
    clear: () => {
      const hadToken =
        token !== undefined ||
        (storageName !== undefined && readStoredToken(storageName) !== undefined);
      token = undefined;
      if (storageName && hadToken) {
        Cookies.set(storageName, '', { ...attributes, 'max-age': '0', expires: new Date(0) });
        tryLocalStorage((storage) => storage.removeItem(storageName));
      }
      return hadToken;
    },
  };
}

function readStoredToken(name: string): string | undefined {
  return Cookies.get(name) ?? tryLocalStorage((storage) => storage.getItem(name)) ?? undefined;
}

// Accessing localStorage throws when the browser blocks it.
function tryLocalStorage<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(localStorage);
  } catch {
    return undefined;
  }
}

/**
 * Formats the `Authorization` header for a GraphQL service. A token that already starts with a scheme (a word and a
 * space) is sent unchanged.
 * @param scheme authentication scheme written before any other token; `none`: no scheme
 */
export function formatAuthorization(token: string, scheme: string): string {
  return scheme === 'none' || /^[a-z]+\s/i.test(token) ? token : `${scheme} ${token}`;
}
