import type { MountState } from '#app/createMount.ts';
import { colorModeKey, keepColorMode, readColorMode } from '#host/colorMode.ts';
import { httpUrlOrNull } from '#host/hostMessages.ts';
import {
  colorModeChosen,
  hostLanguageChanged,
  parentUrlReceived,
  selectColorMode,
} from '#host/hostSlice.ts';
import { languageOf } from '#model/language.ts';
import { endSession, takeToken } from '#session/login.ts';
import { entryReopened, selectPhase, selectToken } from '#session/sessionSlice.ts';
import type { RoutedMountProps, TokenSource } from './contract.ts';

interface SteerOptions {
  mount: MountState;
  /** Goes home from a page that turns somebody away. */
  leaveRefusal: () => void;
  props: Partial<RoutedMountProps>;
  storagePrefix: string | undefined;
}

/** Carries the host's props into the mount's state, at first and at each update. */
export function steer({ mount, props, storagePrefix, leaveRefusal }: SteerOptions) {
  const { store } = mount;
  const apply = (partial: Partial<RoutedMountProps>) => {
    if ('locale' in partial) {
      store.dispatch(hostLanguageChanged(languageOf(partial.locale) ?? null));
    }
    if (partial.colorMode) store.dispatch(colorModeChosen(partial.colorMode));
    if ('parentUrl' in partial) store.dispatch(parentUrlReceived(httpUrlOrNull(partial.parentUrl)));
  };

  const key = storagePrefix === undefined ? undefined : storagePrefix + colorModeKey;
  const kept = key === undefined ? undefined : readColorMode(key);
  apply(kept && !props.colorMode ? { ...props, colorMode: kept } : props);
  const unsubscribe = key === undefined ? () => undefined : keepPreference(mount, key);

  return {
    update: (partial: Partial<RoutedMountProps>) => {
      apply(partial);
      if (partial.token !== undefined) {
        void accept(mount, partial.token).then((begins) => begins && leaveRefusal());
      }
    },
    stop: unsubscribe,
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
