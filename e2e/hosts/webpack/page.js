import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { readHostConfig, startHostPage } from '../hostPage.js';

/**
 * Starts the host page.
 * @param react React functions of the host that tests need, see react.jsx
 */
export async function startPage(react) {
  const config = await readHostConfig();
  const remotes = [{ name: 'certificates_plugin', entry: config.remoteManifest }];
  registerRemotes(remotes);
  startHostPage(async (module) => {
    if (module === 'Component' || module === 'EmptyRoot') return (await react())[module];
    try {
      return await loadRemote(`certificates_plugin/${module}`);
    } catch (error) {
      // The runtime would answer the next try with the same failure.
      registerRemotes(remotes, { force: true });
      throw error;
    }
  }, config);
}
