import { createPath } from 'react-router-dom';
import type { AppHistory } from '#app/history/history.ts';
import { type LocaleStrategy, splitLanguagePrefix } from '#app/localePath.ts';
import { matchRoute } from '#app/routes/routes.ts';
import { removeTokenFromSignInPath } from '#session/signInAddress.ts';

interface HistorySyncOptions {
  history: AppHistory;
  basePath: string;
  /** Path of the module's start screen, below the base path. */
  home: string;
  strategy: LocaleStrategy;
  /** First path to display, if the host has set one. Default: the path in the address. */
  start: string | undefined;
  /** Called with every new path that was not set by the host. */
  onNavigate: (path: string) => void;
  /** Token of a sign-in link. The token has already been removed from the address. */
  signInToken: string | undefined;
}

/**
 * Keeps the plugin's history consistent with the host. Removes tokens from the address, replaces the path `/` with the
 * start path of the module, and reports navigation to the host.
 */
export function syncHostHistory(options: HistorySyncOptions) {
  const { history, basePath, home, strategy, start } = options;
  const getPath = () => getPathBelowBase(history, basePath);
  let { signInToken } = options;
  let reportedPath = start ?? getPath();
  /** Path that the host has set together with the token of the next user. */
  let nextUserPath: string | undefined;

  const handleNavigation = () => {
    const signIn = removeTokenFromSignInPath(getPath());
    if (signIn) {
      signInToken = signIn.token;
      history.replace(basePath + signIn.path);
    } else if (home !== '/' && splitLanguagePrefix(getPath(), strategy).path === '/') {
      goHome();
    } else if (getPath() !== reportedPath) {
      reportedPath = getPath();
      options.onNavigate(reportedPath);
    }
  };
  const goHome = () => history.replace(basePath + home);
  const isAt = (...names: readonly string[]) => {
    const match = matchRoute(splitLanguagePrefix(getPath(), strategy).path.replace(/[?#].*/, ''));
    return match.kind === 'found' && names.includes(match.route.name);
  };
  if (start !== undefined && getPath() !== start) history.replace(basePath + start);
  const stop = history.subscribe(handleNavigation);
  handleNavigation();

  return {
    /**
     * Navigates to a path set by the host.
     * @param isForNextUser whether the host set a new token at the same time
     */
    goTo: (path: string, isForNextUser: boolean) => {
      nextUserPath = isForNextUser ? path : undefined;
      reportedPath = path;
      history.syncTo(basePath + path);
    },
    /** Returns the token of the latest sign-in link. Each token is used once. */
    takeSignInToken: () => {
      const token = signInToken;
      signInToken = undefined;
      return token;
    },
    /**
     * Navigates to the start path. Call this when the user has changed. Does nothing if the current path belongs to a
     * sign-in link, or if the host has set this path for the new user.
     */
    resetToHome: () => {
      if (!isAt('signin') && getPath() !== nextUserPath) goHome();
    },
    /** Navigates to the start path if the page "forbidden" or "not authorized" is displayed. */
    leaveErrorPage: () => {
      if (isAt('forbidden', 'not-authorized')) goHome();
    },
    stop,
  };
}

/** Returns the current path below the base path, with its query. */
export function getPathBelowBase(history: AppHistory, basePath: string): string {
  return createPath(history.location)
    .slice(basePath.length)
    .replace(/^(?!\/)/, '/');
}
