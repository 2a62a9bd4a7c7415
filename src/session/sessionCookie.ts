import Cookies from 'js-cookie';
import { tryStorage } from '#runtime/tryStorage.ts';

/** Name of the session cookie. The host's prefix, if there is one, is put before this name. */
export const sessionCookieName = 'certificates_session';

const lifetimeDays = 1;

/** Creates a session store that saves the token in a cookie. @param name name of the cookie */
export const createCookieTokenStorage = (name: string) => ({
  /** Reads the token from the cookie. @throws InvalidSessionCookie when the value is not a non-empty JSON string */
  read: async () => readSessionCookie(name),
  write: (token: string) => writeSessionCookie(name, token),
  clear: () => deleteSessionCookie(name),
});

/** Error thrown for a session cookie whose value is not a JSON string (docs/behaviour.md, Session cookie). */
export class InvalidSessionCookie extends Error {
  override name = 'InvalidSessionCookie';
}

/**
 * Returns cookie attributes that browsers accept: `SameSite=None; Secure; Partitioned` in a frame, `Lax` otherwise.
 * Deleting the cookie requires the same attributes.
 */
function getCookieAttributes(): Cookies.CookieAttributes & { partitioned?: boolean } {
  if (window.top !== window.self) {
    return { path: '/', secure: true, sameSite: 'none', partitioned: true };
  }
  return { path: '/', secure: location.protocol === 'https:', sameSite: 'lax' };
}

// By default the library strips the quotes of a JSON string written by a server, and skips values it cannot decode.
const exactCookies = Cookies.withConverter({ read: decode });

/**
 * Reads the token from the session cookie. Returns undefined if there is no cookie, or no access to cookies.
 * @throws InvalidSessionCookie when the value is not a non-empty JSON string
 */
export function readSessionCookie(name: string): string | undefined {
  const value = tryStorage(() => exactCookies.get(name));
  if (value === undefined) return undefined;
  let token: unknown;
  try {
    token = JSON.parse(value);
  } catch (error) {
    throw new InvalidSessionCookie('The session cookie is not JSON.', { cause: error });
  }
  if (typeof token === 'string' && token !== '') return token;
  throw new InvalidSessionCookie('The session cookie is not a JSON string.');
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Saves the token for one day. If the browser blocks cookies, a reload of the page ends the session. */
export function writeSessionCookie(name: string, token: string): void {
  setCookie(name, JSON.stringify(token), lifetimeDays);
}

export function deleteSessionCookie(name: string): void {
  setCookie(name, '', new Date(0));
}

const setCookie = (name: string, value: string, expires: number | Date) =>
  tryStorage(() => Cookies.set(name, value, { ...getCookieAttributes(), expires }));
