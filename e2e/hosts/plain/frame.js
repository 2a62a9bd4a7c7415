/**
 * A page that embeds the plugin in an iframe as the specification says: a sign-in link, and `{ type, data }` messages. Query
 * parameters: those of the sign-in link (`token`, `page`, `id`), `colorMode` and `parentUrl`.
 */
const { pluginUrl } = await (await fetch('/config.json')).json();
const query = new URLSearchParams(location.search);

const frame = document.createElement('iframe');
frame.title = 'Certificates';
frame.width = '1200';
frame.height = '900';

const post = (type, value) => frame.contentWindow.postMessage({ type, data: value }, pluginUrl);

/**
 * Posts the settings to the plugin. The specification does not say when the plugin listens, so they are posted again after
 * `ready`.
 */
function postSettings() {
  for (const [type, key] of [
    ['color-mode', 'colorMode'],
    ['parent-url', 'parentUrl'],
  ]) {
    if (query.has(key)) post(type, query.get(key));
  }
}

window.addEventListener('message', ({ origin, source, data: message }) => {
  if (origin !== pluginUrl || source !== frame.contentWindow) return;
  if (message?.type === 'ready') postSettings();
});
frame.addEventListener('load', postSettings);

const link = new URL(`/signin/${encodeURIComponent(query.get('token') ?? '')}`, pluginUrl);
for (const key of ['page', 'id']) if (query.has(key)) link.searchParams.set(key, query.get(key));
frame.src = link.href;
document.body.append(frame);
