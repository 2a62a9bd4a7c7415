import type { MountState } from '#app/createMount.ts';
import { hasErrorStatus } from '#data/apiError.ts';
import { colorModeStorageKey, saveColorMode, readColorMode } from '#host/colorMode.ts';
import { toHttpUrlOrNull } from '#host/hostMessages.ts';
import { hostSettingsChanged, type HostSettings, selectColorMode } from '#host/hostSlice.ts';
import { parseLanguage } from '#domain/language.ts';
import { endExpiredSession } from '#session/signInWithToken.ts';
import { replaceToken, restartSession } from '#session/replaceToken.ts';
import { sessionRestarted, selectPhase, selectToken } from '#session/sessionSlice.ts';
import type { RoutedMountProps, TokenSource } from '../contract.ts';

interface HostPropsSyncOptions {
  mount: MountState;
  /** Navigates to the start path if the page "forbidden" or "not authorized" is displayed. */
  leaveErrorPage: () => void;
  props: Partial<RoutedMountProps>;
  storagePrefix: string | undefined;
}

/** Applies the host's props to the state of the mounted plugin, initially and on each update. */
export function syncHostProps({
  mount,
  props,
  storagePrefix,
  leaveErrorPage,
}: HostPropsSyncOptions) {
  const { store } = mount;
  const key = storagePrefix === undefined ? undefined : storagePrefix + colorModeStorageKey;
  const storedMode = key === undefined ? undefined : readColorMode(key);
  store.dispatch(
    hostSettingsChanged({ ...(storedMode && { colorMode: storedMode }), ...toHostSettings(props) }),
  );
  const acceptToken = createTokenReceiver(mount);
  const unsubscribe = key === undefined ? () => undefined : saveColorModeOnChange(mount, key);

  return {
    update: (partial: Partial<RoutedMountProps>) => {
      store.dispatch(hostSettingsChanged(toHostSettings(partial)));
      if (partial.token !== undefined) {
        void acceptToken(partial.token).then((isNewSession) => isNewSession && leaveErrorPage());
      }
    },
    stop: unsubscribe,
  };
}

/** Converts the host's props to settings: colour mode, language, parent URL and theme. */
function toHostSettings(props: Partial<RoutedMountProps>): Partial<HostSettings> {
  const { colorMode, theme } = props;
  return {
    ...(colorMode && { colorMode }),
    ...('locale' in props && { hostLanguage: parseLanguage(props.locale) ?? null }),
    ...('parentUrl' in props && { parentUrl: toHttpUrlOrNull(props.parentUrl) }),
    // Copied, because the store freezes its state.
    ...('theme' in props && { theme: { ...theme } }),
  };
}

function saveColorModeOnChange({ store }: MountState, key: string): () => void {
  let previous = selectColorMode(store.getState());
  return store.subscribe(() => {
    const preference = selectColorMode(store.getState());
    if (preference !== previous) saveColorMode(key, preference);
    previous = preference;
  });
}

/**
 * Creates a function that accepts a token from the host. If the token belongs to the signed-in user, the session
 * continues. If it belongs to another user, if its user cannot be fetched, or if no user was signed in, a new session
 * starts. The function returns whether a new session starts. A token is dropped when the host provides a later one.
 */
function createTokenReceiver({ store, context }: MountState) {
  let previous: string | undefined;
  let count = 0;
  const isSignedOut = () => selectPhase(store.getState()) === 'signedOut';
  return async (source: TokenSource): Promise<boolean> => {
    const { sessionCache } = context;
    count += 1;
    const number = count;
    const isLatest = () => number === count;
    let token: string | undefined;
    try {
      token = typeof source === 'string' ? source : await source();
      if (!isLatest()) return false;
      // Components pass a new function at each render, also at the one that shows that the session ended.
      const isRepeated = token !== source && token === previous;
      previous = token;
      if (isSignedOut()) {
        if (!isRepeated) store.dispatch(sessionRestarted());
        return !isRepeated;
      }
      if (token === selectToken(store.getState())) return false;
      return (await store.dispatch(replaceToken(token, isLatest))) === 'another user';
    } catch (error) {
      if (!isLatest() || context.sessionCache !== sessionCache || isSignedOut()) return false;
      if (token === undefined || hasErrorStatus(error, 401, 403)) {
        await store.dispatch(endExpiredSession());
        return false;
      }
      await store.dispatch(restartSession(token));
      return true;
    }
  };
}
