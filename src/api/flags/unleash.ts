import { InMemoryStorageProvider, UnleashClient } from 'unleash-proxy-client';
import type { Config } from '#model/config.ts';
import { timeLimits, within } from '#model/timeLimits.ts';
import type { FlagsState } from './flags.ts';

/** Whose toggles are asked for. */
export interface Identity {
  userId: string;
  companyId: string;
}

/** The started client of the flag service. */
export interface UnleashFlags {
  /** Undefined: the service has said nothing about the toggle that counts. */
  isEnabled: (name: string) => boolean | undefined;
  /** Counts a use for the usage metrics. */
  count: (name: string) => void;
  identify: (identity: Identity) => void;
  state: () => FlagsState;
  errorStatus: () => number | undefined;
  stop: () => void;
}

const initialMetricsSeconds = 2;

const contextOf = ({ userId, companyId }: Identity) => ({ userId, properties: { companyId } });

/**
 * Starts the library that polls the service (docs/behaviour.md, Feature-flag service).
 * @param identity of whoever is known already; to tell it afterwards would ask the service once more
 * @param onChange called whenever toggles may have changed
 */
export function startUnleash(
  config: Config,
  identity: Identity | undefined,
  onChange: () => void,
): UnleashFlags {
  let isStopped = false;
  const client = new UnleashClient({
    url: config.FLAGS_URL,
    clientKey: config.FLAGS_CLIENT_KEY,
    appName: 'default',
    environment: config.FLAGS_ENVIRONMENT,
    refreshInterval: 60,
    metricsInterval: 30,
    metricsIntervalInitial: initialMetricsSeconds,
    usePOSTrequests: config.FLAGS_USE_POST,
    // The library would lose its own when the user is known before it has made one.
    context: {
      sessionId: String(crypto.getRandomValues(new Uint32Array(1))[0]),
      ...(identity && contextOf(identity)),
    },
    // The library's default writes into the host's localStorage.
    storageProvider: new InMemoryStorageProvider(),
    // Its first request and its first metrics go out whether it was stopped before or not: then they go nowhere, and
    // there is nothing new.
    fetch: (url: string, request: RequestInit) =>
      isStopped
        ? Promise.resolve(new Response(null, { status: 304 }))
        : within(timeLimits.answer, () => fetch(url, request)),
  });
  client.on('update', onChange);
  client.on('ready', onChange);
  const starting = client.start();

  return {
    isEnabled: (name) => {
      const toggle = client.getAllToggles().find((one) => one.name === name);
      // Only an answer can leave a toggle out: before the first one nothing is known about any.
      const isLeftOut = config.FLAGS_UNKNOWN === 'off' && client.isReady();
      return toggle?.enabled ?? (isLeftOut ? false : undefined);
    },
    count: (name) => void client.isEnabled(name),
    identify: (identity) => {
      void client.updateContext(contextOf(identity));
    },
    // Asked of the library and not followed by its events: those of lost metrics look the same and never end.
    state: () => {
      if (client.getError()) return 'error';
      return client.isReady() ? 'healthy' : 'initializing';
    },
    errorStatus: () => (client.getError() as { code?: number } | undefined)?.code,
    stop: () => {
      isStopped = true;
      client.stop();
      // A start still under way and the first metrics timer each begin an interval after this stop.
      void starting.then(() => client.stop());
      setTimeout(() => client.stop(), initialMetricsSeconds * 1000 + 100);
    },
  };
}
