/** Defines `window.host` of every host page in tests. This is plain JavaScript, because one of the hosts has no build. */

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

/** Converts a value so that it can be transferred to a test. */
const toSerializable = (value) => (value instanceof Error ? value.message : value);

/**
 * Defines `window.host`.
 * @param {(module: ModuleName) => Promise<{ mount: Function }>} load loads a module of the plugin
 * @param {{ plugin: object, pluginUrl: string }} config the plugin's `config`, and its address
 */
export function startHostPage(load, { plugin, pluginUrl }) {
  const mounted = new Map();
  const calls = [];
  const createCallbacks = (slot) =>
    Object.fromEntries(
      callbacks.map((event) => [
        event,
        (...args) => void calls.push({ slot, event, args: args.map(toSerializable) }),
      ]),
    );
  window.host = {
    calls,
    /** Element that the next mounts are added to. */
    container: document.body,
    /** Preloads what a module needs before the remote entry is loaded. */
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
      const { container } = window.host;
      const element = container.ownerDocument.createElement('div');
      element.id = slot;
      container.append(element);
      mounted.set(slot, mount(element, { config: plugin, ...createCallbacks(slot), ...props }));
    },
    update: (slot, props) => mounted.get(slot).update(props),
    canLeave: (slot) => mounted.get(slot).canLeave(),
    unmount(slot) {
      mounted.get(slot).unmount();
      mounted.delete(slot);
    },
  };
}

/** Creates a React root of the host that renders one line, to measure the minimum time of a mount. */
export const createEmptyRoot = (createRoot, createElement) => ({
  mount(element) {
    const root = createRoot(element);
    root.render(createElement('p', null, 'Empty'));
    return { unmount: () => root.unmount() };
  },
});

/** Reads the plugin's addresses from the host's server. */
export async function readHostConfig() {
  const answer = await fetch('/config.json');
  return answer.json();
}
