import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { retryingImport } from '#i18n/retryingImport.ts';
import type { Config } from '#model/config.ts';
import { useServices } from '../services.ts';
import type { Identity, UnleashFlags } from './unleash.ts';

/** The toggles the product checks (docs/behaviour.md, Feature toggles). Each only switches something off. */
export type FlagName =
  | 'certificates.pdf-download'
  | 'certificates.grid-view'
  | 'certificates.custom-fields'
  | 'certificates.share';

/** How the last call of the service ended (docs/behaviour.md, Feature toggles). */
export type FlagsState = 'initializing' | 'healthy' | 'error';

export interface Flags {
  start(): void;
  /** Ends polling and metrics for good. */
  stop(): void;
  /** Tells the service who is signed in; the other fields of the context stay. */
  identify(userId: string, companyId: string): void;
  /** Begins anew, with nobody and no toggles known. */
  forget(): void;
  /** Undefined while the service does not know the toggle, which counts as on. Asking counts as no use. */
  isEnabled(name: FlagName): boolean | undefined;
  /** Counts one use of the toggle for the usage metrics. */
  count(name: FlagName): void;
  subscribe: (listener: () => void) => () => void;
  state(): FlagsState;
  /** HTTP status of the failed fetch, in the error state. */
  errorStatus(): number | undefined;
}

/** The feature-flag client of one mount; without a configured address every toggle is on. */
export function createFlags(config: Config): Flags {
  const hasService = config.FLAGS_URL !== '';
  const listeners = new Set<() => void>();
  let client: UnleashFlags | undefined;
  let identity: Identity | undefined;
  let isStopped = false;
  let hasFailed = false;
  let begun = 0;
  const changed = () => {
    for (const listener of listeners) listener();
  };
  // Loaded beside the first screen, which never waits for it: until a toggle is known it counts as on.
  const load = async () => {
    begun += 1;
    const beginning = begun;
    const { startUnleash } = await retryingImport(
      () => import(/* webpackChunkName: "flags" */ './unleash.ts'),
    );
    if (isStopped || beginning !== begun) return;
    client = startUnleash(config, identity, changed);
    changed();
  };

  const start = () => {
    if (!hasService) return;
    load().catch((error: unknown) => {
      hasFailed = true;
      console.error(error);
    });
  };

  return {
    start,
    stop: () => {
      isStopped = true;
      client?.stop();
    },
    identify: (userId, companyId) => {
      identity = { userId, companyId };
      client?.identify(identity);
    },
    forget: () => {
      if (!identity) return;
      identity = undefined;
      client?.stop();
      client = undefined;
      changed();
      start();
    },
    isEnabled: (name) => client?.isEnabled(name),
    count: (name) => client?.count(name),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => {
      if (!hasService) return 'healthy';
      return client?.state() ?? (hasFailed ? 'error' : 'initializing');
    },
    errorStatus: () => client?.errorStatus(),
  };
}

/** Whether a toggle is on, live. Counted once for each change of a known one, not once for each render. */
export function useFlag(name: FlagName): boolean {
  const { flags } = useServices();
  const isEnabled = useSyncExternalStore(
    flags.subscribe,
    useCallback(() => flags.isEnabled(name), [flags, name]),
  );
  useEffect(() => {
    if (isEnabled !== undefined) flags.count(name);
  }, [flags, name, isEnabled]);
  return isEnabled ?? true;
}
