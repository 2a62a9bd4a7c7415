/**
 * What the plugin promises to a host platform. Types only: this file is the whole public face, and it is what the
 * type archive beside the remote entry describes.
 *
 * Each of the exposed modules `./CertificatesApp`, `./TemplatesApp` and `./PrintView` exports
 * `mount(element, props)` and, as its default, a thin component over it for hosts that write JSX, in any React from 18 on.
 */
import type { ConfigInput } from '#model/configInput.ts';
import type { PluginEvent } from '#model/pluginEvent.ts';

export type { PluginEvent, PluginEventName } from '#model/pluginEvent.ts';

export type ColorModePreference = 'system' | 'light' | 'dark';

/** A session token, or a function that gives one. It is asked again once after a 401, then `onSessionExpired` is called. */
export type TokenSource = string | (() => string | Promise<string>);

/** Overrides of the public `--certs-*` properties, keyed without the prefix: `{ accent: '#6D28D9', radius: '4px' }`. */
export type Theme = Readonly<
  Partial<
    Record<
      | 'canvas'
      | 'surface'
      | 'sunken'
      | 'raised'
      | 'text'
      | 'text-2'
      | 'text-3'
      | 'line'
      | 'line-strong'
      | 'hover'
      | 'press'
      | 'accent'
      | 'on-accent'
      | 'accent-ink'
      | 'accent-soft'
      | 'focus'
      | 'danger'
      | 'success'
      | 'warning'
      | 'info'
      | 'font'
      | 'font-size'
      | 'radius'
      | 'control'
      | 'shadow'
      | 'motion',
      string
    >
  >
>;

/**
 * Props of every exposed module. Read at mount and again at each `update`, unless noted. What a callback throws goes to
 * the console, and harms nothing.
 */
export interface MountProps {
  /** Addresses of the services and limits. Read once, at mount. @throws ConfigError naming a missing or wrong key */
  config: ConfigInput;
  /** Stays in memory. Changing it to another user's token resets all state, and the plugin goes home. */
  token?: TokenSource;
  /** Language of the interface, any locale code. Outranks every other source. */
  locale?: string;
  /** Default: the stored preference when `storageKey` is given, else `system`. */
  colorMode?: ColorModePreference;
  theme?: Theme;
  /** Where "Back to the platform" leads: absolute http(s) address, opened at top level. */
  parentUrl?: string;
  /** CSP nonce for the rare style element a dependency adds. Read once, at mount. */
  nonce?: string;
  /**
   * Prefix for cookies and localStorage entries. Without it a federated mount writes neither.
   * Read once, at mount.
   */
  storageKey?: string;
  /** The first screen is on the page (or its refusal is). Called once. @param plugin which release it is */
  onReady?(plugin: { version: string }): void;
  /** For measurements of the host's own, as traces and counters. Each occurrence is told once. */
  onEvent?(event: PluginEvent): void;
  /** The session ended and no new token could be had. The plugin does not redirect the host. */
  onSessionExpired?(): void;
  /** A crash inside the plugin; it shows its own error view. `code` is what the reader sees. */
  onError?(error: Error, code: string): void;
}

/** Props of a module that has screens of its own. */
export interface RoutedMountProps extends MountProps {
  /** Path under which the plugin owns the address, without a trailing slash: `/certificates`. Default `''`. Read once. */
  basePath?: string;
  /** `browser` writes the address bar, `memory` never touches it. Default `browser`. Read once. */
  router?: 'browser' | 'memory';
  /**
   * The host's own router. Given it, the plugin writes no address: it asks for each step by it, and is where `update({ path })`
   * says. The host calls that whenever its address changes, by whomever; Back and Forward are then the host's. Read once.
   * @param path inside `basePath`, with its query
   */
  navigate?(path: string, options: { replace: boolean }): void;
  /** Path inside `basePath` to go to, for instance `/preview/42`. Each new value navigates. */
  path?: string;
  /** The plugin went to `path` (inside `basePath`, with its query). Not called for what the host itself asked for. */
  onNavigate?(path: string): void;
  /** The title of the screen now shown, in the interface language. The plugin never touches `document.title`. */
  onTitle?(title: string): void;
  /** Whether there are unsaved changes. Ask `canLeave()` of the mounted plugin before navigating away. */
  onDirtyChange?(dirty: boolean): void;
  /** A PDF of these certificates was saved. */
  onDownloaded?(certificateIds: readonly string[]): void;
  /** A template was saved. */
  onSaved?(templateId: string): void;
  /** The print dialog of a certificate was opened. */
  onPrinted?(certificateId: string): void;
}

export type CertificatesAppProps = RoutedMountProps;
export type TemplatesAppProps = RoutedMountProps;

export interface PrintViewProps extends MountProps {
  certificateId: string;
  /** Open the print dialog once fonts and images are ready. Default false. */
  autoPrint?: boolean;
  onPrinted?(certificateId: string): void;
}

/** A mounted plugin. */
export interface Mounted<Props extends MountProps> {
  /** Changes some props; the others stay. Reaches the screen at once. */
  update(props: Partial<Props>): void;
  /** Asks about unsaved changes, if any. `true`: the host may navigate away. */
  canLeave(): Promise<boolean>;
  /** Removes everything: nodes, listeners, timers, sockets. Safe to call twice. */
  unmount(): void;
}

/** The one mechanism of every exposed module. The element should be empty and stays the host's. */
export type Mount<Props extends MountProps> = (
  element: HTMLElement,
  props: Props,
) => Mounted<Props>;
