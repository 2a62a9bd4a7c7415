import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import type { ShowToast, ToastOptions } from './toastContract.ts';

interface ErrorToastOptions extends Omit<ToastOptions, 'type'> {
  /** Called on a press of the "Try again" button in the toast. */
  retry?: () => void;
}

/** Returns functions that show and close an error toast. At most one such toast is shown, and it is closed on unmount. */
export function useErrorToast(toast: ShowToast) {
  const intl = useIntl();
  const close = useRef<() => void>(undefined);
  const dismiss = useCallback(() => close.current?.(), []);
  useEffect(() => dismiss, [dismiss]);
  const show = useStableCallback(({ retry, ...options }: ErrorToastOptions) => {
    dismiss();
    const label = intl.formatMessage(sharedMessages.retry);
    const retryAction = retry && { action: { label, onPress: retry } };
    close.current = toast({ ...options, ...retryAction, type: 'error' });
  });
  return useMemo(() => ({ show, dismiss }), [show, dismiss]);
}
