import Cookies from 'js-cookie';

/** Name of the session cookie, behind the host's prefix where there is one. */
export const sessionCookieName = 'certificates_session';

const lifetimeDays = 1;

/** A session that outlives a page load in the cookie of that name. */
export const cookieSession = (name: string) => ({
  /** @throws InvalidSessionCookie when its value is not a non-empty JSON string */
  read: async () => readSessionCookie(name),
  write: (token: string) => writeSessionCookie(name, token),
  clear: () => deleteSessionCookie(name),
});

/** The session cookie holds something that is not a JSON string (docs/behaviour.md, Session cookie). */
export class InvalidSessionCookie extends Error {
  override name = 'InvalidSessionCookie';
}

/**
 * The only attributes that browsers keep: `SameSite=None; Secure; Partitioned` in another site's frame, `Lax` at top
 * level. Deleting needs the same ones.
 */
function attributes(): Cookies.CookieAttributes & { partitioned?: boolean } {
  if (window.top !== window.self) {
    return { path: '/', secure: true, sameSite: 'none', partitioned: true };
  }
  return { path: '/', secure: location.protocol === 'https:', sameSite: 'lax' };
}

// The library would take the quotes off a JSON string that a server wrote, and pass over what it cannot decode.
const exactCookies = Cookies.withConverter({ read: decode });

/**
 * The token in the session cookie; undefined when there is none.
 * @throws InvalidSessionCookie when its value is not a non-empty JSON string
 */
export function readSessionCookie(name: string): string | undefined {
  const value = exactCookies.get(name);
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

/** Keeps the token for one day. Where cookies are blocked the session lasts until the page is loaded anew. */
export function writeSessionCookie(name: string, token: string): void {
  Cookies.set(name, JSON.stringify(token), { ...attributes(), expires: lifetimeDays });
}

export function deleteSessionCookie(name: string): void {
  Cookies.set(name, '', { ...attributes(), expires: new Date(0) });
}
