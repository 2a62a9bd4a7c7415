import type { ReactNode } from 'react';
import type { HostCallbacks } from '#host/hostCallbacks.ts';

/** Callbacks to the host (the page around a mounted plugin), and settings that depend on the kind of host. */
export interface HostAdapter extends HostCallbacks {
  /** Whether the end of the session redirects to `/not-authorized`. Other hosts are only notified. */
  isRedirectedOnExpiry: boolean;
  /** Whether the plugin is a document of its own, at top level or in a frame, and not an element of a page. */
  isDocument: boolean;
  /** Account menu with colour mode and sign-out; undefined if the host provides these itself. */
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
