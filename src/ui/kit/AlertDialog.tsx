import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../controls/Button.tsx';
import { Note } from '../marks/Note.tsx';
import styles from './AlertDialog.module.css';

export interface AlertDialogProps {
  isOpen: boolean;
  /** The question; it names what it is about. */
  title: ReactNode;
  /** What follows from it, in a sentence or two. */
  children: ReactNode;
  /** The way out that changes nothing; the focus begins there unless `firstFocus` says where. */
  cancelLabel: ReactNode;
  /** Chosen by its button or by Escape. */
  onCancel: () => void;
  /** The buttons of what can be done. */
  actions: ReactNode;
  /** The one of them that loses nothing and that most people want. */
  firstFocus?: RefObject<HTMLElement | null>;
  /** Three buttons stand in a row. */
  isWide?: boolean;
  /** Something is being done: nothing closes the dialog. */
  busy?: boolean;
  /** Why it could not be done. */
  error?: ReactNode;
}

/** Asks before something is lost. Needs a Kit around it; afterwards the focus is where it was before. */
export function AlertDialog(props: AlertDialogProps) {
  const { isOpen, isWide, busy = false, onCancel, ...question } = props;
  return (
    <ModalOverlay
      className={styles.scrim ?? ''}
      isOpen={isOpen}
      isKeyboardDismissDisabled={busy}
      onOpenChange={(opens) => !opens && onCancel()}
    >
      <Modal className={styles.dialog ?? ''} data-wide={isWide || undefined}>
        <Question busy={busy} onCancel={onCancel} {...question} />
      </Modal>
    </ModalOverlay>
  );
}

function Question(props: Omit<AlertDialogProps, 'isOpen' | 'isWide'>) {
  const { title, children, cancelLabel, onCancel, actions, firstFocus, busy, error } = props;
  const descriptionId = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => (firstFocus ?? cancel).current?.focus(), [firstFocus]);
  return (
    <Dialog role="alertdialog" className={styles.question ?? ''} aria-describedby={descriptionId}>
      <Heading slot="title" level={2}>
        {title}
      </Heading>
      <div id={descriptionId} className={styles.consequence}>
        {children}
      </div>
      <div role="alert" className={styles.error}>
        {error && <Note type="error">{error}</Note>}
      </div>
      <div className={styles.buttons}>
        <Button
          ref={cancel}
          look={firstFocus ? 'ghost' : 'secondary'}
          disabled={busy === true}
          onClick={onCancel}
        >
          {cancelLabel}
        </Button>
        {actions}
      </div>
    </Dialog>
  );
}
