import type { TokenAccess } from '#api/services.ts';
import { timeLimits, within } from '#model/timeLimits.ts';

interface TokenAccessOptions {
  current: () => string | undefined;
  /** Asks the host for another token; undefined: it has none. */
  askToken: () => Promise<string | undefined>;
  /** Puts a new token in the old one's place everywhere. @returns whether the session goes on with it */
  accept: (token: string) => Promise<boolean>;
}

/** Renews the session's token. Calls that fail at the same time share one question to the host. */
export function createTokenAccess({ current, askToken, accept }: TokenAccessOptions): TokenAccess {
  let renewing: Promise<string | undefined> | undefined;
  const renew = async () => {
    const before = current();
    const token = await within(timeLimits.answer, askToken).catch(() => undefined);
    // One that came meanwhile is not replaced by what was asked for in place of the one before.
    if (current() !== before) return current();
    if (!token || token === before) return undefined;
    return (await accept(token).catch(() => false)) ? token : undefined;
  };
  return {
    current,
    renew: () =>
      (renewing ??= renew().finally(() => {
        renewing = undefined;
      })),
  };
}
