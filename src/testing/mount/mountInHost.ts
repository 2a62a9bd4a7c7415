import { waitFor } from '@testing-library/dom';
import type { ConfigInput } from '#model/configInput.ts';
import type { Mount, Mounted, MountProps } from '#entries/contract.ts';
import { testConfig } from './renderApp.tsx';

interface InHost<Props extends MountProps> extends Mounted<Props> {
  /** The host's own element. */
  element: HTMLElement;
  /** The plugin's element in it. */
  root: HTMLElement;
}

type HostProps<Props extends MountProps> = Omit<Props, 'config'> & {
  config?: Partial<ConfigInput>;
};

const mounts: (() => void)[] = [];

/** Mounts an exposed module as a host page does, in an element of its own at the end of the page. */
export function mountInHost<Props extends MountProps>(
  mount: Mount<Props>,
  { config, ...props }: HostProps<Props>,
): InHost<Props> {
  const element = document.createElement('section');
  document.body.append(element);
  const mounted = mount(element, { ...props, config: testConfig(config) } as unknown as Props);
  mounts.push(() => mounted.unmount());
  const root = element.querySelector<HTMLElement>('[data-certs-root]');
  if (!root) throw new Error('The plugin has no element.');
  return { ...mounted, element, root };
}

/** Unmounts whatever `mountInHost` mounted, and waits until nothing of it is on the page. */
export async function leaveHost(): Promise<void> {
  for (const unmount of mounts.splice(0)) unmount();
  await waitFor(() => {
    if (document.querySelector('[data-certs-root]')) throw new Error('The plugin is still there.');
  });
  document.body.replaceChildren();
}

/** A host page renders without React's test mode. */
export function renderAsInHost(): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
}
