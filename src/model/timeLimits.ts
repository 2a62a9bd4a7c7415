/** How long anything may take that comes over a network, milliseconds. Nothing is waited for without one of these. */
export const timeLimits = {
  /** Whoever waits longer is told that it is slow. */
  slow: 4_000,
  /** An answer of a server, a token of the host, a file of the plugin; after it, it has failed. */
  answer: 30_000,
  /** The same of what is stored: a picture of some megabytes may be on its way. */
  storing: 60_000,
  /** A picture of a certificate: without it the paper stays plain. */
  picture: 10_000,
  /** A font on screen: without it the system's is shown until it comes. */
  font: 5_000,
} as const;

/** Something took longer than its limit. */
export class TimeLimitExceeded extends Error {
  override name = 'TimeLimitExceeded';

  constructor(limit: number) {
    super(`Nothing came within ${limit / 1000} s.`);
  }
}

/**
 * Starts something that must be done within a limit.
 * @param limit milliseconds
 * @param start is given a signal that is aborted at the limit, to end what may still be under way
 * @throws TimeLimitExceeded; whatever `start` throws before
 */
export async function within<Result>(
  limit: number,
  start: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ended = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const exceeded = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new TimeLimitExceeded(limit);
      reject(error);
      ended.abort(error);
    }, limit);
  });
  try {
    return await Promise.race([start(ended.signal), exceeded]);
  } finally {
    clearTimeout(timer);
  }
}
