import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { getPluginContent } from '../styles/pluginRoot.ts';
import styles from './ModalDialog.module.css';
import { watchVisibility } from './watchVisibility.ts';

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
      // The event is asynchronous, so the dialog may have been opened again. While the plugin is hidden, it waits.
      const isHidden = getPluginContent(dialog.current)?.getClientRects().length === 0;
      if (!dialog.current?.open && !isHidden) onClose();
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
    if (!element) return;
    const stopShowing = showModalWhileVisible(element);
    const cleanup = onOpen?.(element);
    return () => {
      cleanup?.();
      stopShowing();
      // Browsers restore the focus only if the dialog is closed before it is removed.
      element.close();
      openerElement?.focus();
    };
  }, [opener, onOpen]);
  return dialog;
}

/**
 * Shows a dialog in the top layer, also after the host has moved the plugin, which takes the dialog out of it. While the
 * plugin is hidden or not in a page, the dialog is closed: it would block the whole page of the host.
 */
function showModalWhileVisible(dialog: HTMLDialogElement): () => void {
  const show = () => {
    // A dialog that is open without being modal cannot be made modal.
    dialog.close();
    if (dialog.isConnected) dialog.showModal();
  };
  show();
  const content = getPluginContent(dialog);
  const stops = [
    // The style sheet hides it when it is not modal.
    watchVisibility(dialog, (isVisible) => {
      if (!isVisible && dialog.open) show();
    }),
    content &&
      watchVisibility(content, (isVisible) => {
        if (isVisible) show();
        else dialog.close();
      }),
  ];
  return () => {
    for (const stop of stops) stop?.();
  };
}
