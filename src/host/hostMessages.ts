import { isHttpUrl } from '#model/addresses.ts';
import type { PluginEvent } from '#model/pluginEvent.ts';
import { isColorModePreference } from './colorMode.ts';
import type { ColorModePreference } from './hostSlice.ts';

/** What the plugin tells the page around it, as `{ type, data }` (docs/behaviour.md, Iframe messages). */
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
   * Posts to the page around this one, if its origin is allowed. Where the browser does not tell that origin, to each
   * allowed one by its exact name: those that do not match are dropped.
   */
  tell<Type extends keyof OutgoingMessages>(type: Type, content: OutgoingMessages[Type]): void;
  stop(): void;
}

interface HostBridgeOptions {
  /** Exact origins; every other sender is ignored without a trace. */
  origins: readonly string[];
  onColorMode: (preference: ColorModePreference) => void;
  onParentUrl: (url: string) => void;
}

/** The window around this page: the embedding page, or the one that opened this window. */
export function hostWindow(): Window | undefined {
  if (window.parent !== window) return window.parent;
  return (window.opener as Window | null) ?? undefined;
}

/** Speaks with the page around the plugin by `postMessage`; silent where there is none. */
export function createHostBridge({
  origins,
  onColorMode,
  onParentUrl,
}: HostBridgeOptions): HostBridge {
  const listen = (event: MessageEvent<unknown>) => {
    if (!event.source || event.source !== hostWindow() || !origins.includes(event.origin)) return;
    const message = event.data;
    if (typeof message !== 'object' || message === null) return;
    const { type, data: content } = message as { type?: unknown; data?: unknown };
    if (type === 'color-mode' && isColorModePreference(content)) onColorMode(content);
    if (type === 'parent-url' && isUrlOf(content, origins)) onParentUrl(content);
  };
  window.addEventListener('message', listen);
  return {
    tell: (type, content) => {
      for (const origin of receivers(origins))
        hostWindow()?.postMessage({ type, data: content }, origin);
    },
    stop: () => window.removeEventListener('message', listen),
  };
}

/** Browsers report each post to another origin than the window's in its console. */
function receivers(origins: readonly string[]): readonly string[] {
  const known = hostOrigin();
  return known === undefined ? origins : origins.filter((origin) => origin === known);
}

/** Undefined where the browser does not tell. */
function hostOrigin(): string | undefined {
  // Not in every browser.
  const { ancestorOrigins } = window.location as Partial<Location>;
  if (window.parent !== window) return ancestorOrigins?.[0];
  try {
    // Only a page of our own origin may be asked.
    return hostWindow()?.location.origin;
  } catch {
    return undefined;
  }
}

function isUrlOf(value: unknown, origins: readonly string[]): value is string {
  return typeof value === 'string' && isHttpUrl(value) && origins.includes(new URL(value).origin);
}

/** The address when it is an absolute http(s) one; everything else never reaches a link. */
export function httpUrlOrNull(value: string | undefined): string | null {
  return value && isHttpUrl(value) ? value : null;
}
