import { toPathSegment } from '#domain/urls.ts';

/** Pattern of sign-in paths, also of mistyped ones, from which the token is removed too. */
const signInPattern = /^((?:\/+[^/?#]+)?\/+signin)\/+([^/?#][^?#]*?)\/*([?#].*)?$/i;

/**
 * Separates the token from the path of a sign-in link, so that the address bar and the browser history do not contain
 * the token. The browser's `performance.getEntriesByType('navigation')` still contains the token; a page cannot change
 * this.
 * @param path path below the base path, with its query string
 * @returns the path without the token, and the token; undefined if the path is not a sign-in link
 */
export function removeTokenFromSignInPath(
  path: string,
): { path: string; token: string } | undefined {
  const [, screenPath = '', token, suffix = ''] = signInPattern.exec(path) ?? [];
  if (token === undefined) return undefined;
  return { path: screenPath.replace(/\/+/g, '/') + suffix, token: decode(token) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns the path to which a sign-in link leads (docs/behaviour.md, Sign-in link), from its query parameters `page`
 * and `id`:
 * - `page` is `templates` or `preview`: that page, for the given id if there is one
 * - no `page`, but an `id`: the preview of the certificate with that id
 * - otherwise: Home
 */
export function getPathAfterSignIn(search: string): string {
  const query = new URLSearchParams(search);
  const id = query.get('id');
  const page = query.get('page') || (id ? 'preview' : '');
  if (page !== 'templates' && page !== 'preview') return '/';
  return id ? `/${page}/${toPathSegment(id)}` : `/${page}`;
}
