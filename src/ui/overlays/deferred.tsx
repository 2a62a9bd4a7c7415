import { Ellipsis } from 'lucide-react';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { deferComponent } from '#runtime/deferComponent.tsx';
import type { MenuProps, PlaceholderInteraction } from './Menu.tsx';

interface MenuPlaceholderProps extends MenuProps {
  /** Called when the loaded menu replaces the placeholder button, with the user's last interaction with the button. */
  onReplaced: (interaction: PlaceholderInteraction) => void;
}

const LoadedMenu = deferComponent<MenuPlaceholderProps>(
  () => import(/* webpackChunkName: "overlays" */ './Menu.tsx').then((module) => module.Menu),
  MenuPlaceholder,
);

/**
 * Menu whose code is loaded after the first paint. A button is shown until then; if the user has focused or pressed the
 * button, the loaded menu gets the focus or opens.
 */
export function DeferredMenu(props: Omit<MenuProps, 'placeholderInteraction'>) {
  const interaction = useRef<PlaceholderInteraction>(undefined);
  const saveInteraction = useCallback((value: PlaceholderInteraction) => {
    interaction.current = value;
  }, []);
  return (
    <LoadedMenu {...props} placeholderInteraction={interaction} onReplaced={saveInteraction} />
  );
}

function MenuPlaceholder({ label, onReplaced }: MenuPlaceholderProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      const isFocused = element?.matches(':focus') === true;
      onReplaced(isFocused && isPressed.current ? 'pressed' : isFocused && 'focused');
    };
  }, [onReplaced]);
  const handleClick = () => {
    isPressed.current = true;
  };
  return (
    <IconButton ref={button} label={label} icon={<Ellipsis aria-hidden />} onClick={handleClick} />
  );
}

/**
 * AlertDialog whose code is loaded after the first paint, so that the dialog also works if the connection is lost
 * later. Does not render again while closed.
 */
export const DeferredAlertDialog = memo(
  deferComponent(() =>
    import(/* webpackChunkName: "overlays" */ './AlertDialog.tsx').then(
      (module) => module.AlertDialog,
    ),
  ),
  (previous, next) => !previous.isOpen && !next.isOpen,
);
