import type { LeaveGuard } from '#host/unsavedWork.ts';

/**
 * Creates a guard that delays navigation until the user confirms it. Navigation that the browser has already done
 * (Back, Forward) is reverted until then.
 */
export function createLeaveGuard(confirmLeave: () => Promise<boolean>): LeaveGuard {
  let isUnlocked = false;
  let isReturning = false;
  return {
    confirmLeave: async () => {
      isUnlocked = await confirmLeave();
      return isUnlocked;
    },
    runIfConfirmed: (navigate, historyDelta) => {
      if (isReturning) {
        isReturning = false;
        return;
      }
      if (isUnlocked) {
        navigate();
        return;
      }
      if (historyDelta) {
        isReturning = true;
        window.history.go(-historyDelta);
      }
      void confirmLeave().then((canLeave) => {
        isUnlocked = canLeave;
        if (!canLeave) return;
        if (historyDelta) window.history.go(historyDelta);
        else navigate();
      });
    },
  };
}
