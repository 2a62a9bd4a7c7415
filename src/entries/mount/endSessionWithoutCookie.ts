import type { MountState } from '#app/createMount.ts';
import { endExpiredSession } from '#session/signInWithToken.ts';
import { selectPhase } from '#session/sessionSlice.ts';

/**
 * Ends the session if the session cookie was deleted while the page was hidden, as when the user signs out in another
 * tab. A page that the browser restores from its back/forward cache becomes visible, too. Unsaved work stays on screen.
 * @returns a function that stops this
 */
export function endSessionWithoutCookie({ store, context }: MountState): () => void {
  const hasCookie = async () => {
    const token = await context.sessionStore.read().catch(() => undefined);
    return token !== undefined;
  };
  // If the browser blocks cookies, there never is one.
  let hadCookie = Promise.resolve(false);
  const handleVisibilityChange = async () => {
    if (document.visibilityState === 'hidden') {
      hadCookie = hasCookie();
      return;
    }
    if (!(await hadCookie) || (await hasCookie()) || context.unsavedWork.hasUnsavedWork()) return;
    if (selectPhase(store.getState()) === 'signedIn') await store.dispatch(endExpiredSession());
  };
  document.addEventListener('visibilitychange', handleVisibilityChange);
  return () => document.removeEventListener('visibilitychange', handleVisibilityChange);
}
