import { parsePath } from 'react-router-dom';
import type { MountState } from '#app/createMount.ts';
import { isPublic, matchRoute, type RouteMatch } from '#app/screens/routes.ts';
import { loadCatalogue } from '#i18n/catalogue.ts';
import type { Language } from '#model/language.ts';
import { enterAhead } from '#session/entering.ts';
import { signInTarget } from '#session/signInAddress.ts';

/**
 * Asks for the texts and the code of the screen at a path, and where that is a sign-in link of the one behind it. Whoever
 * draws what failed asks again, and says so.
 * @param path without its locale prefix
 */
export function preloadScreen(language: Language, path: string): RouteMatch {
  const { pathname = '/', search = '' } = parsePath(path);
  loadCatalogue(language).catch(ignore);
  const match = matchRoute(pathname);
  if (match.kind === 'found') {
    match.route.Page.ask().catch(ignore);
    if (match.route.name === 'signin') preloadScreen(language, signInTarget(search));
  }
  return match;
}

/**
 * Asks at once for the texts, the screen and the session of a mount, so that they come beside each other.
 * @param path without its locale prefix
 * @returns keeps it from what it has not begun
 */
export function preload({ store }: MountState, language: Language, path: string): () => void {
  let isWanted = true;
  const match = preloadScreen(language, path);
  if (match.kind === 'found') {
    // Not for a mount that its host takes away at once, as StrictMode does.
    queueMicrotask(() => {
      if (isWanted && !isPublic(match.route)) store.dispatch(enterAhead());
    });
  }
  return () => {
    isWanted = false;
  };
}

const ignore = () => undefined;
