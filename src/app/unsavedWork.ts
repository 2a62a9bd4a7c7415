import type { LeaveGuard, UnsavedWork } from '#api/services.ts';

/** @param onChange hears whether there is unsaved work, whenever that changes */
export function createUnsavedWork(onChange: (isDirty: boolean) => void): UnsavedWork {
  let guard: LeaveGuard | undefined;
  return {
    isHeld: () => guard !== undefined,
    hold: (next) => {
      guard = next;
      onChange(true);
      return () => {
        if (guard !== next) return;
        guard = undefined;
        onChange(false);
      };
    },
    mayLeave: async () => guard?.mayLeave() ?? true,
    pass: (step, moved) => (guard ? guard.pass(step, moved) : step()),
  };
}
