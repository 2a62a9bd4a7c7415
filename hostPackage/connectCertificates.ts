import { createConnectedModule } from './createConnectedModule.ts';
import { getConnection } from './getConnection.ts';
import type { ConnectedModules, ConnectOptions, ModuleName } from './hostTypes.ts';
import { retry } from './retry.ts';

/**
 * Connects a host to the plugin at an address. Nothing is downloaded until a module is mounted or preloaded. Calls with
 * the same address share what they download.
 * @throws TypeError when the address is not valid
 */
export function connectCertificates(options: ConnectOptions): ConnectedModules {
  // On a server, where modules are never loaded, there is no page to which an address could be relative.
  const page = typeof document === 'undefined' ? undefined : document.baseURI;
  const url = new URL(options.url, page).href.replace(/\/+$/, '');
  const connection = getConnection(url, options);

  const connect = <Name extends ModuleName>(name: Name) =>
    createConnectedModule({
      load: () => retry(() => connection.load(name)),
      loadConfig: () => connection.loadConfig(),
      preload: (locale) => connection.preload(name, locale),
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
