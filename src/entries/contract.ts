/**
 * The public contract between the plugin and a host platform: types only. The type archive next to the remote entry is
 * generated from this file.
 *
 * Each of the exposed modules `./CertificatesApp`, `./TemplatesApp` and `./PrintView` exports `mount(element, props)`. The
 * default export is a component for hosts that use JSX, with React 18 or later.
 */
import type { ConfigInput } from '#domain/configInput.ts';
import type { PluginEvent } from '#runtime/pluginEvent.ts';

export type { PluginEvent, PluginEventName } from '#runtime/pluginEvent.ts';

export type ColorModePreference = 'system' | 'light' | 'dark';

/**
 * A session token, or a function that returns a token. After a response with status 401 the function is called once
 * more, then `onSessionExpired` is called.
 */
export type TokenSource = string | (() => string | Promise<string>);

/** Values of the public `--certs-*` custom properties, by name without prefix: `{ accent: '#6D28D9', radius: '4px' }`. */
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
 * Props of every exposed module. Read at mount and again at each `update`, unless noted. Errors of callbacks are logged to
 * the console and do not affect the plugin.
 */
export interface MountProps {
  /** Addresses of the services, and limits. Read once, at mount. @throws ConfigError naming a missing or wrong key */
  config: ConfigInput;
  /**
   * Session token, stored in memory only. If the host passes a token of another user, the plugin resets all state and
   * returns to its start screen.
   */
  token?: TokenSource;
  /** Language of the interface, as any locale code. Takes precedence over all other sources. */
  locale?: string;
  /** Colour mode. Default: the stored preference if `storageKey` is set, else `system`. */
  colorMode?: ColorModePreference;
  theme?: Theme;
  /** Target of the link "Back to the platform": absolute http(s) address, opened in the top-level window. */
  parentUrl?: string;
  /** Nonce of the Content Security Policy for the few style elements that dependencies add. Read once, at mount. */
  nonce?: string;
  /**
   * Prefix of the plugin's cookies and localStorage entries. Without a prefix, a plugin mounted by module federation
   * uses neither. Read once, at mount.
   */
  storageKey?: string;
  /**
   * Called once, when the first screen or its error page is displayed.
   * @param plugin version of the release
   */
  onReady?(plugin: { version: string }): void;
  /** Called for each event, for the host's own monitoring and metrics. */
  onEvent?(event: PluginEvent): void;
  /** Called when the session has ended and no new token is available. The plugin does not redirect the host. */
  onSessionExpired?(): void;
  /**
   * Called when the plugin crashes and shows its own error page.
   * @param code the error code displayed to the user
   */
  onError?(error: Error, code: string): void;
}

/** Props of a module with several screens. */
export interface RoutedMountProps extends MountProps {
  /** Path below which the plugin controls the address, without a trailing slash: `/certificates`. Default `''`. Read once. */
  basePath?: string;
  /**
   * Whether the plugin changes the browser's address (`browser`) or keeps its path in memory only (`memory`). Default
   * `browser`. Read once.
   */
  router?: 'browser' | 'memory';
  /**
   * Navigates with the host's router. If set, the plugin does not change the address itself: it calls this function for each
   * navigation and displays the path of `update({ path })`, which the host calls on every change of its address. Back and
   * Forward are then handled by the host. Read once.
   * @param path path below `basePath`, with its query
   */
  navigate?(path: string, options: { replace: boolean }): void;
  /** Path to display, below `basePath`, for instance `/preview/42`. Each new value navigates. */
  path?: string;
  /** Called after the plugin navigated to `path`, below `basePath`, with its query. Not called for the host's own navigation. */
  onNavigate?(path: string): void;
  /** Called with the title of the current screen, in the interface language. The plugin does not change `document.title`. */
  onTitle?(title: string): void;
  /**
   * Called when there are unsaved changes, or none any more. Call `canLeave()` of the mounted plugin before navigating
   * away.
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

/** The handle of a mounted plugin, with which the host updates and removes it. */
export interface Mounted<Props extends MountProps> {
  /** Changes the given props and leaves the others unchanged. Takes effect immediately. */
  update(props: Partial<Props>): void;
  /** Asks the user about unsaved changes, if there are any. Resolves with `true` if the host may navigate away. */
  canLeave(): Promise<boolean>;
  /** Removes the plugin with all its nodes, listeners, timers and sockets. Safe to call twice. */
  unmount(): void;
}

/** The function that mounts an exposed module. The element should be empty, and the host stays responsible for it. */
export type Mount<Props extends MountProps> = (
  element: HTMLElement,
  props: Props,
) => Mounted<Props>;
