/**
 * What every host of the tests does with the plugin, whatever it is built with: `window.host`. Plain JavaScript, because
 * one of the hosts has no build at all.
 */

/** @typedef {'CertificatesApp' | 'TemplatesApp' | 'PrintView'} ModuleName */

const callbacks = [
  'onReady',
  'onNavigate',
  'onTitle',
  'onDirtyChange',
  'onSessionExpired',
  'onError',
  'onDownloaded',
  'onPrinted',
  'onSaved',
];

/** What can be sent to a test. */
const plain = (value) => (value instanceof Error ? value.message : value);

/**
 * @param {(module: ModuleName) => Promise<{ mount: Function }>} load gives a module of the plugin
 * @param {{ plugin: object, pluginUrl: string }} config what is handed to the plugin as its `config`, and where it is
 */
export function startHostPage(load, { plugin, pluginUrl }) {
  const mounted = new Map();
  const heard = [];
  const listening = (slot) =>
    Object.fromEntries(
      callbacks.map((event) => [
        event,
        (...args) => void heard.push({ slot, event, args: args.map(plain) }),
      ]),
    );
  window.host = {
    heard,
    /** Asks for what a module needs before the remote entry has told of it. */
    async hint(module, language, lendsReact) {
      const answer = await fetch(`${pluginUrl}/preload.json`);
      const { files, languages, react } = (await answer.json())[module];
      for (const file of [...files, ...languages[language], ...(lendsReact ? [] : react)]) {
        const link = document.createElement('link');
        const as = file.endsWith('.css') ? 'style' : 'script';
        const href = `${pluginUrl}/${file}`;
        Object.assign(link, { rel: 'preload', as, href, crossOrigin: 'anonymous' });
        document.head.append(link);
      }
    },
    /** Mounts a module into a new element, whose id is `slot`. */
    async mount(slot, module, props) {
      const { mount } = await load(module);
      const element = document.createElement('div');
      element.id = slot;
      document.body.append(element);
      mounted.set(slot, mount(element, { config: plugin, ...listening(slot), ...props }));
    },
    update: (slot, props) => mounted.get(slot).update(props),
    canLeave: (slot) => mounted.get(slot).canLeave(),
    unmount(slot) {
      mounted.get(slot).unmount();
      mounted.delete(slot);
    },
  };
}

/** A root of the host's own React with one line in it: what any mount costs. */
export const emptyRoot = (createRoot, createElement) => ({
  mount(element) {
    const root = createRoot(element);
    root.render(createElement('p', null, 'Empty'));
    return { unmount: () => root.unmount() };
  },
});

/** What the server of the host tells of the plugin's addresses. */
export async function readHostConfig() {
  const answer = await fetch('/config.json');
  return answer.json();
}
