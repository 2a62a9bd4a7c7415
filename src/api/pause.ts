/** A wait that a signal may end early. Settles without an error either way. @param delay milliseconds */
export function pause(delay: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, delay);
    signal?.addEventListener('abort', wake);
  });
}
