import type { Mount, Mounted, MountProps } from '#entries/contract.ts';
import type { ConnectedModule, HostProps } from './hostTypes.ts';
import { showLoadError } from './showLoadError.ts';

interface ModuleSource<Props extends MountProps> {
  load(): Promise<Mount<Props>>;
  loadConfig(): Promise<Props['config']>;
  preload(locale: string | undefined): void;
  onLoadError(error: Error): void;
}

/** Creates a module whose `mount` returns before the module has loaded. */
export function createConnectedModule<Props extends MountProps>(
  source: ModuleSource<Props>,
): ConnectedModule<Props> {
  return {
    preload: (locale) => source.preload(locale),
    mount: (element, props) => mountWhenLoaded(source, element, props),
  };
}

function mountWhenLoaded<Props extends MountProps>(
  source: ModuleSource<Props>,
  element: HTMLElement,
  initialProps: HostProps<Props>,
): Mounted<Props> {
  // Released after `unmount`: hosts may keep the returned object longer than the element.
  let container: HTMLElement | undefined = element;
  let props = initialProps;
  let mounted: Mounted<Props> | undefined;
  let hideError: (() => void) | undefined;

  async function load() {
    hideError?.();
    hideError = undefined;
    try {
      source.preload(props.locale);
      const [mount, config] = await Promise.all([
        source.load(),
        props.config ?? source.loadConfig(),
      ]);
      // The type of a generic without a property and with it again is not known to be the same.
      if (container) mounted = mount(container, { ...props, config } as unknown as Props);
    } catch (error) {
      if (!container) return;
      hideError = showLoadError(container, props.locale, () => void load());
      source.onLoadError(error instanceof Error ? error : new Error(String(error)));
    }
  }
  void load();

  return {
    update(changes) {
      props = { ...props, ...changes };
      mounted?.update(changes);
    },
    canLeave: () => mounted?.canLeave() ?? Promise.resolve(true),
    unmount() {
      hideError?.();
      mounted?.unmount();
      container = undefined;
      mounted = undefined;
      hideError = undefined;
    },
  };
}
