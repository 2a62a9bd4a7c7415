import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useContext } from 'react';
import { UNSAFE_NavigationContext } from 'react-router-dom';

export interface ListLinkProps extends ComponentPropsWithRef<'a'> {
  /** Path of a screen of ours. */
  to: string;
  /** Of the entry that it makes. */
  state?: unknown;
}

/**
 * A link to a screen of ours, for lists. The router's own ones are drawn anew whenever the address changes, and what is
 * looked for is in it: all rows would be, at each key.
 */
export function ListLink({ to, state, onClick, children, ...rest }: ListLinkProps): ReactNode {
  const { basename, navigator } = useContext(UNSAFE_NavigationContext);
  const path = basename === '/' ? to : basename + to;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isForTheBrowser =
      event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (event.defaultPrevented || isForTheBrowser) return;
    event.preventDefault();
    navigator.push(path, state);
  };
  return (
    <a {...rest} href={navigator.createHref(path)} onClick={follow}>
      {children}
    </a>
  );
}
