import { createInstance } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import { readHostConfig, startHostPage } from '../hostPage.js';

const { remoteManifest, plugin } = await readHostConfig();
const share = (lib) => ({
  version: React.version,
  lib: () => lib,
  shareConfig: { singleton: false, requiredVersion: '^19.0.0' },
});
const federation = createInstance({
  name: 'vite_host',
  remotes: [{ name: 'certificates_plugin', entry: remoteManifest }],
  shared: {
    react: share(React),
    'react/jsx-runtime': share(JsxRuntime),
    'react-dom': share(ReactDom),
    'react-dom/client': share(ReactDomClient),
  },
});

ReactDomClient.createRoot(document.getElementById('host')).render(
  React.createElement('h1', null, `Host on React ${React.version}`),
);
startHostPage((module) => federation.loadRemote(`certificates_plugin/${module}`), plugin);
