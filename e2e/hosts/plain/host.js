import { readHostConfig, startHostPage } from './hostPage.js';

const { pluginUrl, plugin } = await readHostConfig();

/** The remote entry as a script: it leaves the container in a global of its name. */
function loadContainer() {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${pluginUrl}/remoteEntry.js`;
    script.onload = () => resolve(window.certificates_plugin);
    script.onerror = () => reject(new Error('The remote entry did not load.'));
    document.head.append(script);
  });
}

let container;

startHostPage(async (module) => {
  container ??= loadContainer().then(async (loaded) => {
    await loaded.init({});
    return loaded;
  });
  const factory = await (await container).get(`./${module}`);
  return factory();
}, plugin);
