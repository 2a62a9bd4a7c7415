import { createInstance } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import { createEmptyRoot, readHostConfig, startHostPage } from '../hostPage.js';

const config = await readHostConfig();
const createShare = (lib) => ({
  version: React.version,
  lib: () => lib,
  shareConfig: { singleton: false, requiredVersion: '^19.0.0' },
});
const remotes = [{ name: 'certificates_plugin', entry: config.remoteManifest }];
const federation = createInstance({
  name: 'vite_host',
  remotes,
  shared: {
    react: createShare(React),
    'react/jsx-runtime': createShare(JsxRuntime),
    'react-dom': createShare(ReactDom),
    'react-dom/client': createShare(ReactDomClient),
  },
});

ReactDomClient.createRoot(document.getElementById('host')).render(
  React.createElement('h1', null, `Host on React ${React.version}`),
);

startHostPage(async (module) => {
  if (module === 'EmptyRoot')
    return createEmptyRoot(ReactDomClient.createRoot, React.createElement);
  try {
    return await federation.loadRemote(`certificates_plugin/${module}`);
  } catch (error) {
    // The runtime would answer the next try with the same failure.
    federation.registerRemotes(remotes, { force: true });
    throw error;
  }
}, config);
