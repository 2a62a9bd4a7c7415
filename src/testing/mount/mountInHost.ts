import { waitFor } from '@testing-library/dom';
import type { ConfigInput } from '#domain/configInput.ts';
import type { Mount, Mounted, MountProps } from '#entries/contract.ts';
import { createTestConfig } from './renderApp.ts';

/** A plugin mounted in a host page. */
interface HostMount<Props extends MountProps> extends Mounted<Props> {
  /** The host's own element. */
  element: HTMLElement;
  /** The plugin's root element inside `element`. */
  root: HTMLElement;
}

type HostProps<Props extends MountProps> = Omit<Props, 'config'> & {
  config?: Partial<ConfigInput>;
};

const unmountCallbacks: (() => void)[] = [];

/** Mounts a module of the plugin as a host page does, in a new element at the end of the page. */
export function mountInHost<Props extends MountProps>(
  mount: Mount<Props>,
  { config, ...props }: HostProps<Props>,
): HostMount<Props> {
  const element = document.createElement('section');
  document.body.append(element);
  const mounted = mount(element, {
    ...props,
    config: createTestConfig(config),
  } as unknown as Props);
  unmountCallbacks.push(() => mounted.unmount());
  const root = element.querySelector<HTMLElement>('[data-certs-root]');
  if (!root) throw new Error('The plugin has no element.');
  return { ...mounted, element, root };
}

/** Unmounts everything that `mountInHost` mounted, waits until its elements are removed, and empties the page. */
export async function unmountAll(): Promise<void> {
  for (const unmount of unmountCallbacks.splice(0)) unmount();
  await waitFor(() => {
    if (document.querySelector('[data-certs-root]')) throw new Error('The plugin is still there.');
  });
  document.body.replaceChildren();
}
