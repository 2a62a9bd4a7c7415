import { pathSegment } from '#model/addresses.ts';

/** Also with a slash too many, another case or another language: no screen is there, but no token stays either. */
const signIn = /^((?:\/+[^/?#]+)?\/+signin)\/+([^/?#][^?#]*?)\/*([?#].*)?$/i;

/**
 * Takes the token out of a sign-in address, so that it stays neither in the address bar nor in the history. What the
 * browser itself noted of the navigation (`performance.getEntriesByType('navigation')`) no page can change.
 * @param path path inside the base path, with its query
 * @returns the address without the token, and the token; undefined when the path is no sign-in link
 */
export function splitSignInAddress(path: string): { path: string; token: string } | undefined {
  const [, entry = '', token, rest = ''] = signIn.exec(path) ?? [];
  if (token === undefined) return undefined;
  return { path: entry.replace(/\/+/g, '/') + rest, token: decode(token) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Where a sign-in link leads (docs/behaviour.md, Sign-in link): `page` names the screen, `id` is appended. The default page is
 * home, and for an id that comes alone the screen that shows one; a page that nobody knows is home, whatever the id.
 */
export function signInTarget(search: string): string {
  const query = new URLSearchParams(search);
  const id = query.get('id');
  const page = query.get('page') || (id ? 'preview' : '');
  if (page !== 'templates' && page !== 'preview') return '/';
  return id ? `/${page}/${pathSegment(id)}` : `/${page}`;
}
