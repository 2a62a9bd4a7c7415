import type { MountState } from '#app/createMount.ts';
import { isPublic, matchRoute } from '#app/routes.ts';
import { loadCatalogue } from '#i18n/catalogue.ts';
import type { Language } from '#model/language.ts';
import { enterAhead } from '#session/login.ts';

/**
 * Asks at once for the texts, the screen and the session of a mount, so that they come beside each other. Whoever draws
 * what failed asks again, and says so.
 * @param path without its locale prefix
 * @returns keeps it from what it has not begun
 */
export function askAhead({ store }: MountState, language: Language, path: string): () => void {
  let isWanted = true;
  loadCatalogue(language).catch(ignore);
  const match = matchRoute(path);
  if (match.kind === 'found') {
    match.route.Page.ask?.().catch(ignore);
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
