import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { StrictMode, version } from 'react';
import { createRoot } from 'react-dom/client';
import { readHostConfig, startHostPage } from '../hostPage.js';

const { remoteManifest, plugin } = await readHostConfig();
registerRemotes([{ name: 'certificates_plugin', entry: remoteManifest }]);

createRoot(document.getElementById('host')).render(
  <StrictMode>
    <h1>Host on React {version}</h1>
  </StrictMode>,
);
startHostPage((module) => loadRemote(`certificates_plugin/${module}`), plugin);
