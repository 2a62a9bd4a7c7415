/**
 * Waits until a delay has passed or the signal is aborted, whichever is earlier. Never rejects.
 * @param delay milliseconds
 */
export function sleep(delay: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, delay);
    signal?.addEventListener('abort', finish);
  });
}
