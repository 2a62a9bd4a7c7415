import type { SessionTokenProvider } from '#data/requestContext.ts';
import { timeouts, withTimeout } from '#runtime/timeouts.ts';

interface TokenAccessOptions {
  getToken: () => string | undefined;
  /** Requests a new session token from the host. Resolves to undefined when the host has none. */
  requestToken: () => Promise<string | undefined>;
  /** Replaces the session token. Resolves to whether the session continues with it. */
  acceptToken: (token: string) => Promise<boolean>;
}

/** Creates functions that return and renew the session token. Simultaneous renewals share one request. */
export function createSessionTokenProvider({
  getToken,
  requestToken,
  acceptToken,
}: TokenAccessOptions): SessionTokenProvider {
  let pendingRenewal: Promise<string | undefined> | undefined;
  const renew = async () => {
    const previous = getToken();
    const token = await withTimeout(timeouts.response, requestToken).catch(() => undefined);
    // A token that was set in the meantime is newer than the requested one.
    if (getToken() !== previous) return getToken();
    if (!token || token === previous) return undefined;
    return (await acceptToken(token).catch(() => false)) ? token : undefined;
  };
  return {
    getToken,
    renewToken: () =>
      (pendingRenewal ??= renew().finally(() => {
        pendingRenewal = undefined;
      })),
  };
}
