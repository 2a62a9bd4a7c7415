import type { Toast, ToastOptions } from './toastContract.ts';

/** Where toasts wait for the stack that shows them, which is loaded after the screen. */
export interface ToastQueue {
  show: Toast;
  /** Hands over whatever waits, then each further toast. @returns stops receiving */
  receive: (receiver: Toast) => () => void;
  /** Calls back when something waits and nobody receives. @returns stops listening */
  onWaiting: (listener: () => void) => () => void;
}

export function createToastQueue(): ToastQueue {
  const waiting = new Set<{ toast: ToastOptions; close: () => void }>();
  let receiver: Toast | undefined;
  const listeners = new Set<() => void>();
  return {
    show: (toast) => {
      if (receiver) return receiver(toast);
      const one = { toast, close: () => void waiting.delete(one) };
      waiting.add(one);
      for (const listener of listeners) listener();
      return () => one.close();
    },
    receive: (next) => {
      receiver = next;
      for (const one of waiting) one.close = next(one.toast);
      waiting.clear();
      return () => {
        receiver = undefined;
      };
    },
    onWaiting: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
