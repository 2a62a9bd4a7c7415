import { createInstance, type ModuleFederation } from '@module-federation/runtime';
import type { Mount } from '#entries/contract.ts';
import { createRuntimePlugin } from './createRuntimePlugin.ts';
import type { ConnectOptions, ModuleName, ModuleProps, SharedReact } from './hostTypes.ts';

const REMOTE_NAME = 'certificates_plugin';

/** Loads a module of the plugin. @returns its `mount` function */
export type LoadModule = <Name extends ModuleName>(name: Name) => Promise<Mount<ModuleProps[Name]>>;

function createShared(shareReact: SharedReact) {
  const { version } = shareReact.react;
  const createEntry = (lib: object) => ({
    version,
    lib: () => lib,
    shareConfig: { singleton: true, requiredVersion: `^${version}` },
  });
  return {
    react: createEntry(shareReact.react),
    'react/jsx-runtime': createEntry(shareReact['react/jsx-runtime']),
    'react-dom': createEntry(shareReact['react-dom']),
    'react-dom/client': createEntry(shareReact['react-dom/client']),
  };
}

/**
 * Creates the function that loads modules with the Module Federation runtime. If loading fails, the next call tries
 * again.
 * @param url address of the plugin's files, without a slash at the end
 */
export function createModuleLoader(
  url: string,
  { shareReact, integrity }: Pick<ConnectOptions, 'shareReact' | 'integrity'>,
): LoadModule {
  const remotes = [{ name: REMOTE_NAME, entry: `${url}/mf-manifest.json` }];
  let federation: ModuleFederation | undefined;
  let versionError: unknown;

  // Created when a module is first needed, so that a server can import this package.
  function createFederation() {
    // The plugin's own runtime reads the hashes of all further files from this global.
    if (integrity) Object.assign(window, { certificates_plugin_integrity: integrity });
    return createInstance({
      name: 'certificates_plugin_host',
      remotes,
      plugins: [createRuntimePlugin(url, integrity, (error) => (versionError = error))],
      ...(shareReact && { shared: createShared(shareReact) }),
    });
  }

  return async <Name extends ModuleName>(name: Name) => {
    federation ??= createFederation();
    try {
      const module = await federation.loadRemote<{ mount: Mount<ModuleProps[Name]> }>(
        `${REMOTE_NAME}/${name}`,
      );
      if (module === null) throw new Error(`The plugin at ${url} has no module ${name}.`);
      return module.mount;
    } catch (error) {
      // The runtime caches the failure until the remote is registered again.
      federation.registerRemotes(remotes, { force: true });
      const reason = versionError ?? error;
      versionError = undefined;
      throw reason;
    }
  };
}
