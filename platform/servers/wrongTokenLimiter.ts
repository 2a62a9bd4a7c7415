const WINDOW_MS = 60_000;

/**
 * A protection against guessing tokens: counts the unknown tokens from each client address in windows of one minute.
 */
export interface WrongTokenLimiter {
  /** Counts an unknown token. @returns whether the limit of the address is exceeded */
  recordWrongToken(address: string): boolean;
}

/** Creates a limiter of unknown tokens. @param maxPerMinute allowed number of unknown tokens per client address */
export function createWrongTokenLimiter(maxPerMinute: number): WrongTokenLimiter {
  const counts = new Map<string, number>();
  let windowEnd = 0;
  return {
    recordWrongToken: (address) => {
      const now = performance.now();
      if (now > windowEnd) {
        counts.clear();
        windowEnd = now + WINDOW_MS;
      }
      const count = (counts.get(address) ?? 0) + 1;
      counts.set(address, count);
      return count > maxPerMinute;
    },
  };
}
