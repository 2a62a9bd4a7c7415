import { isHttpUrl } from '#domain/urlSafety.ts';
import type { PluginEvent } from '#runtime/pluginEvent.ts';
import { isColorModePreference } from './colorMode.ts';
import type { ColorModePreference } from './hostSlice.ts';

/** Data of each message to the embedding page, as `{ type, data }` (docs/behaviour.md, Iframe messages). */
export interface OutgoingMessages {
  ready: { version: string };
  resize: { height: number };
  'route-changed': { path: string; title: string };
  'session-expired': Record<string, never>;
  'certificate-opened': { id: string };
  event: PluginEvent;
}

export interface HostBridge {
  /**
   * Posts a message to the embedding page if the page's origin is allowed. If the browser does not reveal this origin,
   * posts the message once for each allowed origin; the browser delivers only the message for the actual origin.
   */
  post<Type extends keyof OutgoingMessages>(type: Type, data: OutgoingMessages[Type]): void;
  stop(): void;
}

interface HostBridgeOptions {
  /** Allowed origins of the embedding page. Messages from other origins are ignored. */
  origins: readonly string[];
  onColorMode: (preference: ColorModePreference) => void;
  onParentUrl: (url: string) => void;
}

/** Returns the window of the page that embeds the plugin or opened its window; undefined if there is none. */
export function getHostWindow(): Window | undefined {
  if (window.parent !== window) return window.parent;
  return (window.opener as Window | null) ?? undefined;
}

/** Creates a bridge of `postMessage` messages with the embedding page. Does nothing without one. */
export function createHostBridge({
  origins,
  onColorMode,
  onParentUrl,
}: HostBridgeOptions): HostBridge {
  const onMessage = (event: MessageEvent<unknown>) => {
    if (!event.source || event.source !== getHostWindow() || !origins.includes(event.origin))
      return;
    const message = event.data;
    if (typeof message !== 'object' || message === null) return;
    const { type, data } = message as { type?: unknown; data?: unknown };
    if (type === 'color-mode' && isColorModePreference(data)) onColorMode(data);
    if (type === 'parent-url' && isAllowedUrl(data, origins)) onParentUrl(data);
  };
  window.addEventListener('message', onMessage);
  return {
    post: (type, data) => {
      for (const origin of getTargetOrigins(origins))
        getHostWindow()?.postMessage({ type, data }, origin);
    },
    stop: () => window.removeEventListener('message', onMessage),
  };
}

/** Returns the target origins: the actual one if known, because browsers log an error for each other one. */
function getTargetOrigins(origins: readonly string[]): readonly string[] {
  const hostOrigin = getHostOrigin();
  return hostOrigin === undefined ? origins : origins.filter((origin) => origin === hostOrigin);
}

/** Returns the origin of the embedding page, or undefined if the browser does not reveal it. */
function getHostOrigin(): string | undefined {
  // Some browsers lack it.
  const { ancestorOrigins } = window.location as Partial<Location>;
  if (window.parent !== window) return ancestorOrigins?.[0];
  try {
    // Throws unless the page is of the same origin.
    return getHostWindow()?.location.origin;
  } catch {
    return undefined;
  }
}

function isAllowedUrl(value: unknown, origins: readonly string[]): value is string {
  return typeof value === 'string' && isHttpUrl(value) && origins.includes(new URL(value).origin);
}

/** Returns the URL if it is an absolute http(s) URL, which is safe as the target of a link, else null. */
export function toHttpUrlOrNull(value: string | undefined): string | null {
  return value && isHttpUrl(value) ? value : null;
}
