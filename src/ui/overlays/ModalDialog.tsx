import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import styles from './ModalDialog.module.css';

interface ModalDialogProps {
  className: string | undefined;
  /** Id of the element that contains the title of the dialog (`aria-labelledby`). */
  labelledBy: string;
  /**
   * Element that is focused after the dialog has closed. Default: the element that had the focus before the dialog
   * opened. Set this for a dialog opened by a button, because Safari does not focus buttons on click.
   */
  opener?: RefObject<HTMLElement | null>;
  /** Called when the dialog has opened. Must be stable between renders. @returns a cleanup function, if any */
  onOpen?: (dialog: HTMLDialogElement) => (() => void) | undefined;
  onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void;
  /** Called on Escape, on a press outside the dialog, and on the close gestures of devices. */
  onClose: () => void;
  children: ReactNode;
}

/** Native modal `<dialog>` above the page. While it is open, the rest of the page cannot be used. */
export function ModalDialog(props: ModalDialogProps): ReactNode {
  const { className, labelledBy, onKeyDown, onClose, children } = props;
  const dialog = useShowModal(props);
  const eventHandlers = {
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      onKeyDown?.(event);
      if (event.key !== 'Escape') return;
      // Escape must not also close the screen below.
      event.preventDefault();
      onClose();
    },
    onClick: (event: MouseEvent) => {
      // A click on the backdrop has the dialog itself as target.
      if (event.target === event.currentTarget) onClose();
    },
    onClose: () => {
      // The event is asynchronous, so the dialog may have been opened again.
      if (!dialog.current?.open) onClose();
    },
  };
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className}`}
      aria-labelledby={labelledBy}
      {...eventHandlers}
    >
      {children}
    </dialog>
  );
}

/** Opens the dialog on mount and closes it on unmount. @returns a ref for the dialog element */
function useShowModal({ opener, onOpen }: Pick<ModalDialogProps, 'opener' | 'onOpen'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current: element } = dialog;
    const { current: openerElement } = opener ?? {};
    element?.showModal();
    const cleanup = element && onOpen?.(element);
    return () => {
      cleanup?.();
      // Browsers restore the focus only if the dialog is closed before it is removed.
      element?.close();
      openerElement?.focus();
    };
  }, [opener, onOpen]);
  return dialog;
}
