import type { LeaveGuard } from '#api/services.ts';

/** Holds every step back until `ask` is answered; one that the browser has made already is taken back meanwhile. */
export function createLeaveGuard(ask: () => Promise<boolean>): LeaveGuard {
  let isOpen = false;
  let isReturning = false;
  return {
    mayLeave: async () => {
      isOpen = await ask();
      return isOpen;
    },
    pass: (step, moved) => {
      if (isReturning) {
        isReturning = false;
        return;
      }
      if (isOpen) {
        step();
        return;
      }
      if (moved) {
        isReturning = true;
        window.history.go(-moved);
      }
      void ask().then((mayLeave) => {
        isOpen = mayLeave;
        if (!mayLeave) return;
        if (moved) window.history.go(moved);
        else step();
      });
    },
  };
}
