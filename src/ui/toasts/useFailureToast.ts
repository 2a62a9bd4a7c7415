import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import type { Toast, ToastOptions } from './toastContract.ts';

interface Failure extends Omit<ToastOptions, 'type'> {
  /** Does it once more, from a button of the toast. */
  retry?: () => void;
}

/**
 * The toast about something that failed here: one at a time, which goes with the screen that it is about.
 * @param toast stable between renders
 */
export function useFailureToast(toast: Toast) {
  const label = useIntl().formatMessage(sharedMessages.retry);
  const retryLabel = useRef(label);
  useLayoutEffect(() => {
    retryLabel.current = label;
  });
  const close = useRef<() => void>(undefined);
  useEffect(() => () => close.current?.(), []);
  return useMemo(() => {
    /** It went well after all. */
    const takeAway = () => close.current?.();
    const tell = ({ retry, ...failure }: Failure) => {
      takeAway();
      const again = retry && { action: { label: retryLabel.current, onPress: retry } };
      close.current = toast({ ...failure, ...again, type: 'error' });
    };
    return { tell, takeAway };
  }, [toast]);
}
