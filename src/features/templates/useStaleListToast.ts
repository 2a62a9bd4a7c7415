import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { usePluginContext } from '#session/pluginContext.ts';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import { useErrorToast } from '#ui/toasts/useErrorToast.ts';
import { messages } from './messages.ts';

/** Shows a toast while the displayed list is outdated because it could not be refreshed. */
export function useStaleListToast(error: unknown, refetch: () => unknown): void {
  const errorToast = useErrorToast(usePluginContext().showToast);
  const intl = useIntl();
  const showToast = useStableCallback(() => {
    errorToast.show({ text: intl.formatMessage(messages.stale), retry: () => void refetch() });
  });
  useEffect(() => {
    if (error) showToast();
    else errorToast.dismiss();
  }, [error, errorToast, showToast]);
}
