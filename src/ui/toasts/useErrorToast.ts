import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import type { ShowToast, ToastOptions } from './toastContract.ts';

interface ErrorToastOptions extends Omit<ToastOptions, 'type'> {
  /** Called on a press of the "Try again" button in the toast. */
  retry?: () => void;
}

/**
 * Returns functions that show and close an error toast. At most one such toast is shown, and it is closed on unmount.
 * @param toast must be stable between renders
 */
export function useErrorToast(toast: ShowToast) {
  const currentRetryLabel = useIntl().formatMessage(sharedMessages.retry);
  const retryLabel = useRef(currentRetryLabel);
  useLayoutEffect(() => {
    retryLabel.current = currentRetryLabel;
  });
  const close = useRef<() => void>(undefined);
  useEffect(() => () => close.current?.(), []);
  return useMemo(() => {
    const dismiss = () => close.current?.();
    const show = ({ retry, ...options }: ErrorToastOptions) => {
      dismiss();
      const retryAction = retry && { action: { label: retryLabel.current, onPress: retry } };
      close.current = toast({ ...options, ...retryAction, type: 'error' });
    };
    return { show, dismiss };
  }, [toast]);
}
