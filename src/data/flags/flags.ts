import { createListenerSet } from '#runtime/createListenerSet.ts';
import { retryImport } from '#runtime/retryImport.ts';
import type { Config } from '#domain/config.ts';
import type { FlagName } from './flagNames.ts';
import type { FlagsState, FlagUserIdentity, UnleashFlags } from './unleash.ts';

export interface FlagsClient {
  start(): void;
  /** Stops requesting toggles and sending metrics. The client cannot be started again. */
  stop(): void;
  /** Sets the signed-in user, who is sent to the flag service with later requests for toggles. */
  identify(userId: string, companyId: string): void;
  /** Restarts the client without a user, and discards all toggles received so far. */
  reset(): void;
  /**
   * Returns whether a toggle is on, or undefined until the flag service has responded. Callers treat undefined as on.
   * Calls do not count as uses of the toggle; see `countUse`.
   */
  isEnabled(name: FlagName): boolean | undefined;
  /** Adds one use of a toggle to the metrics that are sent to the flag service. */
  countUse(name: FlagName): void;
  subscribe: (listener: () => void) => () => void;
  getState(): FlagsState;
  /** Returns the HTTP status of the failed request if the state is `error`; otherwise undefined. */
  getErrorStatus(): number | undefined;
}

/** Creates the feature toggle client of one mount. If no flag service is configured, every toggle is on. */
export function createFlags(config: Config): FlagsClient {
  const hasService = config.FLAGS_URL !== '';
  const { notify, subscribe } = createListenerSet();
  let client: UnleashFlags | undefined;
  let identity: FlagUserIdentity | undefined;
  let isStopped = false;
  let hasFailed = false;
  let startCount = 0;
  // Loaded in parallel with the first screen, which does not wait for it: an unknown toggle counts as on.
  const load = async () => {
    startCount += 1;
    const currentStart = startCount;
    const { startUnleash } = await retryImport(
      () => import(/* webpackChunkName: "flags" */ './unleash.ts'),
    );
    if (isStopped || currentStart !== startCount) return;
    client = startUnleash(config, identity, notify);
    notify();
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
    reset: () => {
      if (!identity) return;
      identity = undefined;
      client?.stop();
      client = undefined;
      notify();
      start();
    },
    isEnabled: (name) => client?.isEnabled(name),
    countUse: (name) => client?.countUse(name),
    subscribe,
    getState: () => {
      if (!hasService) return 'healthy';
      return client?.getState() ?? (hasFailed ? 'error' : 'initializing');
    },
    getErrorStatus: () => client?.getErrorStatus(),
  };
}
