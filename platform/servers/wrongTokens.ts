const MINUTE = 60_000;

/** How many unknown tokens came from each address, counted anew each minute. */
export interface WrongTokens {
  /** Counts one more. @returns whether there were too many */
  count(address: string): boolean;
}

/** @param most in a minute from one address */
export function createWrongTokens(most: number): WrongTokens {
  const counts = new Map<string, number>();
  let until = 0;
  return {
    count: (address) => {
      const now = performance.now();
      if (now > until) {
        counts.clear();
        until = now + MINUTE;
      }
      const times = (counts.get(address) ?? 0) + 1;
      counts.set(address, times);
      return times > most;
    },
  };
}
