import { readHostConfig, startHostPage } from './hostPage.js';

const config = await readHostConfig();
const policy = window.trustedTypes?.createPolicy('plain_host', {
  createScriptURL: (file) => `${config.pluginUrl}/${file}`,
});

/** Loads the remote entry as a script, which defines the Module Federation container as a global variable. */
function loadContainer() {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = policy?.createScriptURL('remoteEntry.js') ?? `${config.pluginUrl}/remoteEntry.js`;
    script.onload = () => resolve(window.certificates_plugin);
    script.onerror = () => reject(new Error('The remote entry did not load.'));
    document.head.append(script);
  });
}

let container;

startHostPage(async (module) => {
  container ??= loadContainer().then(
    async (loaded) => {
      await loaded.init({});
      return loaded;
    },
    (error) => {
      container = undefined;
      throw error;
    },
  );
  const factory = await (await container).get(`./${module}`);
  return factory();
}, config);
