/**
 * A page that frames the plugin with nothing but the specification at hand: a sign-in link, and messages of
 * `{ type, data }`. Its query is that of the sign-in link, `?token=…&page=…&id=…`, and `colorMode` and `parentUrl`.
 * What a test may ask for is in `window.framed`.
 */
const { pluginUrl } = await (await fetch('/config.json')).json();
const query = new URLSearchParams(location.search);

const frame = document.createElement('iframe');
frame.title = 'Certificates';
frame.width = '1200';
frame.height = '900';

const tell = (type, value) => frame.contentWindow.postMessage({ type, data: value }, pluginUrl);
const heard = [];

/** The specification names no moment at which the plugin begins to listen: said again once it has said something. */
function tellAll() {
  for (const [type, key] of [
    ['color-mode', 'colorMode'],
    ['parent-url', 'parentUrl'],
  ]) {
    if (query.has(key)) tell(type, query.get(key));
  }
}

window.addEventListener('message', ({ origin, source, data: message }) => {
  if (origin !== pluginUrl || source !== frame.contentWindow) return;
  heard.push(message);
  if (message?.type === 'ready') tellAll();
});
frame.addEventListener('load', tellAll);

const link = new URL(`/signin/${encodeURIComponent(query.get('token') ?? '')}`, pluginUrl);
for (const key of ['page', 'id']) if (query.has(key)) link.searchParams.set(key, query.get(key));
frame.src = link.href;
document.body.append(frame);
window.framed = { heard, tell };
