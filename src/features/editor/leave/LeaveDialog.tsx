import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/controls/Button.tsx';
import { LaterAlertDialog } from '#ui/kit/later.tsx';
import { messages as saveMessages } from '../save/messages.ts';
import type { Refusal } from '../save/refusal.ts';
import { leaveMessages as messages } from './messages.ts';

export interface LeaveDialogProps {
  isOpen: boolean;
  /** Of the template. */
  name: string;
  /** Whether what is left can be resumed later. */
  isKept: boolean;
  isSaving: boolean;
  /** Why the save that was tried from here failed. */
  refusal: Refusal | undefined;
  onStay: () => void;
  onLeave: () => void;
  onSave: () => void;
}

/** Asks before unsaved changes are left; to save them is what most people want. */
export function LeaveDialog({ isOpen, name, isKept, isSaving, refusal, ...on }: LeaveDialogProps) {
  const save = useRef<HTMLButtonElement>(null);
  return (
    <LaterAlertDialog
      isOpen={isOpen}
      isWide
      title={<FormattedMessage {...messages.title} />}
      cancelLabel={<FormattedMessage {...saveMessages.keepEditing} />}
      onCancel={on.onStay}
      busy={isSaving}
      error={refusal && <FormattedMessage {...refusal.text} />}
      firstFocus={save}
      actions={
        <>
          <Button disabled={isSaving} onClick={on.onLeave}>
            <FormattedMessage {...messages.leave} />
          </Button>
          <Button ref={save} look="primary" busy={isSaving} onClick={on.onSave}>
            <FormattedMessage {...(isSaving ? saveMessages.busy : messages.save)} />
          </Button>
        </>
      }
    >
      <FormattedMessage {...(isKept ? messages.kept : messages.lost)} values={{ name }} />
    </LaterAlertDialog>
  );
}
