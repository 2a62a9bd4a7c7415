import { createPath } from 'react-router-dom';
import type { AppHistory } from '#app/history/history.ts';
import { type LocaleStrategy, splitLocale } from '#app/localePath.ts';
import { matchRoute } from '#app/screens/routes.ts';
import { splitSignInAddress } from '#session/signInAddress.ts';

interface FollowOptions {
  history: AppHistory;
  basePath: string;
  /** Below the base path, where the module is at home. */
  home: string;
  strategy: LocaleStrategy;
  /** Where the host wants the plugin to begin; undefined: where the address is. */
  start: string | undefined;
  /** Hears of every path that the host did not ask for itself. */
  navigated: (path: string) => void;
  /** The token of a sign-in link that was taken out of the address before. */
  signInToken: string | undefined;
}

/** Keeps the addresses of a mount in order and tells the host of them. */
export function followHistory(options: FollowOptions) {
  const { history, basePath, home, strategy, start } = options;
  const pathNow = () => pathIn(history, basePath);
  let { signInToken } = options;
  let told = start ?? pathNow();
  let next: string | undefined;

  const follow = () => {
    const signIn = splitSignInAddress(pathNow());
    if (signIn) {
      signInToken = signIn.token;
      history.replace(basePath + signIn.path);
    } else if (home !== '/' && splitLocale(pathNow(), strategy).path === '/') {
      goHome();
    } else if (pathNow() !== told) {
      told = pathNow();
      options.navigated(told);
    }
  };
  const goHome = () => history.replace(basePath + home);
  const isAt = (...names: readonly string[]) => {
    const match = matchRoute(splitLocale(pathNow(), strategy).path.replace(/[?#].*/, ''));
    return match.kind === 'found' && names.includes(match.route.name);
  };
  if (start !== undefined && pathNow() !== start) history.replace(basePath + start);
  const stop = history.subscribe(follow);
  follow();

  return {
    /** @param isForNext the host gave it along with another token */
    goTo: (path: string, isForNext: boolean) => {
      next = isForNext ? path : undefined;
      told = path;
      history.arrive(basePath + path);
    },
    /** The token of the last sign-in link, which has left the address by then. Given once. */
    takeSignInToken: () => {
      const token = signInToken;
      signInToken = undefined;
      return token;
    },
    /** Goes home from what was another user's. A sign-in link says itself where it leads, and the host may. */
    leaveAddress: () => {
      if (!isAt('signin') && pathNow() !== next) goHome();
    },
    /** Goes home from a page that turns somebody away. */
    leaveRefusal: () => {
      if (isAt('forbidden', 'not-authorized')) goHome();
    },
    stop,
  };
}

/** The path inside the base path, with its query. */
export function pathIn(history: AppHistory, basePath: string): string {
  return createPath(history.location)
    .slice(basePath.length)
    .replace(/^(?!\/)/, '/');
}
