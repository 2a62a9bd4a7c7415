/**
 * Module for embedding the plugin in an iframe. Built as `embed.js` next to `remoteEntry.js`, with the types in
 * `embed.d.ts`. Imports nothing, not even types, so that `embed.d.ts` needs no other file.
 */

/** Options of the function `embed`. The options in `EmbedUpdate` can also be changed later. */
export interface EmbedOptions {
  /**
   * Absolute http(s) address of the plugin's standalone page. Only the origin is used, because the page is at the root
   * path.
   */
  pluginUrl: string;
  /**
   * Token of the user to sign in. The first address of the frame contains the token; the plugin replaces this address
   * immediately. Default: the session stored in the browser.
   */
  token?: string;
  /**
   * Path of the first screen, for instance `/en/preview/42`. Default `/`. If `token` is set, only the paths `/`,
   * `/templates`, `/preview` and `/preview/{id}` are supported, each also below a language, such as `/en`; any other path
   * leads to the home screen.
   */
  path?: string;
  /** Title of the frame for screen readers. Default `Certificates`. */
  title?: string;
  /** Colour mode. Default: the user's last choice, else `system`. */
  colorMode?: 'system' | 'light' | 'dark';
  /**
   * Absolute address to which the link "Back to the platform" leads, on the origin of the embedding page. The link
   * opens in the top-level window. Default: no link.
   */
  parentUrl?: string;
  /**
   * Minimum height of the frame in CSS pixels, used until the plugin reports the height of its content. Default 640.
   */
  minHeight?: number;
  /** Maximum height of the frame in CSS pixels; taller content scrolls inside the frame. Default 50000. */
  maxHeight?: number;
  /**
   * Permissions policy of the frame (attribute `allow`). Default `clipboard-write`, which the button "copy link" needs.
   */
  allow?: string;
  /**
   * Sandbox tokens of the frame (attribute `sandbox`). Default: no sandbox. The plugin needs at least `allow-scripts
   * allow-same-origin`; docs/hosting/iframe.md lists the features that need further tokens.
   */
  sandbox?: string;
  /** Called when the plugin displays its first screen, and after each reload of the frame. */
  onReady?(version: string): void;
  /**
   * Called when the plugin displays another screen.
   * @param path path of the screen with its query
   * @param title title in the interface language
   */
  onRoute?(path: string, title: string): void;
  /** Called when the session has ended. To sign the user in again, call `update({ token })`. */
  onSessionExpired?(): void;
  /** Called when the learner opens a certificate. */
  onCertificateOpened?(certificateId: string): void;
  /**
   * Called for each event of the plugin, for the embedding page's own metrics. Corresponds to `onEvent` in
   * `contract.ts`.
   * @param event name of the event, its duration in milliseconds, a code, and for a failed request its id in the log of
   * the service, if known
   */
  onEvent?(event: { name: string; ms: number; code: string; requestId?: string }): void;
  /**
   * Called when the height of the frame changes.
   * @param height in CSS pixels
   */
  onResize?(height: number): void;
}

/**
 * Options that can be changed after embedding. A new `token` or `path` reloads the frame; all others are applied
 * without a reload.
 */
export type EmbedUpdate = Partial<Omit<EmbedOptions, 'pluginUrl' | 'allow' | 'sandbox'>>;

/** Object with which the embedding page updates and removes the iframe of the plugin. */
export interface Embedded {
  /** Changes the given options and leaves the others unchanged. Does nothing after `remove`. */
  update(partial: EmbedUpdate): void;
  /** Removes the frame and all listeners. A second call has no effect. */
  remove(): void;
}

/** Contents of the messages that the plugin sends to the embedding page, by message type. */
interface PluginMessages {
  ready: { version: string };
  resize: { height: number };
  'route-changed': { path: string; title: string };
  'session-expired': object;
  'certificate-opened': { id: string };
  event: { name: string; ms: number; code: string; requestId?: unknown };
}

/**
 * Appends an iframe with the plugin's standalone page to `element`. The iframe is as wide as the element and as high as
 * its content. The origin of the embedding page must be in the plugin's `PARENT_ORIGINS`; otherwise the frame stays
 * empty.
 * @throws TypeError if `pluginUrl` is not an absolute http(s) address
 */
export function embed(element: HTMLElement, options: EmbedOptions): Embedded {
  const origin = parseOrigin(options.pluginUrl);
  let currentOptions: EmbedOptions = { ...options };
  let contentHeight = 0;
  let isReady = false;
  let isRemoved = false;

  const frame = document.createElement('iframe');
  frame.referrerPolicy = 'no-referrer';
  frame.allow = currentOptions.allow ?? 'clipboard-write';
  if (currentOptions.sandbox !== undefined) frame.setAttribute('sandbox', currentOptions.sandbox);
  Object.assign(frame.style, { display: 'block', width: '100%', border: '0' });

  const updateFrame = () => {
    const { minHeight = 640, maxHeight = 50_000, title = 'Certificates' } = currentOptions;
    const height = Math.max(minHeight, Math.min(Math.ceil(contentHeight), maxHeight));
    frame.title = title;
    frame.style.height = `${height}px`;
    return height;
  };
  const postMessage = (type: string, value: string | undefined) => {
    // With an explicit target origin, other pages in the frame do not receive the message.
    if (value !== undefined) frame.contentWindow?.postMessage({ type, data: value }, origin);
  };
  const sendSettings = ({ colorMode, parentUrl }: EmbedUpdate) => {
    postMessage('color-mode', colorMode);
    postMessage('parent-url', parentUrl);
  };
  const handlers: { [Type in keyof PluginMessages]: (body: PluginMessages[Type]) => void } = {
    ready: ({ version }) => {
      isReady = true;
      sendSettings(currentOptions);
      currentOptions.onReady?.(version);
    },
    resize: ({ height }) => {
      contentHeight = height;
      const frameHeight = updateFrame();
      currentOptions.onResize?.(frameHeight);
    },
    'route-changed': ({ path, title }) => currentOptions.onRoute?.(path, title),
    'session-expired': () => currentOptions.onSessionExpired?.(),
    'certificate-opened': ({ id }) => currentOptions.onCertificateOpened?.(id),
    event: (body) => currentOptions.onEvent?.(copyKnownFields(body)),
  };
  const handleMessage = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || !event.source || event.source !== frame.contentWindow) return;
    const type = getMessageType(event.data);
    if (type) handlers[type]((event.data as { data: never }).data);
  };

  updateFrame();
  frame.src = buildFrameUrl(origin, currentOptions);
  window.addEventListener('message', handleMessage);
  element.append(frame);
  return {
    update: (partial) => {
      if (isRemoved) return;
      currentOptions = { ...currentOptions, ...partial };
      updateFrame();
      if ('token' in partial || 'path' in partial) {
        isReady = false;
        reloadFrame(frame, buildFrameUrl(origin, currentOptions));
      } else if (isReady) sendSettings(partial);
    },
    remove: () => {
      isRemoved = true;
      window.removeEventListener('message', handleMessage);
      frame.remove();
    },
  };
}

/** Copies the fields of an event that this version knows. */
const copyKnownFields = ({ name, ms, code, requestId }: PluginMessages['event']) => ({
  name,
  ms,
  code,
  ...(typeof requestId === 'string' && { requestId }),
});

function parseOrigin(pluginUrl: string): string {
  const url = URL.canParse(pluginUrl) ? new URL(pluginUrl) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new TypeError(`pluginUrl is not an absolute http(s) address: ${pluginUrl}`);
}

/**
 * Builds the address of a screen. With a token, the address is a sign-in link with the path of the screen in its query.
 */
function buildFrameUrl(origin: string, { token, path = '/' }: EmbedOptions): string {
  const screenPath = path.replace(/^\/*/, '/');
  if (token === undefined) return origin + screenPath;
  const screen = /^(\/[a-z]{2})?(?:\/(templates|preview)(?:\/([^/?#]+))?)?\/?$/.exec(screenPath);
  const [, language = '', page, id] = screen ?? [];
  const query = page
    ? `?page=${page}${id ? `&id=${id.replace(/[&+]/g, encodeURIComponent)}` : ''}`
    : '';
  return `${origin}${language}/signin/${encodeURIComponent(token)}${query}`;
}

/**
 * Loads an address in the frame. Removes and inserts the frame for this purpose, because setting only the address would
 * add an entry to the browser's history.
 */
function reloadFrame(frame: HTMLIFrameElement, address: string): void {
  const { parentNode, nextSibling } = frame;
  frame.remove();
  frame.src = address;
  parentNode?.insertBefore(frame, nextSibling);
}

/** Required fields of each message with their types. */
const messageFields: {
  readonly [Type in keyof PluginMessages]: Readonly<
    Record<Exclude<keyof PluginMessages[Type], 'requestId'>, string>
  >;
} = {
  ready: { version: 'string' },
  resize: { height: 'number' },
  'route-changed': { path: 'string', title: 'string' },
  'session-expired': {},
  'certificate-opened': { id: 'string' },
  event: { name: 'string', ms: 'number', code: 'string' },
};

/** Returns the type of a plugin message; undefined if the message has another type or an invalid body. */
function getMessageType(message: unknown): keyof PluginMessages | undefined {
  if (!isObject(message) || !isObject(message.data)) return undefined;
  const { type, data: body } = message;
  if (typeof type !== 'string' || !Object.hasOwn(messageFields, type)) return undefined;
  const isValid = Object.entries(messageFields[type as keyof PluginMessages]).every(
    ([key, kind]) => typeof body[key] === kind && (kind !== 'number' || Number.isFinite(body[key])),
  );
  return isValid ? (type as keyof PluginMessages) : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
