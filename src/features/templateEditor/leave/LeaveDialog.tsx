import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/controls/Button.tsx';
import { AlertDialog } from '#ui/overlays/AlertDialog.tsx';
import { type SaveError, saveMessages } from '../save/index.ts';
import { leaveMessages as messages } from './messages.ts';

export interface LeaveDialogProps {
  isOpen: boolean;
  name: string;
  /** Whether the changes are stored as a draft and can be resumed later. */
  isDraftStored: boolean;
  isSaving: boolean;
  /** Error of the save that was started from this dialog. */
  saveError: SaveError | undefined;
  onStay: () => void;
  onLeave: () => void;
  onSave: () => void;
}

/** A dialog that asks whether to save unsaved changes before leaving. The save button has the initial focus. */
export default function LeaveDialog({
  isOpen,
  name,
  isDraftStored,
  isSaving,
  saveError,
  ...handlers
}: LeaveDialogProps) {
  const saveButtonRef = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog
      isOpen={isOpen}
      isWide
      title={<FormattedMessage {...messages.title} />}
      cancelLabel={<FormattedMessage {...saveMessages.keepEditing} />}
      onCancel={handlers.onStay}
      busy={isSaving}
      error={saveError && <FormattedMessage {...saveError.message} />}
      firstFocus={saveButtonRef}
      actions={
        <>
          <Button disabled={isSaving} onClick={handlers.onLeave}>
            <FormattedMessage {...messages.leave} />
          </Button>
          <Button ref={saveButtonRef} look="primary" busy={isSaving} onClick={handlers.onSave}>
            <FormattedMessage {...(isSaving ? saveMessages.busy : messages.save)} />
          </Button>
        </>
      }
    >
      <FormattedMessage {...(isDraftStored ? messages.kept : messages.lost)} values={{ name }} />
    </AlertDialog>
  );
}
