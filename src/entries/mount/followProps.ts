import type { MountState } from '#app/createMount.ts';
import { colorModeKey, keepColorMode, readColorMode } from '#host/colorMode.ts';
import { httpUrlOrNull } from '#host/hostMessages.ts';
import { hostWished, type HostWishes, selectColorMode } from '#host/hostSlice.ts';
import { languageOf } from '#model/language.ts';
import { endSession } from '#session/login.ts';
import { takeToken } from '#session/takeToken.ts';
import { entryReopened, selectPhase, selectToken } from '#session/sessionSlice.ts';
import type { RoutedMountProps, TokenSource } from '../contract.ts';

interface FollowPropsOptions {
  mount: MountState;
  /** Goes home from a page that turns somebody away. */
  leaveRefusal: () => void;
  props: Partial<RoutedMountProps>;
  storagePrefix: string | undefined;
}

/** Carries the host's props into the mount's state, at first and at each update. */
export function followProps({ mount, props, storagePrefix, leaveRefusal }: FollowPropsOptions) {
  const { store } = mount;
  const key = storagePrefix === undefined ? undefined : storagePrefix + colorModeKey;
  const kept = key === undefined ? undefined : readColorMode(key);
  store.dispatch(hostWished({ ...(kept && { colorMode: kept }), ...wishesOf(props) }));
  const unsubscribe = key === undefined ? () => undefined : keepPreference(mount, key);

  return {
    update: (partial: Partial<RoutedMountProps>) => {
      store.dispatch(hostWished(wishesOf(partial)));
      if (partial.token !== undefined) {
        void accept(mount, partial.token).then((begins) => begins && leaveRefusal());
      }
    },
    stop: unsubscribe,
  };
}

/** What props say of how and where the plugin is shown. */
function wishesOf(props: Partial<RoutedMountProps>): Partial<HostWishes> {
  const { colorMode, theme } = props;
  return {
    ...(colorMode && { colorMode }),
    ...('locale' in props && { hostLanguage: languageOf(props.locale) ?? null }),
    ...('parentUrl' in props && { parentUrl: httpUrlOrNull(props.parentUrl) }),
    // A copy: the store freezes what it keeps.
    ...('theme' in props && { theme: { ...theme } }),
  };
}

function keepPreference({ store }: MountState, key: string): () => void {
  let before = selectColorMode(store.getState());
  return store.subscribe(() => {
    const preference = selectColorMode(store.getState());
    if (preference !== before) keepColorMode(key, preference);
    before = preference;
  });
}

/**
 * Another token: the same user goes on working, another one begins anew, and who was refused is let in.
 * @returns whether a session begins
 */
async function accept({ store, services }: MountState, source: TokenSource): Promise<boolean> {
  const { memory } = services;
  if (selectPhase(store.getState()) === 'signedOut') {
    store.dispatch(entryReopened());
    return true;
  }
  try {
    const token = typeof source === 'string' ? source : await source();
    if (token === selectToken(store.getState())) return false;
    return (await store.dispatch(takeToken(token))) === 'another user';
  } catch {
    if (services.memory === memory) await store.dispatch(endSession());
    return false;
  }
}
