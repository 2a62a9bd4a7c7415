import type { LeaveGuard } from '#host/unsavedWork.ts';

/**
 * Creates a guard that delays navigation until the user confirms it. If the browser has already navigated (Back,
 * Forward), the guard reverts this before it asks the user.
 * @param confirmLeave asks the user; resolves to undefined if the editor is removed before the user answers
 */
export function createLeaveGuard(confirmLeave: () => Promise<boolean | undefined>): LeaveGuard {
  let isUnlocked = false;
  return {
    confirmLeave: async () => {
      isUnlocked = (await confirmLeave()) ?? true;
      return isUnlocked;
    },
    runIfConfirmed: (navigate, historyDelta) => {
      if (isUnlocked) {
        navigate();
        return;
      }
      if (historyDelta) window.history.go(-historyDelta);
      void confirmLeave().then((canLeave) => {
        isUnlocked = canLeave ?? false;
        if (!canLeave) return;
        if (historyDelta) window.history.go(historyDelta);
        else navigate();
      });
    },
  };
}
