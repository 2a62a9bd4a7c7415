import { VersionError } from './checkVersion.ts';

const DELAYS = [500, 2000];

/**
 * Calls a function up to three times until it succeeds. A plugin of the wrong version is not requested again.
 * @throws the last error
 */
export async function retry<Result>(request: () => Promise<Result>): Promise<Result> {
  for (const delay of DELAYS) {
    try {
      return await request();
    } catch (error) {
      if (error instanceof VersionError) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return request();
}

/** Fetches JSON. @throws Error when the response is not successful or takes longer than 30 s */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}.`);
  return response.json();
}
