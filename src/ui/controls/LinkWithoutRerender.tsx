import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useContext } from 'react';
import { UNSAFE_NavigationContext } from 'react-router-dom';

export interface LinkWithoutRerenderProps extends ComponentPropsWithRef<'a'> {
  /** Path of a screen of the plugin, without the base path. */
  to: string;
}

/**
 * Link to a screen of the plugin that, unlike a link of React Router, does not render again when the URL changes. This
 * saves time in long lists, because typing in the search field updates the URL.
 */
export function LinkWithoutRerender({
  to,
  onClick,
  children,
  ...anchorProps
}: LinkWithoutRerenderProps): ReactNode {
  const { basename, navigator } = useContext(UNSAFE_NavigationContext);
  const path = basename === '/' ? to : basename + to;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isBrowserNavigation =
      event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (event.defaultPrevented || isBrowserNavigation) return;
    event.preventDefault();
    navigator.push(path);
  };
  return (
    <a {...anchorProps} href={navigator.createHref(path)} onClick={handleClick}>
      {children}
    </a>
  );
}
