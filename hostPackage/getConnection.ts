import type { ConfigInput } from '#domain/configInput.ts';
import { createModuleLoader, type LoadModule } from './createModuleLoader.ts';
import { createPreloader, type PreloadModule } from './createPreloader.ts';
import type { ConnectOptions } from './hostTypes.ts';
import { fetchJson, retry } from './retry.ts';

type ConnectionOptions = Pick<ConnectOptions, 'shareReact' | 'integrity'>;

/** The code, preload hints and configuration of the plugin at an address. */
interface Connection {
  readonly load: LoadModule;
  readonly preload: PreloadModule;
  loadConfig(): Promise<ConfigInput>;
}

const connections: { id: string; react: object | undefined; connection: Connection }[] = [];

/**
 * Returns the connection to an address. Calls with the same options return the same connection: each one keeps an
 * instance of the federation runtime and hints in the page's head for ever, and a host may connect in code that runs for
 * each of its components.
 * @param url address of the plugin's files, without a slash at the end
 */
export function getConnection(url: string, options: ConnectionOptions): Connection {
  const id = JSON.stringify([url, options.integrity]);
  const react = options.shareReact?.react;
  const existing = connections.find((entry) => entry.id === id && entry.react === react);
  if (existing) return existing.connection;
  const connection = createConnection(url, options);
  connections.push({ id, react, connection });
  return connection;
}

function createConnection(url: string, options: ConnectionOptions): Connection {
  let config: Promise<ConfigInput> | undefined;
  return {
    load: createModuleLoader(url, options),
    preload: createPreloader(url, options),
    loadConfig() {
      config ??= retry(() => fetchJson(`${url}/config.json`)).catch((error: unknown) => {
        config = undefined;
        throw error;
      }) as Promise<ConfigInput>;
      return config;
    },
  };
}
