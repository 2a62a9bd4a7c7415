import type { UnsavedWork } from '#api/services.ts';

/** @param onChange hears whether there is unsaved work, whenever that changes */
export function createUnsavedWork(onChange: (isDirty: boolean) => void): UnsavedWork {
  let ask: (() => Promise<boolean>) | undefined;
  return {
    isHeld: () => ask !== undefined,
    hold: (next) => {
      if (!ask) onChange(true);
      ask = next;
      return () => {
        if (ask !== next) return;
        ask = undefined;
        onChange(false);
      };
    },
    mayLeave: async () => ask?.() ?? true,
  };
}
