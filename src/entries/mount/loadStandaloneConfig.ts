import { type Config, ConfigError } from '#domain/config.ts';
import { timeouts, withTimeout } from '#runtime/timeouts.ts';
import { parseHostConfig } from './parseHostConfig.ts';

/**
 * Loads the configuration of the standalone page from `/config.json`.
 * @throws ConfigError with the reason if the file is invalid; a timeout error or TypeError if the request fails
 */
export async function loadStandaloneConfig(): Promise<Config> {
  const text = await withTimeout(timeouts.response, async (signal) => {
    // The same URL as in the page's preload link; otherwise the file would be requested twice.
    const response = await fetch('/config.json', { signal });
    if (!response.ok) {
      throw new ConfigError(`Configuration: config.json: Received status code ${response.status}`);
    }
    return response.text();
  });
  return parseHostConfig(parseJson(text));
}

/** Parses the configuration. Some servers respond to a missing file with an HTML page and status 200. */
function parseJson(text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch (cause) {
    throw new ConfigError('Configuration: config.json is not JSON', { cause });
  }
}
