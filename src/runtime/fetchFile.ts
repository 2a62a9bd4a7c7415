import { timeouts, withTimeout } from './timeouts.ts';

/**
 * Fetches the content of a file.
 * @param limit timeout for the request and the response body together, in milliseconds
 * @throws Error for an HTTP error status; TimeoutError; the error of a failed request
 */
export function fetchFile(url: string, limit: number = timeouts.response): Promise<Blob> {
  return withTimeout(limit, async (signal) => {
    const response = await fetch(url, { signal });
    if (!response.ok) throw new Error(`${url}: status ${response.status}`);
    return response.blob();
  });
}
