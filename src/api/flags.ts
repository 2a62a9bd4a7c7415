import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { InMemoryStorageProvider, type IToggle, UnleashClient } from 'unleash-proxy-client';
import type { Config } from '#model/config.ts';
import { useServices } from './services.ts';

/** The toggles the product checks (decisions.md, Services). Each only switches something off. */
export type FlagName =
  'certificates.pdf-download' | 'certificates.grid-view' | 'certificates.custom-fields';

/** Spec §4, Feature-flag client. */
export type FlagsState = 'initializing' | 'healthy' | 'error';

export interface Flags {
  start(): void;
  /** Ends polling and metrics for good. */
  stop(): void;
  /** Tells the service who is signed in; the other fields of the context stay. */
  identify(userId: string, companyId: string): void;
  /** False only when the service knows the toggle and says it is off. Counts as no use. */
  isOn(name: FlagName): boolean;
  /** Counts one use of the toggle for the usage metrics. */
  count(name: FlagName): void;
  subscribe: (listener: () => void) => () => void;
  state(): FlagsState;
}

const initialMetricsSeconds = 2;

/** The feature-flag client of one mount; without a configured address every toggle is on. */
export function createFlags(config: Config): Flags {
  if (!config.FLAGS_URL) return withoutService;
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
  let starting = Promise.resolve();
  const known = (name: FlagName): IToggle | undefined =>
    client.getAllToggles().find((toggle) => toggle.name === name);

  return {
    start: () => {
      starting = client.start();
    },
    stop: () => {
      client.stop();
      // A start still under way and the first metrics timer each begin an interval after this stop.
      void starting.then(() => client.stop());
      setTimeout(() => client.stop(), initialMetricsSeconds * 1000 + 100);
    },
    identify: (userId, companyId) => {
      const { sessionId } = client.getContext();
      void client.updateContext({
        userId,
        ...(sessionId !== undefined && { sessionId }),
        properties: { companyId },
      });
    },
    isOn: (name) => known(name)?.enabled ?? true,
    count: (name) => void client.isEnabled(name),
    subscribe: (listener) => {
      client.on('update', listener);
      client.on('ready', listener);
      return () => {
        client.off('update', listener);
        client.off('ready', listener);
      };
    },
    state: () => state,
  };
}

const withoutService: Flags = {
  start: () => undefined,
  stop: () => undefined,
  identify: () => undefined,
  isOn: () => true,
  count: () => undefined,
  subscribe: () => () => undefined,
  state: () => 'healthy',
};

/** Whether a toggle is on, live. Counted once for each change, not once for each render. */
export function useFlag(name: FlagName): boolean {
  const { flags } = useServices();
  const isOn = useSyncExternalStore(
    flags.subscribe,
    useCallback(() => flags.isOn(name), [flags, name]),
  );
  useEffect(() => flags.count(name), [flags, name, isOn]);
  return isOn;
}
