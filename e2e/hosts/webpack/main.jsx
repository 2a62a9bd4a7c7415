import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { StrictMode, version } from 'react';
import { createRoot } from 'react-dom/client';
import { readHostConfig, startHostPage } from '../hostPage.js';

const config = await readHostConfig();
const remotes = [{ name: 'certificates_plugin', entry: config.remoteManifest }];
registerRemotes(remotes);

createRoot(document.getElementById('host')).render(
  <StrictMode>
    <h1>Host on React {version}</h1>
  </StrictMode>,
);
/** A root with one line in it: what any mount costs. */
const emptyRoot = {
  mount(element) {
    const root = createRoot(element);
    root.render(<p>Empty</p>);
    return { unmount: () => root.unmount() };
  },
};

startHostPage(async (module) => {
  if (module === 'EmptyRoot') return emptyRoot;
  try {
    return await loadRemote(`certificates_plugin/${module}`);
  } catch (error) {
    // The runtime would answer the next try with the same failure.
    registerRemotes(remotes, { force: true });
    throw error;
  }
}, config);
