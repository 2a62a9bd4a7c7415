/** Timeouts of network requests, in milliseconds. */
export const timeouts = {
  /** Time after which the interface says that loading takes longer than usual. */
  slow: 4_000,
  /** Limit for a server response, for a token requested from the host, or for a file of the plugin. */
  response: 30_000,
  /** Limit for a request that changes data on the server and may upload an image of several megabytes. */
  write: 60_000,
  /** Limit for an image on a certificate. After this time, the certificate is drawn without the image. */
  image: 10_000,
  /** Limit for a font on screen. After this time, a system font is shown until the font has loaded. */
  font: 5_000,
} as const;

export class TimeoutError extends Error {
  override name = 'TimeoutError';

  constructor(limit: number) {
    super(`Nothing came within ${limit / 1000} s.`);
  }
}

/**
 * Runs an asynchronous function and rejects if it takes longer than a limit.
 * @param limit milliseconds
 * @param run the function; receives a signal that is aborted at the limit
 * @throws TimeoutError at the limit; any error that `run` throws before
 */
export async function withTimeout<Result>(
  limit: number,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new TimeoutError(limit);
      reject(error);
      controller.abort(error);
    }, limit);
  });
  try {
    return await Promise.race([run(controller.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
