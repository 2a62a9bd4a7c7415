import { createListenerSet } from '#runtime/createListenerSet.ts';
import type { ShowToast, ToastOptions } from './toastContract.ts';

/** Queue that stores toasts until the component that shows them is loaded. */
export interface ToastQueue {
  show: ShowToast;
  /** Passes all queued and future toasts to `receiver`. @returns a function that disconnects the receiver */
  receive: (receiver: ShowToast) => () => void;
  /**
   * Calls `listener` when a toast is queued while no receiver is connected.
   * @returns a function that removes the listener
   */
  onPending: (listener: () => void) => () => void;
}

export function createToastQueue(): ToastQueue {
  const pendingToasts = new Set<{ toast: ToastOptions; close: () => void }>();
  let receiver: ShowToast | undefined;
  const pendingListeners = createListenerSet();
  return {
    show: (toast) => {
      if (receiver) return receiver(toast);
      const pending = { toast, close: () => void pendingToasts.delete(pending) };
      pendingToasts.add(pending);
      pendingListeners.notify();
      return () => pending.close();
    },
    receive: (newReceiver) => {
      receiver = newReceiver;
      for (const pending of pendingToasts) pending.close = newReceiver(pending.toast);
      pendingToasts.clear();
      return () => {
        receiver = undefined;
      };
    },
    onPending: pendingListeners.subscribe,
  };
}
