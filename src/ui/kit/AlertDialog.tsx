import { type ReactNode, useEffect, useId, useRef } from 'react';
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
  /** The way out that changes nothing; the focus begins there. */
  cancelLabel: ReactNode;
  /** Chosen by its button or by Escape. */
  onCancel: () => void;
  /** The buttons of what can be done. */
  actions: ReactNode;
  /** Something is being done: nothing closes the dialog. */
  busy?: boolean;
  /** Why it could not be done. */
  error?: ReactNode;
}

/** Asks before something is lost. Needs a Kit around it; afterwards the focus is where it was before. */
export function AlertDialog({ isOpen, busy = false, onCancel, ...question }: AlertDialogProps) {
  return (
    <ModalOverlay
      className={styles.scrim ?? ''}
      isOpen={isOpen}
      isKeyboardDismissDisabled={busy}
      onOpenChange={(opens) => !opens && onCancel()}
    >
      <Modal className={styles.dialog ?? ''}>
        <Question busy={busy} onCancel={onCancel} {...question} />
      </Modal>
    </ModalOverlay>
  );
}

function Question(props: Omit<AlertDialogProps, 'isOpen'>) {
  const { title, children, cancelLabel, onCancel, actions, busy, error } = props;
  const descriptionId = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
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
        <Button ref={cancel} disabled={busy === true} onClick={onCancel}>
          {cancelLabel}
        </Button>
        {actions}
      </div>
    </Dialog>
  );
}
