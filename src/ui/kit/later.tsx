import { Ellipsis } from 'lucide-react';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { laterComponent } from '../laterComponent.tsx';
import type { MenuProps, ReachedButton } from './Menu.tsx';

interface WithStandIn extends MenuProps {
  /** What became of the stand-in, when it goes. */
  onLeave: (reached: ReachedButton) => void;
}

const LoadedMenu = laterComponent<WithStandIn>(
  () => import(/* webpackChunkName: "overlays" */ './Menu.tsx').then((module) => module.Menu),
  NotYetMenu,
);

/** `Menu`, once the screen is painted. Who reached its button before that stays on it, and has what they pressed. */
export function LaterMenu(props: Omit<MenuProps, 'reached'>) {
  const reached = useRef<ReachedButton>(undefined);
  const keep = useCallback((found: ReachedButton) => {
    reached.current = found;
  }, []);
  return <LoadedMenu {...props} reached={reached} onLeave={keep} />;
}

function NotYetMenu({ label, onLeave }: WithStandIn) {
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      const isFocused = element?.matches(':focus') === true;
      onLeave(isFocused && isPressed.current ? 'pressed' : isFocused && 'focused');
    };
  }, [onLeave]);
  const press = () => {
    isPressed.current = true;
  };
  return <IconButton ref={button} label={label} icon={<Ellipsis aria-hidden />} onClick={press} />;
}

/**
 * `AlertDialog`, once the screen is painted: there before it is needed, for a lost connection too. For as long as it is
 * closed, what it would say is of no interest.
 */
export const LaterAlertDialog = memo(
  laterComponent(() =>
    import(/* webpackChunkName: "overlays" */ './AlertDialog.tsx').then(
      (module) => module.AlertDialog,
    ),
  ),
  (before, after) => !before.isOpen && !after.isOpen,
);
