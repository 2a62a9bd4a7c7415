import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { deferComponent } from '#runtime/deferComponent.tsx';
import { useLoadError } from '#runtime/useLoadError.ts';
import iconButton from '../controls/IconButton.module.css';
import { useTooltip } from '../controls/useTooltip.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import type { MenuAction } from './MenuPopover.tsx';

const MenuPopover = deferComponent(
  () => import(/* webpackChunkName: "overlays" */ './MenuPopover.tsx'),
  {
    when: 'afterPaint',
    fallback: ({ isOpen, anchor, onClose }) =>
      isOpen && <LoadingOverlay opener={anchor} onClose={onClose} />,
  },
);

interface MenuProps {
  /** Accessible name of the button and the menu: "More actions: Safety at work". */
  label: string;
  actions: readonly MenuAction[];
  /** Called if the menu cannot open because its code could not be loaded. */
  onLoadError: (error: unknown) => void;
}

/**
 * Button with three dots that opens a menu of actions. If the code of the menu is not loaded yet when the button is
 * pressed, the menu appears after loading. Must be inside an AriaLocaleAndPortalProvider.
 */
export function Menu({ label, actions, onLoadError }: MenuProps) {
  const tooltip = useTooltip(label);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [initialFocus, setInitialFocus] = useState<'first' | 'last' | true>(true);

  const close = () => setIsOpen(false);
  useLoadError(isOpen, MenuPopover, (error) => {
    close();
    onLoadError(error);
  });
  const open = (focus: 'first' | 'last' | true) => {
    // Safari does not focus a clicked button, and the focus returns to it when the menu closes.
    buttonRef.current?.focus();
    setInitialFocus(focus);
    setIsOpen(true);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    tooltip.trigger.onKeyDown(event);
    if (!['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(event.key)) return;
    event.preventDefault();
    open(event.key === 'ArrowUp' ? 'last' : 'first');
  };
  return (
    <>
      <button
        {...tooltip.trigger}
        ref={buttonRef}
        type="button"
        className={iconButton.iconButton}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => open(true)}
        onKeyDown={handleKeyDown}
      >
        <Ellipsis aria-hidden />
      </button>
      {tooltip.bubble}
      <MenuPopover
        label={label}
        actions={actions}
        anchor={buttonRef}
        isOpen={isOpen}
        initialFocus={initialFocus}
        onClose={close}
      />
    </>
  );
}
