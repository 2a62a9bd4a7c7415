import { Component, type ReactNode, type RefCallback } from 'react';
import type { Mount, Mounted, MountProps } from '../contract.ts';

interface PlaceProps<Props> {
  props: Props;
  isBefore19: boolean;
}

/**
 * The component of a module over its `mount`, for hosts that write JSX. The host's React draws it, and that may be another
 * than the plugin's: another copy, a development build, an older version. Hooks work in their own copy alone, a class
 * in all of them; and each element is made as the React that draws knows elements.
 */
export function componentOf<Props extends MountProps>(
  mount: Mount<Props>,
): (props: Props) => ReactNode {
  class Place extends Component<PlaceProps<Props>> {
    element: HTMLElement | null = null;
    mounted: Mounted<Props> | undefined;
    take = (element: HTMLElement | null) => {
      this.element = element;
    };

    override componentDidMount() {
      if (this.element) this.mounted = mount(this.element, this.props.props);
    }

    override componentDidUpdate(before: PlaceProps<Props>) {
      const { props } = this.props;
      if (before.props !== props) this.mounted?.update(props);
    }

    override componentWillUnmount() {
      this.mounted?.unmount();
      this.mounted = undefined;
    }

    override render() {
      return element('div', {}, this.props.isBefore19, this.take);
    }
  }

  // Up to 18, React hands a second argument to every function that it draws.
  return (...given: [props: Props, context?: object]) => {
    const isBefore19 = given[1] !== undefined;
    return element(Place, { props: given[0], isBefore19 }, isBefore19);
  };
}

/** React 19 gave elements another mark than all before it, and reads `ref` from the props. */
function element(
  type: unknown,
  props: object,
  isBefore19: boolean,
  ref: RefCallback<HTMLElement> | null = null,
): ReactNode {
  const made = isBefore19
    ? { $$typeof: Symbol.for('react.element'), type, key: null, ref, props, _owner: null }
    : {
        $$typeof: Symbol.for('react.transitional.element'),
        type,
        key: null,
        props: { ...props, ...(ref && { ref }) },
      };
  return made as unknown as ReactNode;
}
