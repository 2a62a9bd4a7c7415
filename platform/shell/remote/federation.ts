import { createInstance } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import type { Mount, PrintViewProps, RoutedMountProps } from '#entries/contract.ts';

/** The props of the `mount` function of each module of the plugin. */
export interface RemoteProps {
  CertificatesApp: RoutedMountProps;
  TemplatesApp: RoutedMountProps;
  PrintView: PrintViewProps;
}

/**
 * A function that loads a module of the plugin and returns the module's `mount` function. If loading fails, the next
 * call tries again.
 */
export type LoadRemote = <Module extends keyof RemoteProps>(
  module: Module,
) => Promise<Mount<RemoteProps[Module]>>;

const REMOTE_NAME = 'certificates_plugin';

const createSharedModule = (lib: () => unknown) => ({
  version: React.version,
  lib,
  shareConfig: { singleton: false, requiredVersion: '^19.0.0' },
});

/**
 * Creates the shell's Module Federation instance. React is shared under four module names with the same version number,
 * so that the plugin recognizes them as one version.
 * @param manifestUrl address of the plugin's `mf-manifest.json`
 * @returns the function that loads modules of the plugin
 */
export function createFederation(manifestUrl: string): LoadRemote {
  const federation = createInstance({
    name: 'academia_shell',
    remotes: [{ name: REMOTE_NAME, entry: manifestUrl }],
    shared: {
      react: createSharedModule(() => React),
      'react/jsx-runtime': createSharedModule(() => JsxRuntime),
      'react-dom': createSharedModule(() => ReactDom),
      'react-dom/client': createSharedModule(() => ReactDomClient),
    },
  });
  return async <Module extends keyof RemoteProps>(module: Module) => {
    try {
      const remote = await federation.loadRemote<{ mount: Mount<RemoteProps[Module]> }>(
        `${REMOTE_NAME}/${module}`,
      );
      if (remote === null) throw new Error(`The plugin exposes no ${module}.`);
      return remote.mount;
    } catch (error) {
      // Registers the remote again, because the runtime caches the failure.
      federation.registerRemotes([{ name: REMOTE_NAME, entry: manifestUrl }], { force: true });
      throw error;
    }
  };
}
