import Cookies from 'js-cookie';
import { tryStorage } from '#runtime/tryStorage.ts';

const maxAgeSeconds = 604_800;

/**
 * Access token of one GraphQL client (docs/behaviour.md, Query-service tokens). The token is read from memory. If it is
 * not there, it is read from the client's cookie, and otherwise from the client's localStorage entry.
 */
export interface GraphqlTokenStorage {
  getToken(): string | undefined;
  /** Returns an object with the `Authorization` header, or an empty object if there is no token. */
  getHeaders(): Record<string, string>;
  save(token: string): void;
  /** Clears the token. Returns whether there was a token, so that callers can skip further work if there was none. */
  clear(): boolean;
}

/**
 * Creates the token of one GraphQL client.
 * @param storageName name of the cookie and of the localStorage entry. If undefined, the token is kept only in memory,
 * as in a host page that sets no `storageKey`
 * @param scheme authentication scheme written before the token (`AUTH_SCHEME`)
 */
export function createGraphqlTokenStorage(
  storageName: string | undefined,
  scheme = 'Bearer',
): GraphqlTokenStorage {
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
      if (storageName) tryStorage(() => Cookies.set(storageName, value, attributes));
    },
    clear: () => {
      const hadToken = getToken() !== undefined;
      token = undefined;
      if (storageName && hadToken) {
        const expired = { ...attributes, 'max-age': '0', expires: new Date(0) };
        tryStorage(() => Cookies.set(storageName, '', expired));
        tryStorage(() => localStorage.removeItem(storageName));
      }
      return hadToken;
    },
  };
}

function readStoredToken(name: string): string | undefined {
  return (
    tryStorage(() => Cookies.get(name)) ?? tryStorage(() => localStorage.getItem(name)) ?? undefined
  );
}

/**
 * Formats the `Authorization` header for a GraphQL service. A token that already starts with a scheme (a word and a
 * space) is sent unchanged.
 * @param scheme authentication scheme, written before a token that has none. `none`: the token is sent without a scheme
 */
export function formatAuthorization(token: string, scheme: string): string {
  return scheme === 'none' || /^[a-z]+\s/i.test(token) ? token : `${scheme} ${token}`;
}
