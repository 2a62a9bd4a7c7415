import type { ConfigInput } from '#domain/configInput.ts';
import { createConnectedModule } from './createConnectedModule.ts';
import { createModuleLoader } from './createModuleLoader.ts';
import { createPreloader } from './createPreloader.ts';
import type { ConnectedModules, ConnectOptions, ModuleName } from './hostTypes.ts';
import { fetchJson, retry } from './retry.ts';

/**
 * Connects a host to the plugin at an address. Nothing is downloaded until a module is mounted or preloaded. Call it
 * once, at module level.
 * @throws TypeError when the address is not valid
 */
export function connectCertificates(options: ConnectOptions): ConnectedModules {
  // On a server, where modules are never loaded, there is no page to which an address could be relative.
  const page = typeof document === 'undefined' ? undefined : document.baseURI;
  const url = new URL(options.url, page).href.replace(/\/+$/, '');
  const load = createModuleLoader(url, options);
  const preload = createPreloader(url, options);
  let config: Promise<ConfigInput> | undefined;

  function loadConfig() {
    config ??= retry(() => fetchJson(`${url}/config.json`)).catch((error: unknown) => {
      config = undefined;
      throw error;
    }) as Promise<ConfigInput>;
    return config;
  }

  const connect = <Name extends ModuleName>(name: Name) =>
    createConnectedModule({
      load: () => retry(() => load(name)),
      loadConfig,
      preload: (locale) => preload(name, locale),
      onLoadError: (error) => {
        console.error(`The certificates plugin at ${url} could not be loaded.`, error);
        options.onLoadError?.(error);
      },
    });
  return {
    CertificatesApp: connect('CertificatesApp'),
    TemplatesApp: connect('TemplatesApp'),
    PrintView: connect('PrintView'),
  };
}
