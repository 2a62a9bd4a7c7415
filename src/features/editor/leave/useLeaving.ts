import { useState } from 'react';
import { useHandler } from '#ui/useHandler.ts';
import type { Save } from '../save/useSave.ts';
import type { useLeaveGuard } from './useLeaveGuard.ts';

interface LeavingOptions {
  guard: Pick<ReturnType<typeof useLeaveGuard>, 'isAsking' | 'settle'>;
  saving: Pick<Save, 'save' | 'isBusy' | 'refusal'>;
  /** Without a name nothing can be saved: it is asked for in its place. */
  hasName: boolean;
  onNameless: () => void;
}

/** The answers to "Save before leaving?": who saves leaves once it is stored, and stays where that asks for more. */
export function useLeaving({ guard, saving, hasName, onNameless }: LeavingOptions) {
  const [isTried, setIsTried] = useState(false);
  const answer = (mayLeave: boolean) => {
    setIsTried(false);
    guard.settle(mayLeave);
  };
  const save = useHandler(async () => {
    if (!hasName) {
      answer(false);
      onNameless();
      return;
    }
    setIsTried(true);
    const outcome = await saving.save();
    if (outcome !== 'refused') answer(outcome === 'saved');
  });
  return {
    isOpen: guard.isAsking,
    isSaving: saving.isBusy,
    // What was refused before is no answer to this.
    refusal: isTried ? saving.refusal : undefined,
    onStay: () => answer(false),
    onLeave: () => answer(true),
    onSave: save,
  };
}
