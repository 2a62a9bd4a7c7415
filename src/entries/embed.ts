/**
 * For pages that show the plugin in an iframe: built as `embed.js` beside `remoteEntry.js`, with `embed.d.ts`. Depends on
 * nothing, not even on the other files of this folder, since its types are read where those are not.
 */

/** What `embed` is told. Read at once; what `update` takes may change later. */
export interface EmbedOptions {
  /** Absolute http(s) address of the plugin's standalone page. Only its origin counts: the page lives at the root. */
  pluginUrl: string;
  /** Signs this user in; goes into the frame's first address, which the plugin replaces at once. Default: the session kept before. */
  token?: string;
  /**
   * Screen to begin with, for instance `/en/preview/42`. Default `/`. Together with a token only the home screen,
   * `/templates`, `/preview` and `/preview/{id}` can be reached, each also below `/pt`, `/en` or `/es`; any other is home.
   */
  path?: string;
  /** Name of the frame for screen readers. Default `Certificates`. */
  title?: string;
  /** Default: what the reader last chose, else as the system. */
  colorMode?: 'system' | 'light' | 'dark';
  /** Where "Back to the platform" leads, at top level: absolute address of the embedding page's own origin. Default: no such link. */
  parentUrl?: string;
  /** CSS pixels; the frame is never lower, and this high until the plugin told its height. Default 640. */
  minHeight?: number;
  /** CSS pixels; content that is higher scrolls inside the frame. Default 50000. */
  maxHeight?: number;
  /** Permissions policy of the frame. Default `clipboard-write`, for "copy link". */
  allow?: string;
  /**
   * Sandbox tokens of the frame. Default: no sandbox. `allow-scripts allow-same-origin` are the least; what is lost
   * without the others is in docs/hosting/iframe.md.
   */
  sandbox?: string;
  /** The plugin shows its first screen; again after each reload inside the frame. */
  onReady?(version: string): void;
  /** The plugin shows another screen: its path with the query, and its title in the interface language. */
  onRoute?(path: string, title: string): void;
  /** The session ended. `update({ token })` signs in again. */
  onSessionExpired?(): void;
  /** The learner opened this certificate. */
  onCertificateOpened?(certificateId: string): void;
  /** For measurements of the page's own: what it may be is told of `onEvent` in `contract.ts`. */
  onEvent?(event: { name: string; ms: number; code: string }): void;
  /** The frame now has this height, CSS pixels. */
  onResize?(height: number): void;
}

/** Changes to a frame that is there. A `token` or a `path` loads the frame anew; everything else reaches it as it is. */
export type EmbedUpdate = Partial<Omit<EmbedOptions, 'pluginUrl' | 'allow' | 'sandbox'>>;

/** The plugin in its frame. */
export interface Embedded {
  /** Changes some options; the others stay. Does nothing after `remove`. */
  update(partial: EmbedUpdate): void;
  /** Removes the frame and stops hearing it. Safe to call twice. */
  remove(): void;
}

/** What the plugin tells, by type. */
interface Told {
  ready: { version: string };
  resize: { height: number };
  'route-changed': { path: string; title: string };
  'session-expired': object;
  'certificate-opened': { id: string };
  event: { name: string; ms: number; code: string };
}

/**
 * Shows the plugin's standalone page in an iframe at the end of `element`, as wide as it and as high as the content.
 * The page's origin has to be one of the plugin's `PARENT_ORIGINS`, or the frame stays empty.
 * @throws TypeError when `pluginUrl` is not an absolute http(s) address
 */
export function embed(element: HTMLElement, options: EmbedOptions): Embedded {
  const origin = originOf(options.pluginUrl);
  let current: EmbedOptions = { ...options };
  let content = 0;
  let isReady = false;
  let isRemoved = false;

  const frame = document.createElement('iframe');
  frame.referrerPolicy = 'no-referrer';
  frame.allow = current.allow ?? 'clipboard-write';
  if (current.sandbox !== undefined) frame.setAttribute('sandbox', current.sandbox);
  Object.assign(frame.style, { display: 'block', width: '100%', border: '0' });

  const show = () => {
    const { minHeight = 640, maxHeight = 50_000, title = 'Certificates' } = current;
    const height = Math.max(minHeight, Math.min(Math.ceil(content), maxHeight));
    frame.title = title;
    frame.style.height = `${height}px`;
    return height;
  };
  const send = (type: string, value: string | undefined) => {
    // The plugin's origin by name: whatever else the frame may show does not get the message.
    if (value !== undefined) frame.contentWindow?.postMessage({ type, data: value }, origin);
  };
  const steer = ({ colorMode, parentUrl }: EmbedUpdate) => {
    send('color-mode', colorMode);
    send('parent-url', parentUrl);
  };
  const take: { [Type in keyof Told]: (told: Told[Type]) => void } = {
    ready: ({ version }) => {
      isReady = true;
      steer(current);
      current.onReady?.(version);
    },
    resize: ({ height }) => {
      content = height;
      const shown = show();
      current.onResize?.(shown);
    },
    'route-changed': ({ path, title }) => current.onRoute?.(path, title),
    'session-expired': () => current.onSessionExpired?.(),
    'certificate-opened': ({ id }) => current.onCertificateOpened?.(id),
    event: ({ name, ms, code }) => current.onEvent?.({ name, ms, code }),
  };
  const hear = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || !event.source || event.source !== frame.contentWindow) return;
    const type = typeOf(event.data);
    if (type) take[type]((event.data as { data: never }).data);
  };

  show();
  frame.src = addressOf(origin, current);
  window.addEventListener('message', hear);
  element.append(frame);
  return {
    update: (partial) => {
      if (isRemoved) return;
      current = { ...current, ...partial };
      show();
      if ('token' in partial || 'path' in partial) {
        isReady = false;
        reload(frame, addressOf(origin, current));
      } else if (isReady) steer(partial);
    },
    remove: () => {
      isRemoved = true;
      window.removeEventListener('message', hear);
      frame.remove();
    },
  };
}

function originOf(pluginUrl: string): string {
  const url = URL.canParse(pluginUrl) ? new URL(pluginUrl) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new TypeError(`pluginUrl is no absolute http(s) address: ${pluginUrl}`);
}

/** An address that the plugin knows: a sign-in link names the screen in its query. */
function addressOf(origin: string, { token, path = '/' }: EmbedOptions): string {
  const inside = path.replace(/^\/*/, '/');
  if (token === undefined) return origin + inside;
  const screen = /^(\/(?:pt|en|es))?(?:\/(templates|preview)(?:\/([^/?#]+))?)?\/?$/.exec(inside);
  const [, language = '', page, id] = screen ?? [];
  const query = page
    ? `?page=${page}${id ? `&id=${id.replace(/[&+]/g, encodeURIComponent)}` : ''}`
    : '';
  return `${origin}${language}/signin/${encodeURIComponent(token)}${query}`;
}

/** Put in anew, the frame leaves no entry in the page's history, so that "back" is still the page's. */
function reload(frame: HTMLIFrameElement, address: string): void {
  const { parentNode, nextSibling } = frame;
  frame.remove();
  frame.src = address;
  parentNode?.insertBefore(frame, nextSibling);
}

const bodies: { readonly [Type in keyof Told]: Readonly<Record<keyof Told[Type], string>> } = {
  ready: { version: 'string' },
  resize: { height: 'number' },
  'route-changed': { path: 'string', title: 'string' },
  'session-expired': {},
  'certificate-opened': { id: 'string' },
  event: { name: 'string', ms: 'number', code: 'string' },
};

/** The type of a message of the plugin with the right body; undefined for anything else. */
function typeOf(message: unknown): keyof Told | undefined {
  if (!isObject(message) || !isObject(message.data)) return undefined;
  const { type, data: body } = message;
  if (typeof type !== 'string' || !Object.hasOwn(bodies, type)) return undefined;
  const isRight = Object.entries(bodies[type as keyof Told]).every(
    ([key, kind]) => typeof body[key] === kind && (kind !== 'number' || Number.isFinite(body[key])),
  );
  return isRight ? (type as keyof Told) : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
