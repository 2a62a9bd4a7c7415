import { InMemoryStorageProvider, UnleashClient } from 'unleash-proxy-client';
import type { Config } from '#domain/config.ts';
import { timeouts, withTimeout } from '#runtime/timeouts.ts';
import { ApiError } from '../apiError.ts';
import { parseToggles } from './parseToggles.ts';

/** Outcome of the latest request to the flag service (docs/behaviour.md, Feature toggles). */
export type FlagsState = 'initializing' | 'healthy' | 'error';

/** User for whom feature toggles are fetched. */
export interface FlagUserIdentity {
  userId: string;
  companyId: string;
}

/** Client of the Unleash flag service that has been started. */
export type UnleashFlags = ReturnType<typeof startUnleash>;

const initialMetricsSeconds = 2;

/** End of the path to which the library sends metrics. Its requests to other paths fetch toggles. */
const metricsPath = '/client/metrics';

/**
 * Fetches toggles for the Unleash library. Validates the response, because the library accepts any JSON and would crash
 * later, when a toggle is read.
 * @param timeoutSignal aborted when the request times out
 * @throws ApiError if a successful response has no list of toggles; the library treats this as a failed request
 */
async function fetchToggles(
  url: string,
  request: RequestInit,
  timeoutSignal: AbortSignal,
): Promise<Response> {
  const signal = request.signal ? AbortSignal.any([request.signal, timeoutSignal]) : timeoutSignal;
  const response = await fetch(url, { ...request, signal });
  const { status, headers } = response;
  // Some servers send 304 to a first request too, which leaves all toggles unknown.
  if (status === 304 && !new Headers(request.headers).has('if-none-match'))
    throw new ApiError('shape', 'Unexpected answer: not modified', { status });
  if (!response.ok) return response;
  const toggles = parseToggles(await response.text(), status);
  const etag = headers.get('etag');
  return new Response(JSON.stringify({ toggles }), { ...(etag && { headers: { etag } }) });
}

const toUnleashContext = ({ userId, companyId }: FlagUserIdentity) => ({
  userId,
  properties: { companyId },
});

/**
 * Starts the Unleash library. The library then requests the toggles at regular intervals (docs/behaviour.md,
 * Feature-flag service).
 * @param identity the user, if already known. If the user is set later, the library needs one more request
 * @param onChange called whenever toggles may have changed
 */
export function startUnleash(
  config: Config,
  identity: FlagUserIdentity | undefined,
  onChange: () => void,
) {
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
    // The library would lose its own session id when the user is set before it created one.
    context: {
      sessionId: String(crypto.getRandomValues(new Uint32Array(1))[0]),
      ...(identity && toUnleashContext(identity)),
    },
    // The library's default writes into the host's localStorage.
    storageProvider: new InMemoryStorageProvider(),
    fetch: (url: string, request: RequestInit) => {
      // The library sends its first request and its first metrics even after it was stopped: they are answered here
      // without a request.
      if (isStopped) return Promise.resolve(new Response(null, { status: 304 }));
      return url.endsWith(metricsPath)
        ? withTimeout(timeouts.response, () => fetch(url, request))
        : withTimeout(timeouts.response, (timeoutSignal) =>
            fetchToggles(url, request, timeoutSignal),
          );
    },
  });
  client.on('update', onChange);
  client.on('ready', onChange);
  const starting = client.start();

  return {
    /** Returns whether a toggle is on, or undefined until the flag service has responded. */
    isEnabled: (name: string) => {
      const toggle = client.getAllToggles().find((candidate) => candidate.name === name);
      // Before the first response no toggle counts as left out.
      const isLeftOut = config.FLAGS_UNKNOWN === 'off' && client.isReady();
      return toggle?.enabled ?? (isLeftOut ? false : undefined);
    },
    /** Adds one use of a toggle to the metrics that are sent to the flag service. */
    countUse: (name: string) => void client.isEnabled(name),
    identify: (identity: FlagUserIdentity) => {
      void client.updateContext(toUnleashContext(identity));
    },
    // Read from the library instead of its events: errors of metrics requests emit the same event and are never
    // cleared.
    getState: (): FlagsState => {
      if (client.getError()) return 'error';
      return client.isReady() ? 'healthy' : 'initializing';
    },
    getErrorStatus: () => {
      const error = client.getError() as { code?: number } | undefined;
      return error instanceof ApiError ? error.status : error?.code;
    },
    stop: () => {
      isStopped = true;
      client.stop();
      // A start that is still running, and the first metrics timer, would begin an interval after this stop.
      void starting.then(() => client.stop());
      setTimeout(() => client.stop(), initialMetricsSeconds * 1000 + 100);
    },
  };
}
