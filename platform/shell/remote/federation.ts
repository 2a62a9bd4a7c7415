import { createInstance } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import type { Mount, PrintViewProps, RoutedMountProps } from '#entries/contract.ts';

/** What each module of the plugin is mounted with. */
export interface RemoteProps {
  CertificatesApp: RoutedMountProps;
  TemplatesApp: RoutedMountProps;
  PrintView: PrintViewProps;
}

/** Loads a module of the plugin and gives its `mount`. @throws when it cannot be had; calling again tries anew */
export type LoadRemote = <Module extends keyof RemoteProps>(
  module: Module,
) => Promise<Mount<RemoteProps[Module]>>;

const REMOTE = 'certificates_plugin';

const shareReact = (lib: () => unknown) => ({
  version: React.version,
  lib,
  shareConfig: { singleton: false, requiredVersion: '^19.0.0' },
});

/**
 * The shell's own federation instance. It offers its React under all four keys, so that the plugin can tell that they
 * belong together.
 * @param manifest address of the plugin's `mf-manifest.json`
 */
export function createFederation(manifest: string): LoadRemote {
  const federation = createInstance({
    name: 'academia_shell',
    remotes: [{ name: REMOTE, entry: manifest }],
    shared: {
      react: shareReact(() => React),
      'react/jsx-runtime': shareReact(() => JsxRuntime),
      'react-dom': shareReact(() => ReactDom),
      'react-dom/client': shareReact(() => ReactDomClient),
    },
  });
  return async <Module extends keyof RemoteProps>(module: Module) => {
    try {
      const remote = await federation.loadRemote<{ mount: Mount<RemoteProps[Module]> }>(
        `${REMOTE}/${module}`,
      );
      if (remote === null) throw new Error(`The plugin exposes no ${module}.`);
      return remote.mount;
    } catch (error) {
      // Forgets the failed entry: the runtime would answer the next try with the same failure.
      federation.registerRemotes([{ name: REMOTE, entry: manifest }], { force: true });
      throw error;
    }
  };
}
