import type { moduleFederationPlugin } from '@module-federation/sdk';

/** Settings of React, in a share scope of our own: in the host's, its react-dom could pick our react. */
const react = {
  singleton: false,
  requiredVersion: '^19.0.0',
  eager: false,
  shareScope: 'certificates_plugin',
} as const;

/** Module Federation settings. `src/entries/contract.ts` documents the exposed modules. */
export const federation: moduleFederationPlugin.ModuleFederationPluginOptions = {
  name: 'certificates_plugin',
  filename: 'remoteEntry.js',
  exposes: {
    './CertificatesApp': './src/entries/CertificatesApp.tsx',
    './TemplatesApp': './src/entries/TemplatesApp.tsx',
    './PrintView': './src/entries/PrintView.tsx',
  },
  shared: { react, 'react/': react, 'react-dom': react, 'react-dom/': react },
  runtimePlugins: ['./src/entries/createSingleReactFederationPlugin.ts'],
  manifest: {
    additionalData: ({ stats }) => {
      stats.metaData.types = { path: '', name: '', zip: '@mf-types.zip', api: '@mf-types.d.ts' };
      return stats;
    },
  },
  // scripts/hostTypes.ts writes the types.
  dts: false,
  bridge: { enableBridgeRouter: false },
  experiments: { optimization: { target: 'web', disableRemote: true } },
};
