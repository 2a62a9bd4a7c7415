import type { moduleFederationPlugin } from '@module-federation/sdk';

/** A scope of our own: a guest's React in the host's would be found by the host's react-dom, and mixed with it. */
const react = {
  singleton: false,
  requiredVersion: '^19.0.0',
  eager: false,
  shareScope: 'certificates_plugin',
} as const;

/** How hosts get the plugin: see `src/entries/contract.ts` for what the exposed modules promise. */
export const federation: moduleFederationPlugin.ModuleFederationPluginOptions = {
  name: 'certificates_plugin',
  filename: 'remoteEntry.js',
  exposes: {
    './CertificatesApp': './src/entries/CertificatesApp.tsx',
    './TemplatesApp': './src/entries/TemplatesApp.tsx',
    './PrintView': './src/entries/PrintView.tsx',
  },
  shared: { react, 'react/': react, 'react-dom': react, 'react-dom/': react },
  runtimePlugins: ['./src/entries/shareOneReact.ts'],
  manifest: {
    additionalData: ({ stats }) => {
      stats.metaData.types = { path: '', name: '', zip: '@mf-types.zip', api: '@mf-types.d.ts' };
      return stats;
    },
  },
  // `scripts/hostTypes.ts` makes them.
  dts: false,
  bridge: { enableBridgeRouter: false },
  experiments: { optimization: { target: 'web', disableRemote: true } },
};
