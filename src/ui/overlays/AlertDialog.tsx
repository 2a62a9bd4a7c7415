import { memo, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import { Button } from '../controls/Button.tsx';
import { InlineMessage } from '../feedback/InlineMessage.tsx';
import styles from './AlertDialog.module.css';
import { watchVisibility } from './watchVisibility.ts';

export interface AlertDialogProps {
  isOpen: boolean;
  /** Question to the user, including the name of the affected item. */
  title: ReactNode;
  /** Description of the consequences, in one or two sentences. */
  children: ReactNode;
  /** Label of the cancel button. This button has the initial focus unless `firstFocus` is set. */
  cancelLabel: ReactNode;
  /** Called on a press of the cancel button and on Escape. */
  onCancel: () => void;
  actions: ReactNode;
  /**
   * Button that has the initial focus instead of the cancel button. Use it only for an action that loses nothing, such
   * as saving.
   */
  firstFocus?: RefObject<HTMLElement | null>;
  /** Whether the dialog is wide enough for three buttons in a row. */
  isWide?: boolean;
  /** Whether an action is in progress. If so, the dialog cannot be closed. */
  busy?: boolean;
  error?: ReactNode;
}

/**
 * Dialog that asks for confirmation before something is lost. Returns the focus to the previous element when closed.
 * Must be inside an AriaLocaleAndPortalProvider. While the dialog stays closed, it is not rendered again.
 */
export const AlertDialog = memo(
  function AlertDialog(props: AlertDialogProps) {
    const { isOpen, isWide, busy = false, onCancel, ...contentProps } = props;
    return (
      <ModalOverlay
        className={styles.backdrop ?? ''}
        isOpen={isOpen}
        isKeyboardDismissDisabled={busy}
        onOpenChange={(isOpening) => !isOpening && onCancel()}
      >
        <Modal className={styles.dialog ?? ''} data-wide={isWide || undefined}>
          <DialogContent busy={busy} onCancel={onCancel} {...contentProps} />
        </Modal>
      </ModalOverlay>
    );
  },
  (previous, next) => !previous.isOpen && !next.isOpen,
);

function DialogContent(props: Omit<AlertDialogProps, 'isOpen' | 'isWide'>) {
  const { title, children, cancelLabel, onCancel, actions, firstFocus, busy, error } = props;
  const [titleId, descriptionId] = [useId(), useId()];
  const cancel = useRef<HTMLButtonElement>(null);
  const description = useRef<HTMLDivElement>(null);
  const cancelIfHidden = useStableCallback((isVisible: boolean) => {
    if (!isVisible && busy !== true) onCancel();
  });
  // Otherwise the rest of the host's page would stay blocked.
  useEffect(
    () => (description.current ? watchVisibility(description.current, cancelIfHidden) : undefined),
    [cancelIfHidden],
  );
  useEffect(() => (firstFocus ?? cancel).current?.focus(), [firstFocus]);
  return (
    <Dialog
      role="alertdialog"
      className={styles.content ?? ''}
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
    >
      <Heading id={titleId} slot="title" level={2}>
        {title}
      </Heading>
      <div ref={description} id={descriptionId} className={styles.description}>
        {children}
      </div>
      <div role="alert" className={styles.error}>
        {error && <InlineMessage type="error">{error}</InlineMessage>}
      </div>
      <div className={styles.actions}>
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
