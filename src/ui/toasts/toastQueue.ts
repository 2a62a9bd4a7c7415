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
  const waiting: ToastOptions[] = [];
  let receiver: Toast | undefined;
  const listeners = new Set<() => void>();
  return {
    show: (toast) => {
      if (receiver) {
        receiver(toast);
        return;
      }
      waiting.push(toast);
      for (const listener of listeners) listener();
    },
    receive: (next) => {
      receiver = next;
      for (const toast of waiting.splice(0)) next(toast);
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
