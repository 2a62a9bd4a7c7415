import type {
  CertificatesAppProps,
  Mounted,
  MountProps,
  PrintViewProps,
  TemplatesAppProps,
} from '#entries/contract.ts';

/** The props of each exposed module of the plugin, by the module's name. */
export interface ModuleProps {
  CertificatesApp: CertificatesAppProps;
  TemplatesApp: TemplatesAppProps;
  PrintView: PrintViewProps;
}
export type ModuleName = keyof ModuleProps;

/** The React modules of a host, by name. The plugin uses them if their version is 19 or later. */
export type SharedReact = Readonly<
  Record<'react/jsx-runtime' | 'react-dom' | 'react-dom/client', object>
> & { readonly react: { readonly version: string } };

export interface ConnectOptions {
  /** Address of the plugin's files, where `remoteEntry.js` is. */
  url: string;
  /** The host's React. Without it, the plugin loads its own. */
  shareReact?: SharedReact | undefined;
  /**
   * Content of the plugin's `integrity.json` at the release that the host trusts. With it, the browser runs only files of
   * this release.
   */
  integrity?: Readonly<Record<string, string>> | undefined;
  /** Called when a module could not be loaded and the user sees a message with the button "Try again". */
  onLoadError?: ((error: Error) => void) | undefined;
}

/** The props of a module, of which `config` is optional: without it, the plugin's own `config.json` is fetched. */
export type HostProps<Props extends MountProps> = Omit<Props, 'config'> &
  Partial<Pick<Props, 'config'>>;

/** A module of the plugin, which is loaded when it is first needed. */
export interface ConnectedModule<Props extends MountProps> {
  /**
   * Shows the module in an empty element. Returns immediately: changes made by `update` are applied when the module has
   * loaded, and after `unmount` it is not shown any more.
   */
  mount(element: HTMLElement, props: HostProps<Props>): Mounted<Props>;
  /**
   * Downloads the files of the module's first screen, for instance when the pointer is over a link to it.
   * @param locale language of the interface, as in the props
   */
  preload(locale?: string): void;
}

/** The modules of a plugin. */
export type ConnectedModules = {
  readonly [Name in ModuleName]: ConnectedModule<ModuleProps[Name]>;
};
