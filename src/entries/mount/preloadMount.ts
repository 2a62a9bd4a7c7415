import { parsePath } from 'react-router-dom';
import type { MountState } from '#app/createMount.ts';
import { matchRoute, type RouteMatch } from '#app/routes/routes.ts';
import { loadCatalog } from '#i18n/catalog.ts';
import type { Language } from '#domain/language.ts';
import { prefetchSession } from '#session/startSession.ts';
import { getPathAfterSignIn } from '#session/signInAddress.ts';

/**
 * Preloads the texts and the code of the screen at a path. For a sign-in link, also preloads the screen to which the
 * link leads. Errors are ignored, because the screen loads its texts and code again when it is rendered, and reports
 * errors at that time.
 * @param path path without the locale prefix
 */
export function preloadScreen(language: Language, path: string): RouteMatch {
  const { pathname = '/', search = '' } = parsePath(path);
  loadCatalog(language).catch(ignore);
  const match = matchRoute(pathname);
  if (match.kind === 'found') {
    match.route.Page.preload().catch(ignore);
    if (match.route.name === 'signin') preloadScreen(language, getPathAfterSignIn(search));
  }
  return match;
}

/**
 * Preloads the texts, the code of the screen and the session of a mounted plugin in parallel.
 * @param path path without the locale prefix
 * @returns a function that cancels the request for the session if this request has not been sent yet
 */
export function preloadMount({ store }: MountState, language: Language, path: string): () => void {
  let isCancelled = false;
  const match = preloadScreen(language, path);
  if (match.kind === 'found') {
    // Deferred, because StrictMode unmounts the first mount at once.
    queueMicrotask(() => {
      if (!isCancelled && !match.route.public) store.dispatch(prefetchSession());
    });
  }
  return () => {
    isCancelled = true;
  };
}

const ignore = () => undefined;
