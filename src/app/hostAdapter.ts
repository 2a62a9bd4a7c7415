import type { ReactNode } from 'react';
import type { HostCallbacks } from '#host/hostCallbacks.ts';

/** Callbacks that inform the page around a mounted plugin (the host), and settings that depend on the kind of host. */
export interface HostAdapter extends HostCallbacks {
  /**
   * Whether the plugin redirects to `/not-authorized` when the session ends. A host that embeds the plugin as a module
   * is only notified.
   */
  isRedirectedOnExpiry: boolean;
  /**
   * Whether the plugin is the whole HTML document, at top level or in a frame, instead of an element in the host's
   * page.
   */
  isDocument: boolean;
  /** Account menu with colour mode and sign-out, for pages without a host that provides these. */
  AccountMenu: (() => ReactNode) | undefined;
  onNavigate: (path: string) => void;
  /** Called when the title of the screen changes. @param language BCP 47 tag of the interface language */
  onTitleChange: (title: string, path: string, language: string) => void;
  /**
   * Called when a screen is shown.
   * @param code name of the screen
   * @param startedAt start of the navigation to the screen, from `performance.now()`
   */
  onReady: (code: string, startedAt: number) => void;
  /** Redirects to the external login page. Does nothing if none is configured. */
  redirectToLogin: () => void;
  onError: (error: Error, code: string) => void;
}
