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
  /** Id of what names it. */
  labelledBy: string;
  /** Has the focus afterwards, also where a press gives none. Default: what had it before. */
  opener?: RefObject<HTMLElement | null>;
  /** Once it is open; stable between renders. @returns ends what it began, if anything */
  onOpen?: (dialog: HTMLDialogElement) => (() => void) | undefined;
  onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void;
  /** It is to go: by Escape, a press beside it, or what else closes dialogs on a device. */
  onClose: () => void;
  children: ReactNode;
}

/** The browser's own dialog, over everything, with the rest of the page out of reach. */
export function ModalDialog(props: ModalDialogProps): ReactNode {
  const { className, labelledBy, onKeyDown, onClose, children } = props;
  const dialog = useOpened(props);
  const events = {
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      onKeyDown?.(event);
      if (event.key !== 'Escape') return;
      // It closes this alone, and not the screen below it.
      event.preventDefault();
      onClose();
    },
    onClick: (event: MouseEvent) => {
      // What is around it belongs to it.
      if (event.target === event.currentTarget) onClose();
    },
    onClose: () => {
      // The event comes late: it may have been opened again.
      if (!dialog.current?.open) onClose();
    },
  };
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className}`}
      aria-labelledby={labelledBy}
      {...events}
    >
      {children}
    </dialog>
  );
}

/** Open for as long as it is there. */
function useOpened({ opener, onOpen }: Pick<ModalDialogProps, 'opener' | 'onOpen'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current: opened } = dialog;
    const { current: button } = opener ?? {};
    opened?.showModal();
    const end = opened && onOpen?.(opened);
    return () => {
      end?.();
      // The focus goes back to where it was only from a dialog that is closed before it goes.
      opened?.close();
      button?.focus();
    };
  }, [opener, onOpen]);
  return dialog;
}
