/**
 * Public contract between the plugin and a host platform. This file contains only types. The type archive next to the
 * remote entry is generated from it.
 *
 * The modules `./CertificatesApp`, `./TemplatesApp` and `./PrintView` each export `mount(element, props)`. Their
 * default export is a component for hosts that use JSX, with React 18 or later.
 */
import type { ConfigInput } from '#domain/configInput.ts';
import type { PluginEvent } from '#runtime/pluginEvent.ts';

export type { PluginEvent, PluginEventName } from '#runtime/pluginEvent.ts';

export type ColorModePreference = 'system' | 'light' | 'dark';

/**
 * Session token, or a function that returns a token. After a response with status 401, the plugin calls the function
 * once more. If there is no new token, or it is rejected too, the plugin calls `onSessionExpired`. Each `update` with a
 * function calls it, too; after the session ended, only another token than the last one starts a session.
 */
export type TokenSource = string | (() => string | Promise<string>);

/**
 * Values of the public CSS custom properties `--certs-*`, by name without this prefix: `{ accent: '#6D28D9', radius:
 * '4px' }`.
 */
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
 * Props of every exposed module. The plugin reads them at mount and at each `update`, except those marked "Read once".
 * Errors that a callback throws are logged to the console and do not affect the plugin.
 */
export interface MountProps {
  /**
   * Addresses of the services, and limits. Read once, at mount.
   * @throws ConfigError that names the key with a missing or wrong value
   */
  config: ConfigInput;
  /**
   * Session token, kept in memory only. If the host passes the token of another user, the plugin resets all state and
   * displays its start screen.
   */
  token?: TokenSource;
  /**
   * Language of the interface, as any locale code. Takes precedence over the languages of the address, the user and the
   * company.
   */
  locale?: string;
  /**
   * Colour mode. Default: the user's stored choice if `storageKey` is set, otherwise `system`. The default of `PrintView`
   * is `light`, and `system` there is read at mount and at each `update`.
   */
  colorMode?: ColorModePreference;
  /** Colours, font and sizes. */
  theme?: Theme;
  /**
   * Absolute http(s) address to which the link "Back to the platform" leads. The link opens in the top-level window.
   */
  parentUrl?: string;
  /**
   * Has no effect. The plugin creates no style elements, so that no policy needs a nonce for it.
   * @deprecated
   */
  nonce?: string;
  /**
   * Prefix of the plugin's cookies and localStorage entries. Without a prefix, a plugin mounted by module federation
   * uses no cookies and no localStorage. Read once, at mount.
   */
  storageKey?: string;
  /**
   * Called once, when the first screen is displayed, or an error page instead.
   * @param plugin version of the plugin's release
   */
  onReady?(plugin: { version: string }): void;
  /** Called for each event of the plugin, such as a failed call, for the host's own monitoring and metrics. */
  onEvent?(event: PluginEvent): void;
  /** Called when the session has ended and no new token is available. The plugin does not redirect the host. */
  onSessionExpired?(): void;
  /**
   * Called when the plugin crashes and shows its own error page.
   * @param code the error code displayed to the user: the `X-Request-Id` of the failed response if the plugin may read it,
   * else random
   */
  onError?(error: Error, code: string): void;
}

/** Props of a module with several screens. */
export interface RoutedMountProps extends MountProps {
  /**
   * Start of the address paths that belong to the plugin, without a trailing slash: `/certificates`. Default `''`. Read
   * once.
   */
  basePath?: string;
  /**
   * Whether the plugin changes the address in the browser (`browser`), or keeps its path only in memory (`memory`).
   * Default `browser`. Read once.
   */
  router?: 'browser' | 'memory';
  /**
   * Navigates with the host's router. If this function is set, the plugin calls it for each navigation instead of
   * changing the address itself. The host calls `update({ path })` on every change of its address, and the plugin
   * displays this path. The buttons Back and Forward are therefore handled by the host. Read once.
   * @param path path below `basePath`, with its query
   */
  navigate?(path: string, options: { replace: boolean }): void;
  /** Path to display, below `basePath`, for instance `/preview/42`. The plugin navigates whenever the value changes. */
  path?: string;
  /**
   * Called after a navigation that was not started by the host.
   * @param path new path below `basePath`, with its query
   */
  onNavigate?(path: string): void;
  /**
   * Called with the title of the current screen, in the language of the interface. The plugin never changes
   * `document.title`.
   */
  onTitle?(title: string): void;
  /**
   * Called with `true` when the user has made changes that are not saved, and with `false` when there are none any
   * more. In the first case, call `canLeave()` of the mounted plugin before navigating away.
   */
  onDirtyChange?(dirty: boolean): void;
  /** Called after the user saved a PDF of these certificates. */
  onDownloaded?(certificateIds: readonly string[]): void;
  /** Called after a template was saved. */
  onSaved?(templateId: string): void;
  /** Called after the print dialog of a certificate was opened. */
  onPrinted?(certificateId: string): void;
}

export type CertificatesAppProps = RoutedMountProps;
export type TemplatesAppProps = RoutedMountProps;

export interface PrintViewProps extends MountProps {
  certificateId: string;
  /** Whether to open the print dialog once fonts and images are loaded. Default false. */
  autoPrint?: boolean;
  onPrinted?(certificateId: string): void;
}

/** Object with which the host updates and removes a mounted plugin. */
export interface Mounted<Props extends MountProps> {
  /** Changes the given props and leaves the others unchanged. Takes effect immediately. */
  update(props: Partial<Props>): void;
  /**
   * Asks the user about unsaved changes, if there are any. Resolves with `true` if the host may navigate away, also when
   * the plugin is unmounted before the user answers.
   */
  canLeave(): Promise<boolean>;
  /** Removes the plugin with all its nodes, listeners, timers and WebSockets. A second call has no effect. */
  unmount(): void;
}

/**
 * Function that mounts an exposed module in an element. Pass an empty element. The host remains responsible for this
 * element.
 */
export type Mount<Props extends MountProps> = (
  element: HTMLElement,
  props: Props,
) => Mounted<Props>;
