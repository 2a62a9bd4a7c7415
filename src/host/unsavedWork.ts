/** Handler that asks for confirmation before the user leaves a screen with unsaved work. */
export interface LeaveGuard {
  /** Asks the user for confirmation. Resolves to whether the screen may be left. */
  confirmLeave(): Promise<boolean>;
  /**
   * Asks for confirmation and calls `navigate` if the user confirms.
   * @param delta number of entries by which the browser has already moved in its history (Back, Forward); undefined if
   * the browser has not moved
   */
  runIfConfirmed(this: void, navigate: () => void, delta?: number): void;
}

/** Registry of the unsaved work of the current screen. Without unsaved work, no confirmation is required. */
export interface UnsavedWorkRegistry extends LeaveGuard {
  hasUnsavedWork(): boolean;
  /** Registers the guard of the current screen. Returns a function that unregisters it. */
  register(guard: LeaveGuard): () => void;
}

/** Creates the registry of unsaved work. @param onChange called when unsaved work appears or disappears */
export function createUnsavedWorkRegistry(
  onChange: (isDirty: boolean) => void,
): UnsavedWorkRegistry {
  let guard: LeaveGuard | undefined;
  return {
    hasUnsavedWork: () => guard !== undefined,
    register: (newGuard) => {
      guard = newGuard;
      onChange(true);
      return () => {
        if (guard !== newGuard) return;
        guard = undefined;
        onChange(false);
      };
    },
    confirmLeave: async () => guard?.confirmLeave() ?? true,
    runIfConfirmed: (navigate, delta) =>
      guard ? guard.runIfConfirmed(navigate, delta) : navigate(),
  };
}
