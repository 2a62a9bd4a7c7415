import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLoadError } from '#runtime/useLoadError.ts';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import type { SaveWithConfirmation } from '../save/index.ts';
import { LeaveDialog } from './deferred.tsx';
import { leaveMessages } from './messages.ts';
import type { useLeaveGuard } from './useLeaveGuard.ts';

interface LeaveDialogOptions {
  guard: Pick<ReturnType<typeof useLeaveGuard>, 'isDirty' | 'isConfirming' | 'answer'>;
  saveControl: Pick<SaveWithConfirmation, 'save' | 'isSaving' | 'saveError' | 'question'>;
  /** Whether the template has a valid name. Without a valid name, the save button focuses the name field instead. */
  hasName: boolean;
  onNameMissing: () => void;
  name: string;
  isDraftStored: boolean;
}

/**
 * Returns the props of the dialog "Save before leaving?". After a successful save, the delayed navigation continues. If
 * saving requires a decision of the user, for example because another user has changed the template, the dialog closes
 * and the editor stays open. If saving fails, the dialog stays open and shows the error. If its code cannot be loaded,
 * the browser asks whether to leave.
 */
export function useLeaveDialog({
  guard,
  saveControl,
  hasName,
  onNameMissing,
  name,
  isDraftStored,
}: LeaveDialogOptions) {
  const intl = useIntl();
  const [hasTriedSave, setHasTriedSave] = useState(false);
  const answer = useStableCallback((canLeave: boolean) => {
    setHasTriedSave(false);
    guard.answer(canLeave);
  });
  const { isDirty, isConfirming } = guard;
  const needsDecision = saveControl.question !== undefined;
  // Closes the dialog when a save that was running before it opened has ended.
  useEffect(() => {
    if (needsDecision) answer(false);
    else if (!isDirty) answer(true);
  }, [needsDecision, isDirty, answer]);
  const save = useStableCallback(async () => {
    if (!hasName) {
      answer(false);
      onNameMissing();
      return;
    }
    setHasTriedSave(true);
    const result = await saveControl.save();
    if (result !== 'failed') answer(result === 'saved');
  });
  const askInBrowser = () => {
    const text = isDraftStored ? leaveMessages.kept : leaveMessages.lost;
    answer(window.confirm(intl.formatMessage(text, { name })));
  };
  useLoadError(isConfirming, LeaveDialog, askInBrowser);
  return {
    name,
    isDraftStored,
    isOpen: isConfirming,
    isSaving: saveControl.isSaving,
    // An error of an earlier save does not belong in this dialog.
    saveError: hasTriedSave ? saveControl.saveError : undefined,
    onStay: () => answer(false),
    onLeave: () => answer(true),
    onSave: save,
  };
}
