import { InMemoryStorageProvider, UnleashClient } from 'unleash-proxy-client';
import type { Config } from '#model/config.ts';
import type { FlagsState } from './flags.ts';

/** The started client of the flag service. */
export interface UnleashFlags {
  /** Undefined: the service does not know the toggle. */
  isEnabled: (name: string) => boolean | undefined;
  /** Counts a use for the usage metrics. */
  count: (name: string) => void;
  identify: (userId: string, companyId: string) => void;
  state: () => FlagsState;
  stop: () => void;
}

const initialMetricsSeconds = 2;

/**
 * Starts the library that polls the service, with the intervals of Spec §9.
 * @param onChange called whenever toggles may have changed
 */
export function startUnleash(config: Config, onChange: () => void): UnleashFlags {
  const client = new UnleashClient({
    url: config.FLAGS_URL,
    clientKey: config.FLAGS_CLIENT_KEY,
    appName: 'default',
    environment: config.FLAGS_ENVIRONMENT,
    refreshInterval: 60,
    metricsInterval: 30,
    metricsIntervalInitial: initialMetricsSeconds,
    usePOSTrequests: config.FLAGS_USE_POST,
    // The library's default writes into the host's localStorage.
    storageProvider: new InMemoryStorageProvider(),
  });
  let state: FlagsState = 'initializing';
  client.on('ready', () => (state = 'healthy'));
  client.on('recovered', () => (state = 'healthy'));
  client.on('error', () => (state = 'error'));
  client.on('update', onChange);
  client.on('ready', onChange);
  const starting = client.start();

  return {
    isEnabled: (name) => client.getAllToggles().find((toggle) => toggle.name === name)?.enabled,
    count: (name) => void client.isEnabled(name),
    identify: (userId, companyId) => {
      const { sessionId } = client.getContext();
      void client.updateContext({
        userId,
        ...(sessionId !== undefined && { sessionId }),
        properties: { companyId },
      });
    },
    state: () => state,
    stop: () => {
      client.stop();
      // A start still under way and the first metrics timer each begin an interval after this stop.
      void starting.then(() => client.stop());
      setTimeout(() => client.stop(), initialMetricsSeconds * 1000 + 100);
    },
  };
}
