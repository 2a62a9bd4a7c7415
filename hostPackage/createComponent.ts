import * as React from 'react';
import type { Mounted, MountProps } from '#entries/contract.ts';
import type { ConnectedModule, HostProps } from './hostTypes.ts';

/** A module as a component. It also has the module's functions. */
export type ConnectedComponent<Props extends MountProps> = React.ComponentType<HostProps<Props>> &
  ConnectedModule<Props>;

/** Creates a component that mounts a module. */
export function createComponent<Props extends MountProps>(
  module: ConnectedModule<Props>,
): ConnectedComponent<Props> {
  class ModuleContainer extends React.Component<HostProps<Props>> {
    readonly elementRef = React.createRef<HTMLDivElement>();
    mounted: Mounted<Props> | undefined;

    override componentDidMount() {
      const { current } = this.elementRef;
      if (current) this.mounted = module.mount(current, this.props as HostProps<Props>);
    }

    override componentDidUpdate(previous: HostProps<Props>) {
      // A path that the host did not change must not take the user back to it.
      this.mounted?.update(getChangedProps(previous, this.props) as Partial<Props>);
    }

    override componentWillUnmount() {
      this.mounted?.unmount();
      this.mounted = undefined;
    }

    override render() {
      return React.createElement('div', { ref: this.elementRef });
    }
  }
  return Object.assign(ModuleContainer, module);
}

const getChangedProps = <Props extends object>(previous: Props, props: Props) =>
  Object.fromEntries(
    Object.entries(props).filter(([name, value]) => value !== previous[name as keyof Props]),
  );
