import { Component, type ReactNode, type RefCallback } from 'react';
import type { Mount, Mounted, MountProps } from '../contract.ts';
import { getChangedProps } from './getChangedProps.ts';

interface ContainerProps<Props> {
  props: Props;
  isBefore19: boolean;
}

/**
 * Creates a React component that calls `mount`, for hosts that use JSX. The component is rendered by the host's React,
 * which may be another version or build than the plugin's React. For this reason it is a class component, because hooks
 * only work with the copy of React that they were imported from. Elements are created in the format of the host's
 * React.
 */
export function createMountComponent<Props extends MountProps>(
  mount: Mount<Props>,
): (props: Props) => ReactNode {
  class Container extends Component<ContainerProps<Props>> {
    mounted: Mounted<Props> | undefined;
    setElement = (element: HTMLElement | null) => {
      this.mounted?.unmount();
      this.mounted = element ? mount(element, this.props.props) : undefined;
    };

    override componentDidUpdate(previous: ContainerProps<Props>) {
      // A path that the host did not change must not take the user back to it.
      this.mounted?.update(getChangedProps(previous.props, this.props.props));
    }

    override render() {
      return createElement('div', {}, this.props.isBefore19, this.setElement);
    }
  }

  // React up to 18 passes a second argument, the legacy context, to function components.
  return (...args: [props: Props, context?: object]) => {
    const isBefore19 = args[1] !== undefined;
    return createElement(Container, { props: args[0], isBefore19 }, isBefore19);
  };
}

/**
 * Creates a React element in the format of the React version that renders it. React 19 uses another `$$typeof` than
 * earlier versions, and reads `ref` from the props.
 */
function createElement(
  type: unknown,
  props: object,
  isBefore19: boolean,
  ref: RefCallback<HTMLElement> | null = null,
): ReactNode {
  const reactElement = isBefore19
    ? { $$typeof: Symbol.for('react.element'), type, key: null, ref, props, _owner: null }
    : {
        $$typeof: Symbol.for('react.transitional.element'),
        type,
        key: null,
        props: { ...props, ref },
      };
  return reactElement as unknown as ReactNode;
}
