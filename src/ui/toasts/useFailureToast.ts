import { useEffect, useMemo, useRef } from 'react';
import type { Toast, ToastOptions } from './toastContract.ts';

/**
 * The toast about something that failed here: one at a time, which goes with the screen that it is about.
 * @param toast stable between renders
 */
export function useFailureToast(toast: Toast) {
  const close = useRef<() => void>(undefined);
  useEffect(() => () => close.current?.(), []);
  return useMemo(() => {
    /** It went well after all. */
    const takeAway = () => close.current?.();
    const tell = (failure: Omit<ToastOptions, 'type'>) => {
      takeAway();
      close.current = toast({ ...failure, type: 'error' });
    };
    return { tell, takeAway };
  }, [toast]);
}
