import { useState } from 'react';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import type { SaveControl } from '../save/index.ts';
import type { useLeaveGuard } from './useLeaveGuard.ts';

interface LeaveDialogOptions {
  guard: Pick<ReturnType<typeof useLeaveGuard>, 'isConfirming' | 'answer'>;
  saveControl: Pick<SaveControl, 'save' | 'isSaving' | 'saveError'>;
  /** Whether the template has a valid name. Without a valid name, the save button focuses the name field instead. */
  hasName: boolean;
  onNameMissing: () => void;
}

/**
 * Returns the props of the dialog "Save before leaving?". After a successful save the navigation continues; if the save
 * needs a decision, the editor stays open.
 */
export function useLeaveDialog({ guard, saveControl, hasName, onNameMissing }: LeaveDialogOptions) {
  const [hasTriedSave, setHasTriedSave] = useState(false);
  const answer = (canLeave: boolean) => {
    setHasTriedSave(false);
    guard.answer(canLeave);
  };
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
  return {
    isOpen: guard.isConfirming,
    isSaving: saveControl.isSaving,
    // An error of an earlier save does not belong in this dialog.
    saveError: hasTriedSave ? saveControl.saveError : undefined,
    onStay: () => answer(false),
    onLeave: () => answer(true),
    onSave: save,
  };
}
